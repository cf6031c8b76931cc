import { AppError } from '#platform/contract/errors.ts';
import { type Pagination, paginationOf } from '#platform/contract/paging.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import type { WaitingSummary } from '#platform/server/database/waiting.ts';
import { newId } from '#platform/server/ids.ts';
import { mailTicketReceived, mailTicketToSupport, mailTicketUpdated } from './support-ticket.mail.ts';
import type {
  AuthoredTicket,
  OwnTicketsQuery,
  Ticket,
  TicketCounts,
  TicketCountsQuery,
  TicketInput,
  TicketQuery,
  TicketUpdate,
} from './support-tickets.contract.ts';
import * as tickets from './support-tickets.repository.ts';

/** Configuration of tickets. Without `adminEmail` a new ticket is only stored. */
export interface SupportSettings {
  adminEmail: string | undefined;
}

/** Converts rows to the wire format and adds their replies. */
async function present(ctx: Context, rows: tickets.TicketRow[]): Promise<AuthoredTicket[]> {
  const replies = await tickets.findReplies(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ author_id, guest_name, guest_email, member_name, member_email, ...row }) => ({
    ...row,
    number: `T-${row.number}`,
    name: member_name ?? guest_name ?? '',
    email: member_email ?? guest_email ?? '',
    is_member: author_id !== null,
    replies: replies.filter(({ ticket_id }) => ticket_id === row.id),
  }));
}

async function presentOne(ctx: Context, id: string): Promise<AuthoredTicket> {
  const [ticket] = await present(ctx, [await tickets.findTicket(ctx.db, id)]);
  if (!ticket) throw new AppError('TICKET_NOT_FOUND');
  return ticket;
}

/** Returns the author: the member of the session, or the guest with the given name and email. */
async function authorOf(ctx: Context, { name, email }: TicketInput) {
  if (ctx.actor) {
    if (!(await tickets.findAuthor(ctx.db, ctx.actor.id))) throw new AppError('SESSION_ENDED');
    return { author_id: ctx.actor.id };
  }
  if (name && email) return { guest_name: name, guest_email: email };
  const fields = {
    ...(!name && { name: 'Name is required' }),
    ...(!email && { email: 'Email is required' }),
  };
  throw new AppError('VALIDATION_FAILED', { message: Object.values(fields)[0], fields });
}

/**
 * Stores a message to the support team and confirms it by email.
 * @throws AppError VALIDATION_FAILED for a guest without name or email; SESSION_ENDED if the account no longer exists.
 */
export function createTicket(ctx: Context, input: TicketInput, settings: SupportSettings): Promise<Ticket> {
  const { name: _name, email: _email, ...fields } = input;
  return transact(ctx, async (ctx) => {
    const id = newId();
    await tickets.insertTicket(ctx.db, { ...fields, ...(await authorOf(ctx, input)), id });
    const ticket = await presentOne(ctx, id);
    await mailTicketReceived(ctx, { ...ticket, to: ticket.email });
    if (settings.adminEmail) await mailTicketToSupport(ctx, { to: settings.adminEmail, ticket });
    return ticket;
  });
}

export async function listTickets(ctx: MemberContext, query: OwnTicketsQuery): Promise<Ticket[]> {
  return present(ctx, await tickets.findTickets(ctx.db, ctx.actor.id, query));
}

/** Lists every ticket of the member, for the data export. */
export async function listEveryTicket(ctx: MemberContext): Promise<Ticket[]> {
  return present(ctx, await tickets.findTicketsOf(ctx.db, ctx.actor.id));
}

export async function getTicketCounts(
  ctx: MemberContext,
  { search }: TicketCountsQuery,
): Promise<TicketCounts> {
  const byStatus = await tickets.countTicketsByStatus(ctx.db, ctx.actor.id, search);
  return { open: 0, 'in-progress': 0, resolved: 0, ...Object.fromEntries(byStatus) };
}

/** Counts tickets that no admin has taken up, and dates the oldest. */
export const countOpenTickets = (ctx: MemberContext): Promise<WaitingSummary> =>
  tickets.summariseOpenTickets(ctx.db);

export async function listAllTickets(
  ctx: MemberContext,
  query: TicketQuery,
): Promise<{ records: AuthoredTicket[]; pagination: Pagination }> {
  const total = await tickets.countTickets(ctx.db, query.status);
  const rows = await tickets.findAllTickets(ctx.db, query.status, query);
  return { records: await present(ctx, rows), pagination: paginationOf(query, total) };
}

/**
 * Sets the status, stores a reply if there is one, and emails the author about either.
 * @throws AppError TICKET_NOT_FOUND.
 */
export function updateTicket(
  ctx: MemberContext,
  id: string,
  { status, reply = null }: TicketUpdate,
): Promise<AuthoredTicket> {
  return transact(ctx, async (ctx) => {
    const before = await tickets.findStatusForUpdate(ctx.db, id);
    if (!before) throw new AppError('TICKET_NOT_FOUND');
    if (reply) {
      const row = {
        id: newId(),
        ticket_id: id,
        author_id: ctx.actor.id,
        message: reply,
        created_at: ctx.now,
      };
      await tickets.insertReply(ctx.db, row);
    }
    if (reply || before.status !== status) {
      await tickets.updateTicket(ctx.db, id, { status, updated_at: ctx.now });
    }
    const ticket = await presentOne(ctx, id);
    if (reply || before.status !== status) await mailTicketUpdated(ctx, { to: ticket.email, ticket, reply });
    return ticket;
  });
}
