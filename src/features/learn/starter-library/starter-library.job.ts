import { publishOwnCourses } from '#features/learn/own-courses/own-courses.service.ts';
import type { JobParts } from '#platform/server/context.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { publishStarterLibrary } from './starter-library.service.ts';

export const STARTER_LIBRARY_QUEUE = 'starter-library';

/** Creates the job that publishes the starter library and the platform's courses, or what has changed in them. */
export function createStarterLibrary(parts: JobParts, store: FileStore) {
  return async (): Promise<void> => {
    const now = new Date();
    const { added, changed } = await publishStarterLibrary({ db: parts.db, now, store });
    const courses = await parts.db.transaction().execute((db) => publishOwnCourses({ db, now }));
    if (added.length + changed.length + courses > 0)
      parts.log.info({ added: added.length, changed: changed.length, courses }, 'starter library published');
  };
}
