import { type Insertable, sql } from 'kysely';
import type { LockedTicket } from '#features/support/tickets/support-tickets.repository.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { SupportTicketNotes } from '#platform/server/database/schema.generated.ts';

/** Finds the notes of a ticket and of those merged into it, oldest first. */
export const findNotes = (db: Db, ticketId: string) =>
  db
    .selectFrom('support_ticket_notes as n')
    .innerJoin('support_tickets as t', 't.id', 'n.ticket_id')
    .leftJoin('people as p', 'p.id', 'n.author_id')
    .select(['n.id', 'n.message', 'n.is_unsent_reply', 'n.created_at', 'p.full_name as author_name'])
    .where((eb) => eb.or([eb('t.id', '=', ticketId), eb('t.merged_into', '=', ticketId)]))
    .orderBy('n.created_at')
    .orderBy('n.id')
    .execute();

export async function countNotes(db: Db, ticketId: string): Promise<number> {
  const { count } = await db
    .selectFrom('support_ticket_notes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertNote(db: Db, note: Insertable<SupportTicketNotes>): Promise<void> {
  await db.insertInto('support_ticket_notes').values(note).execute();
}

/** Deletes the answers of a supporter that were not sent: another one of theirs is. */
export async function deleteUnsentReplies(db: Db, ticketId: string, authorId: string): Promise<void> {
  await db
    .deleteFrom('support_ticket_notes')
    .where('ticket_id', '=', ticketId)
    .where('author_id', '=', authorId)
    .where('is_unsent_reply', '=', true)
    .execute();
}

/** True if the account is an admin's. */
export async function isSupporter(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('is_admin', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

/** Finds the newest tickets of the author of one, other than it, that were not merged. */
export const findDoubles = (db: Db, { id, author_id, guest_email }: LockedTicket, limit: number) =>
  db
    .selectFrom('support_tickets as t')
    .leftJoin('accounts as a', 'a.id', 't.author_id')
    .select(['t.id', 't.number', 't.subject', 't.status', 't.created_at'])
    .where('t.id', '<>', id)
    .where('t.merged_into', 'is', null)
    .where((eb) =>
      author_id
        ? eb('t.author_id', '=', author_id)
        : eb.or([eb('t.guest_email', '=', guest_email), eb('a.email', '=', guest_email)]),
    )
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(limit)
    .execute();

/** Points the tickets that were merged into one to another one. */
export async function moveMerged(db: Db, from: string, into: string): Promise<void> {
  await sql`update support_tickets set merged_into = ${into} where merged_into = ${from}`.execute(db);
}

/** The confirmed address of an account. */
export const findConfirmedAddress = (db: Db, id: string) =>
  db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', id)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();

/** True for a report of content or a privacy request that has no decision yet. */
export async function isUndecided(db: Db, ticketId: string): Promise<boolean> {
  const row = await db
    .selectFrom('support_grievances')
    .select('ticket_id')
    .where('ticket_id', '=', ticketId)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
