import { expect, test } from 'vitest';
import { waitInWords } from './sign-in-limits.rules.ts';

test.each([
  [1, 'in 1 second'],
  [59, 'in 59 seconds'],
  [60, 'in 1 minute'],
  [61, 'in 2 minutes'],
  [900, 'in 15 minutes'],
])('a wait of %i s is "%s"', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});
