import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** What is in a collaboration besides its own row. */
interface Contents {
  participants: number;
  milestones: number;
  milestones_begun: number;
  budget_proposals: number;
  budgets_agreed: number;
  ratings: number;
  comments: number;
  readings: number;
  reports: number;
  files: number;
  withdrawn: number;
  grants_agreed: number;
}

/** Counts what is in a collaboration; `comments` are those ever written. The caller has read it. */
export async function findContents(db: Db, id: string): Promise<Contents> {
  const {
    rows: [contents],
  } = await sql<Contents>`
    select p.participants, m.milestones, m.milestones_begun, b.budget_proposals,
      -- Before there were proposals, partners set the budget of an accepted request, which has a band, directly.
      b.budgets_agreed + (c.budget is not null and c.budget_band is not null)::int as budgets_agreed,
      (select count(*)::int from collaboration_ratings where collaboration_id = c.id) as ratings,
      (select coalesce(sum(comments_count), 0)::int from collaboration_threads where collaboration_id = c.id) as comments,
      (select count(*)::int from collaboration_readings r join collaboration_indicators i on i.id = r.indicator_id
        where i.collaboration_id = c.id) as readings,
      (select count(*)::int from collaboration_reports where collaboration_id = c.id and status <> 'draft') as reports,
      (select count(*)::int from collaboration_files where collaboration_id = c.id) as files,
      (select count(*)::int from collaboration_withdrawals where collaboration_id = c.id) as withdrawn,
      (select count(*)::int from grants where collaboration_id = c.id and state <> 'draft') as grants_agreed
    from collaborations c
    cross join lateral (select count(*)::int as participants from collaboration_participants
      where collaboration_id = c.id and left_at is null) p
    cross join lateral (select count(*)::int as milestones,
      (count(*) filter (where status <> 'pending'))::int as milestones_begun
      from collaboration_milestones where collaboration_id = c.id) m
    cross join lateral (select count(*)::int as budget_proposals,
      (count(*) filter (where status = 'agreed'))::int as budgets_agreed
      from collaboration_budget_proposals where collaboration_id = c.id) b
    where c.id = ${id}`.execute(db);
  if (!contents) throw new Error('a collaboration that was read has no row');
  return contents;
}

/** Finds the collaborations that were deleted before an instant. */
export async function findRemovedBefore(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('collaborations')
    .select('id')
    .where('removed_at', '<', before.toISOString())
    .orderBy('removed_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks a collaboration that was deleted before an instant; undefined if it was brought back or is gone. */
export const findRemovalForUpdate = (db: Db, id: string, before: Date) =>
  db
    .selectFrom('collaborations')
    .select(['id', 'title', 'removed_by', 'removed_for'])
    .where('id', '=', id)
    .where('removed_at', '<', before.toISOString())
    .forUpdate()
    .executeTakeFirst();

/** Finds the members that take part in a collaboration. */
export const findMembers = (db: Db, id: string) =>
  db
    .selectFrom('collaboration_participants as t')
    .innerJoin('profiles as p', 'p.id', 't.profile_id')
    .select('p.id')
    .where('t.collaboration_id', '=', id)
    .orderBy('t.created_at')
    .orderBy('t.id')
    .execute();

export async function deleteCollaboration(db: Db, id: string): Promise<void> {
  await db.deleteFrom('collaborations').where('id', '=', id).execute();
}
