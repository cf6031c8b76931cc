import { officeFile, oleFile, workbook, zipOf } from './packed-files.ts';
import { randomNumbers } from './random-numbers.ts';
import { samplePdf } from './sample-files.ts';

/*
 * Small files that are made to take the check of uploads long, or much memory: by tags that come again and again, tables
 * that lead back to themselves, archives in archives and counts that are as large as they can be.
 */

interface HostileFile {
  name: string;
  content: Buffer;
}

/** What a kind of file is drawn from: numbers and choices that follow from the seed. */
interface Draw {
  /** A whole number from `least` to `most`. */
  number(least: number, most: number): number;
  of<T>(choices: readonly [T, ...T[]]): T;
}

const MB = 1024 * 1024;
const SECTOR = 512;
const END_OF_CHAIN = 0xfffffffe;

const TAGS = [
  '<Relationship ',
  '<Override ',
  '<a/>',
  '<a b="c"/>',
  '<!--',
  '<![CDATA[',
  '<?x ',
  '</',
  '<a b="',
  '<a b=c ',
  '<a &#x41;',
  '&#65;',
  '&lt',
  '<a      ',
  '<a b = "c" ',
] as const;

const repeated = (text: string, length: number) => text.repeat(Math.ceil(length / text.length));

/** A part of XML that is one piece repeated, up to somewhat more than the check reads. */
function tags({ of, number }: Draw): Buffer {
  const content = `${of(['', '<a>', '<!DOCTYPE a [', '<a b="'])}${repeated(of(TAGS), number(1000, 300_000))}${of(['', '">', '-->', '>'])}`;
  return of([
    () => officeFile('docx', [{ name: 'word/_rels/document.xml.rels', content }]),
    () => zipOf([{ name: '[Content_Types].xml', content }, { name: 'word/document.xml' }]),
  ])();
}

/** Hundreds of parts, each of which has to be read. */
function manyParts({ of, number }: Draw): Buffer {
  const content = repeated(of(TAGS.slice(2, 4) as [string, string]), of([1000, 60_000, 250_000]));
  const parts = Array.from({ length: number(200, 4900) }, (_, n) => ({
    name: `word/_rels/${n}.rels`,
    content,
  }));
  return officeFile(of(['docx', 'xlsx', 'pptx']), parts.slice(0, Math.floor((480 * MB) / content.length)));
}

/** An old Office file in which some numbers of its header, table and directory are others. */
function brokenTables({ of, number }: Draw): Buffer {
  const bytes = oleFile({
    WordDocument: Buffer.alloc(number(64, 40_000)),
    Workbook: workbook(),
    '1Table': Buffer.alloc(64),
  });
  for (let change = number(1, 6); change > 0; change -= 1) {
    const at = of([48, 56, 60, 64, 68, 72, 76, SECTOR, 2 * SECTOR + 64]) + 4 * number(0, 60);
    bytes.writeUInt32LE(of([0, 1, 2, 3, 0x7fffffff, 0xfffffffd, END_OF_CHAIN, number(0, 80)]), at);
  }
  return of([() => bytes, () => zipOf([{ name: 'a.doc', content: bytes }])])();
}

