import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { beginningWith } from '#platform/server/database/place-words.ts';
import type { ResourceSort } from './resource-choices.data.ts';
import type { LatestResource, ResourceCard, ResourceVersion } from './resources.contract.ts';

interface ResourceFilter {
  /** Beginnings of words, all of which occur. */
  words: string[];
  category?: string;
  type?: string;
  audience?: string;
  language?: string;
  sdg?: string;
  verified: boolean;
}

/** From this many hits on a search is met sooner while the list is walked in its order. */
const COLLECTED_MAX = 1000;

const ORDERS: Record<ResourceSort, RawBuilder<unknown>> = {
  newest: sql`r.published_at desc, r.id desc`,
  oldest: sql`r.published_at, r.id`,
  mostDownloaded: sql`r.downloads desc, r.id desc`,
  mostViewed: sql`r.views desc, r.id desc`,
  highestRated: sql`r.rating desc nulls last, r.ratings desc, r.id desc`,
  alphabetical: sql`lower(r.title), r.id`,
};

/** Columns of a card. The file is that of the newest published version, or the first that was sent. */
const CARD = sql.raw(`
  r.id, r.title, r.description, r.category, r.type, r.audience, r.language, r.tags, r.sdg_goals, r.author_name,
  r.organization, r.content_url, r.status, r.is_verified, r.views, r.downloads, r.ratings,
  round(r.rating::numeric, 1)::float as rating, r.created_at, r.updated_at, r.published_at,
  v.original_name, f.byte_size`);

/** The newest version that readers get; of an unpublished resource the newest of all. */
const FILE = sql.raw(`
  join lateral (
    select v.file_name, v.original_name from resource_versions v
    where v.resource_id = r.id and (r.file_name is null or v.file_name = r.file_name)
    order by v.number desc limit 1
  ) v on true
  join files f on f.name = v.file_name`);

/** The file of a published resource. */
const PUBLISHED_FILE = sql.raw(`
  join resource_versions v on v.file_name = r.file_name
  join files f on f.name = r.file_name`);

type CardRow = Omit<ResourceCard, 'format'> & { original_name: string };

/** @param hits condition of the search, if there is one. */
function conditions(filter: ResourceFilter, hits?: RawBuilder<unknown>) {
  const { category, type, audience, language, sdg, verified } = filter;
  const all = [sql`r.status = 'published'`];
  if (hits) all.push(hits);
  if (category) all.push(sql`r.category = ${category}`);
  if (type) all.push(sql`r.type = ${type}`);
  if (audience) all.push(sql`r.audience = ${audience}`);
  if (language) all.push(sql`r.language = ${language}`);
  if (sdg) all.push(sql`r.sdg_goals @> array[${sdg}]::text[]`);
  if (verified) all.push(sql`r.is_verified`);
  return sql.join(all, sql` and `);
}

/** What a list shows, and how many that are, where that is known. */
interface Hits {
  where: RawBuilder<unknown>;
  total?: number;
}

/** As in the news: few hits are collected by the index of words, many are met while the list is walked. */
async function hitsOf(db: Db, filter: ResourceFilter): Promise<Hits> {
  if (filter.words.length === 0) return { where: conditions(filter) };
  const query = beginningWith(filter.words);
  const { rows } = await sql<{ id: string }>`
    with hit as materialized (
      select r.id from resources r where ${conditions(filter, sql`r.search_document @@ ${query}`)}
    )
    select id from hit limit ${COLLECTED_MAX + 1}`.execute(db);
  if (rows.length > COLLECTED_MAX) {
    return { where: conditions(filter, sql`(r.search_document @@ ${query}) is true`) };
  }
  return {
    where: sql`r.status = 'published' and r.id = any(${rows.map(({ id }) => id)}::uuid[])`,
    total: rows.length,
  };
}

/**
 * Finds one page of the published resources, and how many there are up to `countMax`. The ids of a page are read
 * first, so that a deep page reads no rows that it does not show.
 */
export async function findResources(
  db: Db,
  filter: ResourceFilter,
  { sort, limit, offset, countMax }: { sort: ResourceSort; limit: number; offset: number; countMax: number },
): Promise<{ rows: CardRow[]; total: number }> {
  const { where, total } = await hitsOf(db, filter);
  const order = ORDERS[sort];
  const { rows } = await sql<CardRow>`
    select ${CARD} from (
      select r.id from resources r where ${where} order by ${order} limit ${limit} offset ${offset}
    ) page
    join resources r on r.id = page.id ${PUBLISHED_FILE}
    order by ${order}`.execute(db);
  if (total !== undefined) return { rows, total };
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select from resources r where ${where} limit ${countMax}) counted`.execute(
    db,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Selects what everybody reads of the published resources. */
export const selectPublished = (db: Db) =>
  db
    .selectFrom('resources')
    .select(['id', 'title', 'description', 'type', 'category', 'content_url', 'status', 'created_at'])
    .where('status', '=', 'published');

/** Finds the newest published resources. */
export const findLatestResources = async (db: Db, limit: number): Promise<LatestResource[]> =>
  selectPublished(db)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .$castTo<LatestResource>()
    .execute();

export interface ResourceRow extends CardRow {
  author_id: string | null;
  licence: string | null;
  sources: { title: string; url: string | null }[];
  remark: string | null;
  is_waiting: boolean;
}

/** Finds a resource in any state. */
export async function findResource(db: Db, id: string): Promise<ResourceRow | undefined> {
  const { rows } = await sql<ResourceRow>`
    select ${CARD}, r.author_id, r.licence, r.sources, r.remark, r.waiting_since is not null as is_waiting
    from resources r ${FILE} where r.id = ${id}`.execute(db);
  return rows[0];
}

type VersionRow = ResourceVersion & { stored_name: string };

/** Finds the versions of a resource, the newest first. */
export const findVersions = (db: Db, resourceId: string): Promise<VersionRow[]> =>
  db
    .selectFrom('resource_versions as v')
    .innerJoin('files as f', 'f.name', 'v.file_name')
    .select(['v.number', 'v.original_name as file_name', 'v.file_name as stored_name', 'f.media_type'])
    .select(['f.byte_size', 'v.note', 'v.created_at', 'v.published_at'])
    .where('v.resource_id', '=', resourceId)
    .orderBy('v.number', 'desc')
    .execute();

/** Adds one to a counter. @returns its new value. */
export async function countOneMore(db: Db, id: string, counter: 'views' | 'downloads'): Promise<number> {
  const row = await db
    .updateTable('resources')
    .set((eb) => ({ [counter]: eb(counter, '+', 1) }))
    .where('id', '=', id)
    .returning(counter)
    .executeTakeFirstOrThrow();
  return row[counter];
}

/** Paths of published resources, for the sitemap. */
export async function findPublishedIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('resources')
    .select('id')
    .where('status', '=', 'published')
    .orderBy('published_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
