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
const TAIL = 1024;

async function bytesOf(path: string, size: number): Promise<{ head: Buffer; tail: Buffer }> {
  const handle = await open(path, 'r');
  try {
    const head = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    const tail = await handle.read(Buffer.alloc(TAIL), 0, TAIL, Math.max(0, size - TAIL));
    return {
      head: head.buffer.subarray(0, head.bytesRead),
      tail: tail.buffer.subarray(0, tail.bytesRead),
    };
  } finally {
    await handle.close();
  }
}

/**
 * @returns the type of the content; null for one that no rule allows. Call it in a thread (`content-threads.ts`).
 * @throws AppError FILE_TYPE_NOT_ALLOWED, FILE_UNREADABLE; Error of the disk.
 */
export async function contentTypeOf({ path, size, takesOffice }: FileToCheck): Promise<MediaType | null> {
  const { head, tail } = await bytesOf(path, size);
  if (PDF_HEADER.test(head.toString('latin1')))
    return PDF_END.test(tail.toString('latin1')) ? 'application/pdf' : null;
  if (takesOffice && head.subarray(0, 4).equals(ZIP_HEADER)) return zipTypeOf(await readFile(path));
  if (takesOffice && isOle(head)) return oleTypeOf(await readFile(path));
  const mime = (await fileTypeFromBuffer(head))?.mime;
  return mime && isImage(mime) ? mime : null;
}
