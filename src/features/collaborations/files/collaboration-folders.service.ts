import { fieldChanges, recordChange } from '#features/collaborations/changes/changes.service.ts';
import {
  getOpenCollaboration,
  requireReadable,
} from '#features/collaborations/collaboration/collaborations.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import { countFiles } from './collaboration-files.repository.ts';
import {
  FOLDERS_MAX,
  type Folder,
  type FolderInput,
  type Folders,
} from './collaboration-folders.contract.ts';
import * as folders from './collaboration-folders.repository.ts';

interface FolderPath {
  id: string;
  folderId: string;
}

const changeOf = (collaborationId: string, { id, name }: Pick<Folder, 'id' | 'name'>) => ({
  collaborationId,
  noun: 'folder' as const,
  subject: { id, label: name },
});

/** @throws AppError FOLDER_NOT_FOUND. */
async function findFolder(ctx: MemberContext, { id, folderId }: FolderPath): Promise<Folder> {
  const folder = (await folders.findFolders(ctx.db, id)).find((one) => one.id === folderId);
  if (!folder) throw new AppError('FOLDER_NOT_FOUND');
  return folder;
}

/** @throws AppError COLLABORATION_NOT_FOUND. */
export async function listFolders(ctx: MemberContext, collaborationId: string): Promise<Folders> {
  await requireReadable(ctx, collaborationId);
  const [found, counts] = await Promise.all([
    folders.findFolders(ctx.db, collaborationId),
    countFiles(ctx.db, collaborationId),
  ]);
  return { folders: found, ...counts };
}

/** @throws AppError LIMIT_REACHED, FOLDER_NAME_TAKEN. */
export function createFolder(
  ctx: MemberContext,
  collaborationId: string,
  { name }: FolderInput,
): Promise<Folder> {
  return transact(ctx, async (ctx) => {
    await getOpenCollaboration(ctx, collaborationId, 'files');
    if (await folders.hasFolders(ctx.db, collaborationId, FOLDERS_MAX)) {
      throw new AppError('LIMIT_REACHED', {
        message: `This collaboration has ${FOLDERS_MAX} folders, the maximum. Please delete one first.`,
      });
    }
    const id = newId();
    await folders.insertFolder(ctx.db, { id, collaboration_id: collaborationId, name });
    await recordChange(ctx, { ...changeOf(collaborationId, { id, name }), what: 'added' });
    return { id, name, files: 0 };
  });
}

/** @throws AppError FOLDER_NOT_FOUND, FOLDER_NAME_TAKEN. */
export function updateFolder(
  ctx: MemberContext,
  { id, folderId }: FolderPath,
  { name }: FolderInput,
): Promise<Folder> {
  return transact(ctx, async (ctx) => {
    await getOpenCollaboration(ctx, id, 'files');
    const before = await findFolder(ctx, { id, folderId });
    await folders.updateFolder(ctx.db, id, folderId, name);
    const folder = await findFolder(ctx, { id, folderId });
    const changes = fieldChanges(before, folder, ['name']);
    await recordChange(ctx, ...changes.map((one) => ({ ...changeOf(id, folder), ...one })));
    return folder;
  });
}

/** @throws AppError FOLDER_NOT_FOUND, FOLDER_NOT_EMPTY. */
export function removeFolder(ctx: MemberContext, { id, folderId }: FolderPath): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    await getOpenCollaboration(ctx, id, 'files');
    const folder = await findFolder(ctx, { id, folderId });
    await folders.deleteFolder(ctx.db, id, folderId);
    await recordChange(ctx, { ...changeOf(id, folder), what: 'removed' });
    return { id: folderId };
  });
}
