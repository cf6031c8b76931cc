import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { summariseWaiting } from '#platform/server/database/waiting.ts';

/** A ticket whose due time has passed. */
export interface LateTicket {
  /** `T-1001`. */
  number: string;
  kind: 'question' | 'content_report' | 'privacy_request';
  subject: string;
  due_at: string;
}

/** Takes the tickets that have become late since the last time, the longest late first: no other caller gets them. */
export async function takeLateTickets(db: Db, now: Date): Promise<LateTicket[]> {
  const { rows } = await sql<LateTicket>`
    with taken as (
      update support_tickets set late_mailed_for = due_at
      where due_at < ${now} and late_mailed_for is distinct from due_at and status <> 'resolved' and merged_into is null
      returning number, kind, subject, due_at
    )
    select 'T-' || number as number, kind, subject, due_at from taken order by due_at, number`.execute(db);
  return rows;
}

/** Counts questions that are late, at most a hundred, and dates the one that was due first. */
export const summariseLateTickets = (db: Db, now: Date) =>
  summariseWaiting(
    db,
    db
      .selectFrom('support_tickets')
      .select('due_at as created_at')
      .where('kind', '=', 'question')
      .where('status', '<>', 'resolved')
      .where('merged_into', 'is', null)
      .where('due_at', '<', now.toISOString())
      .$narrowType<{ created_at: string }>(),
  );
