import type { CaseStudyMedia } from '#features/stories/case-studies/case-studies.contract.ts';
import { findDraftMedia } from '#features/stories/case-studies/case-studies.repository.ts';
import { presentMedia } from '#features/stories/case-studies/case-studies.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { dropFiles, keepFiles } from '#platform/server/files/files.ts';
import type { Upload } from '#platform/server/files/uploads.ts';
import { newId } from '#platform/server/ids.ts';
import { CASE_STUDY_MEDIA_MAX } from './case-study-drafts.contract.ts';
import * as drafts from './case-study-drafts.repository.ts';
import { changedStatus, getOwnCaseStudy, lockOwnCaseStudy } from './case-study-drafts.service.ts';

/** Takes a story whose files change out of review. The version stays: it is about the fields. */
async function noteChange(ctx: MemberContext, story: drafts.CaseStudyRow): Promise<void> {
  await drafts.updateCaseStudy(ctx.db, story.id, { status: changedStatus(story), updated_at: ctx.now });
}

/**
 * Adds a file to a story.
 * @throws AppError CASE_STUDY_NOT_FOUND, also for another member's; CASE_STUDY_DECLINED, CASE_STUDY_MEDIA_FULL.
 */
export async function addCaseStudyMedia(
  ctx: MemberContext,
  id: string,
  file: Upload,
): Promise<CaseStudyMedia> {
  // Checked first, so that no file is written for a request that will be refused.
  const { media } = await getOwnCaseStudy(ctx, id);
  if (media.length >= CASE_STUDY_MEDIA_MAX) throw new AppError('CASE_STUDY_MEDIA_FULL');
  const saved = await ctx.files.savePrivate(file);
  return transact(ctx, async (ctx) => {
    const story = await lockOwnCaseStudy(ctx, id);
    if ((await findDraftMedia(ctx.db, id)).length >= CASE_STUDY_MEDIA_MAX)
      throw new AppError('CASE_STUDY_MEDIA_FULL');
    await keepFiles(ctx, [saved]);
    const mediaId = newId();
    const { name } = file;
    await drafts.insertMedia(ctx.db, {
      id: mediaId,
      case_study_id: id,
      file_name: saved.name,
      original_name: name,
      created_at: ctx.now,
    });
    const { mediaType: media_type, byteSize: byte_size } = saved;
    await noteChange(ctx, story);
    return presentMedia({ id: mediaId, name: saved.name, file_name: name, media_type, byte_size });
  });
}

/**
 * Takes a file out of a story. A published version keeps it until the next publication.
 * @throws AppError CASE_STUDY_NOT_FOUND, also for another member's; CASE_STUDY_DECLINED, FILE_NOT_FOUND.
 */
export function removeCaseStudyMedia(
  ctx: MemberContext,
  id: string,
  mediaId: string,
): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    const story = await lockOwnCaseStudy(ctx, id);
    const media = await drafts.findOwnMedia(ctx.db, id, mediaId);
    if (!media) throw new AppError('FILE_NOT_FOUND');
    if (media.is_published) await drafts.hideMedia(ctx.db, mediaId);
    else await dropFiles(ctx, [media.file_name]);
    await noteChange(ctx, story);
    return { id: mediaId };
  });
}
