import sharp, { type Sharp } from 'sharp';
import type { MediaType } from '#platform/contract/files.ts';
import { fileError } from './file-content.ts';

/** Enough for every phone of today; beyond it a small file could fill the memory when it is unpacked. */
const MEGAPIXELS_MAX = 64;
const DOCUMENT_SIDE_MAX = 4000;
const SECONDS_MAX = 30;
const PIXEL_LIMIT = /exceeds pixel limit/;

// Every picture is read once.
sharp.cache(false);

/** Part of a picture, in per cent of its width and height, as it lies after it was turned upright. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How a picture is kept: cut to the proportions, one file per width. */
export interface PictureShape {
  /** Width divided by height. */
  ratio: number;
  /** In pixels; the largest first. */
  widths: [number, ...number[]];
}

let last: Promise<unknown> = Promise.resolve();

/** Unpacked pictures are large: one at a time. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}

function readable<T>(work: () => Promise<T>): Promise<T> {
  return inTurn(() =>
    work().catch((error: Error) => {
      if (PIXEL_LIMIT.test(error.message)) {
        throw fileError(
          'FILE_TOO_LARGE',
          `This picture has more than ${MEGAPIXELS_MAX} megapixels. Please choose a smaller one.`,
        );
      }
      throw fileError('FILE_UNREADABLE');
    }),
  );
}

/** The picture upright; what it says of camera, time and place (EXIF) is left behind when it is written again. */
const upright = (path: string): Sharp =>
  sharp(path, { limitInputPixels: MEGAPIXELS_MAX * 1_000_000, failOn: 'error' })
    .timeout({ seconds: SECONDS_MAX })
    .autoOrient();

/**
 * Writes the picture anew to `target`, at most 4000 pixels wide and high, without its metadata and without what else
 * may hide in the file.
 * @throws AppError FILE_UNREADABLE, or FILE_TOO_LARGE for too many pixels.
 */
export async function rewriteImage(
  path: string,
  target: string,
  type: Exclude<MediaType, 'application/pdf'>,
): Promise<number> {
  const format = type.slice('image/'.length) as 'jpeg' | 'png' | 'webp';
  const { size } = await readable(() =>
    upright(path)
      .resize({
        width: DOCUMENT_SIDE_MAX,
        height: DOCUMENT_SIDE_MAX,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toFormat(format, format === 'png' ? {} : { quality: 88 })
      .toFile(target),
  );
  return size;
}

/**
 * Cuts a picture out and writes it as WebP in one width.
 * @param crop the part to keep; without it as much of the middle as fits.
 * @throws AppError FILE_UNREADABLE, or FILE_TOO_LARGE for too many pixels.
 */
export async function writePicture(
  path: string,
  target: string,
  options: { width: number; ratio: number; crop: Crop | undefined },
): Promise<number> {
  const { width, ratio, crop } = options;
  const { size } = await readable(async () => {
    const { autoOrient } = await upright(path).metadata();
    const image = crop ? upright(path).extract(pixelsOf(crop, autoOrient)) : upright(path);
    return image
      .resize({ width, height: Math.round(width / ratio), fit: 'cover' })
      .webp({ quality: 82 })
      .toFile(target);
  });
  return size;
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