/** The lists of table sectors name each sector of the file, or one again and again, and lead back to the first. */
function longLists({ of, number }: Draw): Buffer {
  const sectors = number(100, 40_000);
  const bytes = Buffer.alloc((sectors + 1) * SECTOR, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(of([9, 9, 12]), 30);
  for (const [at, value] of [
    [48, 0],
    [56, 4096],
    [60, 0],
    [68, 1],
    [76, 0],
  ] as const)
    bytes.writeUInt32LE(value, at);
  const isSame = of([true, false]);
  for (let list = 1; list < sectors; list += 1) {
    const from = (list + 1) * SECTOR;
    for (let n = 0; n < 127; n += 1)
      bytes.writeUInt32LE(isSame ? 0 : (list * 127 + n) % sectors, from + n * 4);
    bytes.writeUInt32LE(list + 1 < sectors ? list + 1 : of([1, END_OF_CHAIN]), from + 508);
  }
  return zipOf([{ name: of(['a.doc', 'word/embeddings/a.bin']), content: bytes }]);
}

/** A large old Office file, all of it one stream by each of the names that are looked for. */
function largeStreams({ of, number }: Draw): Buffer {
  const size = number(8, 60) * MB;
  const names = ['WordDocument', 'Workbook', 'Book', 'PowerPoint Document', 'Current User'];
  const small = oleFile(Object.fromEntries(names.map((name) => [name, Buffer.alloc(4096)])));
  const sectors = Math.floor(size / SECTOR);
  const tables = Math.ceil(sectors / 128);
  const lists = Math.ceil(Math.max(0, tables - 109) / 127);
  const bytes = Buffer.alloc((sectors + 1) * SECTOR, of([0, 32]));
  small.copy(bytes, 0, 0, SECTOR);
  const sectorAt = (number: number) => (number + 1) * SECTOR;
  // The directory, then the tables, then their lists; the stream is all that follows.
  const directory = 2;
  small.copy(bytes, sectorAt(0), sectorAt(1), sectorAt(1 + directory));
  const first = directory + tables + lists;
  for (let at = 0; at < sectors; at += 1)
    bytes.writeUInt32LE(
      at >= first && at + 1 < sectors ? at + 1 : END_OF_CHAIN,
      sectorAt(directory) + at * 4,
    );
  bytes.writeUInt32LE(1, sectorAt(directory));
  bytes.writeUInt32LE(0, 48);
  for (let n = 0; n < Math.min(109, tables); n += 1) bytes.writeUInt32LE(directory + n, 76 + n * 4);
  bytes.writeUInt32LE(lists > 0 ? directory + tables : END_OF_CHAIN, 68);
  for (let list = 0; list < lists; list += 1) {
    const from = sectorAt(directory + tables + list);
    for (let n = 0; n < 127; n += 1) {
      const table = 109 + list * 127 + n;
      bytes.writeUInt32LE(table < tables ? directory + table : 0xffffffff, from + n * 4);
    }
    bytes.writeUInt32LE(list + 1 < lists ? directory + tables + list + 1 : END_OF_CHAIN, from + 508);
  }
  for (let entry = 1; entry <= names.length; entry += 1) {
    bytes.writeUInt32LE(first, sectorAt(0) + entry * 128 + 116);
    bytes.writeUInt32LE(0x7fffffff, sectorAt(0) + entry * 128 + 120);
  }
  return zipOf([{ name: 'a.doc', content: bytes }]);
}

/** Archives in archives, each with as much as the ratio of a bomb leaves. */
function nested({ of, number }: Draw): Buffer {
  const inner = { name: 'a.txt', content: Buffer.alloc(number(1, 8 * MB - 1), 'A') };
  let zip = zipOf(Array.from({ length: number(1, 8) }, (_, n) => ({ ...inner, name: `${n}.txt` })));
  for (let depth = number(1, 4); depth > 0; depth -= 1) {
    // Bytes that do not pack keep the archive around it from being a bomb, and large.
    const copies = number(1, depth === 1 ? 8 : 2);
    zip = zipOf(
      Array.from({ length: copies }, (_, n) => ({
        name: `${depth}-${n}.${of(['zip', 'docx'])}`,
        content: zip,
      })),
    );
  }
  return zip;
}

/** As many entries as there may be, and more, each of nothing or of the most that is no bomb. */
function counts({ of, number }: Draw): Buffer {
  return of([
    () =>
      zipOf(Array.from({ length: number(4000, 6000) }, (_, n) => ({ name: `${'x'.repeat(200)}${n}.txt` }))),
    () => {
      const content = Buffer.alloc(8 * MB, of(['A', 'B']));
      return zipOf(Array.from({ length: number(30, 62) }, (_, n) => ({ name: `${n}.txt`, content })));
    },
    () => {
      const content = Buffer.alloc(number(50_000, 100_000), of(['A', 'B']));
      return zipOf(Array.from({ length: 5000 }, (_, n) => ({ name: `${n}.txt`, content })));
    },
    () => {
      const bytes = zipOf(Array.from({ length: 10 }, (_, n) => ({ name: `${n}.txt`, content: 'x' })));
      bytes.writeUInt16LE(0xffff, bytes.length - 12);
      bytes.writeUInt16LE(0xffff, bytes.length - 14);
      bytes.writeUInt32LE(of([0, 0x7fffffff, 0xfffffffe]), bytes.length - 10);
      return bytes;
    },
    () => zipOf([{ name: 'a.txt', content: 'x', listed: { size: of([0xfffffffe, 0x7fffffff, 500 * MB]) } }]),
  ])();
}

const HEADS = [
  'ID3',
  '3026b2758e66cf11',
  '1a45dfa3',
  '0000001866747970',
  '4f676753',
  '52494646',
  'fffb90',
  '49492a00',
  'ffd8ff',
  '89504e470d0a1a0a',
];

/** Beginnings of pictures, films and sounds whose lengths are zero or endless. */
function heads({ of, number }: Draw): Buffer {
  const content = () => {
    const start = Buffer.from(of(HEADS as [string, ...string[]]), 'hex');
    const rest = Buffer.alloc(number(10, 4200), of([0, 0xff, 0x49, 0x7f]));
    return Buffer.concat([start.length > 0 ? start : Buffer.from('ID3'), rest]);
  };
  const files = Array.from({ length: number(1, 1500) }, (_, n) => ({
    name: `${n}.${of(['mp4', 'png', 'mp3', 'webm'])}`,
    content: content(),
  }));
  return of([content, () => zipOf(files)])();
}

/** A PDF with much of what its end looks like. */
const ends = ({ of, number }: Draw): Buffer =>
  Buffer.concat([samplePdf(), Buffer.from(repeated(of(['%%EOF', '%%EOF\n', '\n', ' \0']), number(100, MB)))]);

const KINDS = { tags, manyParts, brokenTables, longLists, largeStreams, nested, counts, heads, ends };

/** @returns this many files, the same for the same seed, one of each kind after the other. */
export function* hostileFiles(seed: number, count: number): Generator<HostileFile> {
  const random = randomNumbers(seed);
  const number = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const draw: Draw = {
    number,
    of: (choices) => choices[number(0, choices.length - 1)] as (typeof choices)[0],
  };
  const kinds = Object.entries(KINDS);
  for (let n = 0; n < count; n += 1) {
    const [name, make] = kinds[n % kinds.length] as (typeof kinds)[0];
    yield { name: `${n}-${name}`, content: make(draw) };
  }
}
