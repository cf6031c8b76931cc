/*
 * Reads the directory of an OLE compound file ([MS-CFB]), the form of .doc, .xls and .ppt, as far as it takes to tell
 * which of them it is. Its tables say their own size, so nothing is believed: every chain names sectors of the file,
 * and each of them once.
 */

const MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const END_OF_CHAIN = 0xfffffffe;
const NO_ENTRY = 0xffffffff;
const ENTRY_BYTES = 128;
const ENTRIES_MAX = 20_000;
const BYTES_MAX = 64 * 1024 * 1024;
const SMALL_SECTOR = 64;
/** Where an entry has its class. */
const CLASS_FROM = 80;

interface Entry {
  name: string;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

export interface OleFile {
  /** Names of the root's own entries, as `oleName` makes them. */
  roots: string[];
  /** Names of all entries, at any depth. */
  names: string[];
  /** What the root is, as bytes of its class. */
  kind: string;
  /** Bytes of an entry of the root by its `oleName`, of which this many are wanted; null where there is none. */
  read(name: string, most?: number): Buffer | null;
}

/** A name as the standard compares it ([MS-CFB], section 2.6.4): in capitals, up to its zero. */
export const oleName = (name: string): string => (name.split('\0')[0] ?? '').toUpperCase();

export const isOle = (head: Buffer): boolean => head.subarray(0, MAGIC.length).equals(MAGIC);

/** @throws RangeError or Error for a file that is damaged, has a name twice in its root, or is larger than 64 MB. */
export function readOle(bytes: Buffer): OleFile {
  if (bytes.length > BYTES_MAX) throw new Error('too large');
  const sectors = sectorsOf(bytes);
  const fat = tableOf(sectors, fatSectors(bytes, sectors));
  const directory = joined(sectors, chainOf(fat, bytes.readUInt32LE(48), sectors));
  const entries = entriesOf(directory);
  const [root] = entries;
  if (!root) throw new Error('an OLE file without a root');
  const roots = siblingsOf(entries, root.child);
  if (new Set(roots.map(({ name }) => name)).size < roots.length) throw new Error('a name twice');
  const cutoff = bytes.readUInt32LE(56);
  const streamFrom = (start: number, most = bytes.length) =>
    joined(sectors, chainOf(fat, start, sectors).slice(0, Math.ceil(most / sectors.size)));
  const small = () => {
    const miniFat = tableOf(sectors, chainOf(fat, bytes.readUInt32LE(60), sectors));
    const stream = streamFrom(root.start);
    const count = Math.ceil(stream.length / SMALL_SECTOR);
    return { miniFat, pieces: { bytes: stream, first: 0, size: SMALL_SECTOR, count } };
  };
  return {
    roots: roots.map(({ name }) => name),
    names: entries.map(({ name }) => name),
    kind: directory.toString('hex', CLASS_FROM, CLASS_FROM + 16),
    read(name, most = bytes.length) {
      const entry = roots.find((one) => one.name === oleName(name));
      if (!entry) return null;
      if (entry.size >= cutoff)
        return streamFrom(entry.start, Math.min(most, entry.size)).subarray(0, entry.size);
      const { miniFat, pieces } = small();
      return joined(pieces, chainOf(miniFat, entry.start, pieces)).subarray(0, entry.size);
    },
  };
}

/** Where sectors lie, and how many there are. */
interface Sectors {
  bytes: Buffer;
  /** Place of the first one. */
  first: number;
  size: number;
  count: number;
}

/** [MS-CFB], section 2.2: of 512 or 4096 bytes, after a header of one sector. */
function sectorsOf(bytes: Buffer): Sectors {
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw new Error('sectors of no size that there is');
  const size = 1 << shift;
  return { bytes, first: size, size, count: Math.max(0, Math.ceil(bytes.length / size) - 1) };
}

/** Collects numbers of sectors. @throws Error for one that the file does not have, and for one that comes again. */
function uniqueSectors({ count }: Sectors) {
  const seen = new Uint8Array(count);
  const found: number[] = [];
  return {
    found,
    add(number: number) {
      if (number >= count || seen[number]) throw new Error('a sector that is not there, or comes again');
      seen[number] = 1;
      found.push(number);
    },
  };
}

const isSector = (number: number) => number < END_OF_CHAIN - 1;

/** The sectors of the table of sectors: 109 in the header, the others in a chain. */
function fatSectors(bytes: Buffer, sectors: Sectors): number[] {
  const table = uniqueSectors(sectors);
  const lists = uniqueSectors(sectors);
  const take = (from: number, count: number) => {
    for (let n = 0; n < count; n += 1) {
      const number = bytes.readUInt32LE(from + n * 4);
      if (isSector(number)) table.add(number);
    }
  };
  take(76, 109);
  const perList = sectors.size / 4 - 1;
  for (let next = bytes.readUInt32LE(68); isSector(next); ) {
    lists.add(next);
    const from = sectors.first + next * sectors.size;
    take(from, perList);
    next = bytes.readUInt32LE(from + perList * 4);
  }
  return table.found;
}

/** The numbers in these sectors. */
function tableOf({ bytes, first, size }: Sectors, numbers: number[]): Uint32Array {
  const perSector = size / 4;
  const table = new Uint32Array(numbers.length * perSector);
  for (const [at, number] of numbers.entries()) {
    for (let n = 0; n < perSector; n += 1)
      table[at * perSector + n] = bytes.readUInt32LE(first + number * size + n * 4);
  }
  return table;
}

/** The sectors of one stream. @throws Error for a chain that leads out of the file or back to itself. */
function chainOf(table: Uint32Array, start: number, sectors: Sectors): number[] {
  const chain = uniqueSectors(sectors);
  for (let next = start; isSector(next); next = table[next] ?? END_OF_CHAIN) chain.add(next);
  return chain.found;
}

const joined = ({ bytes, first, size }: Sectors, numbers: number[]): Buffer =>
  Buffer.concat(numbers.map((number) => bytes.subarray(first + number * size, first + (number + 1) * size)));

/** The entries of the directory; unused places stay, for entries name one another by place. */
function entriesOf(directory: Buffer): Entry[] {
  const entries: Entry[] = [];
  for (let from = 0; from + ENTRY_BYTES <= directory.length; from += ENTRY_BYTES) {
    if (entries.length === ENTRIES_MAX) throw new Error('too many entries');
    const length = Math.min(directory.readUInt16LE(from + 64), 64);
    entries.push({
      name: oleName(directory.toString('utf16le', from, from + length)),
      left: directory.readUInt32LE(from + 68),
      right: directory.readUInt32LE(from + 72),
      child: directory.readUInt32LE(from + 76),
      start: directory.readUInt32LE(from + 116),
      size: directory.readUInt32LE(from + 120),
    });
  }
  return entries;
}

/** The entries of one storage, which are a tree. */
function siblingsOf(entries: Entry[], first: number): Entry[] {
  const found = new Set<Entry>();
  const open = [first];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const entry = next === NO_ENTRY ? undefined : entries[next];
    if (!entry || found.has(entry)) continue;
    found.add(entry);
    open.push(entry.left, entry.right);
  }
  return [...found];
}
