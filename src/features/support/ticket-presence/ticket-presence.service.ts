import { AppError } from '#platform/contract/errors.ts';
import type { MemberContext } from '#platform/server/context.ts';
import {
  PRESENT_MS,
  type PresenceInput,
  type TicketPresence,
  TYPING_MS,
} from './ticket-presence.contract.ts';
import * as presence from './ticket-presence.repository.ts';

/**
 * Notes that the caller has a ticket open, and finds who else has. Without a transaction: each statement is right alone,
 * and nothing depends on it.
 * @throws AppError TICKET_NOT_FOUND.
 */
export async function reportPresence(
  ctx: MemberContext,
  ticketId: string,
  { typing }: PresenceInput,
): Promise<TicketPresence> {
  const ticket = await presence.findTicketVersion(ctx.db, ticketId);
  if (!ticket) throw new AppError('TICKET_NOT_FOUND');
  await presence.upsertPresence(ctx.db, {
    ticket_id: ticketId,
    supporter_id: ctx.actor.accountId,
    seen_at: ctx.now,
    typing_at: typing ? ctx.now : null,
  });
  const since = new Date(ctx.now.getTime() - PRESENT_MS);
  const found = await presence.findOthers(ctx.db, ticketId, ctx.actor.accountId, since);
  const typingSince = ctx.now.getTime() - TYPING_MS;
  const others = found.map(({ id, name, typing_at }) => ({
    id,
    name,
    is_typing: typing_at !== null && Date.parse(typing_at) >= typingSince,
  }));
  return { others, version: ticket.version };
}

/** Notes that the caller has closed a ticket; forgets the caller's older ones too. */
export async function leaveTicket(ctx: MemberContext, ticketId: string): Promise<{ id: string }> {
  const before = new Date(ctx.now.getTime() - PRESENT_MS);
  await presence.deletePresence(ctx.db, ctx.actor.accountId, ticketId, before);
  return { id: ticketId };
}
