import { withoutEnd } from './texts.ts';

/** Allowed types of an uploaded file; its content decides, not its name. */
const FILE_KINDS = {
  image: ['image/jpeg', 'image/png', 'image/webp'],
  pdf: ['application/pdf'],
  document: ['application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  spreadsheet: [
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  presentation: [
    'application/vnd.ms-powerpoint',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ],
  archive: ['application/zip'],
} as const;
type FileKind = keyof typeof FILE_KINDS;
export type MediaType = (typeof FILE_KINDS)[FileKind][number];
export type ImageType = (typeof FILE_KINDS)['image'][number];

/** The ending that a file of each type gets, whatever it was called before. */
export const FILE_ENDINGS: Record<MediaType, string> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.ms-powerpoint': 'ppt',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/zip': 'zip',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** The one file that a route takes beside its body, as the part `file` of a multipart form. */
export interface FileRule {
  maxBytes: number;
  kinds: readonly FileKind[];
}

/** The name of the part, and of the field that errors name. */
export const FILE_FIELD = 'file';

const MEGABYTE = 1024 * 1024;

/** `n` megabytes in bytes. */
export const megabytes = (n: number) => n * MEGABYTE;

/** In the order of the words. */
const KIND_WORDS: Record<FileKind, string[]> = {
  pdf: ['PDF'],
  document: ['DOC', 'DOCX'],
  spreadsheet: ['XLS', 'XLSX'],
  presentation: ['PPT', 'PPTX'],
  archive: ['ZIP'],
  image: ['JPEG', 'PNG', 'WebP'],
};

/** Lists the allowed types in words: "PDF, JPEG, PNG or WebP". */
export function kindWords(kinds: readonly FileKind[]): string {
  const words = Object.entries(KIND_WORDS).flatMap(([kind, own]) =>
    kinds.some((one) => one === kind) ? own : [],
  );
  const last = words.pop() ?? '';
  return words.length > 0 ? `${words.join(', ')} or ${last}` : last;
}

/** The media types of a rule, for a file input's `accept`. */
export const acceptedTypes = ({ kinds }: Pick<FileRule, 'kinds'>): MediaType[] =>
  kinds.flatMap((kind): readonly MediaType[] => FILE_KINDS[kind]);

export const isImage = (type: string): type is ImageType => FILE_KINDS.image.some((one) => one === type);

export const tooLargeMessage = ({ maxBytes }: FileRule) =>
  `This file is larger than ${maxBytes / MEGABYTE} MB. Please choose a smaller one.`;
export const wrongTypeMessage = ({ kinds }: FileRule) =>
  `This file cannot be used. Please choose a ${kindWords(kinds)} file.`;
export const EMPTY_FILE = 'This file is empty. Please choose another one.';
export const NO_FILE = 'Please choose a file';

const withOneDecimal = (value: number) => value.toFixed(1).replace(/\.0$/, '');

/** A file's size as people write it: `840 kB`, `2.4 MB`, `1.5 GB`; its unit never stands alone on the next line. */
export function formatBytes(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / 1024))}\u00a0kB`;
  const sizeInMegabytes = bytes / MEGABYTE;
  if (sizeInMegabytes < 1024) return `${withOneDecimal(sizeInMegabytes)}\u00a0MB`;
  return `${withOneDecimal(sizeInMegabytes / 1024)}\u00a0GB`;
}

/*
 * Pictures that everybody may see. One picture is kept in several widths under one unguessable name; the stored
 * address is that of the largest.
 */

/** The width in pixels in which a member's picture is kept for lists and the header. */
export const SMALL_PICTURE = 96;

/** The address of the same picture in another of its widths. */
export const pictureInWidth = (address: string, width: number) =>
  address.replace(/-\d+\.webp$/, `-${width}.webp`);

/** Returns a title as the name of a file or folder: on one line, without what file systems refuse; '' if nothing is left. */
export const fileNameFrom = (title: string): string =>
  withoutEnd(
    title
      .replace(/[\p{C}<>:"/\\|?*]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[.\s]+/, ''),
    /[.\s]/,
  );
