import { fieldChanges, recordChange } from '#features/collaborations/changes/changes.service.ts';
import {
  getOpenCollaboration,
  lockCollaboration,
  requireReadable,
} from '#features/collaborations/collaboration/collaborations.service.ts';
import type {
  WithdrawalQuery,
  Withdrawn,
} from '#features/collaborations/withdrawals/withdrawals.contract.ts';
import { withdraw } from '#features/collaborations/withdrawals/withdrawals.service.ts';
import { publishWork } from '#features/collaborations/work-changes/publish-work.service.ts';
import type { WorkPart } from '#features/collaborations/work-changes/work-changes.rules.ts';
import { AppError } from '#platform/contract/errors.ts';
import { FILE_ENDINGS, type MediaType } from '#platform/contract/files.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { cleanFileName } from '#platform/server/files/file-content.ts';
import { type FileToSend, keepPlatformFiles } from '#platform/server/files/files.ts';
import type { Upload } from '#platform/server/files/uploads.ts';
import { newId } from '#platform/server/ids.ts';
import { dropUpload, withUpload } from '#platform/server/uploads/uploads.ts';
import {
  type CollaborationFile,
  FILE_VERSIONS_MAX,
  FILES_MAX,
  type FileInput,
  type FileOpening,
  type FilesQuery,
  type FileUpdate,
  type FileVersion,
  type FileVersionInput,
  WORKSPACE_BYTES_MAX,
  WORKSPACE_FILE,
} from './collaboration-files.contract.ts';
import * as files from './collaboration-files.repository.ts';
import { lockFolder } from './collaboration-folders.repository.ts';
import { findOpenings, insertOpenings } from './file-openings.repository.ts';

/*
 * Every function here first reads the collaboration as the caller, so that a caller who does not take part gets
 * COLLABORATION_NOT_FOUND and learns nothing else. In an archived one files can be opened only.
 */

interface FilePath {
  id: string;
  fileId: string;
}

const toVersion = ({ stored_name, ...version }: files.FileVersionRow): FileVersion => version;

/** A file as participants read it. */
export const toFile = ({ id, name, folder_id, first_created_at, ...newest }: files.FileRow) => ({
  id,
  name,
  folder_id,
  created_at: first_created_at,
  newest: toVersion(newest),
});

/** @throws AppError WORKSPACE_FILE_NOT_FOUND. */
async function findFile(ctx: MemberContext, { id, fileId }: FilePath) {
  const file = await files.findFile(ctx.db, id, fileId);
  if (!file) throw new AppError('WORKSPACE_FILE_NOT_FOUND');
  return file;
}

const changeOf = (collaborationId: string, { id, name }: { id: string; name: string }) => ({
  collaborationId,
  noun: 'file' as const,
  subject: { id, label: name },
});

/** Other parts that show a file are read again too. */
async function publishParts(ctx: MemberContext, collaborationId: string, parts: WorkPart[]): Promise<void> {
  if (parts.length > 0) await publishWork(ctx, collaborationId, parts);
}

const placeOf = ({ name, folder_name }: files.FileRow) => ({ name, folder: folder_name });

/** @throws AppError COLLABORATION_NOT_FOUND. */
export async function listFiles(
  ctx: MemberContext,
  collaborationId: string,
  query: FilesQuery,
): Promise<CollaborationFile[]> {
  await requireReadable(ctx, collaborationId);
  return (await files.findFiles(ctx.db, collaborationId, query)).map(toFile);
}

/** @throws AppError WORKSPACE_FILE_NOT_FOUND. */
export async function listFileVersions(ctx: MemberContext, path: FilePath): Promise<FileVersion[]> {
  await requireReadable(ctx, path.id);
  await findFile(ctx, path);
  return (await files.findVersions(ctx.db, path.fileId)).map(toVersion);
}

/** @throws AppError FOLDER_NOT_FOUND. */
async function checkFolder(ctx: MemberContext, collaborationId: string, folderId: string | null | undefined) {
  if (folderId && !(await lockFolder(ctx.db, collaborationId, folderId)))
    throw new AppError('FOLDER_NOT_FOUND');
}

