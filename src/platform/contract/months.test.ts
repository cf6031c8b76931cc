import { expect, test } from 'vitest';
import { monthsFromText, monthsInWords, readMonths } from './months.ts';

test.each([
  ['18', 18],
  [' 18 months ', 18],
  ['1 month', 1],
  ['2 years', 24],
  ['2yrs', 24],
  ['1.5 years', 18],
  ['1 year 6 months', 18],
  ['1 year, 6', 18],
  ['2 Years and 3 mo.', 27],
  ['120', 120],
  ['', null],
])('%j is %j months', (typed, months) => {
  expect(readMonths(typed, 120)).toEqual({ months });
  expect(monthsFromText(typed, 120)).toBe(months);
});

test.each([
  ['-3', 'Duration must be at least 1 month'],
  ['−2 years', 'Duration must be at least 1 month'],
  ['0', 'Duration must be at least 1 month'],
  ['121', 'Duration must be at most 120 months'],
  ['11 years', 'Duration must be at most 120 months'],
  ['1.5', 'Duration must be a whole number of months'],
  ['1.1 years', 'Duration must be a whole number of months'],
  ...['about 6-9 months', 'a year', '18 weeks', '2 years -3', 'months'].map((typed) => [
    typed,
    'Duration must be a time such as 18 months, 2 years or 1.5 years',
  ]),
])('%j is refused: %s', (typed, error) => {
  expect(readMonths(typed, 120)).toEqual({ error });
  expect(monthsFromText(typed, 120)).toBeNaN();
});

test.each([
  [1, '1 month'],
  [11, '11 months'],
  [12, '12 months (1 year)'],
  [30, '30 months (2 years 6 months)'],
])('%j reads %j', (months, words) => {
  expect(monthsInWords(months)).toBe(words);
});
