import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { typeOfFile } from '#platform/testing/checked-type.ts';
import { zipOf } from '#platform/testing/packed-files.ts';
import { samplePdf, sampleProgram, svgWithScript } from '#platform/testing/sample-files.ts';

const PDF = 'application/pdf';
const pdf = samplePdf();
const text = pdf.toString('latin1');
const wholeEnd = text.lastIndexOf('%%EOF');
const changed = (from: string | RegExp, to: string) => Buffer.from(text.replace(from, to), 'latin1');
const joined = (...parts: (Buffer | string)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));

describe('a PDF that readers open is taken', () => {
  test.each<[string, Buffer]>([
    ['as it is', pdf],
    ...['\ufeff', '\n', '\r\n', '\n\n\n', ' ', '\t', '\0\0', '\ufeff\r\n', '\n\ufeff'].map(
      (before): [string, Buffer] => [`with ${JSON.stringify(before)} before it`, joined(before, pdf)],
    ),
    ...[
      '\n',
      '\0\0\0',
      ' \r\n',
      '\n<!-- 0.2 s -->\n',
      '\r\n--boundary--\r\n',
      '</body></html>',
      '%%EOF\n%%EOF',
      'x'.repeat(60_000),
    ].map((behind): [string, Buffer] => [
      `with ${JSON.stringify(behind.slice(0, 20))} behind it`,
      joined(pdf, behind),
    ]),
    ['with a megabyte of zeros behind it', joined(pdf, Buffer.alloc(1_000_000))],
    ['without its last line', Buffer.from(text.slice(0, wholeEnd), 'latin1')],
    ['with its last line alone', changed('startxref', 'startxxxx')],
    ['with a mark before and a comment behind', joined('\ufeff', pdf, '<!-- -->')],
    [
      'with the words of a password on its page',
      samplePdf(['/Encrypt 5 0 R', 'trailer << /Encrypt 5 0 R >>']),
    ],
  ])('%s', async (_, file) => expect(await typeOfFile(file)).toBe(PDF));
});

describe('what is no whole PDF, or something else too, is refused', () => {
  test.each<[string, Buffer]>([
    ['HTML before it', joined('<script>alert(1)</script>\n', pdf)],
    ['an SVG before it', joined(svgWithScript(), pdf)],
    ['a letter before it', joined('x', pdf)],
    ['a program before it', joined(sampleProgram(), pdf)],
    ['more than a kilobyte before it', joined('\n'.repeat(1100), pdf)],
    ['an archive behind it', joined(pdf, zipOf([{ name: 'a.txt' }]))],
    ['an archive and zeros behind it', joined(pdf, zipOf([{ name: 'a.txt' }]), Buffer.alloc(100_000))],
    ['an archive and a comment behind it', joined(pdf, zipOf([{ name: 'a.txt', content: 'x' }]), '<!-- -->')],
    ['half of it', pdf.subarray(0, 300)],
    ['too much behind it', joined(pdf, 'x'.repeat(70_000))],
    ['no version', changed('%PDF-1.4', '%PDF-x')],
  ])('%s', async (_, file) =>
    expect(await typeOfFile(file)).toMatch(/^FILE_TYPE_NOT_ALLOWED: This file cannot be used/),
  );
});

async function encrypted(pdfVersion: string, passwords: object): Promise<Buffer> {
  const document = new PDFDocument({ pdfVersion, ...passwords } as PDFKit.PDFDocumentOptions);
  document.text('A sample document').end();
  return buffer(document);
}

