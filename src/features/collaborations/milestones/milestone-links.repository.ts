import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** Returns true if an organisation takes part, and the person is one whom the team names for it, or none is given. */
export async function isPossibleOwner(
  db: Db,
  collaborationId: string,
  { participant_id, account_id }: { participant_id: string; account_id: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    select from collaboration_participants t
    where t.collaboration_id = ${collaborationId} and t.id = ${participant_id} and t.left_at is null
      and (${account_id}::uuid is null or exists (
        select from memberships m join accounts a on a.id = m.account_id
        left join collaboration_seats s on s.participant_id = t.id and s.account_id = a.id
        where m.profile_id = t.profile_id and a.id = ${account_id} and a.suspended_at is null
          and (s.account_id is not null or m.role in ('owner', 'manager'))))`.execute(db);
  return rows.length > 0;
}

/** Finds the titles of those of these milestones that the collaboration has. */
export async function findTitles(db: Db, collaborationId: string, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('collaboration_milestones')
    .select(['id', 'title'])
    .where('collaboration_id', '=', collaborationId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Finds what each milestone of a collaboration depends on, withdrawn ones too; those that depend on nothing are left out. */
export async function findDependencies(db: Db, collaborationId: string): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ milestone_id: string; depends_on: string[] }>`
    select d.milestone_id, array_agg(d.depends_on_id::text) as depends_on
    from collaboration_milestone_records m join collaboration_milestone_dependencies d on d.milestone_id = m.id
    where m.collaboration_id = ${collaborationId} group by d.milestone_id`.execute(db);
  return new Map(rows.map(({ milestone_id, depends_on }) => [milestone_id, depends_on]));
}

/** Counts those of these files that the collaboration has. */
export async function countFiles(db: Db, collaborationId: string, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { count } = await db
    .selectFrom('collaboration_files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('collaboration_id', '=', collaborationId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores on which milestones one depends, instead of those before; withdrawn ones stay. */
export async function saveDependencies(db: Db, id: string, dependsOn: string[]): Promise<void> {
  await db
    .deleteFrom('collaboration_milestone_dependencies')
    .where('milestone_id', '=', id)
    .where('depends_on_id', 'in', db.selectFrom('collaboration_milestones').select('id'))
    .execute();
  if (dependsOn.length === 0) return;
  await db
    .insertInto('collaboration_milestone_dependencies')
    .values(dependsOn.map((depends_on_id) => ({ milestone_id: id, depends_on_id })))
    .execute();
}

/** Stores the files that show that a milestone was completed, instead of those before; withdrawn ones stay. */
export async function saveEvidence(db: Db, id: string, files: string[]): Promise<void> {
  await db
    .deleteFrom('collaboration_milestone_evidence')
    .where('milestone_id', '=', id)
    .where('file_id', 'in', db.selectFrom('collaboration_files').select('id'))
    .execute();
  if (files.length === 0) return;
  await db
    .insertInto('collaboration_milestone_evidence')
    .values(files.map((file_id) => ({ milestone_id: id, file_id })))
    .execute();
}
