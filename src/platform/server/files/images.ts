import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { ImageType } from '#platform/contract/files.ts';
import { createFairTurns } from '../threads/fair-turns.ts';
import { fileError } from './file-refusals.ts';

/** Enough for every phone of today; beyond it a small file could fill the memory when it is unpacked. */
const MEGAPIXELS_MAX = 64;
const DOCUMENT_SIDE_MAX = 4000;
const SECONDS_MAX = 30;
const PIXEL_LIMIT = /exceeds pixel limit/;

// Every picture is read once.
sharp.cache(false);

/** A picture in a temporary place. */
interface Picture {
  path: string;
  /** The caller whose picture it is: callers take turns. */
  owner: string;
}

/** Part of a picture, in per cent of its width and height, as it lies after it was turned upright. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Format of a stored picture: cut to the proportions, one file per width. */
export interface PictureShape {
  /** Width divided by height; null keeps the proportions, and a small picture small. */
  ratio: number | null;
  /** In pixels; the largest first. */
  widths: [number, ...number[]];
}

/**
 * Unpacked pictures are large: two at a time, one of each owner, and 20 more of one wait. sharp works on them in threads of its
 * own, so that the server answers meanwhile.
 */
const turns = createFairTurns(2, 20);

/**
 * Works on the bytes of a picture. They are read and written by us, not by sharp: its errors tell a damaged picture
 * from a full disk in words only.
 */
function readable<T>({ path, owner }: Picture, work: (bytes: Buffer) => Promise<T>): Promise<T> {
  return turns.run(owner, async () => {
    const bytes = await readFile(path);
    return work(bytes).catch((error: Error) => {
      if (PIXEL_LIMIT.test(error.message)) {
        throw fileError(
          'FILE_TOO_LARGE',
          `This picture has more than ${MEGAPIXELS_MAX} megapixels. Please choose a smaller one.`,
        );
      }
      throw fileError('FILE_UNREADABLE');
    });
  });
}

/** The picture upright; what it says of camera, time and place (EXIF) is left behind when it is written again. */
const upright = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MEGAPIXELS_MAX * 1_000_000, failOn: 'error' })
    .timeout({ seconds: SECONDS_MAX })
    .autoOrient();

/**
 * Makes the picture again, at most 4000 pixels wide and high, without its metadata and without what else may hide in
 * the file.
 * @throws AppError FILE_UNREADABLE, FILE_TOO_LARGE for too many pixels, TOO_MANY_REQUESTS.
 */
export async function rewriteImage(picture: Picture, type: ImageType): Promise<Buffer> {
  const format = type.slice('image/'.length) as 'jpeg' | 'png' | 'webp';
  return readable(picture, (bytes) =>
    upright(bytes)
      .resize({
        width: DOCUMENT_SIDE_MAX,
        height: DOCUMENT_SIDE_MAX,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toFormat(format, format === 'png' ? {} : { quality: 88 })
      .toBuffer(),
  );
}

/**
 * Makes a picture ready for print: a JPEG on white, at most `side` pixels wide and high.
 * @param owner the caller for whom it is: callers take turns.
 * @param read gives the stored bytes when it is their turn, so that few pictures at a time are in memory.
 * @returns null for a picture that cannot be read. @throws AppError TOO_MANY_REQUESTS.
 */
export function printedPicture(owner: string, read: () => Promise<Buffer>, side: number) {
  return turns.run(owner, async () => {
    const bytes = await read();
    const printing = upright(bytes)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    const printed = await printing.catch(() => null);
    return printed && { jpeg: printed.data, width: printed.info.width, height: printed.info.height };
  });
}

/**
 * Cuts a picture out, as WebP in one width; without proportions all of it.
 * @param crop the part to keep; without it as much of the middle as fits.
 * @throws AppError FILE_UNREADABLE, FILE_TOO_LARGE for too many pixels, TOO_MANY_REQUESTS.
 */
export async function cutPicture(
  picture: Picture,
  options: { width: number; ratio: number | null; crop: Crop | undefined },
): Promise<Buffer> {
  const { width, ratio, crop } = options;
  return readable(picture, async (bytes) => {
    const { autoOrient } = await upright(bytes).metadata();
    const image = crop ? upright(bytes).extract(pixelsOf(crop, autoOrient)) : upright(bytes);
    return image
      .resize(
        ratio === null
          ? { width, withoutEnlargement: true }
          : { width, height: Math.round(width / ratio), fit: 'cover' },
      )
      .webp({ quality: 82 })
      .toBuffer();
  });
}

function pixelsOf(crop: Crop, size: { width: number; height: number }) {
  const at = (percent: number, length: number) =>
    Math.min(length - 1, Math.max(0, Math.round((percent / 100) * length)));
  const left = at(crop.left, size.width);
  const top = at(crop.top, size.height);
  const width = Math.min(size.width - left, Math.max(1, Math.round((crop.width / 100) * size.width)));
  const height = Math.min(size.height - top, Math.max(1, Math.round((crop.height / 100) * size.height)));
  return { left, top, width, height };
}
