import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#platform/contract/durations.ts';
import type { Db } from '../database/connect.ts';
import { findStoredNames } from '../database/file-rows.ts';
import type { FileStore } from './file-store.ts';
import { removeEach } from './files.ts';

export const FILE_SWEEP_QUEUE = 'file-sweep';

/**
 * Creates the job that removes what crashed requests left: temporary files, and stored ones without a row in the
 * database. All are at least a day old, so that no running request loses its own.
 */
export function createFileSweep(store: FileStore, db: Db, folder: string): () => Promise<void> {
  return async () => {
    const before = Date.now() - DAY_MS;
    const old = (await store.list()).filter(({ storedAt }) => storedAt.getTime() < before);
    const names = old.map(({ name }) => name);
    const kept = await findStoredNames(db, names);
    const temporary: string[] = [];
    for (const entry of await readdir(folder).catch(() => [])) {
      const path = join(folder, entry);
      const found = await stat(path).catch(() => null);
      if (found && found.mtimeMs < before) temporary.push(path);
    }
    const lost = names.filter((stored) => !kept.has(stored));
    const removals = await Promise.allSettled([
      removeEach(lost, (name) => store.remove(name)),
      removeEach(temporary, (path) => rm(path, { force: true })),
    ]);
    for (const removal of removals) if (removal.status === 'rejected') throw removal.reason;
  };
}
