import { expect, test } from 'vitest';
import { isKnownWord } from './known-words.ts';

test.each(['lamps', 'Stray', 'helpline', 'aa', 'zzz', 'Jaipur', 'Madras', 'Hamirpur', 'Tamilnadu'])(
  '%s is a word',
  (word) => expect(isKnownWord(word)).toBe(true),
);

test.each(['plantasion', 'handlom', 'clincs', '', '!', 'zzzz', 'Jharkhnad'])('%j is none', (word) =>
  expect(isKnownWord(word)).toBe(false),
);
