import { GREETING, type MailContent, type MailPart, type Quotation, SIGNATURE } from './mail-text.ts';

/** Breaks a line after at most 72 characters: a mail program that breaks it would not repeat the mark of a quotation. */
const wrap = (line: string): string[] => line.match(/\S.{0,71}(?=\s|$)|\S.{0,71}/gu) ?? [''];

const quoted = ({ author, lines }: Quotation) =>
  `${author} wrote:\n\n${lines
    .flatMap(wrap)
    .map((row) => `> ${row}`.trimEnd())
    .join('\n')}`;

function partAsText(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('heading' in part) return `${part.heading}\n${'-'.repeat(part.heading.length)}`;
  return 'author' in part ? quoted(part) : part.map((item) => `- ${item}`).join('\n');
}

/** Writes a mail as plain text. @param publicUrl without a slash at the end. */
export function mailAsText(mail: MailContent, publicUrl: string): string {
  const { paragraphs, link, closing = [], footnote } = mail;
  const parts = [
    GREETING,
    ...paragraphs.map(partAsText),
    `${link.label}:\n${publicUrl}${link.path}`,
    ...closing.map(partAsText),
    SIGNATURE,
    ...(footnote ? [footnote] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
