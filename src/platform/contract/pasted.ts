/** Characters that nobody sees; halves of pairs stay, to be refused. */
const INVISIBLE = /(?![\0\p{Cs}\s])[\p{C}\p{Default_Ignorable_Code_Point}]/gu;

/** Hyphens, dashes and the minus of web pages and Word. */
const HYPHENS = /[\u2010-\u2015\u2043\u2212\uFE58]/g;

/** A number or identifier as it was meant: without the invisible characters, wide letters and odd hyphens that come with a paste. */
export const withoutPasted = (text: string): string =>
  text.replace(INVISIBLE, '').replace(HYPHENS, '-').normalize('NFKC');
