import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { placeNamed, townsNamed } from '#platform/contract/places.ts';

const LINE_END = 10;

/** The words of the package `word-list`, one a line in the order of the alphabet; read with the first question. */
let list: Buffer | undefined;

const readList = () =>
  readFileSync(join(dirname(createRequire(import.meta.url).resolve('word-list')), 'words.txt'));

/** The line that the byte at a place belongs to. */
function lineAt(words: Buffer, at: number): { text: string; start: number; end: number } {
  const start = at === 0 ? 0 : words.lastIndexOf(LINE_END, at - 1) + 1;
  const next = words.indexOf(LINE_END, at);
  const end = next < 0 ? words.length : next;
  return { text: words.toString('latin1', start, end), start, end };
}

/** Whether a word is in the dictionary of English, in any of its forms: "lamp" and "lamps". */
function isEnglishWord(word: string): boolean {
  list ??= readList();
  const wanted = word.toLowerCase();
  let [from, to] = [0, list.length];
  while (from < to) {
    const line = lineAt(list, Math.floor((from + to) / 2));
    if (line.text === wanted) return true;
    if (line.text < wanted) from = line.end + 1;
    else to = line.start;
  }
  return false;
}

/**
 * Whether a word is English or the name of a place in India: no typing error, though nobody may have written it. "Lamps" is not
 * "camps", and Jaipur is not Udaipur.
 */
export const isKnownWord = (word: string): boolean =>
  isEnglishWord(word) || placeNamed(word) !== null || townsNamed(word).length > 0;