/**
 * Takes an upload over as the next version of a file. The stored file belongs to the collaboration: it stays for the
 * partners when the account of who sent it is erased.
 * @param prepare stores the file, or finds it, in the same transaction. Returns its id and newest version.
 */
function takeVersion(
  ctx: MemberContext,
  collaborationId: string,
  { upload_id, note }: FileVersionInput,
  prepare: (ctx: MemberContext, upload: Upload) => Promise<{ fileId: string; newest: number }>,
): Promise<CollaborationFile> {
  return withUpload(ctx, upload_id, WORKSPACE_FILE, async (upload) => {
    const saved = await ctx.files.savePrivate(upload);
    return transact(ctx, async (ctx) => {
      // Parallel requests must count one another.
      await lockCollaboration(ctx, collaborationId, 'files');
      if ((await files.countBytes(ctx.db, collaborationId)) + saved.byteSize > WORKSPACE_BYTES_MAX)
        throw new AppError('WORKSPACE_FULL');
      const { fileId, newest } = await prepare(ctx, upload);
      const number = newest + 1;
      await keepPlatformFiles(ctx.db, [saved], ctx.actor.profileId);
      await files.insertVersion(ctx.db, {
        file_id: fileId,
        number,
        stored_name: saved.name,
        original_name: upload.name,
        note: note ?? null,
        uploaded_by: ctx.actor.profileId,
        uploaded_by_person: ctx.actor.accountId,
        created_at: ctx.now,
      });
      await files.updateFile(ctx.db, collaborationId, fileId, { versions: number, updated_at: ctx.now });
      await dropUpload(ctx, upload_id);
      const file = toFile(await findFile(ctx, { id: collaborationId, fileId }));
      const change = newest === 0 ? { what: 'added' } : { what: 'version', from: newest, to: number };
      await recordChange(ctx, { ...changeOf(collaborationId, file), ...change, reason: note });
      await publishParts(ctx, collaborationId, await files.findPartsWithFile(ctx.db, fileId));
      return file;
    });
  });
}

/** @throws AppError FOLDER_NOT_FOUND, LIMIT_REACHED, WORKSPACE_FULL; of the upload and its file. */
export async function createFile(
  ctx: MemberContext,
  collaborationId: string,
  { folder_id, ...input }: FileInput,
): Promise<CollaborationFile> {
  // Check first: a file that will be refused is not put together.
  await getOpenCollaboration(ctx, collaborationId, 'files');
  return takeVersion(ctx, collaborationId, input, async (ctx, upload) => {
    await checkFolder(ctx, collaborationId, folder_id);
    if ((await files.countFiles(ctx.db, collaborationId)).files >= FILES_MAX) {
      throw new AppError('LIMIT_REACHED', {
        message: `This collaboration has ${FILES_MAX.toLocaleString('en-IN')} files, the maximum. Please delete one first.`,
      });
    }
    const fileId = newId();
    await files.insertFile(ctx.db, {
      id: fileId,
      collaboration_id: collaborationId,
      folder_id: folder_id ?? null,
      name: upload.name.replace(/\.[^.]+$/, ''),
      created_at: ctx.now,
      updated_at: ctx.now,
    });
    return { fileId, newest: 0 };
  });
}

/** @throws AppError WORKSPACE_FILE_NOT_FOUND, LIMIT_REACHED, WORKSPACE_FULL; of the upload and its file. */
export async function createFileVersion(
  ctx: MemberContext,
  path: FilePath,
  input: FileVersionInput,
): Promise<CollaborationFile> {
  await getOpenCollaboration(ctx, path.id, 'files');
  await findFile(ctx, path);
  return takeVersion(ctx, path.id, input, async (ctx) => {
    const { number } = await findFile(ctx, path);
    if (number >= FILE_VERSIONS_MAX) {
      throw new AppError('LIMIT_REACHED', {
        message: `This file has ${FILE_VERSIONS_MAX} versions, the maximum. Please add a new file.`,
      });
    }
    return { fileId: path.fileId, newest: number };
  });
}

