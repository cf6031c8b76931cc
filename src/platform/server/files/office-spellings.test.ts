import { describe, expect, test } from 'vitest';
import { typeOfFile } from '#platform/testing/checked-type.ts';
import { officeFile, oleFile, outsideRelation, workbook, zipOf } from '#platform/testing/packed-files.ts';

/*
 * What the standards let programs write in several ways: whatever is refused is refused in each of them, and whatever Office
 * opens is taken.
 */

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const EVIL = 'https://evil.example/t.dotm';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const RELS = 'word/_rels/settings.xml.rels';

const relation = (type: string, target: string, mode = 'TargetMode="External"') =>
  `<Relationships><Relationship Id="r1" Type="${type}" Target="${target}" ${mode}/></Relationships>`;
const TEMPLATE = `${RELATIONS}/attachedTemplate`;
const docxWith = (content: Buffer | string, name = RELS) => officeFile('docx', [{ name, content }]);
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
/** A text with each letter as a reference of XML. */
const references = (text: string) => [...text].map((one) => `&#x${one.charCodeAt(0).toString(16)};`).join('');
const capital = (text: string) => text.replace('attached', 'ATTACHED');

/** A template at another address, in each spelling of the relation. */
const SPELLED: Record<string, string | Buffer> = {
  plain: relation(TEMPLATE, EVIL),
  strict: relation(`${STRICT}/attachedTemplate`, EVIL),
  'another namespace': relation('urn:x/attachedTemplate', EVIL),
  'no type': relation('', EVIL),
  'a type that nobody knows': relation(`${RELATIONS}/what`, EVIL),
  'another case': relation(capital(TEMPLATE), EVIL),
  'spaces about the type': relation(` ${TEMPLATE}\n`, EVIL),
  'a reference': relation(TEMPLATE.replace('T', '&#84;'), EVIL),
  'references throughout': relation(references(TEMPLATE), references(EVIL)),
  'a percent sign': relation(TEMPLATE.replace('att', '%61tt'), EVIL),
  'a slash behind a percent sign': relation(TEMPLATE.replace('/attached', '%2Fattached'), EVIL),
  'a greater-than sign before': relation(TEMPLATE, EVIL).replace('Id="r1"', 'Id="r>1"'),
  'other quotes': relation(TEMPLATE, EVIL).replaceAll('"', "'"),
  'spaces about the equals signs': relation(TEMPLATE, EVIL).replaceAll('=', ' =\n '),
  'a prefix': relation(TEMPLATE, EVIL).replaceAll(/<(\/?)R/g, '<$1p:R'),
  'prefixes of attributes': relation(TEMPLATE, EVIL)
    .replace('Type=', 'p:Type=')
    .replace('Target=', 'p:Target='),
  'a harmless type beside it': relation(TEMPLATE, EVIL).replace('Type=', `p:Type="${RELATIONS}/image" Type=`),
  'UTF-16': utf16(relation(TEMPLATE, EVIL)),
  'UTF-16 with large ends first': utf16(relation(TEMPLATE, EVIL)).swap16(),
  'UTF-16 without a mark': utf16(relation(TEMPLATE, EVIL)).subarray(2),
  'a mark of UTF-8': `\ufeff${relation(TEMPLATE, EVIL)}`,
  Windows: Buffer.from(
    `<?xml version="1.0" encoding="windows-1252"?><!-- \xe9 -->${relation(TEMPLATE, EVIL)}`,
    'latin1',
  ),
  'a comment before': `<!-- <Relationships/> -->${relation(TEMPLATE, EVIL)}`,
  'an element around': `<a>${relation(TEMPLATE, EVIL)}</a>`,
  'a mode in small letters': relation(TEMPLATE, EVIL, 'TargetMode="external"'),
  'a mode with spaces': relation(TEMPLATE, EVIL, 'TargetMode=" External "'),
  'a mode behind a reference': relation(TEMPLATE, EVIL, 'TargetMode="Extern&#97;l"'),
  'a mode that there is not': relation(TEMPLATE, EVIL, 'TargetMode="Outside"'),
  'no mode': relation(TEMPLATE, EVIL, ''),
  'an internal mode': relation(TEMPLATE, EVIL, 'TargetMode="Internal"'),
};

