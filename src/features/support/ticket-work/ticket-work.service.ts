import { mailTicketAssigned, mailTicketUpdated } from '#features/support/tickets/support-ticket.mail.ts';
import type { AuthoredTicket } from '#features/support/tickets/support-tickets.contract.ts';
import * as tickets from '#features/support/tickets/support-tickets.repository.ts';
import { ticketToAnswer } from '#features/support/tickets/ticket-creation.service.ts';
import { revokeLinks } from '#features/support/tickets/ticket-links.service.ts';
import { presentToSupport } from '#features/support/tickets/ticket-presenting.service.ts';
import { REOPENED, storeReply } from '#features/support/tickets/ticket-replies.service.ts';
import { clockAfter } from '#features/support/tickets/ticket-times.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import { NOTES_MAX, type TicketNote, type TicketUpdate } from './ticket-work.contract.ts';
import * as work from './ticket-work.repository.ts';

/** Returns a ticket for supporters, also a merged one. @throws AppError TICKET_NOT_FOUND. */
export async function getTicketToAnswer(ctx: MemberContext, number: string): Promise<AuthoredTicket> {
  const row = await tickets.findTicketByNumber(ctx.db, Number(number.slice(2)));
  const [ticket] = row ? await presentToSupport(ctx, [row]) : [];
  if (!ticket) throw new AppError('TICKET_NOT_FOUND');
  return ticket;
}

/**
 * Locks a ticket in the version that the supporter has on the screen.
 * @throws AppError TICKET_NOT_FOUND, TICKET_CHANGED, TICKET_MERGED.
 */
export async function lockVersion(
  ctx: MemberContext,
  id: string,
  version: number,
): Promise<tickets.LockedTicket> {
  const ticket = await tickets.lockTicket(ctx.db, id);
  if (!ticket) throw new AppError('TICKET_NOT_FOUND');
  if (ticket.version !== version) throw new AppError('TICKET_CHANGED');
  return ticket;
}

/**
 * Changes a ticket and mails the author about an answer or a new status. Where the ticket has changed since the
 * supporter opened it, nothing changes, and the answer is kept as a note: both supporters see it.
 * @throws AppError TICKET_NOT_FOUND, TICKET_CHANGED, TICKET_MERGED, LIMIT_REACHED; GRIEVANCE_UNDECIDED for a report or
 *   privacy request that would be resolved without a decision; VALIDATION_FAILED for an assignee who
 *   is no supporter, or a file that is not here.
 */
export async function updateTicket(
  ctx: MemberContext,
  id: string,
  input: TicketUpdate,
): Promise<AuthoredTicket> {
  try {
    return await transact(ctx, (ctx) => changeTicket(ctx, id, input));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TICKET_CHANGED' || !input.reply) throw error;
    const reply = input.reply;
    await transact(ctx, (ctx) => storeNote(ctx, id, { message: reply, is_unsent_reply: true }));
    throw new AppError('TICKET_CHANGED', {
      message:
        'Someone else has changed or answered this ticket since you opened it. Your answer was not sent. It is kept in the notes.',
    });
  }
}

/**
 * Does the same in the caller's transaction, and keeps no answer that is not sent.
 * @throws AppError as `updateTicket`, and GRIEVANCE_UNDECIDED.
 */
