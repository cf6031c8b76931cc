import { AppError } from '#platform/contract/errors.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { dropFiles, keepFiles, pictureAddress, pictureNames } from '#platform/server/files/files.ts';
import type { PictureShape } from '#platform/server/files/images.ts';
import type { Upload } from '#platform/server/files/uploads.ts';
import { newId } from '#platform/server/ids.ts';
import {
  PROJECT_PICTURE_RATIO,
  PROJECT_PICTURE_WIDTHS,
  PROJECT_PICTURES_MAX,
  type ProjectPicture,
  type ProjectPictureInput,
  type ProjectPictureUpdate,
} from './project-pictures.contract.ts';
import * as pictures from './project-pictures.repository.ts';

const SHAPE: PictureShape = { ratio: PROJECT_PICTURE_RATIO, widths: [...PROJECT_PICTURE_WIDTHS] };

type PictureRow = Omit<ProjectPicture, 'url'> & { file_name: string };

const addressOf = ({ file_name }: Pick<PictureRow, 'file_name'>) =>
  pictureAddress([{ name: file_name }]) ?? '';

/** Returns a stored picture in the shape of the API. */
export const presentPicture = ({ file_name, ...picture }: PictureRow): ProjectPicture => ({
  ...picture,
  url: addressOf({ file_name }),
});

/** @throws AppError PROJECT_NOT_FOUND, PROJECT_PICTURES_FULL. */
async function checkRoom(
  ctx: MemberContext,
  projectId: string,
  find: typeof pictures.findOwnProject,
): Promise<void> {
  if (!(await find(ctx.db, ctx.actor.profileId, projectId))) throw new AppError('PROJECT_NOT_FOUND');
  const { length } = await pictures.findPictures(ctx.db, projectId);
  if (length >= PROJECT_PICTURES_MAX) throw new AppError('PROJECT_PICTURES_FULL');
}

/**
 * Adds a picture to the member's project.
 * @throws AppError PROJECT_NOT_FOUND, also for another member's; PROJECT_PICTURES_FULL.
 */
export async function createProjectPicture(
  ctx: MemberContext,
  projectId: string,
  file: Upload,
  input: ProjectPictureInput,
): Promise<ProjectPicture> {
  // Checked first, so that no file is written for a request that will be refused.
  await checkRoom(ctx, projectId, pictures.findOwnProject);
  const saved = await ctx.files.savePicture(file, SHAPE);
  const [largest] = saved;
  if (!largest) throw new AppError('FILE_UNREADABLE');
  return transact(ctx, async (ctx) => {
    await checkRoom(ctx, projectId, pictures.lockOwnProject);
    await keepFiles(ctx, saved);
    const picture = { ...input, id: newId(), project_id: projectId, file_name: largest.name };
    return presentPicture(await pictures.insertPicture(ctx.db, picture));
  });
}

/** @throws AppError PROJECT_NOT_FOUND, PICTURE_NOT_FOUND. */
async function getPicture(ctx: MemberContext, projectId: string, id: string) {
  if (!(await pictures.lockOwnProject(ctx.db, ctx.actor.profileId, projectId)))
    throw new AppError('PROJECT_NOT_FOUND');
  const picture = await pictures.findPicture(ctx.db, projectId, id);
  if (!picture) throw new AppError('PICTURE_NOT_FOUND');
  return picture;
}

/** @throws AppError PROJECT_NOT_FOUND, also for another member's; PICTURE_NOT_FOUND. */
export function updateProjectPicture(
  ctx: MemberContext,
  projectId: string,
  id: string,
  input: ProjectPictureUpdate,
): Promise<ProjectPicture> {
  return transact(ctx, async (ctx) => {
    const picture = await getPicture(ctx, projectId, id);
    const changes = { alt_text: picture.alt_text, people: picture.people, ...input };
    await pictures.updatePicture(ctx.db, id, changes);
    return presentPicture({ ...picture, ...changes });
  });
}

/** @throws AppError PROJECT_NOT_FOUND, also for another member's; PICTURE_NOT_FOUND. */
export function removeProjectPicture(
  ctx: MemberContext,
  projectId: string,
  id: string,
): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    const picture = await getPicture(ctx, projectId, id);
    await dropFiles(ctx, pictureNames(addressOf(picture), SHAPE));
    return { id };
  });
}

/** Deletes the files of a project's pictures when the caller's transaction, which deletes the project, commits. */
export async function dropProjectPictures(ctx: MemberContext, projectId: string): Promise<void> {
  const rows = await pictures.findPictures(ctx.db, projectId);
  await dropFiles(
    ctx,
    rows.flatMap((row) => pictureNames(addressOf(row), SHAPE)),
  );
}
