import { describe, expect, test } from 'vitest';
import type { Mail } from './mail.ts';
import { mailAsText } from './mail-as-text.ts';
import { mailText, ownWords, plainAddress, plainName, quote } from './mail-text.ts';

const author = plainName('Asha');

test('a text that is not made safe does not compile in a mail', () => {
  const written = 'by a member';
  // @ts-expect-error a text as it was written is no part of a mail's text
  mailText`${written}`;
  // @ts-expect-error nor is it a subject
  const subject: Pick<Mail, 'subject'> = { subject: written };
  // @ts-expect-error nor a paragraph
  const paragraph: Pick<Mail, 'paragraphs'> = { paragraphs: [written] };
  // @ts-expect-error nor an item of a list
  const item: Pick<Mail, 'paragraphs'> = { paragraphs: [[written]] };
  // @ts-expect-error nor a line of a quotation
  const line: Pick<Mail, 'closing'> = { closing: [{ author, lines: [written] }] };
  // @ts-expect-error nor the label of the link
  const link: Pick<Mail, 'link'> = { link: { label: written, path: '/' } };
  expect([subject, paragraph, item, line, link]).toBeDefined();
  expect(mailText`${author} has ${ownWords(2)} requests`).toBe('“Asha” has 2 requests');
});

describe('a name', () => {
  test.each([
    ['Asha Foundation', '“Asha Foundation”'],
    ['Dr. B.R. Trust', '“Dr. B. R. Trust”'],
    ['Win https://evil.example/now', '“Win https: //evil. example/now”'],
    ['you@evil.example', '“you@ evil. example”'],
    ['full\uff0ewidth and dot\u3002example', '“full\uff0e width and dot\u3002 example”'],
    ['evil.\u200bexample and evil\u2024example', '“evil. example and evil\u2024 example”'],
    ['Asha\r\nBcc: all@evil.example', '“Asha Bcc: all@ evil. example”'],
    ['\u202egro.ahsa\u202c', '“gro. ahsa”'],
    ['“Asha” said “yes”', "“'Asha' said 'yes'”"],
    ['x'.repeat(160), `“${'x'.repeat(80)}…”`],
    [`${'x'.repeat(79)}😀`, `“${'x'.repeat(79)}…”`],
  ])('%j appears as %j', (name, shown) => expect(plainName(name)).toBe(shown));
});

describe('an address', () => {
  test.each([
    ['meera.k+csr@asha-trust.example', 'meera.k+csr@asha-trust.example'],
    ['r&d@asha.example', 'r&d@asha.example'],
    ["o'neil&co@asha.example", "o'neil&co@asha.example"],
    ['www.evil.example/a@b.example', 'www. evil. example/a@ b. example'],
    ['http://evil@b.example', 'http: //evil@ b. example'],
  ])('%j appears as %j', (address, shown) => expect(plainAddress(address)).toBe(shown));
});

describe('a quotation', () => {
  /** The quotation as it appears in the text part. */
  const quoted = (text: string, max?: number) => {
    const mail = {
      subject: author,
      paragraphs: [quote(author, text, max)],
      link: { label: author, path: '/' },
    };
    return /“Asha” wrote:\n\n((?:>.*\n)+)/.exec(mailAsText(mail, 'http://localhost'))?.[1]?.trimEnd() ?? '';
  };

  test.each([
    ['one line', '> one line'],
    ['two\nlines', '> two\n> lines'],
    ['a\n\n\n\n\nb', '> a\n>\n> b'],
    ['a\r\nb\rc\u2028d\u2029e\u0085f\vg\fh', '> a\n> b\n> c\n> d\n> e\n> f\n> g\n> h'],
    ['  padded   with \t spaces  ', '> padded with spaces'],
    ['https://evil.example/x?y=1', '> https: //evil. example/x?y=1'],
    ['evil.example and www.evil.example', '> evil. example and www. evil. example'],
    ['mailto:a@evil.example', '> mailto: a@ evil. example'],
    ['例え。テスト or evil．example', '> 例え。 テスト or evil． example'],
    ['ev\u00adil.\u200dexample\u202e', '> evil. example'],
    ['\\\\evil\\share', '> \\ \\evil\\share'],
    ['192.168.0.1', '> 192. 168. 0. 1'],
    ['₹2.5 crore at 10:30, 3.75%', '> ₹2.5 crore at 10:30, 3.75%'],
    ['1.com 2:evil.example', '> 1. com 2: evil. example'],
    ['at 3.30pm', '> at 3.30pm'],
    ['at 3.30pm, 10.15 am or 11:45AM.', '> at 3.30pm, 10.15 am or 11:45AM.'],
    ['3.30p.m. and 9.05a.m.', '> 3.30p.m. and 9.05a.m.'],
    ['on 20.11.2026, 2.5kg of 4.75', '> on 20.11.2026, 2.5kg of 4.75'],
    ['It costs 2.5.', '> It costs 2.5.'],
    ['2.5lakh, 1.5cr, 5.30बजे', '> 2.5lakh, 1.5cr, 5.30बजे'],
    ['3.30pm.example', '> 3. 30pm. example'],
    ['അവന്\u200d', '> അവന്\u200d'],
    ['क्\u200dषमता और می\u200cخواهم', '> क्\u200dषमता और می\u200cخواهم'],
    ['ন্\u200dধ ශ්\u200dරී র\u200d্যাব', '> ন্\u200dধ ශ්\u200dරී র\u200d্যাব'],
    [
      'a farmer: 👩\u200d🌾, a family: 👨\u200d👩\u200d👧',
      '> a farmer: 👩\u200d🌾, a family: 👨\u200d👩\u200d👧',
    ],
    ['👩🏽\u200d🏫 ❤\ufe0f\u200d🔥', '> 👩🏽\u200d🏫 ❤\ufe0f\u200d🔥'],
    ['ev\u200dil \u200dwater', '> evil water'],
    ['', '> '.trim()],
  ])('of %j is %j', (text, shown) => expect(quoted(text)).toBe(shown));

  test('breaks long lines itself, so that each row has its mark', () => {
    const rows = quoted(`${'word '.repeat(60)}${'x'.repeat(200)}`, 2000).split('\n');
    expect(rows.length).toBeGreaterThan(6);
    for (const row of rows) expect(row).toMatch(/^> \S.{0,71}$/);
  });

  test('ends after so many characters, whole ones', () => {
    expect(quoted('x'.repeat(2000)).replace(/[\n> ]/g, '')).toBe(`${'x'.repeat(1000)}…`);
    expect(quoted('ab😀', 3)).toBe('> ab…');
  });
});
