import { isUtf8 } from 'node:buffer';

/** What no text has: control characters other than those of lines and tabs, and places of Unicode without a character. */
const NOT_IN_TEXT = /(?!\s)[\p{Cc}\p{Cn}\p{Co}\p{Cs}]/u;
const MARKUP = /^\s*<(\?xml|!|html|svg|script|head|body)/i;
/** The first line of a script names its interpreter. */
const INTERPRETER = /^#![ \t]*\//;

/** The text that a file begins with; null for what is none. The last letter may be cut. */
function textOf(head: Buffer): string | null {
  const marked = markedEncoding(head);
  if (marked) return decoded(head, marked);
  if (!head.includes(0)) return decoded(head, isUtf8(wholeLetters(head)) ? 'utf-8' : 'windows-1252');
  if (head.length % 2 === 1) return null;
  const guesses = ['utf-16le', 'utf-16be'].map((encoding) => decoded(head, encoding));
  return guesses.find((text) => text !== null && !NOT_IN_TEXT.test(text)) ?? null;
}

function markedEncoding(head: Buffer): string | null {
  const mark = head.toString('hex', 0, 2);
  return mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : null;
}

function decoded(head: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
  } catch {
    return null;
  }
}

/** Without a last letter of UTF-8 of which bytes are missing. */
function wholeLetters(head: Buffer): Buffer {
  const start = head.findLastIndex((byte) => (byte & 0xc0) !== 0x80);
  return (head[start] ?? 0) < 0xc0 ? head : head.subarray(0, start);
}

/** True for a text that no browser takes for a page, and no system for a program. */
export function isPlainText(head: Buffer): boolean {
  const text = textOf(head);
  return text !== null && !text.includes('\0') && !MARKUP.test(text) && !INTERPRETER.test(text);
}

/** True where only a text has these bytes, so that first letters like those of a program say nothing. */
export const isReadable = (head: Buffer): boolean =>
  isPlainText(head) && !head.includes(0) && !NOT_IN_TEXT.test(textOf(head) ?? '\0');
