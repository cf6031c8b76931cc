import { expect, test } from 'vitest';
import { shortList } from './match-line.tsx';

test('a long list is cut and says how many entries are left out', () => {
  expect(shortList(['a', 'b', 'c'])).toBe('a, b, c');
  expect(shortList(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c +2 more');
});
