import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { beginningWith } from '#platform/server/database/place-words.ts';
import type { CourseModule, CourseType } from './course-content.contract.ts';
import type { CourseCard } from './courses.contract.ts';

/** The caller; null for a visitor. */
interface Reader {
  accountId: string;
  profileId: string;
  isAdmin: boolean;
}

/** A course with the progress of the reader. */
export type CourseRow = Omit<CourseCard, 'modules' | 'enrolment'> & {
  author_id: string | null;
  module_ids: string[];
  published_at: string;
  enrolled_at: string | null;
  last_module_id: string | null;
  completed_at: string | null;
  /** Ids of the modules that the reader has done, also of those that were removed since. */
  done_ids: string[];
};

const CARD = sql`
  c.id, c.slug, c.type, c.title, c.description, c.category, c.level, c.language, c.instructor, c.organization,
  c.minutes, c.price, c.author_id, c.module_ids, c.published_at, c.students, c.ratings_count as ratings,
  round(c.ratings_sum::numeric / nullif(c.ratings_count, 0), 1)::float8 as rating,
  e.enrolled_at, e.last_module_id, e.completed_at,
  case when e.enrolled_at is null then '{}' else array(
    select p.module_id from course_progress p
    where p.user_id = e.user_id and p.course_id = c.id and p.done_at is not null) end as done_ids`;

const enrolmentOf = (reader: Reader | null) => sql`
  left join course_enrolments e on e.course_id = c.id and e.user_id = ${reader?.accountId ?? null}::uuid and e.left_at is null`;

/** Conditions on the catalog. */
interface CourseFilter {
  /** Beginnings of words that a course contains, all of them. */
  words: string[];
  type: CourseType | 'all';
  /** Only courses that the reader is enrolled in. */
  isEnrolled: boolean;
  /** The list goes on behind this course. */
  after?: { published_at: string; id: string };
  reader: Reader | null;
}

/** Beyond this number of hits the newest are found by walking the list, not by collecting all hits. */
const COLLECTED_MAX = 1000;

function conditions({ type, isEnrolled, after, reader }: CourseFilter, hits?: RawBuilder<unknown>) {
  const all = [sql`not c.is_hidden`];
  if (hits) all.push(hits);
  if (type !== 'all') all.push(sql`c.type = ${type}`);
  if (isEnrolled) {
    all.push(sql`c.id in (
      select m.course_id from course_enrolments m where m.user_id = ${reader?.accountId ?? null}::uuid and m.left_at is null)`);
  }
  if (after) {
    all.push(sql`(c.published_at, c.id) < (${after.published_at}::timestamptz, ${after.id}::uuid)`);
  }
  return sql.join(all, sql` and `);
}

/** Returns the condition that finds the hits of a search fast, as decision 3 does; see `findNews`. */
async function hitsOf(db: Db, filter: CourseFilter): Promise<RawBuilder<unknown> | undefined> {
  if (filter.words.length === 0) return undefined;
  const query = beginningWith(filter.words);
  const everywhere = { ...filter, after: undefined };
  const { rows } = await sql<{ id: string }>`
    with hit as materialized (
      select c.id from courses c where ${conditions(everywhere, sql`c.search_document @@ ${query}`)}
    )
    select id from hit limit ${COLLECTED_MAX + 1}`.execute(db);
  if (rows.length > COLLECTED_MAX) return sql`(c.search_document @@ ${query}) is true`;
  return sql`c.id = any(${rows.map(({ id }) => id)}::uuid[])`;
}

/** Counts the hits of a search, up to `max`. */
export async function countCourseHits(db: Db, words: string[], max: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    with hit as materialized (
      select c.id from courses c where not c.is_hidden and c.search_document @@ ${beginningWith(words)}
    )
    select count(*)::int as total from (select id from hit limit ${max}) first`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Finds published courses, newest first: the first `limit` that fit. The ids are read first, from an index. */
export async function findCourses(db: Db, filter: CourseFilter, limit: number): Promise<CourseRow[]> {
  const { rows } = await sql<CourseRow>`
    select ${CARD}
    from (
      select c.id, c.published_at from courses c where ${conditions(filter, await hitsOf(db, filter))}
      order by c.published_at desc, c.id desc limit ${limit}
    ) page
    join courses c on c.id = page.id
    ${enrolmentOf(filter.reader)}
    order by page.published_at desc, page.id desc`.execute(db);
  return rows;
}

/** A course with everything, the right answers of its quizzes included: never answered as it is. */
export type WholeCourseRow = CourseRow & {
  modules: CourseModule[];
  sources: { title: string; url: string }[];
  version: number;
  views: number;
  reviewed_on: string | null;
  updated_at: string;
  is_hidden: boolean;
  is_own: boolean;
  author_slug: string | null;
  is_author_page_public: boolean | null;
  own_stars: number | null;
  own_words: string | null;
};

/** Finds the course at an address. A hidden one is found by its author and admins only. */
export async function findCourse(
  db: Db,
  slug: string,
  reader: Reader | null,
): Promise<WholeCourseRow | undefined> {
  const { rows } = await sql<WholeCourseRow>`
    select ${CARD}, c.modules, c.sources, c.version, c.views, c.reviewed_on, c.updated_at, c.is_hidden,
      c.key is not null as is_own, a.slug as author_slug, a.is_page_public as is_author_page_public,
      r.stars as own_stars, r.words as own_words
    from courses c
    left join profiles a on a.id = c.author_id
    left join course_ratings r on r.course_id = c.id and r.user_id = ${reader?.accountId ?? null}::uuid
    ${enrolmentOf(reader)}
    where c.slug = ${slug}
      and (not c.is_hidden or c.author_id = ${reader?.profileId ?? null}::uuid or ${reader?.isAdmin ?? false})`.execute(
    db,
  );
  return rows[0];
}

/** Finds a course of the platform by its key. */
export const findPlatformCourse = (db: Db, key: string) =>
  db.selectFrom('courses').select('id').where('key', '=', key).executeTakeFirst();

/** Returns the addresses of the newest courses that visitors can read, for the sitemap. */
export async function findCourseSlugs(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('courses')
    .select('slug')
    .where('is_hidden', '=', false)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ slug }) => slug);
}

/** Adds a reader to the count of a course's page. */
export const addView = (db: Db, id: string) =>
  db
    .updateTable('courses')
    .set((eb) => ({ views: eb('views', '+', 1) }))
    .where('id', '=', id)
    .execute();
