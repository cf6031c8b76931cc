import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { CourseContent } from './course-content.contract.ts';

/** Identity of a course, which no new version changes. */
interface CourseIdentity {
  id: string;
  key: string | null;
  author_id: string | null;
  slug: string;
}

/** Returns which of these addresses courses have. */
export async function findTakenSlugs(db: Db, slugs: string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('courses').select('slug').where('slug', 'in', slugs).execute();
  return new Set(rows.map(({ slug }) => slug));
}

/** Finds the address of a course, and locks it until the transaction ends. */
export const lockCourse = (db: Db, id: string) =>
  db.selectFrom('courses').select(['id', 'slug']).where('id', '=', id).forUpdate().executeTakeFirst();

/** Inserts a course, or replaces its content by a new version. @returns false if the content is the same as before. */
export async function upsertCourse(
  db: Db,
  course: CourseIdentity & { reviewed_on: string | null },
  { modules, sources, ...content }: CourseContent,
  now: Date,
): Promise<boolean> {
  const row = {
    ...course,
    ...content,
    modules: JSON.stringify(modules),
    sources: JSON.stringify(sources),
    module_ids: modules.map(({ id }) => id),
    published_at: now,
    updated_at: now,
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('courses')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({
          type: eb.ref('excluded.type'),
          title: eb.ref('excluded.title'),
          description: eb.ref('excluded.description'),
          category: eb.ref('excluded.category'),
          level: eb.ref('excluded.level'),
          language: eb.ref('excluded.language'),
          minutes: eb.ref('excluded.minutes'),
          price: eb.ref('excluded.price'),
          instructor: eb.ref('excluded.instructor'),
          organization: eb.ref('excluded.organization'),
          sources: sql<string>`excluded.sources`,
          modules: sql<string>`excluded.modules`,
          module_ids: eb.ref('excluded.module_ids'),
          reviewed_on: eb.ref('excluded.reviewed_on'),
          updated_at: eb.ref('excluded.updated_at'),
          version: sql<number>`courses.version + 1`,
        }))
        .where(sql<boolean>`
          (courses.type, courses.title, courses.description, courses.category, courses.level, courses.language,
            courses.minutes, courses.price, courses.instructor, courses.organization, courses.sources,
            courses.modules, courses.reviewed_on)
          is distinct from
          (excluded.type, excluded.title, excluded.description, excluded.category, excluded.level, excluded.language,
            excluded.minutes, excluded.price, excluded.instructor, excluded.organization, excluded.sources,
            excluded.modules, excluded.reviewed_on)`),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Completes the enrolments of learners who have done every module that the newest version has left. */
export async function completeFinished(db: Db, courseId: string, now: Date): Promise<void> {
  await sql`
    update course_enrolments e set completed_at = ${now}, completed_version = c.version
    from courses c
    where c.id = ${courseId} and e.course_id = c.id and e.completed_at is null and cardinality(c.module_ids) > 0
      and not exists (
        select from unnest(c.module_ids) as m (id) where not exists (
          select from course_progress p
          where p.user_id = e.user_id and p.course_id = c.id and p.module_id = m.id and p.done_at is not null))
  `.execute(db);
}
