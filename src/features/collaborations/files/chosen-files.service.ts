import type { Context } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import type { CollaborationFile } from './collaboration-files.contract.ts';
import { findFilesById, lockFilesById } from './collaboration-files.repository.ts';
import { toFile } from './collaboration-files.service.ts';

/** Reads files of a collaboration, by id; those that are gone, or belong to another one, are left out. */
export async function filesById(
  ctx: Pick<Context, 'db'>,
  collaborationId: string,
  ids: string[],
): Promise<Map<string, CollaborationFile>> {
  const rows = ids.length === 0 ? [] : await findFilesById(ctx.db, collaborationId, ids);
  return new Map(rows.map((row) => [row.id, toFile(row)]));
}

/**
 * Keeps files of a collaboration from being deleted until the transaction ends.
 * @param chosen ids of the files, under the name of the field that holds them.
 * @throws AppError VALIDATION_FAILED naming the field, where one is gone or belongs to another collaboration.
 */
export async function lockFiles(
  ctx: Pick<Context, 'db'>,
  collaborationId: string,
  chosen: Record<string, string[]>,
): Promise<void> {
  for (const [field, ids] of Object.entries(chosen)) {
    const found = ids.length === 0 ? 0 : await lockFilesById(ctx.db, collaborationId, ids);
    if (found < ids.length)
      throw validationError({ [field]: 'A file is no longer in this collaboration. Please choose again.' });
  }
}
