/** Placeholders of canned answers, and what each one becomes. */
export const PLACEHOLDERS = {
  name: 'Name of the author',
  ticket: 'Number of the ticket',
  subject: 'Subject of the ticket',
  supporter: 'Your own name',
} as const;
type Placeholder = keyof typeof PLACEHOLDERS;

export type PlaceholderValues = Record<Placeholder, string>;

const BRACES = /\{([^{}\n]*)\}/g;

const isPlaceholder = (word: string): word is Placeholder => Object.hasOwn(PLACEHOLDERS, word);

/** `{name}, {ticket}, {subject} and {supporter}`. */
export const PLACEHOLDER_LIST = new Intl.ListFormat('en').format(
  Object.keys(PLACEHOLDERS).map((word) => `{${word}}`),
);

/** Returns the first text in braces that is no placeholder, with its braces; undefined if all are known. */
export const unknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(BRACES)].find(([, word = '']) => !isPlaceholder(word))?.[0];

/** Replaces the placeholders, each one once: a value with braces in it stays as it is. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(BRACES, (braces, word: string) => (isPlaceholder(word) ? values[word] : braces));
