import { expect, test } from 'vitest';
import { isTrending } from './trending.rules.ts';

test.each([
  [15, 10, true],
  [14, 10, false],
  [10, 10, false],
  [5, 0, true],
  [4, 0, false],
  [4, 1, false],
  [0, 0, false],
])('%i events after %i: %s', (count, before, trending) =>
  expect(isTrending(count, before, true)).toBe(trending),
);

test('nothing grows while there is nothing to compare with', () =>
  expect(isTrending(50, 0, false)).toBe(false));
