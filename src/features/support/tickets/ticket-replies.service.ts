import { AppError } from '#platform/contract/errors.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import { mailAnswerToSupport } from './support-ticket.mail.ts';
import {
  REPLIES_MAX,
  type TicketDetail,
  type TicketRatingInput,
  type TicketReplyInput,
} from './support-tickets.contract.ts';
import { findAuthor, type LockedTicket, lockTicket, updateTicket } from './support-tickets.repository.ts';
import { ticketOfAuthor } from './support-tickets.service.ts';
import { type SupportSettings, ticketToAnswer } from './ticket-creation.service.ts';
import { attachFiles, countReplies, insertReply } from './ticket-messages.repository.ts';
import { canRate, canReopen } from './ticket-states.rules.ts';
import { clockAfter } from './ticket-times.service.ts';

/** A message to add to a ticket. */
interface NewReply {
  message: string;
  from_support: boolean;
  /** The member who writes; null for a guest. */
  author_id: string | null;
  /** Files that the member has added to the ticket for this message. */
  file_ids?: string[];
}

/** Locks a ticket, or the one into which it was merged. @throws AppError TICKET_NOT_FOUND. */
export async function lockMain(ctx: Context, id: string): Promise<LockedTicket> {
  const ticket = await lockTicket(ctx.db, id);
  if (!ticket) throw new AppError('TICKET_NOT_FOUND');
  return ticket.merged_into ? lockMain(ctx, ticket.merged_into) : ticket;
}

/**
 * Stores a message in a ticket that is locked, with its files. Neither state, clock nor mails.
 * @throws AppError LIMIT_REACHED; VALIDATION_FAILED for a file that is not the author's, or has a message.
 */
export async function storeReply(ctx: Context, ticketId: string, reply: NewReply): Promise<void> {
  const { file_ids = [], ...columns } = reply;
  if ((await countReplies(ctx.db, ticketId)) >= REPLIES_MAX) {
    const message = `This ticket has ${REPLIES_MAX} messages. Please write a new one.`;
    throw new AppError('LIMIT_REACHED', { message });
  }
  const id = newId();
  await insertReply(ctx.db, { ...columns, id, ticket_id: ticketId, created_at: ctx.now });
  if (file_ids.length === 0) return;
  const wanted = { ticketId, replyId: id, ownerId: columns.author_id ?? '', ids: file_ids };
  const attached = columns.author_id ? await attachFiles(ctx.db, wanted) : 0;
  if (attached !== new Set(file_ids).size) {
    throw validationError({ file_ids: 'One of these files is not here any more. Please add it again.' });
  }
}

/**
 * Adds a message of the author: the clock runs, a ticket that was resolved in the last 14 days is open again, and the
 * supporter gets a mail. Call inside a transaction, with the ticket locked.
 * @throws AppError TICKET_CLOSED after those 14 days, LIMIT_REACHED, VALIDATION_FAILED.
 */
export async function addAnswer(
  ctx: Context,
  ticket: LockedTicket,
  reply: Omit<NewReply, 'from_support'>,
  settings: SupportSettings,
): Promise<void> {
  const isResolved = ticket.status === 'resolved';
  if (isResolved && !canReopen(ticket.resolved_at, ctx.now)) throw new AppError('TICKET_CLOSED');
  await storeReply(ctx, ticket.id, { ...reply, from_support: false });
  await updateTicket(ctx.db, ticket.id, {
    ...(await clockAfter(ctx, ticket, isResolved ? 'reopened' : 'member-wrote')),
    ...(isResolved && REOPENED),
    updated_at: ctx.now,
  });
  const answered = await ticketToAnswer(ctx, ticket.id);
  const supporter = ticket.assignee_id ? await findAuthor(ctx.db, ticket.assignee_id) : undefined;
  const to = supporter?.email ?? settings.adminEmail;
  const account = supporter ? ticket.assignee_id : null;
  if (to) await mailAnswerToSupport(ctx, { to, account, ticket: answered, message: reply.message });
}

/** The state of a ticket that is open again: a rating was about help that was not enough. */
export const REOPENED = {
  status: 'open',
  resolved_at: null,
  rating: null,
  rating_comment: null,
  rated_at: null,
  rating_changed: false,
} as const;

/** Locks an own ticket, or the one into which it was merged. @throws AppError TICKET_NOT_FOUND. */
async function lockOwn(ctx: MemberContext, id: string): Promise<LockedTicket> {
  const ticket = await lockMain(ctx, id);
  if (ticket.author_id !== ctx.actor.accountId) throw new AppError('TICKET_NOT_FOUND');
  return ticket;
}

/** @throws AppError TICKET_NOT_FOUND, TICKET_CLOSED, LIMIT_REACHED, VALIDATION_FAILED. */
export function replyToTicket(
  ctx: MemberContext,
  id: string,
  input: TicketReplyInput,
  settings: SupportSettings,
): Promise<TicketDetail> {
  return transact(ctx, async (ctx) => {
    const ticket = await lockOwn(ctx, id);
    await addAnswer(ctx, ticket, { ...input, author_id: ctx.actor.accountId }, settings);
    return ticketOfAuthor(ctx, ticket.id);
  });
}

/** @throws AppError TICKET_NOT_FOUND; TICKET_NOT_RATABLE before it is resolved, after 14 days or a change. */
export function rateTicket(
  ctx: MemberContext,
  id: string,
  { rating, comment }: TicketRatingInput,
): Promise<TicketDetail> {
  return transact(ctx, async (ctx) => storeRating(ctx, await lockOwn(ctx, id), { rating, comment }));
}

/** Stores the rating of a ticket that is locked. @throws AppError TICKET_NOT_RATABLE. */
export async function storeRating(
  ctx: Context,
  ticket: LockedTicket,
  { rating, comment = null }: TicketRatingInput,
): Promise<TicketDetail> {
  if (!canRate(ticket, ctx.now)) throw new AppError('TICKET_NOT_RATABLE');
  await updateTicket(ctx.db, ticket.id, {
    rating,
    rating_comment: comment,
    rated_at: ctx.now,
    rating_changed: ticket.rating !== null,
  });
  return ticketOfAuthor(ctx, ticket.id);
}
