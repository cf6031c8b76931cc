import { type Pagination, paginationOf } from '#platform/contract/paging.ts';
import type { Context, MemberContext } from '#platform/server/context.ts';
import { findSupporters } from './supporters.repository.ts';
import type { DeskQuery, DeskTicket, Supporter } from './ticket-queue.contract.ts';
import * as queue from './ticket-queue.repository.ts';

/** Lists a page of the tickets that pass the filters: late ones first, then by due time. */
export async function listDeskTickets(
  ctx: MemberContext,
  query: DeskQuery,
): Promise<{ records: DeskTicket[]; pagination: Pagination }> {
  const filters = { ...query, me: ctx.actor.accountId, now: ctx.now };
  const [rows, total] = await Promise.all([
    queue.findDeskTickets(ctx.db, filters),
    queue.countDeskTickets(ctx.db, filters),
  ]);
  const now = ctx.now.toISOString();
  const records = rows.map(
    ({ number, author_id, guest_name, member_name, assignee_id, assignee_name, ...row }) => ({
      ...row,
      number: `T-${number}`,
      name: member_name ?? guest_name ?? '',
      is_member: author_id !== null,
      assignee: assignee_id ? { id: assignee_id, name: assignee_name ?? '' } : null,
      is_late: row.due_at !== null && row.due_at < now,
    }),
  );
  return { records, pagination: paginationOf(query, total) };
}

export const listSupporters = (ctx: Context): Promise<Supporter[]> => findSupporters(ctx.db);
