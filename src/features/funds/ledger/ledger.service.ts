import { findEntries, sumEntries } from '#features/funds/entries/entries.repository.ts';
import { findHeads } from '#features/funds/grants/grants.repository.ts';
import { listTranches } from '#features/funds/grants/tranche-states.service.ts';
import { readGrant } from '#features/funds/parties/standing.service.ts';
import { type PageQuery, paginationOf } from '#platform/contract/paging.ts';
import type { MemberContext } from '#platform/server/context.ts';
import type { EntryKind, Ledger } from './ledger.contract.ts';

/** Adds the entries of a grant up. @throws AppError GRANT_NOT_FOUND. */
export async function getLedger(ctx: MemberContext, grantId: string, query: PageQuery): Promise<Ledger> {
  const grant = await readGrant(ctx, grantId);
  const [sums, heads, tranches, { records, total }] = await Promise.all([
    sumEntries(ctx.db, grantId),
    findHeads(ctx.db, grantId),
    listTranches(ctx, grant),
    findEntries(ctx.db, grantId, query),
  ]);
  const sum = (kind: EntryKind, headId: string | null = null) =>
    sums
      .filter((one) => one.kind === kind && (headId === null || one.head_id === headId))
      .reduce((all, one) => all + one.amount, 0);
  const [received, utilised, refunded, interest] = [
    sum('received'),
    sum('utilised'),
    sum('refunded'),
    sum('interest'),
  ];
  return {
    agreed: sum('agreed'),
    approved: sum('approved'),
    released: sum('released'),
    received,
    utilised,
    refunded,
    interest,
    balance_with_agency: received + interest - utilised - refunded,
    heads: heads.map(({ id, name, amount, charged }) => {
      const [budget, used] = [amount + sum('reallocated', id), sum('utilised', id)];
      const own = grant.own_side === 'agency' ? charged : null;
      return { id, name, budget, utilised: used, left: budget - used, charged: own };
    }),
    tranches: tranches.map(({ id, number, amount, planned_on, state, blocked_by }) => ({
      id,
      number,
      amount,
      planned_on,
      state,
      blocked_by,
    })),
    entries: { records, pagination: paginationOf(query, total) },
  };
}
