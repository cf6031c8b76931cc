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

/**
 * @returns the type of the content; null for one that no rule allows. Call it in a thread (`content-threads.ts`).
 * @throws AppError FILE_TYPE_NOT_ALLOWED, FILE_UNREADABLE; Error of the disk.
 */
export async function contentTypeOf({ path, takesOffice }: FileToCheck): Promise<MediaType | null> {
  const handle = await open(path, 'r');
  let head: Buffer;
  try {
    const read = async (from: number, length: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, from);
      return buffer.subarray(0, bytesRead);
    };
    head = await read(0, HEAD);
    if (isPdf(head)) return (await isWholePdf((await handle.stat()).size, read)) ? 'application/pdf' : null;
  } finally {
    await handle.close();
  }
  if (takesOffice && head.subarray(0, 4).equals(ZIP_HEADER)) return zipTypeOf(await readFile(path));
  if (takesOffice && isOle(head)) return oleTypeOf(await readFile(path));
  const mime = (await fileTypeFromBuffer(head))?.mime;
  return mime && isImage(mime) ? mime : null;
}
