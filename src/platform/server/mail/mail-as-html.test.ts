import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { mailAsHtml } from './mail-as-html.ts';
import { mailAsText } from './mail-as-text.ts';
import { readMailFile } from './mail-file.ts';
import { type MailContent, mailText, ownWords, plainAddress, plainName, quote } from './mail-text.ts';

const URL = 'https://csr.example';

const HOSTILE = [
  '<script>alert(1)</script>',
  '<a href="https://evil.example">Sign in</a>',
  `" onclick='alert(1)`,
  '</blockquote></title></style><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'evil.example',
  `${URL}/account`,
];

const mailBy = (text: string): MailContent => ({
  subject: mailText`About ${plainName(text)}`,
  paragraphs: [
    mailText`${plainName(text)} <${plainAddress(text)}>`,
    [plainName(text)],
    quote(plainName(text), text),
  ],
  link: { label: mailText`Answer ${plainName(text)}`, path: '/profile?tab=a&b=1' },
  closing: [quote(plainName(text), text)],
  footnote: mailText`Settings: ${ownWords(`${URL}/settings`)}`,
});

const harmless = mailAsHtml(mailBy('Asha'), URL);
const tagsOf = (html: string) => html.match(/<[^>]*>/g);

describe('a mail as HTML', () => {
  test.each(HOSTILE)('has no element, attribute or link by a member who writes %j', (text) => {
    const html = mailAsHtml(mailBy(text), URL);
    expect(tagsOf(html)).toEqual(tagsOf(harmless));
    expect(html).not.toMatch(/evil\.example|javascript:\S/);
  });

  test('links to pages of this installation only', () => {
    const links = [...harmless.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
    const page = `${URL}/profile?tab=a&#38;b=1`;
    expect(links).toEqual([page, page, `${URL}/settings`]);
  });

  test('shows lines of a quotation as lines, and an empty one as the end of a paragraph', () => {
    const html = mailAsHtml(
      { ...mailBy('Asha'), paragraphs: [quote(plainName('Asha'), 'a\nb\n\n\nc')] },
      URL,
    );
    expect(html).toContain('<blockquote><p>a<br>b</p><p>c</p></blockquote>');
  });
});

test('the text part has the same content, with the link on a line of its own', () => {
  const mail = { ...mailBy('Asha'), closing: [mailText`Write again.`] };
  expect(mailAsText(mail, URL)).toBe(`Namaste,

“Asha” <Asha>

- “Asha”

“Asha” wrote:

> Asha

Answer “Asha”:
${URL}/profile?tab=a&b=1

Write again.

Dayitva, the CSR partnership platform for India

Settings: ${URL}/settings
`);
});

describe('a mail file', () => {
  const write = async (mail: { text: string; html?: string; icalEvent?: object }) => {
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    const addresses = { from: 'a@b.example', to: 'c@d.example', subject: 'A subject' };
    const encoding = { textEncoding: 'quoted-printable' } as const;
    return String((await transport.sendMail({ ...addresses, ...encoding, ...mail })).message);
  };
  const text = 'नमस्ते नमस्ते ₹5\n\n--\n=3D\n';

  test('is read with both its parts', async () => {
    const html = mailAsHtml(mailBy('आशा'), URL);
    const file = readMailFile(await write({ text, html }));
    expect(file).toEqual({
      to: 'c@d.example',
      subject: 'A subject',
      date: expect.any(String),
      text,
      html,
      calendar: null,
    });
  });

  test('is read with its calendar file', async () => {
    const html = mailAsHtml(mailBy('आशा'), URL);
    const content = 'BEGIN:VCALENDAR\r\nSUMMARY:Wells\r\nEND:VCALENDAR\r\n';
    const file = readMailFile(await write({ text, html, icalEvent: { method: 'REQUEST', content } }));
    expect(file).toMatchObject({ text, html });
    expect(file.calendar?.replaceAll('\r', '')).toBe(content.replaceAll('\r', ''));
  });

  test('is read with its text alone', async () => {
    expect(readMailFile(await write({ text }))).toMatchObject({ text, html: null });
    expect(readMailFile(await write({ text: 'plain\n' }))).toMatchObject({ text: 'plain\n', html: null });
  });
});