/** Dictionaries that another program wrote: of revision 6, and of revision 4 with open metadata. */
const R6 = '/Filter /Standard /Length 256 /R 6 /V 5 /P -4 /CF << /StdCF << /CFM /AESV3 /Length 32 >> >>';
const R6_OPEN = `<< ${R6} /O <6a7c51e19f8583e6552f5a2a8c23699d4d2dad93f865b64c9f504ab10d7bbf73a19bfa10187e72e11c252ac43ab3a977> /U <5ecd177417f9b94b2a16eff93584126a205481425babde39803147ed6b0ffe8b8b6444b9fa2a486fd22ae3e4befebafe> >>`;
const R6_LOCKED = `<< ${R6} /O <ad3b390148bdeff888229f19b9966e7b183cbf5f69935ece78d6d2a8245c07b178d0a8959e4f27308ea5d666055ee1ec> /U <4f9d2af6c5b933d763cf5e042cd4a33f3302daf7114402c85b83d0dce54d8c3af8c3bcd115b70eb51f142e04891faaf1> >>`;
const R4_OPEN =
  '<< /EncryptMetadata false /Filter /Standard /Length 128 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /P -4 /R 4 /U <052fec6829c910071843139379cf01c40122456a91bae5134273a6db134c87c4> /V 4 >>';
const ID = '/ID [<1b22f944e3051bf6a840bc73bfeb79fa> <1b22f944e3051bf6a840bc73bfeb79fa>]';
const withDictionary = (dictionary: string) =>
  changed('/Root 1 0 R', `/Root 1 0 R ${ID} /Encrypt ${dictionary}`);
const asObject = (dictionary: string) =>
  changed('/Root 1 0 R', '/Root 1 0 R /Encrypt 9 0 R')
    .toString('latin1')
    .replace('xref\n', `9 0 obj\n${dictionary}\nendobj\nxref\n`);

describe('a PDF with a password', () => {
  test.each(['1.3', '1.4', '1.5', '1.6', '1.7', '1.7ext3'])(
    'of version %s: to open is refused, to print is taken',
    async (version) => {
      const [locked, open] = await Promise.all([
        encrypted(version, { userPassword: 'secret', ownerPassword: 'owner' }),
        encrypted(version, { ownerPassword: 'owner' }),
      ]);
      expect(await typeOfFile(locked)).toMatch(
        /^FILE_TYPE_NOT_ALLOWED: This file is protected by a password/,
      );
      expect(await typeOfFile(open)).toBe(PDF);
    },
  );

  test.each<[string, Buffer | string, boolean]>([
    ['revision 6, to print', withDictionary(R6_OPEN), false],
    ['revision 6, to open', withDictionary(R6_LOCKED), true],
    ['revision 6 as an object, to print', asObject(R6_OPEN), false],
    ['revision 6 as an object, to open', asObject(R6_LOCKED), true],
    ['revision 4 with open metadata', withDictionary(R4_OPEN), false],
    [
      'revision 4 of another document',
      withDictionary(R4_OPEN).toString('latin1').replace('[<1b', '[<2b'),
      true,
    ],
    ['a certificate', withDictionary('<< /Filter /Adobe.PubSec /V 4 /SubFilter /adbe.pkcs7.s5 >>'), true],
    ['a dictionary that is not there', withDictionary('99 0 R'), false],
    ['a dictionary without words', withDictionary('<< /Filter /Standard >>'), false],
    ['a word that only begins like it', changed('/Root 1 0 R', '/Root 1 0 R /EncryptMetadata true'), false],
  ])('%s', async (_, file, isLocked) => {
    expect(/protected by a password/.test(await typeOfFile(Buffer.from(file as string, 'latin1')))).toBe(
      isLocked,
    );
  });

  test.each(['/Encrypt ', '/Encrypt 5 0 R ', '/Encrypt <<', '5 0 obj ', '/Encrypt(', '/Encrypt <</a'])(
    'ten megabytes of %j take no time',
    async (piece) => {
      const start = performance.now();
      await typeOfFile(
        joined('%PDF-1.4\n', piece.repeat(10_000_000 / piece.length), '/Encrypt 5 0 R\n%%EOF'),
      );
      expect(performance.now() - start).toBeLessThan(2000);
    },
  );
});
