import { expect, test } from 'vitest';
import { startsOf } from './booking-desk.rules.ts';

test('one day has its times, in India', () => {
  const pattern = { first_day: '2036-02-01', times: ['15:30', '00:30'], weekdays: [], weeks: 1 };
  expect(startsOf(pattern)).toEqual(['2036-01-31T19:00:00.000Z', '2036-02-01T10:00:00.000Z']);
});

test('days of the week repeat for whole weeks from the first day on', () => {
  // 1 February 2036 is a Friday.
  const pattern = { first_day: '2036-02-01', times: ['10:00'], weekdays: ['thu', 'fri'], weeks: 2 };
  expect(startsOf(pattern).map((start) => start.slice(0, 10))).toEqual([
    ...['2036-02-01', '2036-02-07', '2036-02-08', '2036-02-14'],
  ]);
});
