import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

export const findTicketVersion = (db: Db, id: string) =>
  db.selectFrom('support_tickets').select('version').where('id', '=', id).executeTakeFirst();

interface Presence {
  ticket_id: string;
  supporter_id: string;
  seen_at: Date;
  /** Null if the supporter does not type now: an earlier time stays. */
  typing_at: Date | null;
}

export async function upsertPresence(db: Db, presence: Presence): Promise<void> {
  await db
    .insertInto('support_ticket_presence')
    .values(presence)
    .onConflict((conflict) =>
      conflict.columns(['ticket_id', 'supporter_id']).doUpdateSet({
        seen_at: presence.seen_at,
        typing_at: sql`coalesce(excluded.typing_at, support_ticket_presence.typing_at)`,
      }),
    )
    .execute();
}

/** Finds the others who have been seen at a ticket since an instant, by name. */
export const findOthers = (db: Db, ticketId: string, me: string, seenSince: Date) =>
  db
    .selectFrom('support_ticket_presence as s')
    .innerJoin('people as p', 'p.id', 's.supporter_id')
    .select(['p.id', 'p.full_name as name', 's.typing_at'])
    .where('s.ticket_id', '=', ticketId)
    .where('s.supporter_id', '<>', me)
    .where('s.seen_at', '>=', seenSince.toISOString())
    .orderBy('p.full_name')
    .orderBy('p.id')
    .execute();

/** Deletes the row of a supporter at a ticket, and the rows of this supporter that count no more. */
export async function deletePresence(db: Db, supporterId: string, ticketId: string, before: Date) {
  await db
    .deleteFrom('support_ticket_presence')
    .where('supporter_id', '=', supporterId)
    .where((eb) => eb.or([eb('ticket_id', '=', ticketId), eb('seen_at', '<', before.toISOString())]))
    .execute();
}
