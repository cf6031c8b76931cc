import type { JobParts } from '#platform/server/context.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { publishStarterLibrary } from './starter-library.service.ts';

export const STARTER_LIBRARY_QUEUE = 'starter-library';

/** Creates the job that publishes the starter library, or what has changed in it. */
export function createStarterLibrary(parts: JobParts, store: FileStore) {
  return async (): Promise<void> => {
    const { added, changed } = await publishStarterLibrary({ db: parts.db, now: new Date(), store });
    if (added.length + changed.length > 0)
      parts.log.info({ added: added.length, changed: changed.length }, 'starter library published');
  };
}
