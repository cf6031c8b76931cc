import { type Insertable, sql, type Updateable } from 'kysely';
import type { ListQuery } from '#platform/contract/paging.ts';
import { columns, columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { contains, patternOf } from '#platform/server/database/containing.ts';
import type { SupportTickets } from '#platform/server/database/schema.generated.ts';
import { summariseWaiting } from '#platform/server/database/waiting.ts';
import type { TicketStatus } from './support-tickets.contract.ts';

const NAMES = `
  id author_id assignee_id category clock_from clock_minutes created_at due_at first_answered_at follows guest_email
  guest_name kind merged_into message number organization phone priority rated_at rating rating_changed
  rating_comment resolved_at status subject updated_at version waiting_since
`;
const COLUMNS = columnsOf('t', NAMES);
const OWN_COLUMNS = columns(NAMES);

/** Selects tickets with the name and address of their author, and the numbers of the tickets they belong to. */
const tickets = (db: Db) =>
  db
    .selectFrom('support_tickets as t')
    .leftJoin('accounts as a', 'a.id', 't.author_id')
    .leftJoin('people as p', 'p.id', 't.author_id')
    .leftJoin('people as s', 's.id', 't.assignee_id')
    .leftJoin('support_tickets as m', 'm.id', 't.merged_into')
    .leftJoin('support_tickets as f', 'f.id', 't.follows')
    .select(COLUMNS)
    .select(['a.email as member_email', 'p.full_name as member_name', 's.full_name as assignee_name'])
    .select(['m.number as merged_into_number', 'f.number as follows_number'])
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id', 'desc');

export type TicketRow = NonNullable<Awaited<ReturnType<typeof findTicket>>>;

/** Finds all tickets of a member, newest first. */
export const findTicketsOf = (db: Db, authorId: string) =>
  tickets(db).where('t.author_id', '=', authorId).execute();

/** The tickets that a guest wrote with the address of this account, once the address is confirmed: nobody else has shown that it is theirs. */
const asGuest = (accountId: string) => sql<boolean>`t.guest_email = (
  select lower(a.email) from accounts a where a.id = ${accountId} and a.email_confirmed_at is not null)`;

/** Finds the tickets that a member wrote signed out, with the own confirmed address, newest first. */
export const findTicketsAsGuest = (db: Db, accountId: string) =>
  tickets(db).where(asGuest(accountId)).execute();

/** Deletes the tickets that a member wrote signed out. @returns the stored files that they had. */
export async function deleteTicketsAsGuest(db: Db, accountId: string): Promise<string[]> {
  const files = await db
    .selectFrom('support_ticket_files as f')
    .innerJoin('support_tickets as t', 't.id', 'f.ticket_id')
    .select('f.file_name')
    .where(asGuest(accountId))
    .execute();
  await db.deleteFrom('support_tickets as t').where(asGuest(accountId)).execute();
  return files.map(({ file_name }) => file_name);
}

interface Shown {
  status?: TicketStatus;
  search?: string;
}

/** Finds one page of a member's tickets, newest first, without merged ones. */
export const findTickets = (
  db: Db,
  authorId: string,
  { status, search, page, pageSize }: ListQuery & Shown,
) =>
  tickets(db)
    .where('t.author_id', '=', authorId)
    .where('t.merged_into', 'is', null)
    .$if(status !== undefined, (query) => query.where('t.status', '=', status as TicketStatus))
    .$if(Boolean(search), (query) => query.where(calledLike('t', search as string)))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

/** Finds the first tickets of a member that wait for the member's answer, the longest first; `total` counts all. */
export const findAnsweredTickets = (db: Db, authorId: string, limit: number) =>
  db
    .selectFrom('support_tickets as t')
    .select(['t.id', 't.number', 't.subject'])
    .select((eb) => eb.ref('t.waiting_since').$notNull().as('waiting_since'))
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('t.author_id', '=', authorId)
    .where('t.merged_into', 'is', null)
    .where('t.status', '<>', 'resolved')
    .where('t.waiting_since', 'is not', null)
    .orderBy('t.waiting_since')
    .orderBy('t.id')
    .limit(limit)
    .execute();

/** Matches tickets with this text in the subject, or in the number of it or of one merged into it, ignoring case. */
function calledLike(table: string, search: string) {
  const pattern = patternOf(search);
  const ticket = sql.ref(table);
  return sql<boolean>`(${contains(sql`('T-' || ${ticket}.number || ' ' || ${ticket}.subject)`, search)} or exists (
    select 1 from support_tickets inside where inside.merged_into = ${ticket}.id and 'T-' || inside.number ilike ${pattern}))`;
}

/** Counts a member's tickets by status, without merged ones; a status without tickets is left out. */
export async function countTicketsByStatus(
  db: Db,
  authorId: string,
  search: string | undefined,
): Promise<Map<TicketStatus, number>> {
  const rows = await db
    .selectFrom('support_tickets as t')
    .select(['t.status', (eb) => eb.fn.countAll<number>().as('tickets')])
    .where('t.author_id', '=', authorId)
    .where('t.merged_into', 'is', null)
    .$if(Boolean(search), (query) => query.where(calledLike('t', search as string)))
    .groupBy('t.status')
    .execute();
  return new Map(rows.map(({ status, tickets }) => [status as TicketStatus, tickets]));
}

export const findTicket = (db: Db, id: string) => tickets(db).where('t.id', '=', id).executeTakeFirst();

/** Finds a ticket by its number, without `T-`. */
export const findTicketByNumber = (db: Db, number: number) =>
  tickets(db).where('t.number', '=', number).executeTakeFirst();

/** Counts tickets that no admin has taken up. */
export const summariseOpenTickets = (db: Db) =>
  summariseWaiting(
    db,
    db
      .selectFrom('support_tickets')
      .select('created_at')
      .where('status', '=', 'open')
      .where('kind', '=', 'question')
      .where('merged_into', 'is', null),
  );

/** Finds a ticket and locks it until the transaction ends. */
export const lockTicket = (db: Db, id: string) =>
  db.selectFrom('support_tickets').select(OWN_COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

export type LockedTicket = NonNullable<Awaited<ReturnType<typeof lockTicket>>>;

export async function insertTicket(db: Db, ticket: Insertable<SupportTickets>): Promise<void> {
  await db.insertInto('support_tickets').values(ticket).execute();
}

/** Changes a ticket and counts its version up. */
export async function updateTicket(db: Db, id: string, change: Updateable<SupportTickets>): Promise<void> {
  await db
    .updateTable('support_tickets')
    .set(change)
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Finds the name and address of an account; undefined if it no longer exists. */
export const findAuthor = (db: Db, id: string) =>
  db
    .selectFrom('accounts as a')
    .innerJoin('people as p', 'p.id', 'a.id')
    .select(['a.email', 'p.full_name as name'])
    .where('a.id', '=', id)
    .executeTakeFirst();
