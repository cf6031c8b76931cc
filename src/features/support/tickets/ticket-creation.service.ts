import { AppError } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import { mailTicketReceived, mailTicketToSupport } from './support-ticket.mail.ts';
import type { AuthoredTicket, TicketInput, TicketKind } from './support-tickets.contract.ts';
import { findTicket, insertTicket } from './support-tickets.repository.ts';
import { insertReplies } from './ticket-messages.repository.ts';
import { presentToSupport } from './ticket-presenting.service.ts';
import { clockAfter } from './ticket-times.service.ts';

/** Configuration of tickets. Without `adminEmail` a new ticket is only stored. */
export interface SupportSettings {
  adminEmail: string | undefined;
}

/** A ticket that a service creates. */
export interface NewTicket {
  author: { author_id: string } | { guest_name: string; guest_email: string };
  kind?: TicketKind;
  subject: string;
  category: string;
  priority?: TicketInput['priority'];
  message: string;
  phone?: string | null;
  organization?: string | null;
  /** Id of the resolved ticket that this one goes on with. */
  follows?: string | null;
  /** Messages that came after the first one, elsewhere: in a chat, for example. */
  conversation?: { message: string; from_support: boolean; author_id: string | null; created_at: Date }[];
  /** Time by which an answer is due, of a kind that has a clock of its own; by default the promise of 24 business hours. */
  due_at?: Date;
  /** Supporter who answers it. */
  assignee_id?: string | null;
  /** True for a question that is answered already: its clock does not start, and no mails are sent. */
  isResolved?: boolean;
}

/** Clock of a ticket that is resolved from the start. */
const NO_CLOCK = { due_at: null, waiting_since: null, clock_from: null, clock_minutes: 0 };

/** Returns a ticket for supporters. @throws AppError TICKET_NOT_FOUND. */
export async function ticketToAnswer(ctx: Context, id: string): Promise<AuthoredTicket> {
  const row = await findTicket(ctx.db, id);
  const [ticket] = row ? await presentToSupport(ctx, [row]) : [];
  if (!ticket) throw new AppError('TICKET_NOT_FOUND');
  return ticket;
}

/** Stores a ticket, confirms it to its author and sends it to the administrator's mailbox. Call inside a transaction. */
export async function createTicketOf(
  ctx: Context,
  { author, conversation = [], due_at, isResolved, ...fields }: NewTicket,
  settings: SupportSettings,
): Promise<AuthoredTicket> {
  const id = newId();
  const clock = isResolved ? NO_CLOCK : await clockAfter(ctx, null, 'created');
  await insertTicket(ctx.db, {
    ...fields,
    ...author,
    ...clock,
    ...(due_at && { due_at }),
    ...(isResolved && { status: 'resolved' as const, resolved_at: ctx.now }),
    id,
    first_answered_at: conversation.find(({ from_support }) => from_support)?.created_at ?? null,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  await insertReplies(
    ctx.db,
    conversation.map((message) => ({ ...message, id: newId(), ticket_id: id })),
  );
  const ticket = await ticketToAnswer(ctx, id);
  if (isResolved) return ticket;
  await mailTicketReceived(ctx, ticket);
  if (settings.adminEmail) await mailTicketToSupport(ctx, { to: settings.adminEmail, ticket });
  return ticket;
}
