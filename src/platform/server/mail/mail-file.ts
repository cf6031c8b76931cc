/** A mail as it is stored in the outbox. */
export interface MailFile {
  to: string;
  subject: string;
  date: string;
  text: string;
  /** Null for a mail that has a text only. */
  html: string | null;
  /** The calendar file, if the mail has one. */
  calendar: string | null;
}

const headerOf = (head: string, name: string) =>
  new RegExp(`^${name}:[ \\t]*(.*(?:\\n[ \\t].*)*)`, 'im').exec(head)?.[1]?.replace(/\n[ \t]+/g, ' ') ?? '';

function splitHead(source: string): Part {
  const split = source.indexOf('\n\n');
  return split < 0
    ? { head: source, body: '' }
    : { head: source.slice(0, split), body: source.slice(split + 2) };
}

/** Decodes a part of ours, which is 7-bit, base64 or quoted-printable. */
function decodeBody(head: string, body: string): string {
  const encoding = headerOf(head, 'Content-Transfer-Encoding').toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

interface Part {
  head: string;
  body: string;
}

/** The parts that hold something: those of a part with several are among them, and it is not. */
function partsOf({ head, body }: Part): Part[] {
  const boundary = /boundary="?([^";\s]+)/.exec(headerOf(head, 'Content-Type'))?.[1];
  if (boundary === undefined) return [{ head, body }];
  const parts = `\n${body}`.split(`\n--${boundary}`).slice(1, -1);
  return parts.flatMap((part) => partsOf(splitHead(part.slice(1))));
}

/** Reads a mail that the outbox wrote: text, HTML and a calendar file. It reads no other mails. */
export function readMailFile(eml: string): MailFile {
  const { head, body } = splitHead(eml);
  const parts = partsOf({ head, body });
  const contentOf = (type: string) => {
    const part = parts.find((part) => headerOf(part.head, 'Content-Type').toLowerCase().startsWith(type));
    return part ? decodeBody(part.head, part.body) : null;
  };
  return {
    to: headerOf(head, 'To'),
    subject: headerOf(head, 'Subject'),
    date: headerOf(head, 'Date'),
    text: contentOf('text/plain') ?? '',
    html: contentOf('text/html'),
    calendar: contentOf('text/calendar'),
  };
}
