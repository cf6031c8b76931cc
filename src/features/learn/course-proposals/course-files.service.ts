import type { CourseContent } from '#features/learn/courses/course-content.contract.ts';
import { AppError, type FieldErrors } from '#platform/contract/errors.ts';
import { isImage } from '#platform/contract/files.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { dropFiles, keepFiles, pictureAddress, pictureNames } from '#platform/server/files/files.ts';
import type { PictureShape } from '#platform/server/files/images.ts';
import type { Upload } from '#platform/server/files/uploads.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import * as files from './course-files.repository.ts';
import { COURSE_FILES_MAX, type CourseFile } from './course-proposals.contract.ts';
import { findProposal, type ProposalRow } from './course-proposals.repository.ts';
import { canChange } from './course-proposals.rules.ts';

/** Diagrams and tables keep their proportions. */
const SHAPE: PictureShape = { ratio: null, widths: [1200, 600] };

type FileRow = Awaited<ReturnType<typeof files.findFiles>>[number];

const presentFile = ({ stored_name, ...file }: FileRow): CourseFile => ({
  ...file,
  url: file.is_picture ? pictureAddress([{ name: stored_name }]) : null,
});

/** Lists the files of a course. */
export const filesOf = async (ctx: Pick<Context, 'db'>, proposalId: string): Promise<CourseFile[]> =>
  (await files.findFiles(ctx.db, proposalId)).map(presentFile);

/** Finds the member's own course if it can be changed. @throws AppError COURSE_PROPOSAL_NOT_FOUND, COURSE_UNDER_REVIEW, COURSE_DECLINED. */
export async function changeableProposal(
  ctx: MemberContext,
  id: string,
  isLocked: boolean,
): Promise<ProposalRow> {
  const proposal = await findProposal(ctx.db, id, isLocked);
  if (proposal?.author_id !== ctx.actor.profileId) throw new AppError('COURSE_PROPOSAL_NOT_FOUND');
  if (canChange(proposal.status, proposal.slug !== null)) return proposal;
  throw new AppError(proposal.status === 'submitted' ? 'COURSE_UNDER_REVIEW' : 'COURSE_DECLINED');
}

async function checkRoom(ctx: MemberContext, id: string, isLocked: boolean): Promise<void> {
  await changeableProposal(ctx, id, isLocked);
  const { length } = await files.findFiles(ctx.db, id);
  if (length >= COURSE_FILES_MAX) throw new AppError('COURSE_FILES_FULL');
}

/**
 * Stores a picture or a file for the modules of the member's own course.
 * @throws AppError COURSE_PROPOSAL_NOT_FOUND, COURSE_UNDER_REVIEW, COURSE_DECLINED, COURSE_FILES_FULL, FILE_UNREADABLE.
 */
export async function createCourseFile(ctx: MemberContext, id: string, upload: Upload): Promise<CourseFile> {
  // Checked first, so that no file is written for a request that will be refused.
  await checkRoom(ctx, id, false);
  const isPicture = isImage(upload.mediaType);
  const saved = isPicture
    ? await ctx.files.savePicture(upload, SHAPE)
    : [await ctx.files.savePrivate(upload)];
  const [first] = saved;
  if (!first) throw new AppError('FILE_UNREADABLE');
  return transact(ctx, async (ctx) => {
    await checkRoom(ctx, id, true);
    await keepFiles(ctx, saved);
    const file = {
      id: newId(),
      stored_name: first.name,
      name: upload.name,
      is_picture: isPicture,
      byte_size: first.byteSize,
    };
    const row = { ...file, proposal_id: id, media_type: first.mediaType, created_at: ctx.now };
    await files.insertFile(ctx.db, row);
    return presentFile(file);
  });
}

/** Checks that a content names only pictures and files of its own course. @throws AppError VALIDATION_FAILED. */
export async function checkFiles(ctx: Context, id: string, { modules }: CourseContent): Promise<void> {
  const known = await files.findFiles(ctx.db, id);
  const has = (fileId: string, isPicture: boolean) =>
    known.some((file) => file.id === fileId && file.is_picture === isPicture);
  const errors: FieldErrors = {};
  for (const [at, { picture, file_id }] of modules.entries()) {
    if (picture && !has(picture.file_id, true))
      errors[`modules.${at}.picture`] = 'Please upload the picture again';
    if (file_id && !has(file_id, false)) errors[`modules.${at}.file_id`] = 'Please upload the file again';
  }
  if (Object.keys(errors).length > 0) throw validationError(errors);
}

const storedNames = ({ stored_name, is_picture }: FileRow) =>
  is_picture ? pictureNames(pictureAddress([{ name: stored_name }]) ?? '', SHAPE) : [stored_name];

/** Deletes the files that neither this content nor the published version names. Call inside a transaction. */
export async function dropUnusedFiles(ctx: Context, id: string, { modules }: CourseContent): Promise<void> {
  const used = await files.findPublishedFileIds(ctx.db, id);
  for (const { picture, file_id } of modules) {
    if (picture) used.add(picture.file_id);
    if (file_id) used.add(file_id);
  }
  const unused = (await files.findFiles(ctx.db, id)).filter((file) => !used.has(file.id));
  await dropFiles(ctx, unused.flatMap(storedNames));
}

/** Deletes all files of a course when the caller's transaction, which deletes the course, commits. */
export async function dropFilesOfCourse(ctx: Context, id: string): Promise<void> {
  await dropFiles(ctx, (await files.findFiles(ctx.db, id)).flatMap(storedNames));
}
