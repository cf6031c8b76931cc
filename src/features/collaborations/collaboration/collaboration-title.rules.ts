import { startOf, withoutLastWord } from '#platform/contract/texts.ts';

/** Longest title, in UTF-16 code units, of a collaboration that starts with a request. A card shows it on two lines. */
export const SHORT_TITLE_MAX = 80;

/** Words that promise more to come, so that no title ends with them. */
const OPEN_ENDS = new Set(
  'a an and at by for from in into of on or our that the their through to we which who with your'.split(' '),
);

/** A full stop within the first ten characters belongs to an abbreviation: "Dr. Rao asks ...". */
const FIRST_SENTENCE = /^.{10,}?[.!?](?=\s|$)/s;

/**
 * Suggests the title of a collaboration: the first sentence of its objective on one line, cut after a word if
 * it is longer than `SHORT_TITLE_MAX`.
 */
export function shortTitle(objective: string): string {
  const sentence = FIRST_SENTENCE.exec(objective)?.[0].replace(/[.!?]$/, '') ?? objective;
  const line = sentence.replace(/\s+/g, ' ').trim();
  if (line.length <= SHORT_TITLE_MAX) return line;
  const start = startOf(line, SHORT_TITLE_MAX);
  const words = (line[start.length] === ' ' ? start : withoutLastWord(start)).split(' ');
  while (words.length > 1 && OPEN_ENDS.has((words.at(-1) ?? '').toLowerCase())) words.pop();
  return words.join(' ').replace(/[,;:]$/, '');
}
