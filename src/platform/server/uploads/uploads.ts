import { HOUR_MS, MINUTE_MS } from '#platform/contract/durations.ts';
import { AppError, type ErrorCode } from '#platform/contract/errors.ts';
import type { FileRule } from '#platform/contract/files.ts';
import {
  type PendingUpload,
  UPLOAD_HOURS,
  UPLOAD_REST_MINUTES,
  UPLOADS_MAX,
  type UploadInput,
} from '#platform/contract/uploads.ts';
import { type Context, type MemberContext, transact } from '../context.ts';
import {
  deleteUpload,
  findPartNames,
  findRestingUpload,
  findUpload,
  findUploads,
  insertUpload,
  lockUploadsOf,
} from '../database/upload-rows.ts';
import { cleanFileName, mediaTypeOf } from '../files/file-content.ts';
import { fileError } from '../files/file-refusals.ts';
import { requireDisk, requireQuota, type SpaceLimits } from '../files/file-space.ts';
import { dropFiles } from '../files/files.ts';
import type { Upload } from '../files/uploads.ts';
import { newId } from '../ids.ts';

/** What an upload takes on the disk while a feature takes it over: its parts, and the file that they make. */
export const inPartsAndWhole = (byteSize: number): number => 2 * byteSize;

/** The start of what is kept: older uploads are gone, also before the sweep. */
export const uploadsSince = (now: Date): Date => new Date(now.getTime() - UPLOAD_HOURS * HOUR_MS);

/**
 * The whole file counts from now on.
 * @throws AppError UPLOADS_FULL, QUOTA_REACHED, STORAGE_FULL.
 */
export async function createUpload(
  ctx: MemberContext,
  limits: SpaceLimits,
  input: UploadInput,
): Promise<PendingUpload> {
  await requireDisk(limits, inPartsAndWhole(input.byte_size));
  return transact(ctx, async (ctx) => {
    // Parallel requests must count one another.
    await lockUploadsOf(ctx.db, ctx.actor.accountId);
    const open = await findUploads(ctx.db, ctx.actor.accountId, uploadsSince(ctx.now));
    if (open.length >= UPLOADS_MAX) await dropResting(ctx);
    const { profileId } = ctx.actor;
    await requireQuota(ctx.db, limits, { profileId, bytes: input.byte_size });
    return insertUpload(ctx.db, {
      ...input,
      profile_id: profileId,
      id: newId(),
      owner_id: ctx.actor.accountId,
      created_at: ctx.now,
    });
  });
}

/** Makes room for another upload of the caller. @throws AppError UPLOADS_FULL where bytes of all may still arrive. */
async function dropResting(ctx: MemberContext): Promise<void> {
  const before = new Date(ctx.now.getTime() - UPLOAD_REST_MINUTES * MINUTE_MS);
  const resting = await findRestingUpload(ctx.db, ctx.actor.accountId, before);
  if (!resting) throw new AppError('UPLOADS_FULL');
  await dropUpload(ctx, resting);
}

export const listUploads = (ctx: MemberContext): Promise<PendingUpload[]> =>
  findUploads(ctx.db, ctx.actor.accountId, uploadsSince(ctx.now));

/** @throws AppError UPLOAD_NOT_FOUND, also for another member's. */
export async function getUpload(
  ctx: Pick<MemberContext, 'db' | 'actor' | 'now'>,
  id: string,
): Promise<PendingUpload> {
  const upload = await findUpload(ctx.db, ctx.actor.accountId, id, uploadsSince(ctx.now));
  if (!upload) throw new AppError('UPLOAD_NOT_FOUND');
  return upload;
}

/** Removes the rows of an upload, and its parts from the store. Call inside a transaction. */
export async function dropUpload(ctx: Pick<Context, 'db' | 'jobs'>, id: string): Promise<void> {
  const parts = await findPartNames(ctx.db, id);
  if (!(await deleteUpload(ctx.db, id))) throw new AppError('UPLOAD_NOT_FOUND');
  await dropFiles(ctx, parts);
}

/** @throws AppError UPLOAD_NOT_FOUND, also for another member's. */
export function removeUpload(ctx: MemberContext, id: string): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    await getUpload(ctx, id);
    await dropUpload(ctx, id);
    return { id };
  });
}

/** What is wrong with the content of a file: it can be tried no second time, so nothing of it stays. */
const HOPELESS: ErrorCode[] = ['FILE_TYPE_NOT_ALLOWED', 'FILE_UNREADABLE'];

/**
 * Puts the parts of a complete upload together for a feature, which takes the file over: `work` stores it, and calls
 * `dropUpload` in its transaction. What it has put into the store and not kept is taken out again.
 * @throws AppError UPLOAD_NOT_FOUND, UPLOAD_UNFINISHED, and those of a file that the rule does not take.
 */
export async function withUpload<T>(
  ctx: MemberContext,
  id: string,
  rule: FileRule,
  work: (file: Upload) => Promise<T>,
): Promise<T> {
  const { name, byte_size, received } = await getUpload(ctx, id);
  if (received < byte_size) throw new AppError('UPLOAD_UNFINISHED');
  if (byte_size > rule.maxBytes) throw fileError('FILE_TOO_LARGE');
  const path = await ctx.files.join(await findPartNames(ctx.db, id), byte_size);
  const owner = ctx.actor.accountId;
  const file: Pick<Upload, 'path' | 'owner' | 'saved'> = { path, owner, saved: [] };
  try {
    const mediaType = await mediaTypeOf(path, rule, owner);
    return await work(
      Object.assign(file, { mediaType, byteSize: byte_size, name: cleanFileName(name, mediaType) }),
    );
  } catch (error) {
    if (error instanceof AppError && HOPELESS.includes(error.code))
      await transact(ctx, (ctx) => dropUpload(ctx, id));
    throw error;
  } finally {
    // A later sweep removes what stays; the caller's answer does not depend on it.
    await ctx.files
      .discard(ctx.db, file)
      .catch((error) => ctx.log.warn({ err: error }, 'upload not discarded'));
  }
}