export async function changeTicket(
  ctx: MemberContext,
  id: string,
  input: TicketUpdate,
): Promise<AuthoredTicket> {
  const { version, reply, file_ids, awaits_answer, assignee_id, category, priority } = input;
  const ticket = await lockVersion(ctx, id, version);
  if (ticket.merged_into) throw new AppError('TICKET_MERGED');
  if (assignee_id && assignee_id !== ticket.assignee_id && !(await work.isSupporter(ctx.db, assignee_id))) {
    throw validationError({ assignee_id: 'This member is no supporter' });
  }
  if (file_ids.length > 0 && !reply)
    throw validationError({ reply: 'Please write something with the files' });
  const status = input.status ?? (reply && ticket.status === 'open' ? 'in-progress' : ticket.status);
  if (reply) {
    const message = { message: reply, from_support: true, author_id: ctx.actor.accountId, file_ids };
    await storeReply(ctx, id, message);
    await work.deleteUnsentReplies(ctx.db, id, ctx.actor.accountId);
  }
  const isMoved = status !== ticket.status;
  if (isMoved && status === 'resolved' && (await work.isUndecided(ctx.db, id))) {
    throw new AppError('GRIEVANCE_UNDECIDED');
  }
  const facts = {
    ...(assignee_id !== undefined && assignee_id !== ticket.assignee_id && { assignee_id }),
    ...(category !== undefined && category !== ticket.category && { category }),
    ...(priority !== undefined && priority !== ticket.priority && { priority }),
  };
  if (reply || isMoved || Object.keys(facts).length > 0) {
    const isTold = Boolean(reply) || isMoved;
    await tickets.updateTicket(ctx.db, id, {
      ...facts,
      ...(reply && { first_answered_at: ticket.first_answered_at ?? ctx.now }),
      ...(isTold && { updated_at: ctx.now }),
      ...(isMoved && ticket.status === 'resolved' && REOPENED),
      ...(isMoved && { status, resolved_at: status === 'resolved' ? ctx.now : null }),
      ...(await clockOf(ctx, ticket, { status, hasReply: Boolean(reply), awaits_answer })),
    });
    recordAct(ctx, {
      kind: 'ticket-changed',
      subject: ['support ticket', id],
      facts: { status, answered: Boolean(reply), ...facts },
    });
  }
  const changed = await ticketToAnswer(ctx, id);
  if (reply || isMoved) await mailTicketUpdated(ctx, { ticket: changed, reply: reply ?? null });
  if (facts.assignee_id && facts.assignee_id !== ctx.actor.accountId)
    await mailAssignee(ctx, facts.assignee_id, changed);
  return changed;
}

async function mailAssignee(ctx: MemberContext, id: string, ticket: AuthoredTicket): Promise<void> {
  const to = await tickets.findAuthor(ctx.db, id);
  if (to) await mailTicketAssigned(ctx, { to: { id, email: to.email }, ticket });
}

/** Returns the columns of the clock that a change of a supporter sets. */
async function clockOf(
  ctx: MemberContext,
  ticket: tickets.LockedTicket,
  {
    status,
    hasReply,
    awaits_answer,
  }: { status: AuthoredTicket['status']; hasReply: boolean; awaits_answer: boolean },
) {
  if (status === 'resolved') return ticket.status === 'resolved' ? {} : clockAfter(ctx, ticket, 'resolved');
  const isReopened = ticket.status === 'resolved';
  if (hasReply && awaits_answer) return clockAfter(ctx, ticket, 'support-answered');
  // An answer that asks nothing keeps the promise, and makes it again.
  return isReopened || hasReply ? clockAfter(ctx, ticket, 'reopened') : {};
}

/** Stores a note. @throws AppError TICKET_NOT_FOUND, LIMIT_REACHED. */
async function storeNote(
  ctx: MemberContext,
  id: string,
  note: { message: string; is_unsent_reply: boolean },
): Promise<string> {
  if (!(await tickets.lockTicket(ctx.db, id))) throw new AppError('TICKET_NOT_FOUND');
  if ((await work.countNotes(ctx.db, id)) >= NOTES_MAX) {
    throw new AppError('LIMIT_REACHED', { message: `A ticket has ${NOTES_MAX} notes at most.` });
  }
  const noteId = newId();
  const author_id = ctx.actor.accountId;
  await work.insertNote(ctx.db, { ...note, id: noteId, ticket_id: id, author_id, created_at: ctx.now });
  recordAct(ctx, { kind: 'ticket-note-added', subject: ['support ticket', id], facts: { note: noteId } });
  return noteId;
}

/** @throws AppError TICKET_NOT_FOUND. */
export async function listTicketNotes(ctx: Context, id: string): Promise<TicketNote[]> {
  if (!(await tickets.findTicket(ctx.db, id))) throw new AppError('TICKET_NOT_FOUND');
  return work.findNotes(ctx.db, id);
}

/** Adds a note that only supporters see. @throws AppError TICKET_NOT_FOUND, LIMIT_REACHED. */
export function createTicketNote(
  ctx: MemberContext,
  id: string,
  { message }: { message: string },
): Promise<TicketNote> {
  return transact(ctx, async (ctx) => {
    const noteId = await storeNote(ctx, id, { message, is_unsent_reply: false });
    const note = (await work.findNotes(ctx.db, id)).find((one) => one.id === noteId);
    if (!note) throw new AppError('TICKET_NOT_FOUND');
    return note;
  });
}

/** Ends all links to a guest's ticket. @returns how many there were. */
export function revokeTicketLinks(ctx: MemberContext, id: string): Promise<{ revoked: number }> {
  return transact(ctx, async (ctx) => {
    const revoked = await revokeLinks(ctx, id);
    recordAct(ctx, { kind: 'ticket-links-ended', subject: ['support ticket', id], facts: { revoked } });
    return { revoked };
  });
}
