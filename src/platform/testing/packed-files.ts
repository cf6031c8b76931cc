import { crc32, deflateRawSync } from 'node:zlib';

/*
 * Archives and Office files, byte by byte, so that tests can make what no library would write.
 */

interface PackedFile {
  name: string;
  content?: Buffer | string;
  /** Stands in the list at the end instead of the true ones. */
  listed?: { size?: number; name?: string; flags?: number; mode?: number };
  /** A second name, as Info-ZIP writes one beside a name that is not in Unicode. */
  unicodeName?: string;
}

/** A ZIP (APPNOTE 6.3.10) of these files. */
export function zipOf(files: PackedFile[]): Buffer {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  /** Tests pack the same large content many times. */
  const packedOnce = new Map<Buffer | string, Buffer>();
  let offset = 0;
  for (const { name, content = '', listed = {}, unicodeName } of files) {
    const bytes = Buffer.from(content);
    const packed = packedOnce.get(content) ?? deflateRawSync(bytes);
    packedOnce.set(content, packed);
    const fields = (size: number, flags: number, nameLength: number, extraLength = 0) => {
      const header = Buffer.alloc(26);
      header.writeUInt16LE(20, 0);
      header.writeUInt16LE(0x0800 | flags, 2);
      header.writeUInt16LE(8, 4);
      header.writeUInt32LE(crc32(bytes), 10);
      header.writeUInt32LE(packed.length, 14);
      header.writeUInt32LE(size, 18);
      header.writeUInt16LE(nameLength, 22);
      header.writeUInt16LE(extraLength, 24);
      return header;
    };
    const localName = Buffer.from(name);
    const listedName = Buffer.from(listed.name ?? name);
    const flags = listed.flags ?? 0;
    const extra = unicodeName === undefined ? Buffer.alloc(0) : unicodePath(listedName, unicodeName);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(((listed.mode ?? 0) << 16) >>> 0, 6);
    end.writeUInt32LE(offset, 10);
    const body = [
      Buffer.from('PK\x03\x04', 'latin1'),
      fields(bytes.length, flags, localName.length),
      localName,
      packed,
    ];
    bodies.push(...body);
    list.push(
      Buffer.from('PK\x01\x02\x14\x03', 'latin1'),
      fields(listed.size ?? bytes.length, flags, listedName.length, extra.length),
      end,
      listedName,
      extra,
    );
    offset += Buffer.concat(body).length;
  }
  const listing = Buffer.concat(list);
  const last = Buffer.alloc(18);
  last.writeUInt16LE(files.length, 4);
  last.writeUInt16LE(files.length, 6);
  last.writeUInt32LE(listing.length, 8);
  last.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, listing, Buffer.from('PK\x05\x06', 'latin1'), last]);
}

/** APPNOTE 6.3.10, section 4.6.9. */
function unicodePath(name: Buffer, unicodeName: string): Buffer {
  const head = Buffer.alloc(9);
  head.writeUInt16LE(0x7075, 0);
  head.writeUInt16LE(5 + Buffer.byteLength(unicodeName), 2);
  head.writeUInt8(1, 4);
  head.writeUInt32LE(crc32(name), 5);
  return Buffer.concat([head, Buffer.from(unicodeName)]);
}

const MAIN = {
  docx: ['word/document.xml', 'wordprocessingml.document'],
  xlsx: ['xl/workbook.xml', 'spreadsheetml.sheet'],
  pptx: ['ppt/presentation.xml', 'presentationml.presentation'],
} as const;

