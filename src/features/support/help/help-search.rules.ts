import { plainText, plainWordsOf } from '#platform/contract/plain-text.ts';
import { PENDING_RULES, rulesOn } from './csr-law.rules.ts';
import type { CsrRule } from './csr-rules.data.ts';
import {
  HELP_CATEGORIES,
  type HelpCategory,
  type HelpQuestion,
  PARTNERSHIPS,
  PLATFORM_BASICS,
} from './help.data.ts';

export type HelpItem = HelpQuestion | CsrRule;

/**
 * Returns all questions by category, with the rules that apply on a day `YYYY-MM-DD`; pending ones come last.
 * @param edit puts in the words that admins have published.
 */
export function helpOn(
  day: string,
  edit: (items: HelpItem[]) => HelpItem[] = (items) => items,
): Record<HelpCategory, HelpItem[]> {
  return {
    'Platform Basics': edit(PLATFORM_BASICS),
    'CSR Compliance': edit([...rulesOn(day), ...PENDING_RULES]),
    'Partnerships & Matching': edit(PARTNERSHIPS),
  };
}

/** Finds the questions that contain every word of a search, in the question or its answer. Empty categories are left out. */
export function searchHelp(
  help: Record<HelpCategory, HelpItem[]>,
  search: string,
): [category: HelpCategory, items: HelpItem[]][] {
  const words = plainWordsOf(search);
  return HELP_CATEGORIES.map((category): [HelpCategory, HelpItem[]] => [
    category,
    help[category].filter(({ question, answer }) => {
      const text = plainText(`${question} ${answer}`).toLowerCase();
      return words.every((word) => text.includes(word));
    }),
  ]).filter(([, items]) => items.length > 0);
}
