import { describe, expect, test } from 'vitest';
import { countDone, formatDuration, nextModule, passMark } from './courses.rules.ts';

const IDS = ['a', 'b', 'c', 'd'];

describe('the module to go on with', () => {
  test.each([
    ['nothing was opened', [], null, 1],
    ['the last one is not done', ['a'], 'b', 2],
    ['the last one is done', ['a', 'b'], 'b', 3],
    ['one before it was left out', ['b', 'c', 'd'], 'd', 1],
    ['all are done', IDS, 'd', 1],
    ['the last one was removed', ['a', 'x'], 'x', 2],
  ])('%s', (_, done, last, expected) => {
    expect(nextModule(IDS, done, last)).toBe(expected);
  });

  test('of a course without modules is the first', () => {
    expect(nextModule([], ['a'], 'a')).toBe(1);
  });
});

test('modules that were removed do not count', () => {
  expect(countDone(IDS, ['a', 'x', 'd'])).toBe(2);
});

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 3],
  [5, 4],
  [10, 7],
])('a quiz of %i questions needs %i right answers', (questions, mark) => {
  expect(passMark(questions)).toBe(mark);
});

test.each([
  [45, '45 min'],
  [60, '1 h'],
  [150, '2 h 30 min'],
])('%i minutes are %s', (minutes, words) => {
  expect(formatDuration(minutes).replaceAll('\u00a0', ' ')).toBe(words);
});
