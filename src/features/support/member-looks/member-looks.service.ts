import { withVerification } from '#features/profiles/verification-levels/verification-level.rules.ts';
import { findSupporterName } from '#features/support/ticket-queue/supporters.repository.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type PageQuery, type Pagination, paginationOf } from '#platform/contract/paging.ts';
import type { AccountId } from '#platform/contract/people/ids.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import type { MemberFacts, MemberLook } from './member-looks.contract.ts';
import * as looks from './member-looks.repository.ts';

/** A ticket that the facts are shown beside. */
interface Beside {
  id: string;
  number: number;
}

/**
 * Reads what support may see of a member, without logging it: for an answer to an admin who has just looked.
 * @throws AppError PROFILE_NOT_FOUND.
 */
export async function readMemberFacts(
  ctx: Context,
  memberId: AccountId,
  ticketId: string | null = null,
): Promise<MemberFacts> {
  const facts = await looks.findMemberFacts(ctx.db, memberId, ticketId);
  if (!facts) throw new AppError('PROFILE_NOT_FOUND');
  const earlier = await looks.findEarlierTickets(ctx.db, memberId, ticketId);
  const { verified: _verified, verified_on: _on, ...shown } = withVerification(facts, dayInIndia(ctx.now));
  return {
    ...shown,
    earlier_tickets: earlier.map(({ number, ...one }) => ({ ...one, number: `T-${number}` })),
  };
}

/**
 * Shows what support may see of a member, and logs the look. Call inside a transaction.
 * @param ticket null on the page of the member.
 * @throws AppError PROFILE_NOT_FOUND.
 */
export async function lookAtMember(
  ctx: MemberContext,
  memberId: AccountId,
  ticket: Beside | null = null,
): Promise<MemberFacts> {
  const facts = await readMemberFacts(ctx, memberId, ticket?.id);
  await recordLook(ctx, memberId, ticket);
  return facts;
}

/** Logs a look at a member. Call inside a transaction. */
export async function recordLook(
  ctx: MemberContext,
  memberId: AccountId,
  ticket: Beside | null = null,
): Promise<void> {
  await looks.insertLook(ctx.db, {
    id: newId(),
    member_id: memberId,
    ticket_id: ticket?.id ?? null,
    ticket_number: ticket?.number ?? null,
    looked_by: ctx.actor.accountId,
    looked_by_name: await findSupporterName(ctx.db, ctx.actor.accountId),
    looked_at: ctx.now,
  });
  recordAct(ctx, {
    kind: 'member-facts-opened',
    subject: ['member', memberId],
    facts: ticket ? { ticket: ticket.id } : {},
  });
}

/**
 * Shows what support may see of the author of a ticket, and logs the look.
 * @throws AppError TICKET_NOT_FOUND; PROFILE_NOT_FOUND for a ticket of a guest.
 */
export function openMemberFacts(ctx: MemberContext, ticketId: string): Promise<MemberFacts> {
  return transact(ctx, async (ctx) => {
    const ticket = await looks.findTicketAuthor(ctx.db, ticketId);
    if (!ticket) throw new AppError('TICKET_NOT_FOUND');
    if (!ticket.author_id) {
      throw new AppError('PROFILE_NOT_FOUND', {
        message: 'A visitor wrote this ticket, so there is no profile.',
      });
    }
    return lookAtMember(ctx, ticket.author_id, { id: ticketId, number: ticket.number });
  });
}

/** Converts rows to the wire format. */
const present = (rows: Awaited<ReturnType<typeof looks.findLooks>>): MemberLook[] =>
  rows.map(({ ticket_number, ...look }) => ({
    ...look,
    ticket_number: ticket_number === null ? null : `T-${ticket_number}`,
  }));

export async function listMemberLooks(
  ctx: Context,
  query: PageQuery,
): Promise<{ records: MemberLook[]; pagination: Pagination }> {
  const [records, total] = await Promise.all([looks.findLooks(ctx.db, query), looks.countLooks(ctx.db)]);
  return { records: present(records), pagination: paginationOf(query, total) };
}

/** Lists every look at the caller and by the caller, for the data export. */
export async function listOwnLooks(ctx: MemberContext): Promise<{ at: MemberLook[]; by: MemberLook[] }> {
  const [at, by] = await Promise.all([
    looks.findLooksAt(ctx.db, ctx.actor.accountId),
    looks.findLooksBy(ctx.db, ctx.actor.accountId),
  ]);
  return { at: present(at), by: present(by) };
}
