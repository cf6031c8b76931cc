import type { MediaType } from '#platform/contract/files.ts';
import { refusals } from './file-refusals.ts';
import { type OleFile, oleName, readOle } from './ole-files.ts';

/** Names of storages and streams that hold macros: of Word, Excel and any VBA project. */
const MACROS = /^(_VBA_PROJECT(_CUR)?|VBA|MACROS)$/;
/** A file of any kind that was packed into a document. */
const PACKED = oleName('\u0001Ole10Native');
/** An Office file of today behind a password ([MS-OFFCRYPTO], section 2.3). */
const ENCRYPTED = oleName('EncryptedPackage');
/** The class of a link to an object elsewhere, OLE2Link ([MS-OLEDS]), which is loaded from there. */
const LINK = '0003000000000000c000000000000046';

const readable = (bytes: Buffer): OleFile => {
  try {
    return readOle(bytes);
  } catch {
    throw refusals.damaged();
  }
};

/** Refuses an OLE file that is embedded in a document, if it packs another file or a program, or is a link. @throws AppError. */
export function checkEmbeddedOle(bytes: Buffer): void {
  const { names, kind } = readable(bytes);
  if (kind === LINK) throw refusals.remote();
  if (names.some((name) => MACROS.test(name))) throw refusals.macros();
  if (names.includes(PACKED)) throw refusals.packed();
}

/**
 * Returns which old Office file this is; null for another OLE file, such as an installer.
 * @throws AppError FILE_TYPE_NOT_ALLOWED for macros, packed files and passwords; FILE_UNREADABLE.
 */
export function oleTypeOf(bytes: Buffer): MediaType | null {
  const file = readable(bytes);
  if (file.roots.includes(ENCRYPTED)) throw refusals.locked();
  const kinds = [wordOf, excelOf, powerPointOf].flatMap((kind) => kind(file) ?? []);
  const [type, second] = kinds;
  if (!type || second) return null;
  if (file.names.some((name) => MACROS.test(name))) throw refusals.macros();
  if (file.names.includes(PACKED)) throw refusals.packed();
  return type;
}

/** Its fixed first part ([MS-DOC], section 2.5.2). */
const WORD_HEAD = 32;

/** [MS-DOC], section 2.5.2: the bit fEncrypted. */
function wordOf(file: OleFile): MediaType | null {
  const stream = file.read('WordDocument', WORD_HEAD);
  if (!stream) return null;
  if (stream.length < WORD_HEAD) throw refusals.damaged();
  if (stream.readUInt16LE(10) & 0x0100) throw refusals.locked();
  return 'application/msword';
}

const FILE_PASS = 0x002f;
const BOUND_SHEET = 0x0085;
const END_OF_GLOBALS = 0x000a;
const WORKSHEET = 0;
const CHART = 2;

/** [MS-XLS], sections 2.4.117 (FilePass) and 2.4.28 (BoundSheet8): sheets of macros are no worksheets. */
function excelOf(file: OleFile): MediaType | null {
  const stream = file.read('Workbook') ?? file.read('Book');
  if (!stream) return null;
  for (let at = 0; at + 4 <= stream.length; ) {
    const record = stream.readUInt16LE(at);
    const length = stream.readUInt16LE(at + 2);
    if (record === FILE_PASS) throw refusals.locked();
    if (record === END_OF_GLOBALS) break;
    const sheet = record === BOUND_SHEET && length >= 6 ? stream[at + 9] : undefined;
    if (sheet !== undefined && sheet !== WORKSHEET && sheet !== CHART) throw refusals.macros();
    at += 4 + length;
  }
  return 'application/vnd.ms-excel';
}

const ENCRYPTED_SHOW = 0xf3d1c4df;
/** The header of a VBAInfoAtom ([MS-PPT], section 2.4.10): version 2, its type, 12 bytes. */
const VBA_INFO = Buffer.from('020000040c000000', 'hex');

function powerPointOf(file: OleFile): MediaType | null {
  const stream = file.read('PowerPoint Document');
  if (!stream) return null;
  const user = file.read('Current User', 16);
  if (user && user.length >= 16 && user.readUInt32LE(12) === ENCRYPTED_SHOW) throw refusals.locked();
  for (let at = stream.indexOf(VBA_INFO); at !== -1; at = stream.indexOf(VBA_INFO, at + 1)) {
    if (at + 16 <= stream.length && stream.readUInt32LE(at + 12) === 1) throw refusals.macros();
  }
  return 'application/vnd.ms-powerpoint';
}
