import { type RawBuilder, sql } from 'kysely';
import { columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { CaseStudyStatus } from './case-studies.contract.ts';

/** Conditions on the list; words are parts of words in title, summary or organisations, all of them. */
export interface CaseStudyFilter {
  words: string[];
  sdg?: string;
  organization?: string;
  authorId?: string;
}

/** Columns of a story that both copies have. */
interface Content {
  id: string;
  author_id: string;
  slug: string;
  title: string;
  summary: string;
  organizations: string[];
  beneficiaries: number | null;
  funding: number | null;
  duration_months: number | null;
  recorded_at: string | null;
  sdg_goals: string[];
}

export interface CardRow extends Content {
  published_at: string;
  views: number;
  likes: number;
  author_name: string;
  author_slug: string;
  author_is_public: boolean;
  author_is_published: boolean;
}

const CARD = sql.raw(`
  s.id, s.author_id, s.slug, s.title, s.summary, s.organizations, s.beneficiaries, s.funding, s.duration_months,
  s.recorded_at, s.sdg_goals`);
const AUTHOR = sql.raw(`
  p.member_name as author_name, p.slug as author_slug, p.is_page_public as author_is_public,
  p.is_published as author_is_published`);
const BODY = sql.raw(`
  s.description, s.partners, s.outcomes, s.contact_name, s.contact_email, s.contact_organization, s.contact_role`);

/** Beyond this number of hits the newest are met soon by walking the list. */
const COLLECTED_MAX = 1000;

const contains = (word: string) =>
  sql`s.search_text like lower(immutable_unaccent(${`%${word.replace(/[\\%_]/g, '\\$&')}%`}))`;

function conditions({ words, sdg, organization, authorId }: CaseStudyFilter): RawBuilder<unknown>[] {
  const all = words.map(contains);
  if (sdg) all.push(sql`s.sdg_goals @> array[${sdg}]::text[]`);
  if (organization) all.push(sql`s.organizations @> array[${organization}]::text[]`);
  if (authorId) all.push(sql`s.author_id = ${authorId}`);
  return all;
}

/**
 * Counts the hits up to `COLLECTED_MAX` and returns the condition that finds them fast, as decision 3 does: few hits are
 * collected by the indexes, many are met soon while the list is walked, for which the condition must fit no other index.
 */
async function hitsOf(
  db: Db,
  filter: CaseStudyFilter,
): Promise<{ total: number; hits: RawBuilder<unknown> }> {
  const all = conditions(filter);
  if (all.length === 0) {
    const { rows } = await sql<{ total: number }>`select count(*)::int as total
      from (select from published_case_studies limit ${COLLECTED_MAX}) counted`.execute(db);
    return { total: rows[0]?.total ?? 0, hits: sql`true` };
  }
  const found = sql.join(all, sql` and `);
  const { rows } = await sql<{ id: string }>`
    with hit as materialized (select s.id from published_case_studies s where ${found})
    select id from hit limit ${COLLECTED_MAX}`.execute(db);
  if (rows.length === COLLECTED_MAX) return { total: COLLECTED_MAX, hits: sql`(${found}) is true` };
  return { total: rows.length, hits: sql`s.id = any(${rows.map(({ id }) => id)}::uuid[])` };
}

/** Finds one page of the published stories, newest first. @returns also the total, at most 1,000. */
export async function findPublished(
  db: Db,
  filter: CaseStudyFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ records: CardRow[]; total: number }> {
  const { total, hits } = await hitsOf(db, filter);
  if (total === 0) return { records: [], total };
  const { rows } = await sql<CardRow>`
    select ${CARD}, s.published_at, s.views, s.likes, ${AUTHOR}
    from (
      select s.id, s.published_at from published_case_studies s where ${hits}
      order by s.published_at desc, s.id desc limit ${pageSize} offset ${(page - 1) * pageSize}
    ) page
    join published_case_studies s on s.id = page.id
    join profiles p on p.id = s.author_id
    order by page.published_at desc, page.id desc`.execute(db);
  return { records: rows, total };
}

/** Counts all published stories: some ten thousand at most, in an index alone. */
export async function countPublished(db: Db): Promise<number> {
  const { rows } = await sql<{ stories: number }>`
    select count(*)::int as stories from published_case_studies`.execute(db);
  return rows[0]?.stories ?? 0;
}

/** The newest stories that are searched for names of organisations. */
const NEWEST = 500;

/** Finds the first `limit` different lead organisations, those of the newest stories first. */
export async function findOrganizations(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with newest as (
      select organizations, row_number() over (order by published_at desc, id desc) as at
      from published_case_studies order by published_at desc, id desc limit ${NEWEST}
    )
    select name from newest, unnest(organizations) with ordinality as named (name, place)
    group by name order by min(at), min(place) limit ${limit}`.execute(db);
  return rows.map(({ name }) => name);
}

export interface ContactColumns {
  contact_name: string;
  contact_email: string;
  contact_organization: string;
  contact_role: string;
}

export interface StoryRow extends Omit<CardRow, 'published_at'>, ContactColumns {
  published_at: string | null;
  changed_at: string | null;
  description: string;
  partners: string[];
  outcomes: string[];
  /** State of the author's copy. */
  status: CaseStudyStatus;
  /** True if `reader` likes it. */
  is_liked: boolean;
}

/** Finds a published story by its address. @param readerId the member who reads it, or null. */
export async function findPublishedStory(
  db: Db,
  slug: string,
  readerId: string | null,
): Promise<StoryRow | undefined> {
  const { rows } = await sql<StoryRow>`
    select ${CARD}, ${BODY}, s.published_at, s.changed_at, s.views, s.likes, own.status, ${AUTHOR},
      exists (select from case_study_likes l where l.case_study_id = s.id and l.user_id = ${readerId}) as is_liked
    from published_case_studies s
    join case_studies own on own.id = s.id
    join profiles p on p.id = s.author_id
    where s.slug = ${slug}`.execute(db);
  return rows[0];
}

/** Finds the author's copy of a story by its address, in any state. */
export async function findOwnStory(db: Db, slug: string): Promise<StoryRow | undefined> {
  const { rows } = await sql<StoryRow>`
    select ${CARD}, ${BODY}, null as published_at, null as changed_at, 0 as views, 0 as likes, s.status, ${AUTHOR},
      false as is_liked
    from case_studies s
    join profiles p on p.id = s.author_id
    where s.slug = ${slug}`.execute(db);
  return rows[0];
}

/** A file of a story; `name` is the one in the file store. */
export interface MediaRow {
  id: string;
  name: string;
  file_name: string;
  media_type: string;
  byte_size: number;
}

const mediaOf = (db: Db, storyId: string) =>
  db
    .selectFrom('case_study_media as m')
    .innerJoin('files as f', 'f.name', 'm.file_name')
    .select(['m.id', 'f.name', 'm.original_name as file_name', 'f.media_type', 'f.byte_size'])
    .where('m.case_study_id', '=', storyId)
    .orderBy('m.created_at')
    .orderBy('m.id');

export const findPublishedMedia = (db: Db, storyId: string): Promise<MediaRow[]> =>
  mediaOf(db, storyId).where('m.is_published', '=', true).execute();

export const findDraftMedia = (db: Db, storyId: string): Promise<MediaRow[]> =>
  mediaOf(db, storyId).where('m.in_draft', '=', true).execute();

/** Counts one more view. @returns the number of views. */
export async function addView(db: Db, id: string): Promise<number> {
  const { views } = await db
    .updateTable('published_case_studies')
    .set((row) => ({ views: row('views', '+', 1) }))
    .where('id', '=', id)
    .returning('views')
    .executeTakeFirstOrThrow();
  return views;
}

/** Stores a like; a trigger counts it. A second one of the member changes nothing. */
export async function insertLike(db: Db, userId: string, id: string, now: Date): Promise<void> {
  await db
    .insertInto('case_study_likes')
    .values({ user_id: userId, case_study_id: id, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'case_study_id']).doNothing())
    .execute();
}

export async function deleteLike(db: Db, userId: string, id: string): Promise<void> {
  await db
    .deleteFrom('case_study_likes')
    .where('user_id', '=', userId)
    .where('case_study_id', '=', id)
    .execute();
}

/** Finds the number of likes of a published story. */
export async function findLikes(db: Db, id: string): Promise<number> {
  const row = await db
    .selectFrom('published_case_studies')
    .select('likes')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.likes ?? 0;
}

/** Finds the addresses of the newest published stories, for the sitemap. */
export async function findPublishedSlugs(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('published_case_studies')
    .select('slug')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ slug }) => slug);
}

const OWN = columns(`
  id slug status title summary description organizations partners beneficiaries funding duration_months outcomes
  sdg_goals collaboration_id recorded_at contact_name contact_email contact_organization contact_role remark sent_at
  decided_at created_at updated_at
`);

/** Finds every story of a member with the names of its files, newest first, for the export of the data. */
export async function findEveryCaseStudyOf(db: Db, authorId: string) {
  const stories = await db
    .selectFrom('case_studies')
    .select(OWN)
    .where('author_id', '=', authorId)
    .orderBy('updated_at', 'desc')
    .execute();
  const media = await db
    .selectFrom('case_study_media as m')
    .innerJoin('case_studies as s', 's.id', 'm.case_study_id')
    .select(['m.case_study_id', 'm.original_name', 'm.is_published', 'm.created_at'])
    .where('s.author_id', '=', authorId)
    .orderBy('m.created_at')
    .execute();
  return stories.map((story) => ({
    ...story,
    media: media
      .filter(({ case_study_id }) => case_study_id === story.id)
      .map(({ case_study_id: _, ...file }) => file),
  }));
}

/** Finds the stories that a member likes, for the export of the data. */
export const findLikesOf = (db: Db, userId: string) =>
  db
    .selectFrom('case_study_likes as l')
    .innerJoin('published_case_studies as s', 's.id', 'l.case_study_id')
    .select(['s.title', 's.slug', 'l.created_at'])
    .where('l.user_id', '=', userId)
    .orderBy('l.created_at', 'desc')
    .execute();
