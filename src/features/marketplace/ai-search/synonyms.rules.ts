import { SYNONYMS } from './sentence-words.data.ts';

/** A word without the usual endings, so that "weavers" and "weaver" are the same. */
const bare = (text: string) =>
  text
    .split(' ')
    .map((word) => (word.length > 3 ? word.replace(/(?:ies|es|s)$/, '') : word))
    .join(' ');

const GROUPS = SYNONYMS.trim()
  .split('\n')
  .map((line) => line.split(',').map((text) => text.trim()));

const GROUPS_BY_TEXT = new Map<string, string[][]>();
for (const group of GROUPS)
  for (const text of group)
    GROUPS_BY_TEXT.set(bare(text), [...(GROUPS_BY_TEXT.get(bare(text)) ?? []), group]);

/** Words that are known for the same thing; none of them is a typing error. */
export const SYNONYM_WORDS: ReadonlySet<string> = new Set(GROUPS.flat().flatMap((text) => text.split(' ')));

/** Other words for a text of a search, without the text itself. */
export function synonymsOf(text: string): string[] {
  const others = (GROUPS_BY_TEXT.get(bare(text)) ?? []).flat();
  return [...new Set(others)].filter((other) => bare(other) !== bare(text));
}
