import { expect, test } from 'vitest';
import { figureWords } from './support-figures.rules.ts';

test.each([
  [{ response_minutes: null, resolution_percent: null, active: null }, ['New', 'New', 'New']],
  [{ response_minutes: 95.5, resolution_percent: 98, active: 23 }, ['< 2 hours', '98%', '23']],
  [{ response_minutes: 0, resolution_percent: 100, active: 0 }, ['< 1 hour', '100%', '0']],
  [{ response_minutes: 120, resolution_percent: 0, active: 1 }, ['< 3 hours', '0%', '1']],
])('%o reads %o', (figures, words) => {
  const { response, resolution, active } = figureWords(figures);
  expect([response, resolution, active]).toEqual(words);
});
