declare const MAIL_TEXT: unique symbol;

/**
 * Text that may appear in a mail. Only the functions below make it, so that what a person wrote cannot enter a mail
 * as it is: a forged notice with a live link would then appear above our signature.
 */
export type MailText = string & { readonly [MAIL_TEXT]: true };

const NAME_MAX = 80;
const QUOTE_MAX = 1000;

/** Takes our own words: links to this installation, dates, labels, numbers. Never what a person chose. */
export const ownWords = (text: string | number): MailText => String(text) as MailText;

/** Builds a text of our own words with parts that are safe already: mailText`${plainName(name)} has answered.` */
export const mailText = (words: TemplateStringsArray, ...parts: MailText[]): MailText =>
  ownWords(String.raw({ raw: words }, ...parts));

const shorten = (text: string, max: number) =>
  text.length > max ? `${text.slice(0, max).replace(/\p{Surrogate}$/u, '')}…` : text;

/** On one line; without what cannot be seen, such as a turn of the direction of writing or a part of a word's end. */
const visibleLine = (text: string) => text.replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim();

/** Plain numbers and times (2.5, 10:30), which stay, or a character that makes an address of its neighbours. */
const LINKING =
  /(?<![\p{L}\p{M}\p{N}.:@])\d{1,9}[.:]\d{1,9}(?![\p{L}\p{M}\p{N}.:@])|([.。．｡․﹒:：﹕@＠﹫]|\\(?=\\))(?=\S)/gu;

/** Such that no mail program makes a link of it: `https://evil.example` becomes `https: //evil. example`. */
const withoutLinks = (line: string) =>
  line.replace(LINKING, (match, mark?: string) => (mark ? `${mark} ` : match));

const plainLine = (text: string) => withoutLinks(visibleLine(text));

/** A name or title that somebody chose: on one line, in quotation marks, shortened, and without links. */
export const plainName = (name: string): MailText =>
  ownWords(`“${withoutLinks(shorten(visibleLine(name), NAME_MAX).replace(/[“”"]/g, "'"))}”`);

/** An email address that somebody gave: as it is where a program makes no other link of it than one to write there. */
export const plainAddress = (address: string): MailText =>
  ownWords(/^[\w.+-]+@[\w.-]+$/.test(address) ? address : plainLine(address));

/** Breaks a line after at most 72 characters: a mail program that breaks it would not repeat the mark of a quotation. */
const wrap = (line: string): string[] => line.match(/\S.{0,71}(?=\s|$)|\S.{0,71}/gu) ?? [''];

/**
 * Quotes what a person wrote below a heading that says who: each line begins with `> `, no two in a row are empty, and
 * no address in it is a link.
 * @param max number of characters that are shown; an ellipsis replaces the rest.
 */
export function quote(author: MailText, text: string, max = QUOTE_MAX): MailText {
  const lines = shorten(text.trim(), max).split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/);
  const rows = lines.map(plainLine).flatMap(wrap);
  const shown = rows.filter((row, place) => row !== '' || rows[place - 1] !== '');
  return ownWords(`${author} wrote:\n\n${shown.map((row) => `> ${row}`.trimEnd()).join('\n')}`);
}
