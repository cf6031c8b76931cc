import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { SEAT_EMAILS, type Seat, type Task } from './sandboxes.rules.ts';

/*
 * Statements for the database of a sandbox, never for the main one.
 */

const idOf = (seat: Seat) => sql<string>`(select id from accounts where email = ${SEAT_EMAILS[seat]})`;

/** Leaves no admin, and no account that a printed password opens. */
export async function closeAccounts(db: Db, passwordHash: string): Promise<void> {
  await db.updateTable('accounts').set({ is_admin: false, password_hash: passwordHash }).execute();
}

/** Deletes the open requests between the two members, so that the visitor can send one. */
export async function deleteOpenRequests(db: Db): Promise<void> {
  const both = [idOf('corporate'), idOf('ngo')];
  await db
    .deleteFrom('collaboration_requests')
    .where('status', '=', 'pending')
    .where('sender_profile_id', 'in', both)
    .where('target_profile_id', 'in', both)
    .execute();
}

/** What was done. `changed_at`: last change of something that both see, null before the first. */
export type Work = Record<Task, boolean> & { changed_at: string | null };

/** Finds what was done since an instant. */
export async function findWork(db: Db, since: string): Promise<Work> {
  const { rows } = await sql<Work>`
    with sent as (
      select created_at, answered_at, status from collaboration_requests
      where sender_profile_id = ${idOf('corporate')} and target_profile_id = ${idOf('ngo')} and created_at >= ${since}
    ), worked as (
      select m.status, m.completed_at, m.updated_at from collaboration_milestones m
      join collaboration_participants p using (collaboration_id)
      where p.profile_id in (${idOf('corporate')}, ${idOf('ngo')}) and m.updated_at >= ${since}
    )
    select exists (select from sent) as request,
      exists (select from sent where status = 'accepted') as accept,
      exists (select from worked where status = 'completed' and completed_at >= ${since}) as milestone,
      greatest(
        (select max(created_at) from sent), (select max(answered_at) from sent), (select max(updated_at) from worked)
      ) as changed_at`.execute(db);
  if (!rows[0]) throw new Error('the database of the sandbox gave no answer');
  return rows[0];
}
