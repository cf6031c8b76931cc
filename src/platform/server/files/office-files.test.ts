import { describe, expect, test } from 'vitest';
import { megabytes } from '#platform/contract/files.ts';
import { typeOfFile as typeOf } from '#platform/testing/checked-type.ts';
import {
  endlessOle,
  endlessOleInZip,
  endlessRelations,
  endlessTypes,
  officeFile,
  oleFile,
  outsideRelation,
  workbook,
  zipOf,
} from '#platform/testing/packed-files.ts';
import { samplePdf, samplePng, sampleProgram, svgWithScript } from '#platform/testing/sample-files.ts';

const word = Buffer.alloc(64);
const lockedWord = Buffer.from(word);
lockedWord.writeUInt16LE(0x0100, 10);
const sheet = (type: number) => Buffer.from([0, 0, 0, 0, 0, type, 1, 0, 65]);
const vbaInfo = Buffer.from('020000040c000000' + '00000000' + '01000000' + '02000000', 'hex');

describe('the type of a file by its content', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    [
      'docx',
      () => officeFile('docx'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['xlsx', () => officeFile('xlsx'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    [
      'pptx',
      () => officeFile('pptx'),
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    ],
    [
      'docx with a table and a link',
      () =>
        officeFile('docx', [
          { name: 'word/embeddings/sheet.xlsx', content: officeFile('xlsx') },
          outsideRelation('hyperlink', 'https://example.org'),
        ]),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['doc', () => oleFile({ WordDocument: word, '1Table': word }), 'application/msword'],
    ['xls', () => oleFile({ Workbook: workbook([[0x0085, sheet(0)]]) }), 'application/vnd.ms-excel'],
    ['ppt', () => oleFile({ 'PowerPoint Document': word }), 'application/vnd.ms-powerpoint'],
    ['pdf', () => samplePdf(), 'application/pdf'],
    ['png', () => samplePng(), 'image/png'],
    [
      'zip of documents',
      async () =>
        zipOf([
          { name: 'kit/' },
          { name: 'kit/plan.docx', content: officeFile('docx') },
          { name: 'kit/old.xls', content: oleFile({ Workbook: workbook() }) },
          { name: 'kit/report.pdf', content: samplePdf() },
          { name: 'kit/सूची.csv', content: 'village,wells\nGumla,4\n' },
          { name: 'kit/map.png', content: await samplePng() },
          { name: '__MACOSX/kit/._plan.docx', content: '\0\x05\x16\x07' },
        ]),
      'application/zip',
    ],
  ])('%s', async (_, make, type) => {
    expect(await typeOf(await make())).toBe(type);
  });
});

const utf16 = (content: string) => Buffer.from(content, 'utf16le');

describe('a text in an archive', () => {
  test.each<[string, string | Buffer]>([
    ['list.csv', 'MZ,Mizoram,Aizawl\nNL,Nagaland,Kohima\n'],
    ['list.csv', 'MZ;Mizoram;caf\u00e9\n'],
    ['list.csv', Buffer.from('MZ;caf\xe9\n', 'latin1')],
    ['list.tsv', 'MZ'],
    ['list.csv', utf16('\ufeffराज्य\tज़िला\n')],
    ['list.csv', utf16('\ufeffराज्य\tज़िला\n').swap16()],
    ['list.txt', utf16('state\tdistrict\r\n')],
    ['list.txt', utf16('state\tdistrict\r\n').swap16()],
    ['notes.txt', '#! note to self\n'],
    ['notes.md', '#!important\n'],
    ['notes.txt', utf16('\ufeff#! note\n')],
    ['list.csv', '1,"See <script> tag"\n'],
    ['notes.md', 'Write `<html>`, never javascript: links'],
    ['list.csv', `${'अ'.repeat(1366)}x`],
    ['list.csv', '\ufeffname\n'],
    ['list.csv', Buffer.from('caf\xe9;\x80\x81\n', 'latin1')],
  ])('%s %j is taken', async (name, content) => {
    expect(await typeOf(zipOf([{ name, content }]))).toBe('application/zip');
  });

  test.each<[string, string | Buffer]>([
    ['list.csv', sampleProgram()],
    ['notes.txt', '#!/bin/sh\nrm -rf .\n'],
    ['notes.txt', '#! /usr/bin/env python\n'],
    ['notes.txt', utf16('\ufeff<script>alert(1)</script>')],
    ['notes.txt', '\ufeff \n<html>'],
    ['notes.txt', 'a\0b'],
    ['notes.txt', utf16('\ufeffa\0b')],
    ['notes.txt', 'MZ\x01\x02'],
    ['notes.txt', Buffer.from('7f454c4602010100', 'hex')],
    ['notes.txt', Buffer.from('fffe00d84100', 'hex')],
    ['notes.xml', 'MZ'],
  ])('%s %j is refused', async (name, content) => {
    expect(await typeOf(zipOf([{ name, content }]))).toMatch(/cannot be shared here/);
  });
});

const MACROS = /macros or other programs/;
const LOCKED = /protected by a password/;
const BOMB = /unpacks to far more/;
const PATH = /unsafe names/;
const INSIDE = /cannot be shared here/;
const TYPE = /^FILE_TYPE_NOT_ALLOWED: This file cannot be used/;
const DAMAGED = /^FILE_UNREADABLE/;

/** An archive before the end of a PDF: its comment is the last line. */
function pdfAndArchive(): Buffer {
  const archive = zipOf([{ name: 'a.txt', content: 'hello' }]);
  const comment = Buffer.from('\n%%EOF\n');
  archive.writeUInt16LE(comment.length, archive.length - 2);
  return Buffer.concat([samplePdf(), archive, comment]);
}

/** Hostile files, and why each is refused. */
const HOSTILE: Record<string, [() => Buffer, RegExp]> = {
  'a program that is called .docx': [() => sampleProgram(), TYPE],
  'HTML that is called .pdf': [() => Buffer.from('<!doctype html><script>alert(1)</script>'), TYPE],
  'an SVG with a script': [() => svgWithScript(), TYPE],
  'a PDF with an archive after it': [() => Buffer.concat([samplePdf(), zipOf([{ name: 'a.txt' }])]), TYPE],
  'a PDF and an archive at once': [() => pdfAndArchive(), TYPE],
  'an archive with a PDF before it': [() => Buffer.concat([samplePdf(), officeFile('docx')]), TYPE],
  'an archive with a program before it': [() => Buffer.concat([sampleProgram(), officeFile('docx')]), TYPE],
  'an archive with bytes after it': [() => Buffer.concat([officeFile('docx'), sampleProgram()]), DAMAGED],
  'a truncated docx': [() => officeFile('docx').subarray(0, 300), DAMAGED],
  'a truncated doc': [() => oleFile({ WordDocument: word }).subarray(0, 900), DAMAGED],
  'a docx without its main part': [
    () => zipOf([{ name: '[Content_Types].xml', content: '<Types/>' }, { name: 'word/document.xml' }]),
    TYPE,
  ],
  'a docm': [() => officeFile('docx', [], 'application/vnd.ms-word.document.macroEnabled.main+xml'), MACROS],
  'macros in a docx': [() => officeFile('docx', [{ name: 'word/vbaProject.bin', content: 'x' }]), MACROS],
  'sheets of macros in an xlsx': [
    () => officeFile('xlsx', [{ name: 'xl/macrosheets/sheet1.xml', content: '<x/>' }]),
    MACROS,
  ],
  'macros in a table in a docx': [
    () =>
      officeFile('docx', [
        {
          name: 'word/embeddings/sheet.xlsx',
          content: officeFile('xlsx', [{ name: 'xl/vbaProject.bin', content: 'x' }]),
        },
      ]),
    MACROS,
  ],
  'a program packed into a docx': [
    () =>
      officeFile('docx', [
        { name: 'word/embeddings/object.bin', content: oleFile({ '\u0001Ole10Native': sampleProgram() }) },
      ]),
    /embedded/,
  ],
  'a docx that loads a template from elsewhere': [
    () => officeFile('docx', [outsideRelation('attachedTemplate', 'https://evil.example/t.dotm')]),
    /another address/,
  ],
  'an encrypted docx': [() => oleFile({ EncryptedPackage: word, EncryptionInfo: word }), LOCKED],
  'an encrypted doc': [() => oleFile({ WordDocument: lockedWord }), LOCKED],
  'an encrypted xls': [() => oleFile({ Workbook: workbook([[0x002f, Buffer.alloc(6)]]) }), LOCKED],
  'macros in a doc': [() => oleFile({ WordDocument: word, _VBA_PROJECT: word }), MACROS],
  'sheets of macros in an xls': [() => oleFile({ Workbook: workbook([[0x0085, sheet(1)]]) }), MACROS],
  'macros in a ppt': [() => oleFile({ 'PowerPoint Document': Buffer.concat([word, vbaInfo]) }), MACROS],
  'an installer': [() => oleFile({ Registry: word }), TYPE],
  'an encrypted archive': [() => zipOf([{ name: 'a.txt', content: 'x', listed: { flags: 1 } }]), LOCKED],
  'an archive with a program': [() => zipOf([{ name: 'setup.exe', content: sampleProgram() }]), INSIDE],
  'an archive with a program that is called .pdf': [
    () => zipOf([{ name: 'report.pdf', content: sampleProgram() }]),
    INSIDE,
  ],
  'an archive with a script': [() => zipOf([{ name: 'run.ps1', content: 'Get-Item' }]), INSIDE],
  'an archive with a page of HTML': [() => zipOf([{ name: 'a.html', content: '<html></html>' }]), INSIDE],
  'an archive with HTML that is called .txt': [() => zipOf([{ name: 'a.txt', content: '<script>' }]), INSIDE],
  'an archive with an SVG': [() => zipOf([{ name: 'a.svg', content: svgWithScript() }]), INSIDE],
  'an archive with a path that leads out': [() => zipOf([{ name: '../../etc/cron.d/x.txt' }]), PATH],
  'an archive with an absolute path': [() => zipOf([{ name: '/etc/x.txt' }]), PATH],
  'an archive with a path of Windows': [() => zipOf([{ name: 'a\\..\\..\\x.txt' }]), PATH],
  'an archive with a link': [
    () => zipOf([{ name: 'a.txt', content: '/etc/passwd', listed: { mode: 0o120777 } }]),
    PATH,
  ],
  'an archive with a name that is turned round': [() => zipOf([{ name: 'plan\u202efdp.txt' }]), PATH],
  'an archive with a name twice': [() => zipOf([{ name: 'a.txt' }, { name: 'A.TXT' }]), PATH],
  'an archive with two names for one file': [
    () => zipOf([{ name: 'a.exe', content: 'x', listed: { name: 'a.txt' } }]),
    PATH,
  ],
  'a bomb': [() => zipOf([{ name: 'a.txt', content: Buffer.alloc(megabytes(12), 32) }]), BOMB],
  'a bomb that lies about its size': [
    () => zipOf([{ name: 'a.txt', content: Buffer.alloc(megabytes(12), 32), listed: { size: 1000 } }]),
    DAMAGED,
  ],
  'a bomb of many files': [
    () => {
      const content = Buffer.alloc(megabytes(7), 32);
      return zipOf(Array.from({ length: 80 }, (_, n) => ({ name: `${n}.txt`, content })));
    },
    BOMB,
  ],
  'a bomb in an archive in a docx': [
    () =>
      officeFile('docx', [
        {
          name: 'word/embeddings/a.docx',
          content: officeFile('docx', [{ name: 'word/x.xml', content: Buffer.alloc(megabytes(12), 32) }]),
        },
      ]),
    BOMB,
  ],
  'archives within archives within archives': [
    () => {
      let zip = zipOf([{ name: 'a.txt', content: 'x' }]);
      for (let n = 0; n < 4; n += 1) zip = zipOf([{ name: 'a.zip', content: zip }]);
      return zip;
    },
    /archives within archives/,
  ],
  'too many files': [() => zipOf(Array.from({ length: 5001 }, (_, n) => ({ name: `${n}.txt` }))), /too many/],
  'an archive of nothing': [() => zipOf([]), TYPE],
  'a docx with a relation that starts 20,000 times and never ends': [() => endlessRelations(), DAMAGED],
  'a docx with a content type that does the same': [() => endlessTypes(), DAMAGED],
  'relations that are larger than any document needs': [
    () => officeFile('docx', [{ name: 'word/_rels/a.rels', content: `<a>${'x'.repeat(256 * 1024)}</a>` }]),
    DAMAGED,
  ],
  'a docx whose template is hidden behind references': [
    () => officeFile('docx', [outsideRelation('attached&#84;emplate', 'https://evil.example/t.dotm')]),
    /another address/,
  ],
  'a doc whose lists name one sector again and again': [() => endlessOle(), DAMAGED],
  'that doc in an archive': [() => endlessOleInZip(), DAMAGED],
  'a doc with a directory that leads back to itself': [
    () => {
      const file = oleFile({ WordDocument: word });
      file.writeUInt32LE(1, 512 + 4);
      return file;
    },
    DAMAGED,
  ],
};

describe('hostile files', () => {
  test.each(Object.keys(HOSTILE))('%s is refused', async (name) => {
    const [make, reason] = HOSTILE[name] ?? [() => Buffer.alloc(0), /./];
    expect(await typeOf(make())).toMatch(reason);
  });
});

/** By the time of this thread's processor, which others on the machine do not change. */
test('no file blocks the server: the thread that answers works for less than 100 ms', async () => {
  const large = { name: '.txt', content: Buffer.alloc(megabytes(8), 'A') };
  const files = [
    zipOf(Array.from({ length: 12 }, (_, n) => ({ ...large, name: `${n}.txt` }))),
    officeFile('docx', [{ name: 'word/x.xml', content: large.content }]),
    endlessRelations(),
    endlessTypes(),
    endlessOleInZip(),
    endlessOle(),
  ];
  await typeOf(samplePdf());
  for (const file of files) {
    const before = process.threadCpuUsage();
    await typeOf(file);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(100);
  }
});
