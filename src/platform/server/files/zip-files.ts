import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { refusals } from './file-refusals.ts';
import { archiveOf } from './zip-end.ts';

/** A file and everything packed in it may have at most this many entries, and unpack to this many bytes. */
const ENTRIES_MAX = 5000;
const UNPACKED_MAX = 500 * 1024 * 1024;
/** Text packs to a fiftieth at best; beyond this size an entry that packs better than the ratio is a bomb. */
const RATIO_MAX = 200;
const RATIO_FROM = 8 * 1024 * 1024;
const HEAD = 4100;
/** As much is unpacked at once. */
const AT_ONCE = 256 * 1024;
const NAME_MAX = 300;
/** Control characters, and those that turn the direction of writing, so that a name looks like another. */
const UNSAFE_NAME = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|:/u;
const FILE_MODE = 0xf000;
const REGULAR = 0x8000;
const FOLDER = 0x4000;
const ENCRYPTED_FLAGS = 0x2041;

/** All lists of relations of a presentation of a thousand slides take a third of this; each has to be read as a whole. */
const LISTS_MAX = 8 * 1024 * 1024;

/** The amount that may still be unpacked: one for a file and all archives in it. */
export interface Budget {
  entries: number;
  bytes: number;
  /** Bytes of lists of relations and content types. */
  lists: number;
}
export const newBudget = (): Budget => ({ entries: ENTRIES_MAX, bytes: UNPACKED_MAX, lists: LISTS_MAX });

/** An entry that was unpacked: its beginning, or all of it where that was asked for. */
export interface Unpacked {
  /** With `/` between folders, also where the archive has `\\`. */
  name: string;
  /** True where the archive says a second name, which some programs read and others do not. */
  hasTwoNames: boolean;
  size: number;
  head: Buffer;
  whole: Buffer | null;
}

/**
 * Unpacks every file of a ZIP, one after the other. Nothing is written anywhere.
 * @param wants how many bytes of an entry to keep in memory when it is not larger; 0 for its beginning only.
 * @throws AppError FILE_UNREADABLE, FILE_TYPE_NOT_ALLOWED.
 */
export async function* unpack(
  source: Buffer,
  budget: Budget,
  wants: (name: string, head: Buffer) => number,
): AsyncGenerator<Unpacked> {
  const zip = await readable(() => yauzl.fromBufferPromise(archiveOf(source)));
  for (const entry of await readable(() => checkedEntries(zip, budget))) {
    if (!entry.fileName.endsWith('/')) yield await readable(() => unpackOne(zip, entry, wants));
  }
}

/** The library's errors are about the file. */
async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || 'status' in error) throw error;
    const isPath = /^(absolute path|invalid relative path)/.test(error.message);
    throw isPath ? refusals.path() : refusals.damaged();
  }
}

/** The list at the end of the file, which says all that is in it. */
async function checkedEntries(zip: ZipFile, budget: Budget): Promise<Entry[]> {
  const entries: Entry[] = [];
  const names = new Set<string>();
  let packed = 0;
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName;
    budget.entries -= 1;
    budget.bytes -= entry.uncompressedSize;
    if (budget.entries < 0) throw refusals.tooMany();
    const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
    if (budget.bytes < 0 || (entry.uncompressedSize > RATIO_FROM && ratio > RATIO_MAX)) throw refusals.bomb();
    if (entry.generalPurposeBitFlag & ENCRYPTED_FLAGS) throw refusals.locked();
    if (name.length > NAME_MAX || UNSAFE_NAME.test(name) || names.has(name.toLowerCase()))
      throw refusals.path();
    if (endingOf(name) !== endingOf(rawName(entry))) throw refusals.path();
    // A link could lead out of the folder that it is unpacked to.
    const mode = (entry.externalFileAttributes >>> 16) & FILE_MODE;
    if (mode !== 0 && mode !== REGULAR && mode !== FOLDER) throw refusals.path();
    names.add(name.toLowerCase());
    packed += entry.compressedSize;
    entries.push(entry);
  }
  // Entries that share bytes make a bomb out of a small file.
  if (packed > zip.fileSize) throw refusals.bomb();
  // Bytes before the first entry would make the file something else, too.
  const first = Math.min(...entries.map((entry) => entry.relativeOffsetOfLocalHeader));
  if (entries.length > 0 && first !== 0) throw refusals.damaged();
  return entries;
}

const endingOf = (name: string) => /\.[^./]*$/.exec(name)?.[0].toLowerCase();

/** The name before the Unicode name of Info-ZIP (APPNOTE.TXT, section 4.6.9) takes its place. */
const rawName = (entry: Entry) =>
  yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, [], false);

async function unpackOne(
  zip: ZipFile,
  entry: Entry,
  wants: (name: string, head: Buffer) => number,
): Promise<Unpacked> {
  // Some programs believe the header in front of the content, others the list at the end.
  const local = await zip.readLocalFileHeaderPromise(entry);
  if (!local.fileName.equals(entry.fileNameRaw)) throw refusals.path();
  const head = Buffer.alloc(Math.min(HEAD, entry.uncompressedSize));
  // The beginning, until it says whether all is wanted: the callers keep the beginnings of thousands of entries.
  let kept: Buffer | null = null;
  let [size, sum] = [0, 0];
  const chosen = () =>
    entry.uncompressedSize <= wants(entry.fileName, head) ? Buffer.alloc(entry.uncompressedSize) : head;
  for await (const chunk of contentOf(zip, entry)) {
    chunk.copy(head, size);
    if (kept === null && size + chunk.length >= head.length) {
      kept = chosen();
      head.copy(kept);
    }
    if (kept !== null) chunk.copy(kept, size);
    size += chunk.length;
    // Sizes that lie are found here, before much is unpacked.
    if (size > entry.uncompressedSize) throw refusals.damaged();
    sum = crc32(chunk, sum);
  }
  if (sum !== entry.crc32 || size !== entry.uncompressedSize) throw refusals.damaged();
  kept ??= chosen();
  const hasTwoNames = entry.fileName !== rawName(entry);
  return { name: entry.fileName, hasTwoNames, size, head, whole: kept === head ? null : kept };
}

/** The library takes 16 kB at a time, each with turns of the event loop: hundreds of megabytes would take seconds. */
async function* contentOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  if (!entry.isCompressed()) return yield* await zip.openReadStreamPromise(entry);
  const packed = await zip.openReadStreamPromise(entry, { decompress: false });
  if (entry.uncompressedSize > AT_ONCE) {
    yield* pipeline(packed, createInflateRaw({ chunkSize: AT_ONCE }), () => undefined);
  } else {
    const size = Math.max(64, entry.uncompressedSize);
    yield inflateRawSync(await buffer(packed), { chunkSize: size, maxOutputLength: size });
  }
}
