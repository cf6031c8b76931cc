import { type MemberContext, transact } from '#platform/server/context.ts';
import { dropFiles, keepFiles, pictureAddress, pictureNames } from '#platform/server/files/files.ts';
import type { Crop, PictureShape } from '#platform/server/files/images.ts';
import type { Upload } from '#platform/server/files/uploads.ts';
import { AVATAR_WIDTHS, type Avatar, type PictureCrop } from './avatar.contract.ts';
import { updateAvatarUrl } from './avatar.repository.ts';

const SHAPE: PictureShape = { ratio: 1, widths: [...AVATAR_WIDTHS] };

/** Returns the crop, or undefined; the schema accepts all four numbers or none. */
export const cropOf = ({ left, top, width, height }: PictureCrop): Crop | undefined =>
  left !== undefined && top !== undefined && width && height ? { left, top, width, height } : undefined;

/** Cuts the picture to a square and replaces the previous one, which is deleted. */
export async function updateAvatar(ctx: MemberContext, file: Upload, crop: PictureCrop): Promise<Avatar> {
  const saved = await ctx.files.savePicture(file, SHAPE, cropOf(crop));
  return transact(ctx, async (ctx) => {
    await keepFiles(ctx, saved);
    return changeAvatar(ctx, pictureAddress(saved));
  });
}

export const removeAvatar = (ctx: MemberContext): Promise<Avatar> =>
  transact(ctx, (ctx) => changeAvatar(ctx, null));

async function changeAvatar(ctx: MemberContext, avatar_url: string | null): Promise<Avatar> {
  const before = await updateAvatarUrl(ctx.db, ctx.actor.profileId, avatar_url);
  if (before) await dropFiles(ctx, pictureNames(before, SHAPE));
  return { avatar_url };
}
