/** More words than these say nothing more about a title. */
const WORDS_MAX = 8;

/** Returns the words of a search, each as the beginning of a word in a title or category. */
export const searchWords = (search: string): string[] =>
  search
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, WORDS_MAX);
