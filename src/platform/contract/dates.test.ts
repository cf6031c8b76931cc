import { describe, expect, test } from 'vitest';
import {
  dayAfter,
  dayInIndia,
  formatAgo,
  formatDay,
  formatInstant,
  formatTime,
  instantInIndia,
  instantOfFields,
  secondsToMidnightInIndia,
  timeFieldInIndia,
} from './dates.ts';

test('a day reads as day, month, year', () => {
  expect(formatDay('2026-11-21')).toBe('21 Nov 2026');
  expect(formatDay('2027-01-05')).toBe('5 Jan 2027');
});

test('days begin at midnight in India', () => {
  expect(dayInIndia(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
  expect(dayInIndia(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
  expect(formatInstant('2026-11-20T18:30:00.000Z')).toBe('21 Nov 2026');
});

test.each([
  ['2026-11-21T07:11:00.000Z', '12:41 pm'],
  ['2026-11-20T18:30:59.999Z', '12:00 am'],
  ['2026-11-21T06:29:00.000Z', '11:59 am'],
  ['2026-11-21T12:35:00.000Z', '6:05 pm'],
])('%s is %s in India', (instant, time) => {
  expect(formatTime(instant)).toBe(time);
});

test('a time of day in India is an instant, and reads back as the field held it', () => {
  expect(instantInIndia('2026-11-21').toISOString()).toBe('2026-11-20T18:30:00.000Z');
  expect(instantOfFields('2026-11-21', '09:05')).toBe('2026-11-21T03:35:00.000Z');
  expect(timeFieldInIndia(new Date('2026-11-21T03:35:00Z'))).toBe('09:05');
});

test.each([
  ['', '09:05'],
  ['2026-11-21', ''],
])('a form with the day "%s" and the time "%s" has no instant yet', (day, time) => {
  expect(instantOfFields(day, time)).toBe('');
});

describe('how long ago', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  test.each([
    ['2026-11-21T12:00:05Z', 'Just now'],
    ['2026-11-21T11:00:01Z', 'Just now'],
    ['2026-11-21T11:00:00Z', '1 hour ago'],
    ['2026-11-20T12:00:01Z', '23 hours ago'],
    ['2026-11-20T12:00:00Z', '1 day ago'],
    ['2026-11-01T12:00:00Z', '20 days ago'],
  ])('%s is %s', (instant, words) => {
    expect(formatAgo(instant, now)).toBe(words);
  });
});

test.each([
  ['2026-11-21T18:29:59.001Z', 1],
  ['2026-11-21T18:30:00Z', 86_400],
  ['2026-11-21T06:30:00Z', 43_200],
])('from %s it is %i s until midnight in India', (instant, seconds) => {
  expect(secondsToMidnightInIndia(new Date(instant))).toBe(seconds);
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-11-21', 90, '2027-02-19'],
])('the day %s and %i days are %s', (day, days, later) => {
  expect(dayAfter(day, days)).toBe(later);
});
