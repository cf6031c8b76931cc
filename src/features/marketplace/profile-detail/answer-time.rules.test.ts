import { expect, test } from 'vitest';
import { answerTimeText } from './answer-time.rules.ts';

test.each([
  [undefined, '–'],
  [null, 'New'],
  [0, 'Within an hour'],
  [59, 'Within an hour'],
  [60, '1 hour'],
  [320, '5 hours'],
  [2879, '48 hours'],
  [2880, '2 days'],
  [14_400, '10 days'],
])('%s minutes are %s', (minutes, text) => {
  expect(answerTimeText(minutes)).toBe(text);
});
