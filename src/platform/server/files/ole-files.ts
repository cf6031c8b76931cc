/*
 * Reads the directory of an OLE compound file ([MS-CFB]), the form of .doc, .xls and .ppt, as far as it takes to tell
 * which of them it is.
 */

const MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const END_OF_CHAIN = 0xfffffffe;
const NO_ENTRY = 0xffffffff;
const ENTRY_BYTES = 128;
const ENTRIES_MAX = 20_000;

interface Entry {
  name: string;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

export interface OleFile {
  /** Names of the root's own entries. */
  roots: string[];
  /** Names of all entries, at any depth. */
  names: string[];
  /** Bytes of an entry of the root; null where there is none. */
  read(name: string): Buffer | null;
}

export const isOle = (head: Buffer): boolean => head.subarray(0, MAGIC.length).equals(MAGIC);

/** @throws RangeError or Error for a file that is damaged. */
export function readOle(bytes: Buffer): OleFile {
  const sector = 1 << Math.min(bytes.readUInt16LE(30), 16);
  const at = (number: number) => (number + 1) * sector;
  const fat = tableOf(bytes, fatSectors(bytes, sector), at, sector);
  const directory = joined(bytes, chainOf(fat, bytes.readUInt32LE(48)), at, sector);
  const entries = entriesOf(directory);
  const [root] = entries;
  if (!root) throw new Error('an OLE file without a root');
  const roots = siblingsOf(entries, root.child);
  const cutoff = bytes.readUInt32LE(56);
  const small = () => {
    const miniFat = tableOf(bytes, chainOf(fat, bytes.readUInt32LE(60)), at, sector);
    return { miniFat, stream: joined(bytes, chainOf(fat, root.start), at, sector) };
  };
  return {
    roots: roots.map(({ name }) => name),
    names: entries.map(({ name }) => name),
    read(name) {
      const entry = roots.find((one) => one.name === name);
      if (!entry) return null;
      if (entry.size >= cutoff)
        return joined(bytes, chainOf(fat, entry.start), at, sector).subarray(0, entry.size);
      const { miniFat, stream } = small();
      return joined(stream, chainOf(miniFat, entry.start), (number) => number * 64, 64).subarray(
        0,
        entry.size,
      );
    },
  };
}

/** The sectors of the table of sectors: 109 in the header, the others in a chain. */
function fatSectors(bytes: Buffer, sector: number): number[] {
  const found: number[] = [];
  const take = (from: number, count: number) => {
    for (let n = 0; n < count; n += 1) {
      const number = bytes.readUInt32LE(from + n * 4);
      if (number < END_OF_CHAIN - 1) found.push(number);
    }
  };
  take(76, 109);
  let next = bytes.readUInt32LE(68);
  for (let left = bytes.length / sector; next < END_OF_CHAIN - 1; left -= 1) {
    if (left < 0) throw new Error('a chain without an end');
    take((next + 1) * sector, sector / 4 - 1);
    next = bytes.readUInt32LE((next + 2) * sector - 4);
  }
  return found;
}

/** The numbers in these sectors. */
function tableOf(bytes: Buffer, sectors: number[], at: (n: number) => number, sector: number): number[] {
  const table: number[] = [];
  for (const number of sectors) {
    for (let n = 0; n < sector / 4; n += 1) table.push(bytes.readUInt32LE(at(number) + n * 4));
  }
  return table;
}

function chainOf(table: number[], start: number): number[] {
  const chain: number[] = [];
  for (let next = start; next < END_OF_CHAIN - 1; next = table[next] ?? END_OF_CHAIN) {
    if (chain.length > table.length) throw new Error('a chain without an end');
    chain.push(next);
  }
  return chain;
}

const joined = (bytes: Buffer, sectors: number[], at: (n: number) => number, sector: number): Buffer =>
  Buffer.concat(sectors.map((number) => bytes.subarray(at(number), at(number) + sector)));

/** The entries of the directory; unused places stay, for entries name one another by place. */
function entriesOf(directory: Buffer): Entry[] {
  const entries: Entry[] = [];
  for (let from = 0; from + ENTRY_BYTES <= directory.length; from += ENTRY_BYTES) {
    if (entries.length === ENTRIES_MAX) throw new Error('too many entries');
    const length = Math.min(directory.readUInt16LE(from + 64), 64);
    entries.push({
      name: directory.toString('utf16le', from, from + Math.max(0, length - 2)),
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
