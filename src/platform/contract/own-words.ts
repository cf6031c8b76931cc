/** The message for a password that `isOwnWords`, in forms and from the server. */
export const OWN_WORDS_MESSAGE =
  'This password is too close to your name, email or organisation. Please choose another one.';

const PRODUCT = 'dayitva';

/** Shorter parts of a name, such as "of", say nothing of whose password it is. */
const WORD_MIN = 3;

/** Up to this many digits and signs, such as a date of birth, do not make words hard to guess. */
const REST_MAX = 8;

const NOT_LETTERS = /[^\p{L}\p{M}]+/gu;
const plain = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/** An email or name as a guesser tries it: whole, without its signs, on either side of the @, and in its parts. */
function wordsOf(text: string): string[] {
  const wholes = [text, ...text.split('@')];
  const words = [
    ...wholes,
    ...wholes.map((whole) => whole.replace(NOT_LETTERS, '')),
    ...text.split(NOT_LETTERS),
  ];
  return words.filter(({ length }) => length >= WORD_MIN);
}

/** Counts the characters that remain besides the words; infinite if one of them is a letter. */
function restBeside(words: readonly string[], text: string): number {
  const least = Array<number>(text.length + 1).fill(Number.POSITIVE_INFINITY);
  const reach = (at: number, rest: number) => {
    least[at] = Math.min(least[at] ?? Number.POSITIVE_INFINITY, rest);
  };
  reach(0, 0);
  for (let at = 0; at < text.length; at += 1) {
    const rest = least[at] ?? Number.POSITIVE_INFINITY;
    for (const word of words) if (text.startsWith(word, at)) reach(at + word.length, rest);
    if (/[^\p{L}\p{M}]/u.test(text.charAt(at))) reach(at + 1, rest + 1);
  }
  return least[text.length] ?? Number.POSITIVE_INFINITY;
}

/**
 * Tells whether a password is nothing but words of its owner or the product's name, with a few digits and signs: who
 * guesses at one account tries these first.
 * @param about the owner's email, name and organisation, as far as they are known.
 */
export function isOwnWords(password: string, about: readonly (string | null | undefined)[]): boolean {
  const text = plain(password);
  const rest = restBeside([PRODUCT, ...about.flatMap((one) => wordsOf(plain(one ?? '')))], text);
  return rest <= REST_MAX && rest < text.length;
}
