import { open, readFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { isImage, type MediaType } from '#platform/contract/files.ts';
import { oleTypeOf } from './ole-content.ts';
import { isOle } from './ole-files.ts';
import { isPdf, isWholePdf } from './pdf-content.ts';
import { zipTypeOf } from './zip-content.ts';

/** A file in a temporary place. */
export interface FileToCheck {
  path: string;
  /** True where office files and archives are taken, too. */
  takesOffice: boolean;
}

const ZIP_HEADER = Buffer.from('PK\x03\x04', 'latin1');
const HEAD = 4100;

async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * @returns the type of the content; null for one that no rule allows. Call it in a thread (`content-threads.ts`).
 * @throws AppError FILE_TYPE_NOT_ALLOWED, FILE_UNREADABLE; Error of the disk.
 */
export async function contentTypeOf({ path, takesOffice }: FileToCheck): Promise<MediaType | null> {
  const head = await headOf(path);
  if (isPdf(head)) return isWholePdf(await readFile(path)) ? 'application/pdf' : null;
  if (takesOffice && head.subarray(0, 4).equals(ZIP_HEADER)) return zipTypeOf(await readFile(path));
  if (takesOffice && isOle(head)) return oleTypeOf(await readFile(path));
  const mime = (await fileTypeFromBuffer(head))?.mime;
  return mime && isImage(mime) ? mime : null;
}