const PLACES = [
  'http://evil.example/t.dotm',
  'HTTPS://evil.example/t.dotm',
  'https&#58;//evil.example/t.dotm',
  ' https://evil.example/t.dotm',
  'ht&#9;tps://evil.example/t.dotm',
  'https:%2F%2Fevil.example/t.dotm',
  '//evil.example/share/t.dotm',
  '\\\\evil.example\\share\\t.dotm',
  '%5C%5Cevil.example%5Cshare%5Ct.dotm',
  '%255C%255Cevil.example%255Cshare%255Ct.dotm',
  'file://evil.example/share/t.dotm',
  'file:////evil.example/share/t.dotm',
  'file://///evil.example/share/t.dotm',
  'file:///\\\\evil.example\\share\\t.dotm',
  'file:\\\\evil.example\\share\\t.dotm',
  'file:///evil.example/share/t.dotm',
  'file:///C:/../../evil.example/t.dotm',
  'file:///C:/..%2F..%2Fevil.example/t.dotm',
  'file:///C:\\..\\..\\evil.example\\t.dotm',
  'C:/. ./../evil.example/t.dotm',
  'file:///C:/a/https://evil.example/t.dotm',
  'file:///C://evil.example/t.dotm',
  '../../t.dotm',
  'mhtml:https://evil.example/t.html!x-usc:https://evil.example/t.html',
  'ftp://evil.example/t.dotm',
  'data:text/plain,x',
  'file:///Users/../../evil.example/t.dotm',
  '',
];

const OWN = [
  'Normal.dotm',
  'Normal',
  'Templates/Normal.dotm',
  'Templates\\Normal.dot',
  'C:\\Users\\Meera\\AppData\\Roaming\\Microsoft\\Templates\\Normal.dotm',
  'C:/Users/Meera/Normal.dotm',
  'file:///C:/Users/Meera%20Tirkey/Normal.dotm',
  'file:///C:\\Users\\Meera\\AppData\\Roaming\\Microsoft\\Templates\\Normal.dotm',
  'file:/C:/Users/Meera/Normal.dotm',
  'file://localhost/C:/Users/Meera/Normal.dotm',
  'd:\\office\\report 2026.dotx',
  'file:///Users/meera/Library/Group%20Containers/Office/Normal.dotm',
  '/Users/meera/Normal.dotm',
  'file:///home/meera/Templates/report.ott',
];

describe('a template at another address is refused', () => {
  test.each(Object.keys(SPELLED))('with %s', async (name) => {
    expect(await typeOfFile(docxWith(SPELLED[name] ?? ''))).toMatch(/another address/);
  });

  test.each(PLACES)('%j', async (place) => {
    expect(await typeOfFile(docxWith(relation(TEMPLATE, place)))).toMatch(/another address/);
  });

  test.each([
    'WORD/_RELS/SETTINGS.XML.RELS',
    'word/_rels/settings.xml.Rels',
    'word/_rels/settings.xml.%72els',
    'word%2F_rels%2Fsettings.xml%2Erels',
    'word\\_rels\\settings.xml.rels',
    'word/./_rels/settings.xml.rels',
  ])('in the part %s', async (name) => {
    expect(await typeOfFile(docxWith(relation(TEMPLATE, EVIL), name))).toMatch(/another address/);
  });

  test.each(['oleObject', 'frame', 'subDocument', 'package', 'aFChunk', 'settings', 'control'])(
    'so is a relation %s',
    async (kind) => {
      const answer = await typeOfFile(officeFile('docx', [outsideRelation(kind, EVIL)]));
      expect(answer).toMatch(/another address|macros/);
    },
  );

  test.each<[string, Buffer]>([
    [
      'a document type',
      docxWith(`<!DOCTYPE a [<!ENTITY t "T">]>${relation(TEMPLATE.replace('T', '&t;'), EVIL)}`),
    ],
    ['UTF-7', docxWith(`<?xml version="1.0" encoding="UTF-7"?>${relation(TEMPLATE, 'x')}`)],
    [
      'two relations parts',
      officeFile('docx', [
        { name: RELS, content: '<a/>' },
        { name: `./${RELS}`, content: '<a/>' },
      ]),
    ],
    ['pieces', docxWith('<Relationships>', `${RELS}/[0].piece`)],
    [
      'a second name',
      officeFile('docx', [{ name: RELS, content: relation(TEMPLATE, EVIL), unicodeName: 'word/a.xml' }]),
    ],
    [
      'a second name of the same ending',
      officeFile('docx', [{ name: 'word/a.xml', content: '<a/>', unicodeName: 'word/b.xml' }]),
    ],
  ])('by %s', async (_, file) =>
    expect(await typeOfFile(file)).toMatch(/^FILE_(UNREADABLE|TYPE_NOT_ALLOWED)/),
  );
});

describe('what leads out and is no harm is taken', () => {
  test.each(OWN)('a template at %j', async (place) => {
    expect(await typeOfFile(docxWith(relation(TEMPLATE, place)))).toBe(DOCX);
  });

  test.each(['hyperlink', 'image', 'audio', 'video', 'externalLinkPath', 'xlPathMissing', 'mailMergeSource'])(
    'a relation %s',
    async (kind) => {
      expect(await typeOfFile(officeFile('docx', [outsideRelation(kind, 'https://example.org/a')]))).toBe(
        DOCX,
      );
    },
  );
});

