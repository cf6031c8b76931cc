import { publishOwnCourses } from '#features/learn/own-courses/own-courses.service.ts';
import type { Context } from '#platform/server/context.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { publishStarterLibrary } from './starter-library.service.ts';

/** Publishes the starter library and the platform's courses, or what has changed in them. */
export async function publishLibrary(ctx: Pick<Context, 'db' | 'log'>, store: FileStore): Promise<void> {
  const { db, log } = ctx;
  const now = new Date();
  const { added, changed } = await publishStarterLibrary({ db, now, store });
  const courses = await db.transaction().execute((db) => publishOwnCourses({ db, now }));
  if (added.length + changed.length + courses > 0)
    log.info({ added: added.length, changed: changed.length, courses }, 'starter library published');
}
