import { z } from 'zod';
import {
  BLOCK_TITLE_MAX,
  BlockParams,
  ContentDraft,
  REQUIRED_VERSION,
} from '#features/content/content-blocks/content-blocks.contract.ts';
import { PictureCrop } from '#features/profiles/avatar/avatar.contract.ts';
import { requiredText } from '#platform/contract/fields.ts';
import { megabytes } from '#platform/contract/files.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Proportions (width by height) of a page's picture, and the stored widths in pixels. */
export const BLOCK_PICTURE_RATIO = 4 / 3;
export const BLOCK_PICTURE_WIDTHS = [1200, 600] as const;

export const BLOCK_PICTURE_FILE = { maxBytes: megabytes(10), kinds: ['image'] } as const;

/** The title of a picture is its alternative text. */
export const BlockPictureInput = PictureCrop.safeExtend({
  title: requiredText(BLOCK_TITLE_MAX, 'Alternative text'),
  version: z.coerce
    .number(REQUIRED_VERSION)
    .int(REQUIRED_VERSION)
    .min(0, REQUIRED_VERSION)
    .max(2_000_000_000, REQUIRED_VERSION),
});
export type BlockPictureInput = z.output<typeof BlockPictureInput>;

export const updateBlockPicture = defineRoute({
  name: 'updateBlockPicture',
  method: 'PUT',
  path: '/content/:pageKey/:blockKey/picture',
  access: 'admin',
  summary: 'Saves a part of an image as a new version of a block. Visitors see it once it is published',
  params: BlockParams,
  file: BLOCK_PICTURE_FILE,
  body: BlockPictureInput,
  response: ContentDraft,
});