/** @throws AppError WORKSPACE_FILE_NOT_FOUND, FOLDER_NOT_FOUND. */
export function updateFile(
  ctx: MemberContext,
  path: FilePath,
  changes: FileUpdate,
): Promise<CollaborationFile> {
  return transact(ctx, async (ctx) => {
    await getOpenCollaboration(ctx, path.id, 'files');
    await checkFolder(ctx, path.id, changes.folder_id);
    const before = await findFile(ctx, path);
    const isChanged = Object.keys(changes).length > 0;
    if (isChanged && !(await files.updateFile(ctx.db, path.id, path.fileId, changes)))
      throw new AppError('WORKSPACE_FILE_NOT_FOUND');
    const after = await findFile(ctx, path);
    await recordChange(
      ctx,
      ...fieldChanges(placeOf(before), placeOf(after), ['name', 'folder']).map((one) => ({
        ...changeOf(path.id, after),
        ...one,
      })),
    );
    if (before.name !== after.name)
      await publishParts(ctx, path.id, await files.findPartsWithFile(ctx.db, path.fileId));
    return toFile(after);
  });
}

/** Withdraws a file. @throws AppError WORKSPACE_FILE_NOT_FOUND; as `withdraw`. */
export function removeFile(
  ctx: MemberContext,
  path: FilePath,
  { reason }: WithdrawalQuery,
): Promise<Withdrawn> {
  return transact(ctx, async (ctx) => {
    await lockCollaboration(ctx, path.id, 'files');
    const file = await findFile(ctx, path);
    const shownIn = await files.findPartsWithFile(ctx.db, path.fileId);
    const { name } = file;
    const withdrawal_id = await withdraw(ctx, path.id, { kind: 'file', id: path.fileId, name, reason });
    await recordChange(ctx, { ...changeOf(path.id, file), what: 'removed', reason });
    await publishParts(ctx, path.id, shownIn);
    return { id: path.fileId, withdrawal_id };
  });
}

/** The name to save a version under: that of the file, as file systems take it, with the ending of the version. */
export function savedName(name: string, version: Pick<FileVersion, 'media_type'>): string {
  const type = version.media_type as MediaType;
  return cleanFileName(`${name}.${FILE_ENDINGS[type]}`, type);
}

/**
 * Returns a version of a file, and logs who opened it.
 * @throws AppError WORKSPACE_FILE_NOT_FOUND, FILE_NOT_FOUND where the store has lost it.
 */
export async function downloadFile(
  ctx: MemberContext,
  path: FilePath,
  { version, purpose }: { version?: number; purpose: 'download' | 'preview' },
): Promise<FileToSend> {
  await requireReadable(ctx, path.id);
  const file = await findFile(ctx, path);
  const wanted = version === undefined ? file : await files.findVersion(ctx.db, path.fileId, version);
  if (!wanted) throw new AppError('WORKSPACE_FILE_NOT_FOUND');
  const content = await ctx.files.read(wanted.stored_name);
  if (!content) throw new AppError('FILE_NOT_FOUND');
  await logOpenings(ctx, [{ id: path.fileId, number: wanted.number }], purpose).catch((error) => {
    // Nobody reads it any more, and an open file stays open.
    content.destroy();
    throw error;
  });
  const { media_type, byte_size } = wanted;
  return { content, mediaType: media_type, byteSize: byte_size, name: savedName(file.name, wanted) };
}

/** Logs that the caller opened versions of files. */
export const logOpenings = (
  ctx: MemberContext,
  opened: { id: string; number: number }[],
  purpose: FileOpening['purpose'],
) =>
  insertOpenings(
    ctx.db,
    opened.map(({ id, number }) => ({ id: newId(), file_id: id, version: number })),
    {
      purpose,
      opened_by: ctx.actor.profileId,
      opened_by_person: ctx.actor.accountId,
      opened_at: ctx.now,
    },
  );

/** @throws AppError WORKSPACE_FILE_NOT_FOUND. */
export async function listFileOpenings(
  ctx: MemberContext,
  path: FilePath,
  query: ListQuery,
): Promise<FileOpening[]> {
  await requireReadable(ctx, path.id);
  await findFile(ctx, path);
  return findOpenings(ctx.db, path.fileId, query);
}
