import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** Milestones of a collaboration that are due on one day and not completed. */
export interface DueMilestones {
  collaboration_id: string;
  collaboration_title: string;
  /** ISO day. */
  due_date: string;
  titles: string[];
  /** The organisations that take part. */
  profile_ids: string[];
}

/**
 * Finds the milestones that are due in a range of days, by collaboration and day. Not of collaborations that are archived, completed
 * or cancelled.
 * @param from, to ISO days, both included.
 */
export async function findDueMilestones(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<DueMilestones[]> {
  const { rows } = await sql<DueMilestones>`
    select c.id as collaboration_id, c.title as collaboration_title, m.due_date,
      array_agg(m.title order by m.created_at, m.id) as titles,
      array(select t.profile_id from collaboration_participants t
        where t.collaboration_id = c.id and t.profile_id is not null order by t.created_at, t.id) as profile_ids
    from collaboration_milestones m join collaborations c on c.id = m.collaboration_id
    where m.due_date between ${from}::date and ${to}::date and m.status <> 'completed'
      and c.removed_at is null and c.archived_at is null and c.status not in ('completed', 'cancelled')
    group by c.id, c.title, m.due_date order by m.due_date, c.id`.execute(db);
  return rows;
}
