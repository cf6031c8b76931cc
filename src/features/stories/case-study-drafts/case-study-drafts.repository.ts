import { type Insertable, sql, type Updateable } from 'kysely';
import { columns, columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { CaseStudies } from '#platform/server/database/schema.generated.ts';

const COLUMNS = columns(`
  id author_id slug status title summary description organizations partners collaboration_id beneficiaries funding
  duration_months recorded_at outcomes sdg_goals contact_name contact_email contact_organization contact_role version
  remark sent_at decided_at updated_at
`);

const LISTED = columnsOf('s', 'id slug title summary status remark sent_at decided_at updated_at');

/** True if the story is published. */
const IS_PUBLIC = sql<boolean>`exists (select from published_case_studies p where p.id = case_studies.id)`;

/** Finds one page of a member's stories, the latest change first. */
export const findOwnCaseStudies = (
  db: Db,
  authorId: string,
  { page, pageSize }: { page: number; pageSize: number },
) =>
  db
    .selectFrom('case_studies as s')
    .leftJoin('published_case_studies as p', 'p.id', 's.id')
    .select(LISTED)
    .select([
      sql<boolean>`p.id is not null`.as('is_public'),
      sql<number>`coalesce(p.views, 0)`.as('views'),
      sql<number>`coalesce(p.likes, 0)`.as('likes'),
    ])
    .where('s.author_id', '=', authorId)
    .orderBy('s.updated_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

const ownCaseStudy = (db: Db, authorId: string, id: string) =>
  db
    .selectFrom('case_studies')
    .select(COLUMNS)
    .select(IS_PUBLIC.as('is_public'))
    .where('id', '=', id)
    .where('author_id', '=', authorId);

export const findOwnCaseStudy = (db: Db, authorId: string, id: string) =>
  ownCaseStudy(db, authorId, id).executeTakeFirst();

/** Finds a story of the member and locks it until the transaction ends. */
export const lockOwnCaseStudy = (db: Db, authorId: string, id: string) =>
  ownCaseStudy(db, authorId, id).forUpdate().executeTakeFirst();

export type CaseStudyRow = NonNullable<Awaited<ReturnType<typeof findOwnCaseStudy>>>;

export const insertCaseStudy = (db: Db, story: Insertable<CaseStudies>): Promise<CaseStudyRow> =>
  db
    .insertInto('case_studies')
    .values(story)
    .returning(COLUMNS)
    .returning(IS_PUBLIC.as('is_public'))
    .executeTakeFirstOrThrow();

export const updateCaseStudy = (
  db: Db,
  id: string,
  changes: Updateable<CaseStudies>,
): Promise<CaseStudyRow> =>
  db
    .updateTable('case_studies')
    .set(changes)
    .where('id', '=', id)
    .returning(COLUMNS)
    .returning(IS_PUBLIC.as('is_public'))
    .executeTakeFirstOrThrow();

export async function deleteCaseStudy(db: Db, id: string): Promise<void> {
  await db.deleteFrom('case_studies').where('id', '=', id).execute();
}

/** Returns the names of all files of a story in the file store. */
export async function findFileNames(db: Db, storyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('case_study_media')
    .select('file_name')
    .where('case_study_id', '=', storyId)
    .execute();
  return rows.map(({ file_name }) => file_name);
}

interface NewMedia {
  id: string;
  case_study_id: string;
  file_name: string;
  original_name: string;
  created_at: Date;
}

export async function insertMedia(db: Db, media: NewMedia): Promise<void> {
  await db.insertInto('case_study_media').values(media).execute();
}

/** Finds a file of the author's copy. */
export const findOwnMedia = (db: Db, storyId: string, id: string) =>
  db
    .selectFrom('case_study_media')
    .select(['id', 'file_name', 'is_published'])
    .where('case_study_id', '=', storyId)
    .where('id', '=', id)
    .where('in_draft', '=', true)
    .executeTakeFirst();

/** Takes a file out of the author's copy only. */
export async function hideMedia(db: Db, id: string): Promise<void> {
  await db.updateTable('case_study_media').set({ in_draft: false }).where('id', '=', id).execute();
}

/** Finds the name and the sign-in address of a member, for a mail. */
export const findAuthor = (db: Db, id: string) =>
  db
    .selectFrom('profiles as p')
    .innerJoin('main_owners as o', 'o.profile_id', 'p.id')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .select(['p.id', 'a.email'])
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow();
