import { mailTicketMerged, mailTicketUnmerged } from '#features/support/tickets/support-ticket.mail.ts';
import type { AuthoredTicket } from '#features/support/tickets/support-tickets.contract.ts';
import * as tickets from '#features/support/tickets/support-tickets.repository.ts';
import { ticketToAnswer } from '#features/support/tickets/ticket-creation.service.ts';
import { REOPENED } from '#features/support/tickets/ticket-replies.service.ts';
import { clockAfter } from '#features/support/tickets/ticket-times.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import * as work from './ticket-work.repository.ts';
import { lockVersion } from './ticket-work.service.ts';

const DOUBLES_MAX = 20;

/** Lists the newest other tickets of the author. @throws AppError TICKET_NOT_FOUND. */
export async function listDoubleTickets(ctx: MemberContext, id: string) {
  const ticket = await tickets.findTicket(ctx.db, id);
  if (!ticket) throw new AppError('TICKET_NOT_FOUND');
  const doubles = await work.findDoubles(ctx.db, ticket, DOUBLES_MAX);
  return doubles.map(({ number, ...double }) => ({ ...double, number: `T-${number}` }));
}

/**
 * True if the readers of `into` have written `ticket`: the same member or address, or a guest with the confirmed address
 * of the member. Not a member's ticket into a guest's: then a link in a mail would open what needs the sign-in.
 */
async function areOfOneAuthor(
  ctx: MemberContext,
  ticket: tickets.LockedTicket,
  into: tickets.LockedTicket,
): Promise<boolean> {
  if (ticket.author_id) return ticket.author_id === into.author_id;
  if (!into.author_id) return ticket.guest_email === into.guest_email;
  return (await work.findConfirmedAddress(ctx.db, into.author_id))?.email === ticket.guest_email;
}

/** The clock of the ticket whose answer is due first. */
function earlierClock(ticket: tickets.LockedTicket, into: tickets.LockedTicket) {
  const isEarlier = ticket.due_at !== null && (into.due_at === null || ticket.due_at < into.due_at);
  const { due_at, waiting_since, clock_from, clock_minutes } = ticket;
  return isEarlier ? { due_at, waiting_since, clock_from, clock_minutes } : {};
}

/**
 * Puts the conversation of a ticket into another one of the same author, and mails the author. Nothing is copied: the
 * other ticket shows the messages, files and notes of both, so that it can be taken back.
 * @throws AppError TICKET_NOT_FOUND, TICKET_CHANGED, TICKET_MERGED; VALIDATION_FAILED for the number of an unknown ticket, of
 *   another author or kind, or of a merged one.
 */
export function mergeTicket(
  ctx: MemberContext,
  id: string,
  { version, into: number }: { version: number; into: string },
): Promise<AuthoredTicket> {
  return transact(ctx, async (ctx) => {
    const refuse = (into: string) => new AppError('VALIDATION_FAILED', { message: into, fields: { into } });
    const found = await tickets.findTicketByNumber(ctx.db, Number(number.slice(2)));
    if (!found) throw refuse('There is no ticket with this number');
    if (found.id === id) throw refuse('Please choose another ticket');
    // In the order of their ids, so that two merges never wait for each other.
    for (const one of [id, found.id].toSorted()) await tickets.lockTicket(ctx.db, one);
    const ticket = await lockVersion(ctx, id, version);
    if (ticket.merged_into) throw new AppError('TICKET_MERGED');
    const into = await tickets.lockTicket(ctx.db, found.id);
    if (!into || into.merged_into) throw refuse('That ticket was merged into another one');
    if (!(await areOfOneAuthor(ctx, ticket, into))) throw refuse('That ticket has another author');
    if (ticket.kind !== into.kind) throw refuse('That ticket is of another kind');

    const isReopened = into.status === 'resolved' && ticket.status !== 'resolved';
    await tickets.updateTicket(ctx.db, into.id, {
      ...(isReopened
        ? { ...REOPENED, ...(await clockAfter(ctx, into, 'reopened')) }
        : earlierClock(ticket, into)),
      updated_at: ctx.now,
    });
    await tickets.updateTicket(ctx.db, id, {
      ...(await clockAfter(ctx, ticket, 'resolved')),
      merged_into: into.id,
      status: 'resolved',
      resolved_at: ctx.now,
      updated_at: ctx.now,
    });
    await work.moveMerged(ctx.db, id, into.id);
    recordAct(ctx, { kind: 'ticket-merged', subject: ['support ticket', id], facts: { into: into.id } });
    const merged = await ticketToAnswer(ctx, into.id);
    await mailTicketMerged(ctx, { number: `T-${ticket.number}`, into: merged });
    return merged;
  });
}

/**
 * Takes a merged ticket out again; it is open, with its own messages. What was written after the merge stays in the other
 * one. @throws AppError TICKET_NOT_FOUND, TICKET_CHANGED; TICKET_NOT_MERGED.
 */
export function unmergeTicket(
  ctx: MemberContext,
  id: string,
  { version }: { version: number },
): Promise<AuthoredTicket> {
  return transact(ctx, async (ctx) => {
    const ticket = await lockVersion(ctx, id, version);
    if (!ticket.merged_into) throw new AppError('TICKET_NOT_MERGED');
    await tickets.updateTicket(ctx.db, ticket.merged_into, { updated_at: ctx.now });
    await tickets.updateTicket(ctx.db, id, {
      ...REOPENED,
      ...(await clockAfter(ctx, ticket, 'reopened')),
      merged_into: null,
      updated_at: ctx.now,
    });
    recordAct(ctx, {
      kind: 'ticket-unmerged',
      subject: ['support ticket', id],
      facts: { out_of: ticket.merged_into },
    });
    const alone = await ticketToAnswer(ctx, id);
    await mailTicketUnmerged(ctx, alone);
    return alone;
  });
}
