import { describe, expect, test } from 'vitest';
import { shorten, startOf } from './texts.ts';

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
