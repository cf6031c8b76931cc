import { keepAct, tellOfAct } from '#features/funds/acts/acts.service.ts';
import type { Grant } from '#features/funds/grants/grants.contract.ts';
import { getGrant } from '#features/funds/grants/grants.service.ts';
import { type GrantOfCaller, lockGrant } from '#features/funds/parties/standing.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import * as tranches from './tranches.repository.ts';

async function done(
  ctx: MemberContext,
  grant: GrantOfCaller,
  { subjectId, ...act }: { subjectId: string; deed: 'waived' | 'condition_met'; remark?: string },
): Promise<Grant> {
  const kept = await keepAct(ctx, { grant, noun: 'grant', subjectId, ...act });
  const answer = await getGrant(ctx, grant.id);
  await tellOfAct(ctx, kept);
  return answer;
}

/**
 * Asks for a tranche without its conditions, for the company: the name and the reason stay in the record.
 * @throws AppError GRANT_NOT_FOUND, FUNDS_ROLE_FORBIDS, OTHER_SIDE, COLLABORATION_ARCHIVED, TRANCHE_NOT_FOUND.
 */
export function waiveConditions(
  ctx: MemberContext,
  { id, trancheId }: { id: string; trancheId: string },
  reason: string,
): Promise<Grant> {
  return transact(ctx, async (ctx) => {
    const grant = await lockGrant(ctx, id, { side: 'funder', right: 'agree' });
    const waiver = { waived_at: ctx.now, waiver_reason: reason };
    if (!(await tranches.waiveTranche(ctx.db, { grantId: id, trancheId }, waiver)))
      throw new AppError('TRANCHE_NOT_FOUND');
    return done(ctx, grant, { subjectId: trancheId, deed: 'waived', remark: reason });
  });
}

/**
 * Says for the company that a condition by hand is met.
 * @throws AppError GRANT_NOT_FOUND, FUNDS_ROLE_FORBIDS, OTHER_SIDE, COLLABORATION_ARCHIVED, CONDITION_NOT_FOUND, also of
 *   another kind.
 */
export function meetCondition(
  ctx: MemberContext,
  { id, conditionId }: { id: string; conditionId: string },
): Promise<Grant> {
  return transact(ctx, async (ctx) => {
    const grant = await lockGrant(ctx, id, { side: 'funder', right: 'money' });
    if (!(await tranches.markMet(ctx.db, { grantId: id, conditionId }, ctx.now)))
      throw new AppError('CONDITION_NOT_FOUND');
    return done(ctx, grant, { subjectId: conditionId, deed: 'condition_met' });
  });
}
