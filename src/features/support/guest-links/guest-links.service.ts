import { downloadFileOf } from '#features/support/ticket-files/ticket-files.service.ts';
import type { TicketDetail, TicketRatingInput } from '#features/support/tickets/support-tickets.contract.ts';
import { findTicket, type LockedTicket } from '#features/support/tickets/support-tickets.repository.ts';
import { ticketOfAuthor } from '#features/support/tickets/support-tickets.service.ts';
import type { SupportSettings } from '#features/support/tickets/ticket-creation.service.ts';
import { revokeLinks, ticketOfLink } from '#features/support/tickets/ticket-links.service.ts';
import { addAnswer, lockMain, storeRating } from '#features/support/tickets/ticket-replies.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type Context, transact } from '#platform/server/context.ts';
import type { FileToSend } from '#platform/server/files/files.ts';

/** @throws AppError TICKET_LINK_INVALID for a link that has expired, was revoked or never was one. */
async function linked(ctx: Context, token: string): Promise<string> {
  const id = await ticketOfLink(ctx, token);
  if (!id) throw new AppError('TICKET_LINK_INVALID');
  return id;
}

/** Locks the ticket of a link. @throws AppError TICKET_LINK_INVALID, also where the ticket needs the sign-in. */
async function lockLinked(ctx: Context, token: string): Promise<LockedTicket> {
  const ticket = await lockMain(ctx, await linked(ctx, token));
  if (ticket.author_id) throw new AppError('TICKET_LINK_INVALID');
  return ticket;
}

/**
 * Returns the ticket of a link, or the one into which it was merged. That of a member needs the sign-in: then only its
 * number. @throws AppError TICKET_LINK_INVALID.
 */
export async function openGuestTicket(
  ctx: Context,
  token: string,
): Promise<{ ticket: TicketDetail | null; member_number: string | null }> {
  const own = await findTicket(ctx.db, await linked(ctx, token));
  const main = own?.merged_into ? await findTicket(ctx.db, own.merged_into) : own;
  if (!main) throw new AppError('TICKET_LINK_INVALID');
  if (main.author_id) return { ticket: null, member_number: `T-${main.number}` };
  return { ticket: await ticketOfAuthor(ctx, main.id), member_number: null };
}

/** @throws AppError TICKET_LINK_INVALID, TICKET_CLOSED, LIMIT_REACHED. */
export function replyToGuestTicket(
  ctx: Context,
  { token, message }: { token: string; message: string },
  settings: SupportSettings,
): Promise<TicketDetail> {
  return transact(ctx, async (ctx) => {
    const ticket = await lockLinked(ctx, token);
    await addAnswer(ctx, ticket, { message, author_id: null }, settings);
    return ticketOfAuthor(ctx, ticket.id);
  });
}

/** @throws AppError TICKET_LINK_INVALID, TICKET_NOT_RATABLE. */
export function rateGuestTicket(
  ctx: Context,
  { token, ...rating }: TicketRatingInput & { token: string },
): Promise<TicketDetail> {
  return transact(ctx, async (ctx) => storeRating(ctx, await lockLinked(ctx, token), rating));
}

/** @throws AppError TICKET_LINK_INVALID, ATTACHMENT_NOT_FOUND, FILE_NOT_FOUND. */
export async function downloadGuestFile(
  ctx: Context,
  { token, id }: { token: string; id: string },
): Promise<FileToSend> {
  const { ticket } = await openGuestTicket(ctx, token);
  if (!ticket) throw new AppError('TICKET_LINK_INVALID');
  return downloadFileOf(ctx, ticket.id, id);
}

/** Ends all links to the ticket of a link. @throws AppError TICKET_LINK_INVALID. */
export function endGuestLinks(ctx: Context, token: string): Promise<{ ended: number }> {
  return transact(ctx, async (ctx) => ({ ended: await revokeLinks(ctx, await linked(ctx, token)) }));
}
