/*
 * The values of one dictionary of a PDF (ISO 32000-2, section 7.3), read in one pass. Dictionaries and lists within it are left
 * out, and of a reference only its first number is kept.
 */

/** A name with its slash, a number or a word as it stands, or the bytes of a string. */
type PdfValue = string | Buffer;

const SPACE = /(?:[\s\0]|%[^\r\n]*[\r\n])*/y;
const WORD = /\/?[^\s\0()<>[\]{}/%]*/y;
const ESCAPE = /\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g;
const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** @param text a letter for each byte, from the dictionary's `<<` on. */
export function pdfDictionary(text: string): Map<string, PdfValue> {
  const values = new Map<string, PdfValue>();
  let key: string | null = null;
  let depth = 0;
  for (let at = 0; at < text.length; ) {
    at += lengthOf(SPACE, text, at);
    const sign = /^(<<|>>|[[\]])/.exec(text.slice(at, at + 2))?.[0];
    if (sign) {
      depth += sign === '<<' || sign === '[' ? 1 : -1;
      at += sign.length;
      if (depth === 0) break;
      if (depth === 1) key = null;
      continue;
    }
    const { value, end } = valueAt(text, at);
    at = end;
    if (depth !== 1) continue;
    if (key !== null) values.set(key, value);
    key = key === null && typeof value === 'string' && value.startsWith('/') ? value : null;
  }
  return values;
}

/** The string, name, number or word at this place. */
export function valueAt(text: string, at: number): { value: PdfValue; end: number } {
  if (text[at] === '(') {
    const end = endOfString(text, at);
    return { value: Buffer.from(unescaped(text.slice(at + 1, end - 1)), 'latin1'), end };
  }
  if (text[at] === '<') {
    const close = text.indexOf('>', at);
    const end = close === -1 ? text.length : close + 1;
    const digits = text.slice(at + 1, end).replace(/[^\da-f]/gi, '');
    return { value: Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex'), end };
  }
  const end = at + Math.max(1, lengthOf(WORD, text, at));
  return { value: text.slice(at, end), end };
}

function lengthOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

/** Brackets within a string are in pairs, or behind a backslash. */
function endOfString(text: string, start: number): number {
  let open = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') open += 1;
    else if (text[at] === ')') {
      open -= 1;
      if (open === 0) return at + 1;
    }
  }
  return text.length;
}

const unescaped = (text: string) =>
  text
    .replace(/\r\n?/g, (end, at: number) => (text[at - 1] === '\\' ? end : '\n'))
    .replace(ESCAPE, (_, octal: string | undefined, letter = '') => {
      if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
      return /[\r\n]/.test(letter) ? '' : (ESCAPED[letter] ?? letter);
    });
