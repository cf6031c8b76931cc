import { refusals } from './file-refusals.ts';
import { asksForPassword } from './pdf-password.ts';
import { withoutFilling } from './zip-end.ts';

/**
 * The header (ISO 32000-2, section 7.5.2), with what gets before it on its way: a mark of UTF-8, line breaks, zeros. Anything else
 * there could make the file another one.
 */
const HEADER = /^(?:\xef\xbb\xbf|[\t\n\f\r \0])*%PDF-[12]\.\d/;
/** Readers look for the header in the first 1024 bytes. */
const HEADER_WITHIN = 1024 + 8;
/** As much may stand behind the end: zeros and line breaks do not count. */
const BEHIND_MAX = 64 * 1024;
/** Readers find the end by either of the last two lines (section 7.5.5). */
const ENDS = ['%%EOF', 'startxref'];

const ARCHIVE_END = Buffer.from('PK\x05\x06', 'latin1');
const DIRECTORY = Buffer.from('PK\x01\x02', 'latin1');
/** The end of an archive may have a comment of 64 KB behind it, and that again something else. */
const ARCHIVE_TAIL = 22 + 0xffff + 1024;

export const isPdf = (head: Buffer): boolean => HEADER.test(head.toString('latin1', 0, HEADER_WITHIN));

/** Bytes of its beginning and of its end that are read; the other ones only of a PDF that is odd. */
const PIECE = 2 * BEHIND_MAX;

/** Bytes of a file from a place on, as many as there are. */
type Read = (from: number, length: number) => Promise<Buffer>;

/**
 * True for a whole PDF that is nothing else at once. @throws AppError FILE_TYPE_NOT_ALLOWED for one behind a password.
 * @param size of the file in bytes.
 */
export async function isWholePdf(size: number, read: Read): Promise<boolean> {
  const [head, end] = [await read(0, PIECE), await read(Math.max(0, size - PIECE), PIECE)];
  const isPadded = withoutFilling(end).length < BEHIND_MAX && size > PIECE;
  const bytes = isPadded ? await read(0, size) : end;
  const filled = withoutFilling(bytes);
  const tail = filled.subarray(Math.max(0, filled.length - BEHIND_MAX));
  if (!ENDS.some((one) => tail.includes(one)) || endsArchive(bytes, filled.length)) return false;
  const table = await read(tableIn(tail), BEHIND_MAX);
  const mayBeLocked = [head, bytes, table].some((piece) => piece.includes('/Encrypt'));
  if (mayBeLocked && asksForPassword(await read(0, size))) throw refusals.locked();
  return true;
}

/** The place of the last list of objects (section 7.5.5), which names the encryption; 0 where none is said. */
function tableIn(tail: Buffer): number {
  const at = tail.lastIndexOf('startxref');
  const said = at === -1 ? '' : tail.toString('latin1', at, at + 40);
  return Number(/^startxref[\s\0]+(\d{1,10})/.exec(said)?.[1] ?? 0);
}

/**
 * True if a program that unpacks archives could take the file for one: it has the end of an archive (APPNOTE.TXT, section 4.3.16)
 * behind a list of entries, of which only the last 64 KB are looked at.
 */
function endsArchive(bytes: Buffer, end: number): boolean {
  // Its last fields are zeros as well.
  const tail = bytes.subarray(Math.max(0, end - ARCHIVE_TAIL), end + 22);
  for (let at = tail.indexOf(ARCHIVE_END); at !== -1; at = tail.indexOf(ARCHIVE_END, at + 1)) {
    if (at + 22 > tail.length) return false;
    const directory = at - tail.readUInt32LE(at + 12);
    const isOneDisk = [0, 0xffff_ffff].includes(tail.readUInt32LE(at + 4));
    if ((directory < 0 && isOneDisk) || tail.subarray(directory, directory + 4).equals(DIRECTORY))
      return true;
  }
  return false;
}
