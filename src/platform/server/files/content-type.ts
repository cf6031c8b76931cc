import { open, readFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { isImage, type MediaType } from '#platform/contract/files.ts';
import { oleTypeOf } from './ole-content.ts';
import { isOle } from './ole-files.ts';
import { zipTypeOf } from './zip-content.ts';

/** A file in a temporary place. */
export interface FileToCheck {
  path: string;
  size: number;
  /** True where office files and archives are taken, too. */
  takesOffice: boolean;
}

/** Header and end of a PDF (ISO 32000-2, sections 7.5.2 and 7.5.5). */
const PDF_HEADER = /^%PDF-[12]\.\d/;
const PDF_END = /%%EOF[\s\0]*$/;
const ZIP_HEADER = Buffer.from('PK\x03\x04', 'latin1');
const HEAD = 4100;
/** The end of a PDF must be in the last 1024 bytes; that of an archive may have 64 KB behind it. */
const PDF_TAIL = 1024;
const ARCHIVE_END = Buffer.from('PK\x05\x06', 'latin1');
const DIRECTORY = Buffer.from('PK\x01\x02', 'latin1');
const ARCHIVE_TAIL = 22 + 0xffff;

async function bytesOf(path: string, size: number): Promise<{ head: Buffer; tail: Buffer }> {
  const handle = await open(path, 'r');
  try {
    const head = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    const tail = await handle.read(
      Buffer.alloc(ARCHIVE_TAIL),
      0,
      ARCHIVE_TAIL,
      Math.max(0, size - ARCHIVE_TAIL),
    );
    return {
      head: head.buffer.subarray(0, head.bytesRead),
      tail: tail.buffer.subarray(0, tail.bytesRead),
    };
  } finally {
    await handle.close();
  }
}

/**
 * True if a program that unpacks archives could take the file for one: it has the end of an archive (APPNOTE.TXT, section 4.3.16)
 * behind a list of entries, of which only the last 64 KB are looked at.
 */
function endsArchive(tail: Buffer): boolean {
  for (let at = tail.indexOf(ARCHIVE_END); at !== -1; at = tail.indexOf(ARCHIVE_END, at + 1)) {
    if (at + 22 > tail.length) return false;
    const directory = at - tail.readUInt32LE(at + 12);
    const isOneDisk = [0, 0xffff_ffff].includes(tail.readUInt32LE(at + 4));
    if ((directory < 0 && isOneDisk) || tail.subarray(directory, directory + 4).equals(DIRECTORY))
      return true;
  }
  return false;
}

/**
 * @returns the type of the content; null for one that no rule allows. Call it in a thread (`content-threads.ts`).
 * @throws AppError FILE_TYPE_NOT_ALLOWED, FILE_UNREADABLE; Error of the disk.
 */
export async function contentTypeOf({ path, size, takesOffice }: FileToCheck): Promise<MediaType | null> {
  const { head, tail } = await bytesOf(path, size);
  if (PDF_HEADER.test(head.toString('latin1')))
    return PDF_END.test(tail.toString('latin1', Math.max(0, tail.length - PDF_TAIL))) && !endsArchive(tail)
      ? 'application/pdf'
      : null;
  if (takesOffice && head.subarray(0, 4).equals(ZIP_HEADER)) return zipTypeOf(await readFile(path));
  if (takesOffice && isOle(head)) return oleTypeOf(await readFile(path));
  const mime = (await fileTypeFromBuffer(head))?.mime;
  return mime && isImage(mime) ? mime : null;
}
