import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { AppError, type ErrorCode } from '#platform/contract/errors.ts';
import {
  FILE_ENDINGS,
  FILE_FIELD,
  FILE_KINDS,
  type FileRule,
  type MediaType,
  wrongTypeMessage,
} from '#platform/contract/files.ts';

/** Header and end of a PDF (ISO 32000-2, sections 7.5.2 and 7.5.5). */
const PDF_HEADER = /^%PDF-[12]\.\d/;
const PDF_END = /%%EOF[\s\0]*$/;
const HEAD = 4100;
const TAIL = 1024;

/** A refusal of the file that names the form's field. */
export const fileError = (code: ErrorCode, message?: string) => {
  const error = new AppError(code, { message });
  return new AppError(code, { message, fields: { [FILE_FIELD]: error.message } });
};

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
 * Finds the type of a file by its content, not by its name or the browser's claim. A PDF must start with
 * its header and end with its last line: a file that is a PDF and something else at once is neither.
 * @throws AppError FILE_TYPE_NOT_ALLOWED.
 */
export async function mediaTypeOf(path: string, size: number, rule: FileRule): Promise<MediaType> {
  const { head, tail } = await bytesOf(path, size);
  const isPdf = PDF_HEADER.test(head.toString('latin1')) && PDF_END.test(tail.toString('latin1'));
  const mime = isPdf ? 'application/pdf' : (await fileTypeFromBuffer(head))?.mime;
  const allowed = rule.kinds.flatMap((kind): readonly MediaType[] => FILE_KINDS[kind]);
  const type = allowed.find((candidate) => candidate === mime);
  if (!type || (type === 'application/pdf' && !isPdf))
    throw fileError('FILE_TYPE_NOT_ALLOWED', wrongTypeMessage(rule));
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
