import { withoutStrayJoiners } from '#platform/contract/names.ts';
import { startOf } from '#platform/contract/texts.ts';

declare const MAIL_TEXT: unique symbol;

/**
 * Text that can appear in a mail. Only the functions below make it, so that what a member wrote cannot enter a mail
 * unchanged: a forged notice with a working link would then appear above our signature.
 */
export type MailText = string & { readonly [MAIL_TEXT]: true };

/** Words of a member below a line that names the author; no line of them holds a link. */
export interface Quotation {
  author: MailText;
  lines: readonly MailText[];
}

/** Begins a part of a mail about several things. */
interface Heading {
  heading: MailText;
}

/** A paragraph, a list of short lines, a heading, or a quotation. */
export type MailPart = MailText | readonly MailText[] | Heading | Quotation;

/** A mail's content; greeting, layout and signature are added when it is written. */
export interface MailContent {
  subject: MailText;
  paragraphs: MailPart[];
  /** The one page that the reader is asked to open. */
  link: {
    /** Says what the reader does there, as on a button. */
    label: MailText;
    /** Path in this installation, with query or fragment. */
    path: string;
  };
  /** Paragraphs below the link. */
  closing?: MailPart[];
  /** A line below the signature. */
  footnote?: MailText;
}

const NAME_MAX = 80;
const QUOTE_MAX = 1000;

/** Takes our own words: links to this installation, dates, labels, numbers. Never what a member chose. */
export const ownWords = (text: string | number): MailText => String(text) as MailText;

/** Builds a text of our own words with parts that are safe already: mailText`${plainName(name)} has answered.` */
export const mailText = (words: TemplateStringsArray, ...parts: MailText[]): MailText =>
  ownWords(String.raw({ raw: words }, ...parts));

export const GREETING = mailText`Namaste,`;
export const SIGNATURE = mailText`Dayitva, the CSR partnership platform for India`;

const shortened = (text: string, max: number) => (text.length > max ? `${startOf(text, max)}…` : text);

/** Puts a text on one line and removes invisible characters, such as a change of the writing direction. Joiners that join letters stay. */
const visibleLine = (text: string) =>
  withoutStrayJoiners(text.replace(/\s+/g, ' ').replace(/(?![\u200c\u200d])\p{C}/gu, '')).trim();

/** Plain numbers, days and times (2.5, 2.5kg, 10:30, 3.30pm, 20.11.2026), which stay: no address has a last part that begins with a digit; or a character that turns its neighbours into an address. */
const LINKING =
  /(?<![\p{L}\p{M}\p{N}.:@])(?:\d{1,2}\.\d{1,2}\.\d{4}|\d{1,9}[.:]\d{1,9}[\p{L}\p{M}]{0,6}|\d{1,2}[.:]\d{2}[ap]\.m\.?)(?![\p{L}\p{M}\p{N}:@]|\.\S)|([.。．｡․﹒:：﹕@＠﹫]|\\(?=\\))(?=\S)/gu;

/** Splits addresses so that no mail program makes a link: `https://evil.example` becomes `https: //evil. example`. */
const withoutLinks = (line: string) =>
  line.replace(LINKING, (match, mark?: string) => (mark ? `${mark} ` : match));

const plainLine = (text: string) => withoutLinks(visibleLine(text));

const bareName = (name: string) =>
  withoutLinks(shortened(visibleLine(name), NAME_MAX).replace(/[“”"]/g, "'"));

/** Makes a name or title safe: on one line, in quotation marks, shortened, and without links. */
export const plainName = (name: string): MailText => ownWords(`“${bareName(name)}”`);

/**
 * Names a person beside the organisation acted for, each as safe as by `plainName`: “Asha Rao, Tungavarna Industries”.
 * @param person null for the organisation alone.
 */
export const plainPerson = (person: string | null, organisation: string): MailText =>
  person === null
    ? plainName(organisation)
    : ownWords(`“${withoutLinks(`${bareName(person)}, ${bareName(organisation)}`)}”`);

/** Keeps a plain email address, which only links to a new mail; splits anything else so that it is no link. */
export const plainAddress = (address: string): MailText =>
  ownWords(/^[\w.+&'-]+@[\w.-]+$/.test(address) ? address : plainLine(address));

/** How a name can appear between the quotation marks of `plainName` and `plainPerson`: alone, or as one of the two. */
export const namesIn = (name: string): string[] => {
  const bare = bareName(name);
  return [`“${bare}”`, `“${bare}, `, `, ${bare}”`];
};

/**
 * Quotes what a member wrote: no two lines in a row are empty, and no address in them is a link.
 * @param max number of characters that are shown; an ellipsis replaces the rest.
 */
export function quote(author: MailText, text: string, max = QUOTE_MAX): Quotation {
  const lines = shortened(text.trim(), max).split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/);
  const plain = lines.map(plainLine);
  const shown = plain.filter((line, place) => line !== '' || plain[place - 1] !== '');
  return { author, lines: shown.map(ownWords) };
}
