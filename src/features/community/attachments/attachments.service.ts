import { ATTACHMENTS_MAX, type Attachment } from '#features/community/posts/posts.contract.ts';
import { accessPost } from '#features/community/posts/posts.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { isLinkValid, signLink } from '#platform/server/files/file-links.ts';
import { dropFiles, type FileToSend, keepFiles } from '#platform/server/files/files.ts';
import type { Upload } from '#platform/server/files/uploads.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import * as attachments from './attachments.repository.ts';

/** Most attachments of a member that wait for a post: those of a few posts that are being written. */
const UNUSED_MAX = 4 * ATTACHMENTS_MAX;

/** Stores a file that the caller will attach to a post. @throws AppError LIMIT_REACHED. */
export async function createAttachment(ctx: MemberContext, file: Upload): Promise<Attachment> {
  if ((await attachments.countUnused(ctx.db, ctx.actor.profileId)) >= UNUSED_MAX) {
    const message = `You have ${UNUSED_MAX} attachments without a post. Please send your posts or remove some.`;
    throw new AppError('LIMIT_REACHED', { message });
  }
  const saved = await ctx.files.savePrivate(file);
  return transact(ctx, async (ctx) => {
    await keepFiles(ctx, [saved]);
    const id = newId();
    await attachments.insertAttachment(ctx.db, {
      id,
      owner_id: ctx.actor.profileId,
      file_name: saved.name,
      original_name: file.name,
      created_at: ctx.now,
    });
    return { id, name: file.name, media_type: saved.mediaType, byte_size: saved.byteSize };
  });
}

/** @throws AppError ATTACHMENT_NOT_FOUND, also for one of a post or of another member. */
export function removeAttachment(ctx: MemberContext, id: string): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    const file = await attachments.deleteUnused(ctx.db, ctx.actor.profileId, id);
    if (!file) throw new AppError('ATTACHMENT_NOT_FOUND');
    await dropFiles(ctx, [file]);
    return { id };
  });
}

/**
 * Gives a post of the caller exactly these attachments; files that it has no more are dropped. Call inside a transaction.
 * @throws AppError VALIDATION_FAILED for an attachment that is not the caller's, or of another post.
 */
export async function attachFiles(ctx: MemberContext, postId: string, ids: string[]): Promise<void> {
  const wanted = { postId, ownerId: ctx.actor.profileId, ids };
  const { kept, dropped } = await attachments.replaceAttachments(ctx.db, wanted);
  if (kept !== new Set(ids).size)
    throw validationError({
      attachment_ids: 'One of these files is not here any more. Please add it again.',
    });
  await dropFiles(ctx, dropped);
}

type Row = NonNullable<Awaited<ReturnType<typeof attachments.findAttachment>>>;

/**
 * An attachment that the caller can open: its own without a post, or one of a post that the caller sees.
 * @throws AppError ATTACHMENT_NOT_FOUND.
 */
async function accessAttachment(ctx: MemberContext, id: string): Promise<Row> {
  const attachment = await attachments.findAttachment(ctx.db, id);
  if (!attachment) throw new AppError('ATTACHMENT_NOT_FOUND');
  const { post_id, owner_id } = attachment;
  if (post_id) {
    await accessPost(ctx, post_id).catch((error: unknown) => {
      throw error instanceof AppError ? new AppError('ATTACHMENT_NOT_FOUND') : error;
    });
  } else if (owner_id !== ctx.actor.profileId) throw new AppError('ATTACHMENT_NOT_FOUND');
  return attachment;
}

const subjectOf = ({ id, file_name }: Row) => `${id} ${file_name}`;

/** Returns a link to the file for the caller's session. @throws AppError ATTACHMENT_NOT_FOUND. */
export async function openAttachment(ctx: MemberContext, id: string, secret: string) {
  const attachment = await accessAttachment(ctx, id);
  const link = signLink(secret, subjectOf(attachment), ctx.actor.sessionId, ctx.now);
  return { ...link, file_name: attachment.original_name };
}

/**
 * Returns the file if the link belongs to this session and the caller can still see the post.
 * @throws AppError ATTACHMENT_NOT_FOUND, FILE_LINK_INVALID, FILE_NOT_FOUND.
 */
export async function downloadAttachment(
  ctx: MemberContext,
  id: string,
  link: { expires: number; signature: string },
  secret: string,
): Promise<FileToSend> {
  const attachment = await accessAttachment(ctx, id);
  const { sessionId } = ctx.actor;
  if (!isLinkValid(secret, subjectOf(attachment), sessionId, { ...link, now: ctx.now }))
    throw new AppError('FILE_LINK_INVALID');
  const content = await ctx.files.read(attachment.file_name);
  if (!content) throw new AppError('FILE_NOT_FOUND');
  const { media_type, byte_size, original_name } = attachment;
  return { content, mediaType: media_type, byteSize: byte_size, name: original_name };
}
