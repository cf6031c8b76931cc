import { AppError } from '#platform/contract/errors.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { type WaitingSummary, withTotal } from '#platform/server/database/waiting.ts';
import type {
  OwnTicketsQuery,
  Ticket,
  TicketCounts,
  TicketCountsQuery,
  TicketDetail,
  TicketInput,
} from './support-tickets.contract.ts';
import * as tickets from './support-tickets.repository.ts';
import { createTicketOf, type NewTicket, type SupportSettings } from './ticket-creation.service.ts';
import { numbered, presentDetails, presentList } from './ticket-presenting.service.ts';

/** Returns the author: the member of the session, or the guest with the given name and email. */
export async function authorOf(
  ctx: Context,
  { name, email }: Pick<TicketInput, 'name' | 'email'>,
): Promise<NewTicket['author']> {
  if (ctx.actor) {
    if (!(await tickets.findAuthor(ctx.db, ctx.actor.accountId))) throw new AppError('SESSION_ENDED');
    return { author_id: ctx.actor.accountId };
  }
  if (name && email) return { guest_name: name, guest_email: email };
  const fields = {
    ...(!name && { name: 'Name is required' }),
    ...(!email && { email: 'Email is required' }),
  };
  throw new AppError('VALIDATION_FAILED', { message: Object.values(fields)[0], fields });
}

const digitsOf = (number: string) => Number(number.slice(2));

/** Finds an own ticket by its number. @throws AppError TICKET_NOT_FOUND, also for that of another member. */
async function findOwn(ctx: Context, number: string): Promise<tickets.TicketRow> {
  const row = await tickets.findTicketByNumber(ctx.db, digitsOf(number));
  if (!row || !ctx.actor || row.author_id !== ctx.actor.accountId) throw new AppError('TICKET_NOT_FOUND');
  return row;
}

/**
 * Stores a message to the support team and confirms it by email.
 * @throws AppError VALIDATION_FAILED for a guest without name or email; SESSION_ENDED if the account no longer exists;
 *   TICKET_NOT_FOUND if it follows a ticket that is not the author's.
 */
export function createTicket(ctx: Context, input: TicketInput, settings: SupportSettings): Promise<Ticket> {
  const { name: _name, email: _email, follows, ...fields } = input;
  return transact(ctx, async (ctx) => {
    const author = await authorOf(ctx, input);
    const before = follows ? (await findOwn(ctx, follows)).id : null;
    return createTicketOf(ctx, { ...fields, author, follows: before }, settings);
  });
}

export async function listTickets(ctx: MemberContext, query: OwnTicketsQuery): Promise<Ticket[]> {
  return presentList(ctx, await tickets.findTickets(ctx.db, ctx.actor.accountId, query));
}

/** Lists the first tickets that wait for the member's answer, the longest first, and counts all. */
export async function listAnsweredTickets(ctx: MemberContext, limit: number) {
  const { total, first } = withTotal(await tickets.findAnsweredTickets(ctx.db, ctx.actor.accountId, limit));
  return { total, first: first.map(({ number, ...ticket }) => ({ ...ticket, number: numbered(number) })) };
}

/** Lists every ticket of the member with the conversation, for the data export. */
export async function listEveryTicket(ctx: MemberContext) {
  return withContacts(ctx, await tickets.findTicketsOf(ctx.db, ctx.actor.accountId));
}

/** Returns the tickets that the caller wrote signed out, with the own confirmed address, for the export of the data. */
export async function listEveryGuestTicket(ctx: MemberContext) {
  return withContacts(ctx, await tickets.findTicketsAsGuest(ctx.db, ctx.actor.accountId));
}

async function withContacts(ctx: MemberContext, rows: tickets.TicketRow[]) {
  const details = await presentDetails(ctx, rows);
  return details.map((ticket, place) => {
    const { phone = null, organization = null } = rows[place] ?? {};
    return { ...ticket, phone, organization };
  });
}

export async function getTicketCounts(
  ctx: MemberContext,
  { search }: TicketCountsQuery,
): Promise<TicketCounts> {
  const byStatus = await tickets.countTicketsByStatus(ctx.db, ctx.actor.accountId, search);
  return { open: 0, 'in-progress': 0, resolved: 0, ...Object.fromEntries(byStatus) };
}

/** Returns a ticket for its author. @throws AppError TICKET_NOT_FOUND. */
export async function ticketOfAuthor(ctx: Context, id: string): Promise<TicketDetail> {
  const row = await tickets.findTicket(ctx.db, id);
  const [ticket] = row ? await presentDetails(ctx, [row]) : [];
  if (!ticket) throw new AppError('TICKET_NOT_FOUND');
  return ticket;
}

/**
 * Returns an own ticket; of one that was merged, the ticket that shows its conversation.
 * @throws AppError TICKET_NOT_FOUND.
 */
export async function getTicket(ctx: MemberContext, number: string): Promise<TicketDetail> {
  const { id, merged_into } = await findOwn(ctx, number);
  return ticketOfAuthor(ctx, merged_into ?? id);
}

/** Counts tickets that no admin has taken up, and dates the oldest. */
export const countOpenTickets = (ctx: MemberContext): Promise<WaitingSummary> =>
  tickets.summariseOpenTickets(ctx.db);
