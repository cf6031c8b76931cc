import { plainText } from '#platform/contract/plain-text.ts';
import { withoutEnd } from '#platform/contract/texts.ts';
import {
  HINDI_PHRASES,
  HINDI_STOP_WORDS,
  HINDI_WORDS,
  ROMAN_HINDI_PHRASES,
  ROMAN_HINDI_SIGNS,
  ROMAN_HINDI_STOP_WORDS,
  ROMAN_HINDI_WORDS,
} from './assistant-hindi.data.ts';

/** Language of a question: English, or Hindi in Devanagari or in English letters (BCP 47). */
type QuestionLanguage = 'en' | 'hi' | 'hi-Latn';

const DEVANAGARI = /\p{Script=Devanagari}/u;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The word without the vowels and plural endings at its end: कंपनी, कंपनियों. Rough, but the same for all. */
const stem = (word: string) =>
  withoutEnd(word.replace(/(?:ियों|ियां|ाओं|ाएं|ुओं|ओं|एं)$/u, ''), /[\u093e-\u094c\u0902]/u);

/** Splits lines `English: Hindi Hindi` into pairs of a Hindi word and an English one. */
const pairs = (table: string): [hindi: string, english: string][] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', hindi = ''] = line.split(': ');
      return hindi.split(' ').map((word): [string, string] => [word, english]);
    });

const wordsIn = (text: string) => text.match(WORD) ?? [];

const TO_ENGLISH = new Map(pairs(plainText(HINDI_WORDS)).map(([hindi, english]) => [stem(hindi), english]));
const ROMAN_TO_ENGLISH = new Map(pairs(ROMAN_HINDI_WORDS));
const STOP_WORDS = new Set(wordsIn(plainText(HINDI_STOP_WORDS)));
const ROMAN_STOP_WORDS = new Set(wordsIn(ROMAN_HINDI_STOP_WORDS));
const SIGNS = new Set(wordsIn(ROMAN_HINDI_SIGNS));

/** Returns a function that replaces the phrases of a table by the English ones. */
function phrases(table: string): (text: string) => string {
  const lines = table
    .trim()
    .split('\n')
    .map((line) => line.split(': '));
  return (text) =>
    lines.reduce((now, [english = '', hindi = '']) => now.replaceAll(hindi, ` ${english} `), text);
}

const withoutPhrases = phrases(plainText(HINDI_PHRASES));
const withoutRomanPhrases = phrases(ROMAN_HINDI_PHRASES);

/** Returns the language that a question is written in. A few English words in it do not matter. */
export function languageOf(question: string): QuestionLanguage {
  if (DEVANAGARI.test(question)) return 'hi';
  return wordsIn(question.toLowerCase()).some((word) => SIGNS.has(word)) ? 'hi-Latn' : 'en';
}

const fromDevanagari = (word: string) => (STOP_WORDS.has(word) ? '' : (TO_ENGLISH.get(stem(word)) ?? word));

const fromRoman = (word: string) => (ROMAN_STOP_WORDS.has(word) ? '' : (ROMAN_TO_ENGLISH.get(word) ?? word));

/**
 * Returns a question with its Hindi words replaced by the English words of the searched texts. Unknown words stay as
 * they are, so a question about something else is not answered because of the words around them.
 */
export function inEnglish(question: string): string {
  const language = languageOf(question);
  if (language === 'en') return question;
  const [plain, toEnglish] =
    language === 'hi'
      ? [withoutPhrases(plainText(question)), fromDevanagari]
      : [withoutRomanPhrases(question.toLowerCase()), fromRoman];
  return wordsIn(plain).map(toEnglish).filter(Boolean).join(' ');
}
