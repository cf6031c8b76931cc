import {
  findPlatformMarks,
  publishPlatformResource,
} from '#features/learn/resources/platform-resources.service.ts';
import type { Context } from '#platform/server/context.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { type StarterItem, starterItems } from './starter-items.service.ts';

/** Parts of a server, or of a command, that publishing needs. */
type Publishing = Pick<Context, 'db' | 'now'> & { store: Pick<FileStore, 'write'> };

interface Published {
  /** Titles of new items, and of those with a new version. */
  added: string[];
  changed: string[];
}

/**
 * Publishes the items of the starter library that are missing or have changed, each in a transaction of its own. A file
 * is made only then; a second call changes nothing.
 * @param items for tests; all items by default. @throws Error of the store or the database.
 */
export async function publishStarterLibrary(
  ctx: Publishing,
  items: StarterItem[] = starterItems(ctx),
): Promise<Published> {
  const known = await findPlatformMarks(ctx);
  const published: Published = { added: [], changed: [] };
  // The library lists the newest first.
  for (const item of items.toReversed()) {
    if (known.get(item.details.key) === item.fingerprint) continue;
    const content = await item.make();
    const { change } = await ctx.db
      .transaction()
      .execute((db) =>
        publishPlatformResource(
          { ...ctx, db },
          item.details,
          { ...item.file, content, fingerprint: item.fingerprint },
          item.note,
        ),
      );
    if (change === 'added') published.added.push(item.details.title);
    if (change === 'new version') published.changed.push(item.details.title);
  }
  return published;
}

/** True once the library has been published in this database. */
export async function hasStarterLibrary(ctx: Pick<Context, 'db'>): Promise<boolean> {
  return (await findPlatformMarks(ctx)).size > 0;
}
