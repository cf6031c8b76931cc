import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { beginningWith } from '#platform/server/database/place-words.ts';
import type { NewsEntry, NewsShown, PublicNewsSource } from './news.contract.ts';

/** Conditions on the list of news. */
interface NewsFilter {
  /** Beginnings of words that title or category contain, all of them. */
  words: string[];
  category?: string;
  source?: string;
  shown: NewsShown;
  /** The list goes on behind this entry. */
  after?: { published_at: string; id: string };
  /** The member whose marks are shown; null for a visitor. */
  reader: string | null;
}

/** Beyond this number of hits the newest are found by walking the list, not by collecting all hits. */
const COLLECTED_MAX = 1000;

const NO_MARKS = sql`false as is_read, false as is_saved`;

/** @param hits condition of the search, if there is one. */
function conditions({ category, source, shown, after, reader }: NewsFilter, hits?: RawBuilder<unknown>) {
  const all = [sql`e.is_shown`];
  if (hits) all.push(sql`${hits}`);
  if (category) all.push(sql`e.category = ${category}`);
  if (source) all.push(sql`e.source_id = ${source}`);
  if (after) {
    all.push(sql`(e.published_at, e.id) < (${after.published_at}::timestamptz, ${after.id}::uuid)`);
  }
  const marked = sql`select m.entry_id from news_marks m where m.user_id = ${reader}`;
  if (shown === 'saved') all.push(sql`e.id in (${marked} and m.is_saved)`);
  if (shown === 'unread') all.push(sql`not exists (${marked} and m.is_read and m.entry_id = e.id)`);
  return sql.join(all, sql` and `);
}

/**
 * Returns the condition that finds the hits of a search fast, as decision 3 does: few hits are collected by the index
 * of words, many are met soon while the list is walked, for which the condition must not fit that index. The first
 * hits are read from a CTE, or the limit would make the planner read the table.
 */
async function hitsOf(db: Db, filter: NewsFilter): Promise<RawBuilder<unknown> | undefined> {
  if (filter.words.length === 0) return undefined;
  const query = beginningWith(filter.words);
  const everywhere = { ...filter, after: undefined };
  const { rows } = await sql<{ id: string }>`
    with hit as materialized (
      select e.id from news_entries e where ${conditions(everywhere, sql`e.search_document @@ ${query}`)}
    )
    select id from hit limit ${COLLECTED_MAX + 1}`.execute(db);
  if (rows.length > COLLECTED_MAX) return sql`(e.search_document @@ ${query}) is true`;
  return sql`e.id = any(${rows.map(({ id }) => id)}::uuid[])`;
}

/** Counts the hits of a search, up to `max`. */
export async function countNewsHits(db: Db, words: string[], max: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    with hit as materialized (
      select e.id from news_entries e where e.is_shown and e.search_document @@ ${beginningWith(words)}
    )
    select count(*)::int as total from (select id from hit limit ${max}) first`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Finds news, newest first: the first `limit` that fit. The ids are read first, from an index. */
export async function findNews(db: Db, filter: NewsFilter, limit: number): Promise<NewsEntry[]> {
  const { reader } = filter;
  const marks = reader
    ? sql`coalesce(m.is_read, false) as is_read, coalesce(m.is_saved, false) as is_saved`
    : NO_MARKS;
  const joinMarks = reader
    ? sql`left join news_marks m on m.entry_id = e.id and m.user_id = ${reader}`
    : sql``;
  const { rows } = await sql<NewsEntry>`
    select e.id, e.title, e.excerpt, e.link, e.source_id, s.name as source_name, e.category, e.published_at, ${marks}
    from (
      select e.id, e.published_at from news_entries e where ${conditions(filter, await hitsOf(db, filter))}
      order by e.published_at desc, e.id desc limit ${limit}
    ) page
    join news_entries e on e.id = page.id
    join news_sources s on s.id = e.source_id
    ${joinMarks}
    order by page.published_at desc, page.id desc`.execute(db);
  return rows;
}

/** Finds one page of the sources that are switched on, by name. */
export async function findPublicNewsSources(
  db: Db,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<PublicNewsSource[]> {
  const { rows } = await sql<PublicNewsSource>`
    select id, name, category, url is not null as has_feed, twitter_handle
    from news_sources where is_active
    order by lower(name), id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return rows;
}

/** Finds the topics of a story that visitors can read: its category, and the tags of its source. */
export async function findNewsTopics(db: Db, id: string): Promise<string[] | undefined> {
  const row = await db
    .selectFrom('news_entries as e')
    .innerJoin('news_sources as s', 's.id', 'e.source_id')
    .select(['e.category', 's.tags'])
    .where('e.id', '=', id)
    .where('e.is_shown', '=', true)
    .executeTakeFirst();
  return row && [row.category, ...row.tags];
}

interface Marks {
  is_read?: boolean;
  is_saved?: boolean;
}

/** Sets the marks that are given; the others stay as they are. */
export const upsertNewsMarks = (db: Db, userId: string, entryId: string, marks: Marks, now: Date) =>
  db
    .insertInto('news_marks')
    .values({ ...marks, user_id: userId, entry_id: entryId, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'entry_id']).doUpdateSet({ ...marks, updated_at: now }),
    )
    .returning(['entry_id as id', 'is_read', 'is_saved'])
    .executeTakeFirstOrThrow();

/** Finds what a member has saved or read, for the export of the data. */
export const findNewsMarks = (db: Db, userId: string) =>
  db
    .selectFrom('news_marks as m')
    .innerJoin('news_entries as e', 'e.id', 'm.entry_id')
    .select(['e.title', 'e.link', 'm.is_read', 'm.is_saved', 'm.updated_at'])
    .where('m.user_id', '=', userId)
    .orderBy('m.updated_at', 'desc')
    .execute();
