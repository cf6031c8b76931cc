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

/** True for a whole PDF that is nothing else at once. @throws AppError FILE_TYPE_NOT_ALLOWED for one behind a password. */
export function isWholePdf(bytes: Buffer): boolean {
  const filled = withoutFilling(bytes);
  const from = Math.max(0, filled.length - BEHIND_MAX);
  const tail = filled.subarray(from);
  if (!ENDS.some((end) => tail.includes(end)) || endsArchive(bytes, filled.length)) return false;
  if (asksForPassword(filled)) throw refusals.locked();
  return true;
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
