/*
 * Rules for texts that strangers read, above all names. Characters that nobody sees make two names look alike, turn the
 * text around them, or leave a name blank.
 */

/**
 * Beyond controls, formats and unassigned ones: fillers, selectors and an empty Braille cell, though they count as letters. The
 * selector that makes an emoji of a sign stays behind it.
 */
const INVISIBLE =
  /(?![\0\p{Cs}\t\n\v\f\r\u200c\u200d]|(?<=\p{Emoji_Presentation}|\p{Extended_Pictographic})\ufe0f)[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Of long texts only what may turn or hide others; NUL and halves of pairs are refused, not left out. */
const UNWANTED = /(?![\0\t\n\r\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}]/gu;

/** A joiner or non-joiner changes how these scripts, in which India writes, join letters. */
const JOINING_SCRIPTS =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Arabic}]/u;

/** With a joiner after them these become letters of their own, as older keyboards write them, also where a word ends. */
const LETTER_WITH_JOINER = /[ണനരലളക]്$|ত্$/u;

/** A joiner between two pictures makes one of them: a farmer, a family. */
const PICTURE_BEFORE = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)$/u;
const PICTURE_BEHIND = /^\p{Extended_Pictographic}/u;

const VISIBLE = /(?![\p{C}\p{M}\p{Default_Ignorable_Code_Point}\s\u2800])./u;

/** A text without joiners that join nothing. */
export const withoutStrayJoiners = (value: string): string =>
  value.replace(/[\u200c\u200d]/g, (joiner, at: number) => {
    const isWithin = JOINING_SCRIPTS.test(value[at - 1] ?? '') && JOINING_SCRIPTS.test(value[at + 1] ?? '');
    const makesLetter = joiner === '\u200d' && LETTER_WITH_JOINER.test(value.slice(Math.max(at - 2, 0), at));
    const joinsPictures =
      joiner === '\u200d' &&
      PICTURE_BEFORE.test(value.slice(Math.max(at - 2, 0), at)) &&
      PICTURE_BEHIND.test(value.slice(at + 1, at + 3));
    return isWithin || makesLetter || joinsPictures ? joiner : '';
  });

/** A text of several lines without controls and bidi overrides; one in which nothing can be seen is blank. */
export function cleanText(value: string): string {
  const clean = value.replace(UNWANTED, '').trim();
  // What cannot be stored stays, for the server to say so.
  return VISIBLE.test(clean) || /[\0\p{Cs}]/u.test(clean) ? clean : '';
}

/** A text of one line without anything invisible: line breaks in it could start a new paragraph of a mail. */
export const cleanLine = (value: string): string =>
  cleanText(withoutStrayJoiners(value.replace(INVISIBLE, '')).replace(/\s+/g, ' '));

/** Tells whether somebody can read a name aloud: it has a letter or a digit. */
export const isReadable = (name: string): boolean => /[\p{L}\p{N}]/u.test(cleanLine(name));

/** Letters of other scripts, and digits, that look like those of the product's name. */
const LOOK_ALIKES: Record<string, string> = {
  а: 'a',
  α: 'a',
  ɑ: 'a',
  '@': 'a',
  '4': 'a',
  ԁ: 'd',
  ɗ: 'd',
  đ: 'd',
  ð: 'd',
  ꓓ: 'd',
  ᗞ: 'd',
  ժ: 'd',
  і: 'i',
  ι: 'i',
  ı: 'i',
  ӏ: 'i',
  ɩ: 'i',
  l: 'i',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  т: 't',
  τ: 't',
  ŧ: 't',
  '†': 't',
  ѵ: 'v',
  ν: 'v',
  υ: 'v',
  ט: 'v',
  у: 'y',
  γ: 'y',
  ү: 'y',
  ұ: 'y',
  ყ: 'y',
  ʏ: 'y',
  ɣ: 'y',
  ў: 'y',
};

/** A name as it looks at a glance: compatible letters as one, without accents, look-alikes as Latin letters. */
const glance = (name: string) =>
  Array.from(name.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''))
    .map((letter) => LOOK_ALIKES[letter] ?? letter)
    .join('');

const PRODUCT = 'dayitva';

/** The product's name as a word, whatever signs come between its letters. */
const PRODUCT_AS_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])${Array.from(PRODUCT).join('[^\\p{L}\\p{N}]*')}(?![\\p{L}\\p{N}])`,
  'u',
);

/** Finds the platform's own names, also in look-alike letters, and the name that erased members get. */
export function isReservedName(name: string): boolean {
  const seen = glance(cleanLine(name));
  const letters = seen.replace(/[^\p{L}\p{N}]/gu, '');
  return (
    letters.startsWith(PRODUCT) ||
    PRODUCT_AS_WORD.test(seen) ||
    cleanLine(name).normalize('NFKC') === 'दायित्व' ||
    /^deleted member( \d+)?$/i.test(cleanLine(name).normalize('NFKC'))
  );
}

const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Cherokee',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Arabic',
  'Hebrew',
  'Georgian',
  'Thai',
  'Lisu',
  'Canadian_Aboriginal',
].map((script) => ({ script, letters: new RegExp(`\\p{Script=${script}}`, 'u') }));

/** Scripts whose letters look so much like each other's that they have no place in one name. */
const ALIKE = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Lisu', 'Canadian_Aboriginal'];

const scriptsIn = (text: string) =>
  SCRIPTS.filter(({ letters }) => letters.test(text)).map(({ script }) => script);

/**
 * The scripts that a name mixes such that it may look like another: in one word, or look-alike ones anywhere in it.
 * A name in two scripts side by side, such as English and Hindi, mixes nothing.
 */
export function mixedScripts(name: string): string[] {
  const alike = scriptsIn(name).filter((script) => ALIKE.includes(script));
  const words = name.split(/[^\p{L}\p{M}]+/u).map(scriptsIn);
  const mixed = [alike, ...words].filter((scripts) => scripts.length > 1).flat();
  return [...new Set(mixed)];
}
