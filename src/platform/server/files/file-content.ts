import { supportedExtensions } from 'file-type';
import {
  acceptedTypes,
  FILE_ENDINGS,
  type FileRule,
  type MediaType,
  wrongTypeMessage,
} from '#platform/contract/files.ts';
import { withoutEnd } from '#platform/contract/texts.ts';
import { checkInThread } from './content-threads.ts';
import { fileError } from './file-refusals.ts';

/**
 * Finds the type of a file by its content, not by its name or the browser's claim. A PDF must start with its header, have an end
 * and open without a password: a file that is a PDF and an archive at once is neither. Office files and archives are
 * looked into for programs, macros, passwords and bombs. A thread does it.
 * @param path of the file in a temporary place.
 * @param owner the caller whose file it is: callers take turns.
 * @throws AppError FILE_TYPE_NOT_ALLOWED, FILE_UNREADABLE.
 */
export async function mediaTypeOf(path: string, rule: FileRule, owner: string): Promise<MediaType> {
  const takesOffice = rule.kinds.some((kind) => kind !== 'pdf' && kind !== 'image');
  const mime = await checkInThread({ path, takesOffice }, owner);
  const type = acceptedTypes(rule).find((candidate) => candidate === mime);
  if (!type) throw fileError('FILE_TYPE_NOT_ALLOWED', wrongTypeMessage(rule));
  return type;
}

const NAME_MAX = 100;

/** Control and format characters (some turn the direction of writing), and what no file system takes in a name. */
const NOT_IN_NAMES = /[\p{C}<>:"/\\|?*]+/gu;

/** Endings that people write and `file-type` does not have: what follows the last dot is else a part of the name. */
const MORE_ENDINGS = new Set(
  'jpeg jpe jfif htm html txt csv tsv md rtf odp svg bat cmd com dll js sh ps1 vbs scr msi php py docm xlsm pptm htaccess'.split(
    ' ',
  ),
);

function isEnding(text: string): boolean {
  const ending = text.toLowerCase();
  const isOurs = Object.values(FILE_ENDINGS).includes(ending) || MORE_ENDINGS.has(ending);
  return isOurs || [...supportedExtensions].some((known) => known === ending);
}

/** The name to show and to save under: one plain line, with the ending of what the file is. */
export function cleanFileName(name: string, type: MediaType): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .toWellFormed()
    .replace(/\.([a-z\d]{1,8})$/i, (whole, ending: string) => (isEnding(ending) ? '' : whole))
    .replace(NOT_IN_NAMES, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+/, '');
  const shown = withoutEnd([...stem].slice(0, NAME_MAX).join(''), /[.\s]/);
  return `${shown || 'file'}.${FILE_ENDINGS[type]}`;
}
