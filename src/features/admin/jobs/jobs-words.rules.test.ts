import { expect, test } from 'vitest';
import { formatSize, formatUptime, formatWhen, queueLabel } from './jobs-words.rules.ts';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '1.5 KB'],
  [150 * 1024 ** 2, '150 MB'],
  [1.5 * 1024 ** 3, '1.5 GB'],
])('%d bytes are %s', (bytes, words) => expect(formatSize(bytes)).toBe(words));

test.each([
  ['2026-11-22T10:00:30Z', '0 min'],
  ['2026-11-22T09:55:00Z', '6 min'],
  ['2026-11-22T07:55:00Z', '2 h 6 min'],
  ['2026-11-19T07:00:00Z', '3 d 3 h'],
])('a process of %s runs for %s', (since, words) =>
  expect(formatUptime(since, new Date('2026-11-22T10:01:00Z'))).toBe(words),
);

test('an instant that is not known has words', () => {
  expect(formatWhen(null)).toBe('Not known');
  expect(formatWhen('2026-11-22T10:00:00Z')).toBe('22 Nov 2026, 3:30 pm');
  expect(queueLabel('late-tickets')).toBe('Late tickets');
});
