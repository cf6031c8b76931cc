import type { BlockParams, ContentDraft } from '#features/content/content-blocks/content-blocks.contract.ts';
import { saveBlock } from '#features/content/content-blocks/content-blocks.service.ts';
import { cropOf } from '#features/profiles/avatar/avatar.service.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { keepPlatformFiles, pictureAddress } from '#platform/server/files/files.ts';
import type { Upload } from '#platform/server/files/uploads.ts';
import {
  BLOCK_PICTURE_RATIO,
  BLOCK_PICTURE_WIDTHS,
  type BlockPictureInput,
} from './block-pictures.contract.ts';

const SHAPE = { ratio: BLOCK_PICTURE_RATIO, widths: [...BLOCK_PICTURE_WIDTHS] as [number, ...number[]] };

/**
 * Cuts the picture to the proportions of the page and saves it as a version of the block. Pictures of older versions stay,
 * so that these can be restored.
 * @throws AppError CONFLICT if the block has changed since the admin read it; FILE_UNREADABLE.
 */
export async function updateBlockPicture(
  ctx: MemberContext,
  at: BlockParams,
  file: Upload,
  { title, version, ...crop }: BlockPictureInput,
): Promise<ContentDraft> {
  const saved = await ctx.files.savePicture(file, SHAPE, cropOf(crop));
  return transact(ctx, async (ctx) => {
    await keepPlatformFiles(ctx.db, saved, null);
    const media_url = pictureAddress(saved);
    return saveBlock(ctx, at, version, { block_type: 'image', title, content: '', media_url });
  });
}
