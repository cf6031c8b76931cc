import type { Context } from '#platform/server/context.ts';
import type { UtilisationContent } from './utilisations.contract.ts';
import { findProgress, sumByHead, sumMoney } from './utilisations.repository.ts';

interface Statement {
  id: string;
  grant_id: string;
  period_from: string;
  period_to: string;
}

/** Computes what a statement says now, from the expenses and the entries of its period. */
export async function computeStatement(
  ctx: Pick<Context, 'db'>,
  statement: Statement,
): Promise<UtilisationContent> {
  const [heads, money, progress] = await Promise.all([
    sumByHead(ctx.db, statement),
    sumMoney(ctx.db, statement),
    findProgress(ctx.db, statement),
  ]);
  const of = (kind: 'received' | 'interest' | 'refunded', when: 'before' | 'within') =>
    money.find((one) => one.kind === kind)?.[when] ?? 0;
  const sum = (field: 'used' | 'used_before' | 'committed' | 'expenses') =>
    heads.reduce((all, head) => all + head[field], 0);
  const opening =
    of('received', 'before') + of('interest', 'before') - of('refunded', 'before') - sum('used_before');
  const [received, interest, refunded, used] = [
    of('received', 'within'),
    of('interest', 'within'),
    of('refunded', 'within'),
    sum('used'),
  ];
  return {
    opening,
    received,
    interest,
    refunded,
    used,
    committed: sum('committed'),
    balance: opening + received + interest - refunded - used,
    heads: heads.map(({ id, name, budget, used: own, used_before }) => ({
      id,
      name,
      budget,
      used_before,
      used: own,
      left: budget - used_before - own,
    })),
    expenses: sum('expenses'),
    progress,
  };
}