describe('macros are found', () => {
  test.each<[string, Buffer]>([
    [
      'by a relation',
      docxWith(relation('http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'x.bin', '')),
    ],
    ['by a part in capitals', officeFile('docx', [{ name: 'word/VBAPROJECT.BIN' }])],
    ['by a part behind a percent sign', officeFile('docx', [{ name: 'word/vba%50roject.bin' }])],
    ['by a part with another slash', officeFile('xlsx', [{ name: 'xl\\macrosheets\\sheet1.xml' }])],
    [
      'by a type in capitals',
      officeFile('docx', [], 'application/vnd.ms-word.document.MACROENABLED.main+xml'),
    ],
    [
      'by a storage in small letters',
      oleFile({ WordDocument: Buffer.alloc(64), _vba_project: Buffer.alloc(64) }),
    ],
    ['by a storage in capitals', oleFile({ WORKBOOK: workbook(), _VBA_PROJECT_CUR: Buffer.alloc(64) })],
  ])('%s', async (_, file) => expect(await typeOfFile(file)).toMatch(/macros or other programs/));
});

describe('a packed file is found', () => {
  const packed = (name: string) => ({ [name]: Buffer.alloc(64) });
  test.each(['Ole10Native', 'OLE10NATIVE', 'ole10native', 'oLE10nATIVE', 'Ole10Native\0'])(
    'as %j',
    async (name) => {
      const bin = oleFile(packed(`\u0001${name}`));
      expect(await typeOfFile(officeFile('docx', [{ name: 'word/embeddings/a.bin', content: bin }]))).toMatch(
        /embedded/,
      );
      expect(await typeOfFile(oleFile({ Workbook: workbook(), ...packed(`\u0001${name}`) }))).toMatch(
        /embedded/,
      );
    },
  );

  test('a link to an object elsewhere is one of another address', async () => {
    const link = oleFile(packed('\u0001Ole'));
    Buffer.from('0003000000000000c000000000000046', 'hex').copy(link, 2 * 512 + 80);
    expect(await typeOfFile(officeFile('docx', [{ name: 'word/embeddings/a.bin', content: link }]))).toMatch(
      /another address/,
    );
  });

  test('a password too', async () => {
    expect(await typeOfFile(oleFile(packed('ENCRYPTEDPACKAGE')))).toMatch(/protected by a password/);
  });

  test('a name that is there twice in different letters is damaged', async () => {
    const file = oleFile({ Workbook: workbook(), WORKBOOK: workbook() });
    expect(await typeOfFile(file)).toMatch(/^FILE_UNREADABLE/);
  });
});

const types = (list: string) => ({ name: '[Content_Types].xml', content: `<Types>${list}</Types>` });
const packageRelation = (target: string, type = `${RELATIONS}/officeDocument`) => ({
  name: '_rels/.rels',
  content: relation(type, target, ''),
});
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const override = (part: string, type = MAIN) => `<Override PartName="${part}" ContentType="${type}"/>`;
const document = { name: 'word/document.xml', content: '<root/>' };
const extra = { name: 'customXml/item1.xml', content: '<root/>' };

describe('what Office opens is taken', () => {
  test.each<[string, Buffer, string]>([
    [
      'a main part by the type of its ending',
      zipOf([
        types(`<Default Extension="xml" ContentType="${MAIN}"/>`),
        packageRelation('word/document.xml'),
        document,
        extra,
      ]),
      DOCX,
    ],
    [
      'that ending in capitals',
      zipOf([
        types(`<Default Extension="XML" ContentType="${SHEET}"/>`),
        packageRelation('xl/workbook.xml'),
        { name: 'xl/workbook.xml' },
      ]),
      XLSX,
    ],
    [
      'its own type before that of its ending',
      zipOf([
        types(`<Default Extension="xml" ContentType="${SHEET}"/>${override('/word/document.xml')}`),
        packageRelation('word/document.xml'),
        document,
      ]),
      DOCX,
    ],
    [
      'a part in capitals',
      zipOf([types(override('/Word/Document.XML')), packageRelation('word/document.xml'), document]),
      DOCX,
    ],
    [
      'a target in capitals',
      zipOf([types(override('/word/document.xml')), packageRelation('/WORD/document.xml'), document]),
      DOCX,
    ],
    [
      'an entry in capitals',
      zipOf([
        types(override('/word/document.xml')),
        packageRelation('word/document.xml'),
        { ...document, name: 'WORD/Document.xml' },
      ]),
      DOCX,
    ],
    [
      'lists in capitals',
      zipOf([
        { ...types(override('/word/document.xml')), name: '[CONTENT_TYPES].XML' },
        { ...packageRelation('word/document.xml'), name: '_RELS/.RELS' },
        document,
      ]),
      DOCX,
    ],
    [
      'a part behind percent signs',
      zipOf([types(override('/word/docu%6Dent.xml')), packageRelation('./word/document.xml'), document]),
      DOCX,
    ],
    [
      'a main part of another name',
      zipOf([types(override('/a/b.xml')), packageRelation('a/b.xml'), { name: 'a/b.xml' }]),
      DOCX,
    ],
    [
      'the strict form',
      zipOf([
        types(override('/word/document.xml')),
        packageRelation('word/document.xml', `${STRICT}/officeDocument`),
        document,
      ]),
      DOCX,
    ],
    [
      'a type with a parameter',
      zipOf([
        types(override('/word/document.xml', `${MAIN}; charset=utf-8`)),
        packageRelation('word/document.xml'),
        document,
      ]),
      DOCX,
    ],
    [
      'a prefix',
      zipOf([
        {
          name: '[Content_Types].xml',
          content: `<t:Types>${override('/word/document.xml').replace('<', '<t:')}</t:Types>`,
        },
        packageRelation('word/document.xml'),
        document,
      ]),
      DOCX,
    ],
    [
      'backslashes',
      zipOf([
        types(override('/xl/workbook.xml', SHEET)),
        { ...packageRelation('xl/workbook.xml'), name: '_rels\\.rels' },
        { name: 'xl\\workbook.xml' },
        { name: 'xl\\worksheets\\sheet1.xml' },
      ]),
      XLSX,
    ],
    [
      'lists in UTF-16',
      zipOf([
        { name: '[Content_Types].xml', content: utf16(`<Types>${override('/word/document.xml')}</Types>`) },
        packageRelation('word/document.xml'),
        document,
      ]),
      DOCX,
    ],
    ...['\n', '\r\n', '\0', ' \n\n', '\0'.repeat(70_000), '\r\n--boundary--\r\n', '<!-- 0.2 s -->\n'].map(
      (behind): [string, Buffer, string] => [
        `${behind.length} bytes behind the end: ${JSON.stringify(behind.slice(0, 20))}`,
        Buffer.concat([officeFile('docx'), Buffer.from(behind)]),
        DOCX,
      ],
    ),
    ...['Workbook', 'WORKBOOK', 'workbook', 'WorkBook', 'Book', 'BOOK', 'book'].map(
      (name): [string, Buffer, string] => [
        `a stream ${name}`,
        oleFile({ [name]: workbook() }),
        'application/vnd.ms-excel',
      ],
    ),
    ...['WordDocument', 'WORDDOCUMENT', 'worddocument'].map((name): [string, Buffer, string] => [
      `a stream ${name}`,
      oleFile({ [name]: Buffer.alloc(64) }),
      'application/msword',
    ]),
    [
      'a stream of PowerPoint in capitals',
      oleFile({ 'POWERPOINT DOCUMENT': Buffer.alloc(64) }),
      'application/vnd.ms-powerpoint',
    ],
  ])('%s', async (_, file, type) => expect(await typeOfFile(file)).toBe(type));

  test.each<[string, Buffer]>([
    [
      'no part by that name',
      zipOf([types(override('/word/other.xml')), packageRelation('word/document.xml'), document]),
    ],
    ['no relation to it', zipOf([types(override('/word/document.xml')), document])],
    [
      'two documents',
      zipOf([
        types(override('/a.xml') + override('/b.xml', SHEET)),
        {
          name: '_rels/.rels',
          content: `<r>${relation(`${RELATIONS}/officeDocument`, 'a.xml', '')}${relation(`${RELATIONS}/officeDocument`, 'b.xml', '')}</r>`,
        },
        { name: 'a.xml' },
        { name: 'b.xml' },
      ]),
    ],
    ['the type of a template', officeFile('docx', [], MAIN.replace('document.main', 'template.main'))],
  ])('not with %s', async (_, file) =>
    expect(await typeOfFile(file)).toMatch(/^FILE_TYPE_NOT_ALLOWED: This file cannot/),
  );

  test('an archive that ends twice is refused', async () => {
    const inner = officeFile('docx');
    const outer = Buffer.from(officeFile('docx'));
    outer.writeUInt16LE(inner.length, outer.length - 2);
    expect(await typeOfFile(Buffer.concat([outer, inner]))).toMatch(/^FILE_UNREADABLE/);
  });
});
