import { refusals } from './file-refusals.ts';

/** End of an archive (APPNOTE.TXT, section 4.3.16): a record of this length and a comment. */
const END = Buffer.from('PK\x05\x06', 'latin1');
const END_BYTES = 22;
const COMMENT_MAX = 0xffff;
/** Line breaks, the border of a form, or a note of a proxy: what gets behind a file on its way is short. */
const BEHIND_MAX = 1024;
/**
 * Returns the archive without the few bytes that were added behind it on its way, which readers pass over.
 * @throws AppError FILE_UNREADABLE for an archive without an end, with two of them, or with more behind it.
 */
export function archiveOf(bytes: Buffer): Buffer {
  const from = Math.max(0, withoutFilling(bytes).length - BEHIND_MAX - COMMENT_MAX - END_BYTES);
  const at = bytes.lastIndexOf(END);
  if (at < from || at + END_BYTES > bytes.length) throw refusals.damaged();
  const end = at + END_BYTES + bytes.readUInt16LE(at + 20);
  if (end > bytes.length) throw refusals.damaged();
  // Another end whose comment holds this one would be the true one for some programs.
  for (let other = bytes.indexOf(END, from); other < at; other = bytes.indexOf(END, other + 1)) {
    if (other + END_BYTES + bytes.readUInt16LE(other + 20) > at) throw refusals.damaged();
  }
  if (withoutFilling(bytes.subarray(end)).length > BEHIND_MAX) throw refusals.damaged();
  return bytes.subarray(0, end);
}

/** Zeros, tabs, line breaks and spaces. */
const FILLING = new Set([0, 9, 10, 12, 13, 32]);

/** Without the white space and zeros at its end, however many. */
export function withoutFilling(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && FILLING.has(bytes[end - 1] ?? -1)) end -= 1;
  return bytes.subarray(0, end);
}
