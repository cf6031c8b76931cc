import type { Insertable, Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { DATES_IN_ORDER } from '#platform/contract/fields.ts';
import type { PageQuery } from '#platform/contract/paging.ts';
import { columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import type { UserProjects } from '#platform/server/database/schema.generated.ts';
import { validationError } from '#platform/server/http/validation.ts';

const COLUMNS = columns(`
  id beneficiaries_planned beneficiaries_reached budget created_at description districts end_date
  field_versions rating schedule_vii_item start_date status title updated_at user_id version
`);

/** An update can hold only one of the two dates, so the schema cannot compare them. */
const DATE_ORDER = { user_projects_dates: validationError({ end_date: DATES_IN_ORDER[1].error }) };

/** Selects projects without their pictures; the caller says of which members. */
export const selectProjects = (db: Db) => db.selectFrom('user_projects').select(COLUMNS);

/** Selects a member's projects, each with its pictures in the order they were added. */
function projectsOf(db: Db, userId: string) {
  return selectProjects(db)
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('project_pictures as p')
          .select(['p.id', 'p.file_name', 'p.alt_text', 'p.people'])
          .whereRef('p.project_id', '=', 'user_projects.id')
          .orderBy('p.created_at')
          .orderBy('p.id'),
      ).as('pictures'),
    )
    .where('user_id', '=', userId);
}

/** Returns a page of a member's projects, newest first. */
export function findProjects(db: Db, userId: string, { page, pageSize }: PageQuery) {
  return projectsOf(db, userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countProjects(db: Db, userId: string): Promise<number> {
  const profile = await db
    .selectFrom('profiles')
    .select('projects_count')
    .where('id', '=', userId)
    .executeTakeFirst();
  return profile?.projects_count ?? 0;
}

/** Returns the project if it belongs to this member, else undefined. */
export function findProject(db: Db, userId: string, id: string) {
  return projectsOf(db, userId).where('id', '=', id).executeTakeFirst();
}

/** Returns the project without its pictures if it belongs to this member, locked until the transaction ends. */
export function findProjectForUpdate(db: Db, userId: string, id: string) {
  return selectProjects(db).where('id', '=', id).where('user_id', '=', userId).forUpdate().executeTakeFirst();
}

export async function insertProject(db: Db, project: Insertable<UserProjects>): Promise<void> {
  await db.insertInto('user_projects').values(project).execute();
}

/** @throws AppError VALIDATION_FAILED when the change of one date leaves the two out of order. */
export async function updateProject(
  db: Db,
  userId: string,
  id: string,
  changes: Updateable<UserProjects>,
): Promise<void> {
  await mapConstraints(DATE_ORDER, () =>
    db.updateTable('user_projects').set(changes).where('id', '=', id).where('user_id', '=', userId).execute(),
  );
}

export async function deleteProject(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('user_projects').where('id', '=', id).where('user_id', '=', userId).execute();
}

/** Counts the member's projects by status. */
export async function countProjectsByStatus(db: Db, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('user_projects')
    .select(['status', (eb) => eb.fn.countAll<number>().as('projects')])
    .where('user_id', '=', userId)
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, projects }) => [status, projects]));
}
