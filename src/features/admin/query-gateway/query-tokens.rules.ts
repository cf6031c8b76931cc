import { refusal } from './query-refusal.rules.ts';

/** A word, `$1`, a whole number or a sign of a statement; `at` is its first character, from 1. */
export interface Token {
  kind: 'word' | 'parameter' | 'number' | 'sign' | 'end';
  /** Words in lower case; of a parameter the number alone. */
  text: string;
  at: number;
}

/** A token ends where no letter, digit, `$` or point follows, so that `1e5`, `$1x` and `a.b` are none. */
const END = '(?![A-Za-z0-9_$.])';
const PATTERNS: [kind: Token['kind'] | 'blank', pattern: RegExp][] = [
  ['blank', /([ \t\r\n]+)/y],
  ['word', new RegExp(`([A-Za-z_][A-Za-z0-9_]*)${END}`, 'y')],
  ['parameter', new RegExp(`\\$([1-9][0-9]{0,2})${END}`, 'y')],
  ['number', new RegExp(`([0-9]{1,9})${END}`, 'y')],
  ['sign', /([(),=*;])/y],
];

function matchAt(text: string, index: number): { kind: Token['kind'] | 'blank'; all: string; text: string } {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = index;
    const match = pattern.exec(text);
    if (match) return { kind, all: match[0], text: match[1] ?? '' };
  }
  throw refusal(index + 1, 'This is not part of the language. Values are parameters such as $1.');
}

/**
 * Splits a statement into its tokens, and an end. Comments, quotation marks, casts, operators other than `=` and letters
 * beyond ASCII are no tokens.
 * @throws AppError VALIDATION_FAILED with the place.
 */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (let index = 0; index < text.length; ) {
    const found = matchAt(text, index);
    if (found.kind !== 'blank') {
      const word = found.kind === 'word' ? found.text.toLowerCase() : found.text;
      tokens.push({ kind: found.kind, text: word, at: index + 1 });
    }
    index += found.all.length;
  }
  tokens.push({ kind: 'end', text: '', at: text.length + 1 });
  return tokens;
}
