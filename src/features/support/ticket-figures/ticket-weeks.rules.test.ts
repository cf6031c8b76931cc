import { describe, expect, test } from 'vitest';
import { formatBusinessMinutes, formatWeek, lastMondays, median, mondayOf } from './ticket-weeks.rules.ts';

describe('weeks of tickets', () => {
  test.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('the week of %s starts on %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });

  test('begin at midnight in India', () => {
    expect(lastMondays(new Date('2026-11-22T18:29:59Z'), 2)).toEqual(['2026-11-16', '2026-11-09']);
    expect(lastMondays(new Date('2026-11-22T18:30:00Z'), 2)).toEqual(['2026-11-23', '2026-11-16']);
  });

  test.each([
    [[], null],
    [[7], 7],
    [[9, 1, 5], 5],
    [[10, 1, 3, 4], 3.5],
  ])('the median of %j is %j', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  test.each([
    [0, '0 min'],
    [45, '45 min'],
    [60, '1 h'],
    [1440, '24 h'],
    [205, '3 h 25 min'],
  ])('%i minutes are %s', (minutes, text) => {
    expect(formatBusinessMinutes(minutes)).toBe(text);
  });

  test.each([
    ['2026-11-16', '16 to 22 Nov 2026'],
    ['2026-11-30', '30 Nov to 6 Dec 2026'],
    ['2026-12-28', '28 Dec 2026 to 3 Jan 2027'],
  ])('the week from %s is %s', (monday, text) => {
    expect(formatWeek(monday)).toBe(text);
  });
});
