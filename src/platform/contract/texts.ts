/**
 * Returns the first characters of a text, `max` UTF-16 units at most. A cut through an emoji would leave half a
 * surrogate pair, which cannot be stored; it leaves the emoji out.
 */
export const startOf = (text: string, max: number): string =>
  text.slice(0, max).replace(/\p{Surrogate}$/u, '');

/** Returns a text of `max` UTF-16 units at most: a longer one is cut and ends with an ellipsis. */
export const shorten = (text: string, max: number): string =>
  text.length > max ? `${startOf(text, max - 1)}…` : text;

/**
 * Returns a text without the characters at its end that `unwanted` matches, which tells about one character. The
 * expression `/[.\s]+$/` would start at each dot of the text, and takes time by the square of its length.
 */
export function withoutEnd(text: string, unwanted: RegExp): string {
  let end = text.length;
  while (end > 0 && unwanted.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Returns a text without its last word and the space before it; a single word stays. */
export function withoutLastWord(text: string): string {
  const before = withoutEnd(text, /\S/);
  return before === '' ? text : before.trimEnd();
}

/** Returns a text of `max` UTF-16 units at most and an ellipsis: a longer one is cut before a word. */
export const cutAtWord = (text: string, max: number): string =>
  text.length > max ? `${withoutLastWord(startOf(text, max))}…` : text;
