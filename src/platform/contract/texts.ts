/**
 * Returns the first characters of a text, `max` UTF-16 units at most. A cut through an emoji would leave half a
 * surrogate pair, which cannot be stored; it leaves the emoji out.
 */
export const startOf = (text: string, max: number): string =>
  text.slice(0, max).replace(/\p{Surrogate}$/u, '');

/** Returns a text of `max` UTF-16 units at most: a longer one is cut and ends with an ellipsis. */
export const shorten = (text: string, max: number): string =>
  text.length > max ? `${startOf(text, max - 1)}…` : text;
