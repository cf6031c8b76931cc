import { describe, expect, test } from 'vitest';
import { processorTime } from '#platform/testing/processor-time.ts';
import { cutAtWord, shorten, startOf, withoutEnd } from './texts.ts';

describe('a text that is too long', () => {
  test('is cut at the limit, with an ellipsis within it', () => {
    expect(startOf('abcdef', 4)).toBe('abcd');
    expect(shorten('abcdef', 4)).toBe('abc…');
    expect(shorten('abcd', 4)).toBe('abcd');
  });

  test('never ends with half an emoji', () => {
    expect(startOf('ab😀', 3)).toBe('ab');
    expect(startOf('ab😀', 4)).toBe('ab😀');
    expect(shorten('ab😀d', 4)).toBe('ab…');
  });
});

test.each([
  ['one two three', 'one two three'],
  ['one two three four', 'one two…'],
  ['one two  threefour', 'one two…'],
  ['onetwothreefour', 'onetwothreefo…'],
])('%j is cut before a word', (text, cut) => expect(cutAtWord(text, 13)).toBe(cut));

test('signs at the end are left out, and none within', () => {
  expect(withoutEnd('a. b. . ', /[.\s]/)).toBe('a. b');
  expect(withoutEnd('...', /\./)).toBe('');
});

test('a text of nothing but spaces takes no time', () => {
  const spaces = `a${' '.repeat(200_000)}b`;
  expect(processorTime(() => cutAtWord(`${spaces}c`, spaces.length))).toBeLessThan(1000);
  expect(processorTime(() => withoutEnd(spaces, /\s/))).toBeLessThan(1000);
});
