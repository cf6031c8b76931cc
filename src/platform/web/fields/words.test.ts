import { expect, test } from 'vitest';
import { cleanWords } from './words.ts';

test.each([
  [['wells', '  ', ''], ['wells']],
  [
    [' wells ', 'WELLS', 'water'],
    ['wells', 'water'],
  ],
  [[' '], []],
])('%j becomes %j', (typed, kept) => expect(cleanWords(typed)).toEqual(kept));
