import { open, readFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import {
  acceptedTypes,
  FILE_ENDINGS,
  type FileRule,
  isImage,
  type MediaType,
  wrongTypeMessage,
} from '#platform/contract/files.ts';
import { fileError } from './file-refusals.ts';
import { oleTypeOf } from './ole-content.ts';
import { isOle } from './ole-files.ts';
import { zipTypeOf } from './zip-content.ts';

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

let last: Promise<unknown> = Promise.resolve();

/** Unpacked files are large: one at a time. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}

/** @returns the type of the content; undefined for one that no rule allows. */
async function contentType(
  path: string,
  size: number,
  rule: FileRule,
): Promise<MediaType | null | undefined> {
  const { head, tail } = await bytesOf(path, size);
  if (PDF_HEADER.test(head.toString('latin1')))
    return PDF_END.test(tail.toString('latin1')) ? 'application/pdf' : undefined;
  const takesOffice = rule.kinds.some((kind) => kind !== 'pdf' && kind !== 'image');
  if (takesOffice && head.subarray(0, 4).equals(ZIP_HEADER)) return inTurn(() => zipTypeOf(path));
  if (takesOffice && isOle(head)) return inTurn(async () => oleTypeOf(await readFile(path)));
  const mime = (await fileTypeFromBuffer(head))?.mime;
  return mime && isImage(mime) ? mime : undefined;
}

/**
 * Finds the type of a file by its content, not by its name or the browser's claim. A PDF must start with its header and
 * end with its last line: a file that is a PDF and something else at once is neither. Office files and archives are
 * looked into for programs, macros, passwords and bombs.
 * @throws AppError FILE_TYPE_NOT_ALLOWED, FILE_UNREADABLE.
 */
export async function mediaTypeOf(path: string, size: number, rule: FileRule): Promise<MediaType> {
  const mime = await contentType(path, size, rule);
  const type = acceptedTypes(rule).find((candidate) => candidate === mime);
  if (!type) throw fileError('FILE_TYPE_NOT_ALLOWED', wrongTypeMessage(rule));
  return type;
}

const NAME_MAX = 100;

/** Control and format characters (some turn the direction of writing), and what no file system takes in a name. */
const NOT_IN_NAMES = /[\p{C}<>:"/\\|?*]+/gu;

/** The name to show and to save under: one plain line, with the ending of what the file is. */
export function cleanFileName(name: string, type: MediaType): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .toWellFormed()
    .replace(/\.[^.\s]{1,8}$/, '')
    .replace(NOT_IN_NAMES, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+/, '');
  // Cut before dots are looked for at its end: in a long name that takes time by the square of its length.
  const shown = [...stem]
    .slice(0, NAME_MAX)
    .join('')
    .replace(/[.\s]+$/, '');
  return `${shown || 'file'}.${FILE_ENDINGS[type]}`;
}
