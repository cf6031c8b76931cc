import { type Insertable, sql, type Updateable } from 'kysely';
import { DAY_MS } from '#platform/contract/durations.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { NewsEntries, NewsSources } from '#platform/server/database/schema.generated.ts';
import { latestStored } from '#platform/server/stored-times.ts';

/** True for a source whose time has come, or has a time that is further ahead than any source waits. */
const isDue = (at: Date) =>
  sql<boolean>`(next_fetch_at <= ${at} or next_fetch_at > ${latestStored(at, DAY_MS)})`;

/** What is needed to fetch a source. */
const FETCHED = ['id', 'url', 'etag', 'last_modified', 'failures'] as const;

/** Ids of the sources with a feed that are switched on, those that have failed last: they take longest. */
export async function findActiveFeeds(db: Db, dueAt: Date | null): Promise<string[]> {
  const rows = await db
    .selectFrom('news_sources')
    .select('id')
    .where('is_active', '=', true)
    .where('url', 'is not', null)
    .$if(dueAt !== null, (query) => query.where(isDue(dueAt as Date)))
    .orderBy('failures')
    .orderBy('priority', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Notes that a source is being fetched, so that no other process takes it too.
 * @param dueAt only if it is due then; null takes it in any case.
 * @returns undefined if it is not there, or not due any more.
 */
export const claimFeed = (db: Db, id: string, dueAt: Date | null, now: Date, next: Date) =>
  db
    .updateTable('news_sources')
    .set({ fetched_at: now, next_fetch_at: next })
    .where('id', '=', id)
    .where('url', 'is not', null)
    .$if(dueAt !== null, (query) => query.where(isDue(dueAt as Date)))
    .returning(FETCHED)
    .executeTakeFirst();

export async function updateFetchedSource(
  db: Db,
  id: string,
  result: Updateable<NewsSources>,
): Promise<void> {
  await db.updateTable('news_sources').set(result).where('id', '=', id).execute();
}

/** Lets one source after the other be stored, so that two with the same story do not both add it. */
export async function lockNewsStore(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('news_entries'))`.execute(db);
}

/** Finds stored stories with one of these keys. */
export const findStories = (db: Db, storyKeys: string[], titleKeys: string[]) =>
  db
    .selectFrom('news_entries as e')
    .innerJoin('news_sources as s', 's.id', 'e.source_id')
    .select([
      'e.id',
      'e.story_key',
      'e.title_key',
      'e.published_at',
      'e.source_id',
      'e.title',
      'e.excerpt',
      's.priority',
      's.is_active',
    ])
    .where((eb) =>
      eb.or([
        eb('e.story_key', '=', eb.fn.any(eb.val(storyKeys))),
        eb('e.title_key', '=', eb.fn.any(eb.val(titleKeys))),
      ]),
    )
    .execute();

export async function insertStories(db: Db, stories: Insertable<NewsEntries>[]): Promise<void> {
  if (stories.length > 0) await db.insertInto('news_entries').values(stories).execute();
}

export async function updateStory(db: Db, id: string, changes: Updateable<NewsEntries>): Promise<void> {
  await db.updateTable('news_entries').set(changes).where('id', '=', id).execute();
}

/** Deletes at most `limit` stories that are older. @returns their number. */
export async function deleteOldStories(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from news_entries where id in (
      select id from news_entries where published_at < ${before} order by published_at limit ${limit})`.execute(
    db,
  );
  return Number(numAffectedRows);
}
