/** Scripts beside Latin and Devanagari, which the base font has, with the file of their font. */
const SCRIPTS: [letter: RegExp, file: string][] = [
  [/\p{Script=Bengali}/u, 'bengali'],
  [/\p{Script=Gurmukhi}/u, 'gurmukhi'],
  [/\p{Script=Gujarati}/u, 'gujarati'],
  [/\p{Script=Oriya}/u, 'oriya'],
  [/\p{Script=Tamil}/u, 'tamil'],
  [/\p{Script=Telugu}/u, 'telugu'],
  [/\p{Script=Kannada}/u, 'kannada'],
  [/\p{Script=Malayalam}/u, 'malayalam'],
  [/\p{Script=Ol_Chiki}/u, 'ol-chiki'],
  [/\p{Script=Meetei_Mayek}/u, 'meetei-mayek'],
  [/\p{Script=Arabic}/u, 'arabic'],
];

const SHAPED = new RegExp(
  ['\\p{Script=Devanagari}', ...SCRIPTS.map(([letter]) => letter.source)].join('|'),
  'u',
);

/** Whether letters of a text change their form and place beside others: it is shaped before it is drawn. */
export const needsShaping = (text: string): boolean => SHAPED.test(text);

/** The file of the font that has the letters of a script; undefined for signs that all scripts share, `base` for Latin and Devanagari. */
export function fontNameOf(letter: string): string | undefined {
  if (/[\p{Script=Latin}\p{Script=Devanagari}0-9]/u.test(letter)) return 'base';
  return SCRIPTS.find(([ofScript]) => ofScript.test(letter))?.[1];
}
