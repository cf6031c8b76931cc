import { DAY_MS } from '#platform/contract/durations.ts';
import type { Context } from '#platform/server/context.ts';
import { hashToken, newOpaqueToken } from '#platform/server/crypto/opaque-tokens.ts';
import { newId } from '#platform/server/ids.ts';
import { deleteOlderLinks, findLinkedTicket, insertLink } from './ticket-links.repository.ts';

/** Days for which a link in a mail to a guest opens the ticket: longer than a resolved one can be reopened. */
const LINK_DAYS = 30;
/** Each mail has its own link, because only hashes are stored. The newest ones of a ticket work. */
const LINKS_MAX = 10;

/**
 * Makes a link by which the reader of a mail opens a guest's ticket without an account. The secret is in the fragment,
 * which browsers send to no server. Call inside the transaction that sends the mail.
 * @returns path of the page.
 */
export async function issueTicketLink(ctx: Context, ticketId: string): Promise<string> {
  const token = newOpaqueToken();
  await insertLink(ctx.db, {
    id: newId(),
    ticket_id: ticketId,
    token_hash: hashToken(token),
    created_at: ctx.now,
    expires_at: new Date(ctx.now.getTime() + LINK_DAYS * DAY_MS),
  });
  await deleteOlderLinks(ctx.db, ticketId, LINKS_MAX);
  return `/support/guest-ticket#${token}`;
}

/** Returns the id of the ticket that a link opens; undefined if it has expired or was revoked. */
export const ticketOfLink = (ctx: Context, token: string): Promise<string | undefined> =>
  findLinkedTicket(ctx.db, hashToken(token), ctx.now);

/** Ends all links to a ticket. @returns how many there were. */
export const revokeLinks = (ctx: Context, ticketId: string): Promise<number> =>
  deleteOlderLinks(ctx.db, ticketId, 0);