const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** An Office file of today, with more files in it. */
export function officeFile(kind: keyof typeof MAIN, more: PackedFile[] = [], type?: string): Buffer {
  const [part, name] = MAIN[kind];
  const contentType = type ?? `application/vnd.openxmlformats-officedocument.${name}.main+xml`;
  return zipOf([
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${contentType}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<Relationships><Relationship Id="r1" Type="${RELATION}/officeDocument" Target="${part}"/></Relationships>`,
    },
    { name: part, content: '<?xml version="1.0"?><root>The content of the file</root>' },
    ...more,
  ]);
}

/** Relations of a document, with one that leads to another address. */
export const outsideRelation = (type: string, target: string): PackedFile => ({
  name: 'word/_rels/settings.xml.rels',
  content: `<Relationships><Relationship Id="r1" Type="${RELATION}/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
});

const SECTOR = 512;
const END_OF_CHAIN = 0xfffffffe;
const NO_ENTRY = 0xffffffff;

/** An OLE compound file ([MS-CFB]) whose root holds these streams, padded to the size from which sectors are used. */
export function oleFile(streams: Record<string, Buffer>): Buffer {
  const entries = Object.entries(streams).map(
    ([name, content]) =>
      [name, Buffer.concat([content, Buffer.alloc(Math.max(0, 4096 - content.length))])] as const,
  );
  const directorySectors = Math.ceil(((entries.length + 1) * 128) / SECTOR);
  const table: number[] = [0xfffffffd];
  const chain = (sectors: number) => {
    const first = table.length;
    for (let n = 1; n <= sectors; n += 1) table.push(n === sectors ? END_OF_CHAIN : table.length + 1);
    return first;
  };
  const directoryStart = chain(directorySectors);
  const directory = Buffer.alloc(directorySectors * SECTOR);
  const write = (
    at: number,
    name: string,
    type: number,
    right: number,
    child: number,
    start: number,
    size: number,
  ) => {
    const from = at * 128;
    directory.write(name, from, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, from + 64);
    directory.writeUInt8(type, from + 66);
    directory.writeUInt32LE(NO_ENTRY, from + 68);
    directory.writeUInt32LE(right, from + 72);
    directory.writeUInt32LE(child, from + 76);
    directory.writeUInt32LE(start, from + 116);
    directory.writeUInt32LE(size, from + 120);
  };
  write(0, 'Root Entry', 5, NO_ENTRY, entries.length > 0 ? 1 : NO_ENTRY, END_OF_CHAIN, 0);
  const contents = entries.map(([name, content], at) => {
    const padded = Buffer.concat([content, Buffer.alloc((SECTOR - (content.length % SECTOR)) % SECTOR)]);
    const start = chain(padded.length / SECTOR);
    write(at + 1, name, 2, at + 1 < entries.length ? at + 2 : NO_ENTRY, NO_ENTRY, start, content.length);
    return padded;
  });
  const fat = Buffer.alloc(SECTOR, 0xff);
  for (const [at, next] of table.entries()) fat.writeUInt32LE(next, at * 4);
  const header = Buffer.alloc(SECTOR, 0xff);
  header.fill(0, 0, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(directoryStart, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(END_OF_CHAIN, 60);
  header.writeUInt32LE(END_OF_CHAIN, 68);
  header.writeUInt32LE(0, 76);
  return Buffer.concat([header, fat, directory, ...contents]);
}

/** The first record of a workbook's globals, and further ones as [type, bytes]. */
export const workbook = (records: [type: number, content: Buffer][] = []): Buffer =>
  Buffer.concat(
    [[0x0809, Buffer.alloc(16)] as const, ...records, [0x000a, Buffer.alloc(0)] as const].map(
      ([type, content]) => {
        const head = Buffer.alloc(4);
        head.writeUInt16LE(type, 0);
        head.writeUInt16LE(content.length, 2);
        return Buffer.concat([head, content]);
      },
    ),
  );

/*
 * Small files that would take a careless check of uploads minutes, or gigabytes.
 */

/** A DOCX whose relations are one tag that starts again and again and never ends. */
export const endlessRelations = (length = 300_000): Buffer =>
  officeFile('docx', [{ name: 'word/_rels/document.xml.rels', content: repeated('<Relationship ', length) }]);

/** The same in the list of content types. */
export const endlessTypes = (length = 300_000): Buffer =>
  zipOf([
    { name: '[Content_Types].xml', content: repeated('<Override ', length) },
    { name: 'word/document.xml', content: '<root/>' },
  ]);

const repeated = (text: string, length: number) => text.repeat(Math.ceil(length / text.length));

/**
 * An OLE file ([MS-CFB]) of this many bytes whose lists of table sectors each name the table's one sector as often as
 * they can, so that the table seems thousands of times larger than the file.
 */
export function endlessOle(byteSize = 3_800_000): Buffer {
  const sectors = Math.floor(byteSize / SECTOR) - 1;
  const bytes = Buffer.alloc((sectors + 1) * SECTOR, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt32LE(0, 48);
  bytes.writeUInt32LE(4096, 56);
  bytes.writeUInt32LE(1, 68);
  bytes.writeUInt32LE(0, 76);
  for (let list = 1; list < sectors; list += 1) {
    const from = (list + 1) * SECTOR;
    for (let n = 0; n < 127; n += 1) bytes.writeUInt32LE(0, from + n * 4);
    bytes.writeUInt32LE(list + 1 < sectors ? list + 1 : END_OF_CHAIN, from + 508);
  }
  return bytes;
}

/** That file, packed: some 20 kB. */
export const endlessOleInZip = (byteSize?: number): Buffer =>
  zipOf([{ name: 'a.doc', content: endlessOle(byteSize) }]);
