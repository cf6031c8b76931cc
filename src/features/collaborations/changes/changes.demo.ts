import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/**
 * Writes the history of the demo collaborations from what they hold: who started them, who completed which milestone, and
 * which of them were cancelled.
 */
export async function loadChangesDemo(db: Db): Promise<void> {
  await sql`
    insert into collaboration_changes
      (id, collaboration_id, changed_at, account_id, profile_id, noun, subject_id, label, what, old_value, new_value, reason)
    select md5(c.id || 'started')::uuid, c.id, c.created_at, o.account_id, c.created_by,
      'collaboration', null, null, 'started', null, null, null
    from collaborations c join main_owners o on o.profile_id = c.created_by
    union all
    select md5(m.id::text || 'completed')::uuid, m.collaboration_id, m.completed_at,
      coalesce(m.completed_by, o.account_id), coalesce(m.completed_for, c.created_by),
      'milestone', m.id::text, m.title, 'status', 'active', 'completed', null
    from collaboration_milestones m
    join collaborations c on c.id = m.collaboration_id
    join main_owners o on o.profile_id = c.created_by
    where m.completed_at is not null
    union all
    select md5(c.id || 'cancelled')::uuid, c.id, c.created_at + interval '90 days', o.account_id, c.created_by,
      'collaboration', null, null, 'status', 'planning', 'cancelled', c.status_reason
    from collaborations c join main_owners o on o.profile_id = c.created_by
    where c.status = 'cancelled'`.execute(db);
}
