import { type Insertable, sql } from 'kysely';
import type { ListQuery } from '#platform/contract/paging.ts';
import { columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { SupportTicketReplies, SupportTickets } from '#platform/server/database/schema.generated.ts';
import { summariseWaiting } from '#platform/server/database/waiting.ts';
import type { TicketStatus } from './support-tickets.contract.ts';

const COLUMNS = columnsOf(
  't',
  `
  id author_id category created_at guest_email guest_name message number organization phone priority
  status subject updated_at
`,
);

/** Selects tickets with the name and address of their author. */
const tickets = (db: Db) =>
  db
    .selectFrom('support_tickets as t')
    .leftJoin('accounts as a', 'a.id', 't.author_id')
    .leftJoin('profiles as p', 'p.id', 't.author_id')
    .select(COLUMNS)
    .select(['a.email as member_email', 'p.full_name as member_name'])
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id', 'desc');

export type TicketRow = Awaited<ReturnType<typeof findTicket>>;

/** Finds all tickets of a member, newest first. */
export const findTicketsOf = (db: Db, authorId: string) =>
  tickets(db).where('t.author_id', '=', authorId).execute();

/** Finds one page of a member's tickets, newest first. */
export const findTickets = (
  db: Db,
  authorId: string,
  { status, search, page, pageSize }: ListQuery & { status?: TicketStatus; search?: string },
) =>
  tickets(db)
    .where('t.author_id', '=', authorId)
    .$if(status !== undefined, (query) => query.where('t.status', '=', status as TicketStatus))
    .$if(Boolean(search), (query) => query.where(calledLike(search as string)))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

/** Matches tickets with this text in the number or subject, ignoring case. */
const calledLike = (search: string) =>
  sql<boolean>`'T-' || number || ' ' || subject ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}`;

/** Counts a member's tickets by status; a status without tickets is left out. */
export async function countTicketsByStatus(
  db: Db,
  authorId: string,
  search: string | undefined,
): Promise<Map<TicketStatus, number>> {
  const rows = await db
    .selectFrom('support_tickets')
    .select(['status', (eb) => eb.fn.countAll<number>().as('tickets')])
    .where('author_id', '=', authorId)
    .$if(Boolean(search), (query) => query.where(calledLike(search as string)))
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, tickets }) => [status as TicketStatus, tickets]));
}

export const findTicket = (db: Db, id: string) =>
  tickets(db).where('t.id', '=', id).executeTakeFirstOrThrow();

export function findAllTickets(
  db: Db,
  status: TicketStatus | undefined,
  { page, pageSize }: { page: number; pageSize: number },
) {
  return tickets(db)
    .$if(status !== undefined, (query) => query.where('t.status', '=', status as TicketStatus))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countTickets(db: Db, status: TicketStatus | undefined): Promise<number> {
  const { count } = await db
    .selectFrom('support_tickets')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$if(status !== undefined, (query) => query.where('status', '=', status as TicketStatus))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts tickets that no admin has taken up. */
export const summariseOpenTickets = (db: Db) =>
  summariseWaiting(db, db.selectFrom('support_tickets').select('created_at').where('status', '=', 'open'));

/** Finds the status of a ticket and locks it until the transaction ends; undefined if there is no such ticket. */
export const findStatusForUpdate = (db: Db, id: string) =>
  db.selectFrom('support_tickets').select('status').where('id', '=', id).forUpdate().executeTakeFirst();

/** Finds the replies to tickets, oldest first. */
export async function findReplies(db: Db, ticketIds: string[]) {
  if (ticketIds.length === 0) return [];
  return db
    .selectFrom('support_ticket_replies')
    .select(['id', 'ticket_id', 'message', 'created_at'])
    .where('ticket_id', 'in', ticketIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function insertTicket(db: Db, ticket: Insertable<SupportTickets>): Promise<void> {
  await db.insertInto('support_tickets').values(ticket).execute();
}

export async function insertReply(db: Db, reply: Insertable<SupportTicketReplies>): Promise<void> {
  await db.insertInto('support_ticket_replies').values(reply).execute();
}

export async function updateTicket(
  db: Db,
  id: string,
  change: { status: TicketStatus; updated_at: Date },
): Promise<void> {
  await db.updateTable('support_tickets').set(change).where('id', '=', id).execute();
}

/** Finds the name and address of an account; undefined if it no longer exists. */
export const findAuthor = (db: Db, id: string) =>
  db
    .selectFrom('accounts as a')
    .innerJoin('profiles as p', 'p.id', 'a.id')
    .select(['a.email', 'p.full_name as name'])
    .where('a.id', '=', id)
    .executeTakeFirst();
