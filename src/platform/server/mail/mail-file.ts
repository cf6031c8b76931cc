/** A mail as it is stored in the outbox. */
export interface MailFile {
  to: string;
  subject: string;
  date: string;
  text: string;
  /** Null for a mail that has a text only. */
  html: string | null;
}

const headerOf = (head: string, name: string) =>
  new RegExp(`^${name}:[ \\t]*(.*(?:\\n[ \\t].*)*)`, 'im').exec(head)?.[1]?.replace(/\n[ \t]+/g, ' ') ?? '';

function splitHead(source: string): { head: string; body: string } {
  const split = source.indexOf('\n\n');
  return split < 0
    ? { head: source, body: '' }
    : { head: source.slice(0, split), body: source.slice(split + 2) };
}

/** Decodes a part of ours, which is 7-bit or quoted-printable. */
function decodeBody(head: string, body: string): string {
  if (!/^content-transfer-encoding: *quoted-printable/im.test(head)) return body;
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Reads a mail that the outbox wrote: one part, or the alternatives text and HTML. It reads no other mails. */
export function readMailFile(eml: string): MailFile {
  const { head, body } = splitHead(eml);
  const boundary = /boundary="?([^";\s]+)/.exec(headerOf(head, 'Content-Type'))?.[1];
  const parts =
    boundary === undefined
      ? [{ head, body }]
      : `\n${body}`
          .split(`\n--${boundary}`)
          .slice(1, -1)
          .map((part) => splitHead(part.slice(1)));
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
  };
}
