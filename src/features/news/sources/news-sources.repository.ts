import { type Insertable, sql, type Updateable } from 'kysely';
import { columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { NewsSources } from '#platform/server/database/schema.generated.ts';
import type { NewsSource } from './news-sources.contract.ts';

const COLUMNS = columns(`
  id name url category priority twitter_handle description tags is_active fetched_at succeeded_at failures
  last_error last_error_at next_fetch_at created_at updated_at
`);

const entriesCount = sql<number>`
  (select count(*)::int from news_entries e where e.source_id = news_sources.id)`.as('entries_count');

const recentEntries = sql<number>`
  (select count(*)::int from news_entries e
    where e.source_id = news_sources.id and e.published_at > now() - interval '30 days')`.as(
  'recent_entries',
);

const sources = (db: Db) =>
  db.selectFrom('news_sources').select(COLUMNS).select([entriesCount, recentEntries]).$castTo<NewsSource>();

/** Finds one page of the sources, active ones first. @param active only those that are on, or off. */
export const findNewsSources = (
  db: Db,
  { active, page, pageSize }: { active: boolean | undefined; page: number; pageSize: number },
): Promise<NewsSource[]> =>
  sources(db)
    .$if(active !== undefined, (query) => query.where('is_active', '=', active === true))
    .orderBy('is_active', 'desc')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export async function countNewsSources(db: Db, active?: boolean): Promise<number> {
  const { count } = await db
    .selectFrom('news_sources')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$if(active !== undefined, (query) => query.where('is_active', '=', active === true))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const findNewsSource = (db: Db, id: string): Promise<NewsSource | undefined> =>
  sources(db).where('id', '=', id).executeTakeFirst();

/** Finds a source and locks it until the transaction ends. */
export const findNewsSourceForUpdate = (db: Db, id: string) =>
  db
    .selectFrom('news_sources')
    .select(['id', 'url', 'twitter_handle', 'category', 'priority', 'is_active'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Makes writers of new sources take turns until the transaction ends, so that several cannot pass the limit together. */
export async function lockNewNewsSources(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('news_sources'))`.execute(db);
}

export async function insertNewsSource(db: Db, source: Insertable<NewsSources>): Promise<void> {
  await db.insertInto('news_sources').values(source).execute();
}

export async function updateNewsSource(db: Db, id: string, changes: Updateable<NewsSources>): Promise<void> {
  await db.updateTable('news_sources').set(changes).where('id', '=', id).execute();
}

/** Finds the name, address and category of every source with a feed, by name. */
export const findFeeds = (db: Db) =>
  db
    .selectFrom('news_sources')
    .select(['name', 'url', 'category', 'description'])
    .where('url', 'is not', null)
    .$narrowType<{ url: string }>()
    .orderBy('category')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();

/** Inserts the sources whose address no source has. @returns the ids of those. */
export const insertMissingSources = (db: Db, rows: Insertable<NewsSources>[]) =>
  db
    .insertInto('news_sources')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();

/** @returns the id, or undefined if there is no such source. */
export const deleteNewsSource = (db: Db, id: string) =>
  db.deleteFrom('news_sources').where('id', '=', id).returning('id').executeTakeFirst();
