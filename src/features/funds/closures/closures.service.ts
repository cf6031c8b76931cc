import { keepAct, tellOfAct } from '#features/funds/acts/acts.service.ts';
import { confirmRefunds } from '#features/funds/adjustments/adjustments.repository.ts';
import { GRANT_TABLE } from '#features/funds/grants/grant-moves.rules.ts';
import type { Grant } from '#features/funds/grants/grants.contract.ts';
import { updateGrantRow } from '#features/funds/grants/grants.repository.ts';
import { getGrant } from '#features/funds/grants/grants.service.ts';
import { type GrantOfCaller, lockGrant, nextState } from '#features/funds/parties/standing.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import type { ClosureInput } from './closures.contract.ts';
import { countOpen, setAssetOwner } from './closures.repository.ts';

const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** Says what is still open before a grant can be closed, in words; nothing if it is ready. */
async function openSteps(ctx: MemberContext, grant: GrantOfCaller): Promise<string[]> {
  const { received, interest, utilised, refunded } = grant;
  const balance = received + interest - utilised - refunded;
  const { requests, releases, expenses, utilisations, assets } = await countOpen(ctx.db, grant.id);
  return [
    balance > 0 && `The NGO has ${formatRupees(balance)} left: use it or pay it back`,
    requests > 0 && `${count(requests, 'fund request is', 'fund requests are')} open`,
    releases > 0 && `${count(releases, 'payment is', 'payments are')} on the way`,
    expenses > 0 && `${count(expenses, 'expense is', 'expenses are')} in no statement`,
    utilisations > 0 && `${count(utilisations, 'statement is', 'statements are')} not accepted`,
    assets > 0 && `${count(assets, 'asset has', 'assets have')} no owner`,
  ].filter((words) => words !== false);
}

/**
 * Asks to close a grant for the NGO, or closes it for the company, which also says that it has what was paid back.
 * @throws AppError GRANT_NOT_FOUND, FUNDS_ROLE_FORBIDS, COLLABORATION_ARCHIVED, MOVE_NOT_POSSIBLE; GRANT_NOT_READY_TO_CLOSE with
 *   what is still open; VALIDATION_FAILED for an asset that is no expense of the grant.
 */
export function closeGrant(
  ctx: MemberContext,
  id: string,
  { remark = null, assets }: ClosureInput,
): Promise<Grant> {
  return transact(ctx, async (ctx) => {
    const grant = await lockGrant(ctx, id, { right: 'agree' });
    const { own_side, state } = grant;
    const to = nextState(GRANT_TABLE, { from: state, move: 'close', side: own_side }, 'grant');
    for (const [at, { expense_id, owner }] of assets.entries()) {
      if (!(await setAssetOwner(ctx.db, { grantId: id, expenseId: expense_id, owner })))
        throw validationError({ [`assets.${at}.expense_id`]: 'This grant has no such expense' });
    }
    const open = await openSteps(ctx, grant);
    if (open.length > 0) {
      throw new AppError('GRANT_NOT_READY_TO_CLOSE', {
        message: `${open.join('. ')}.`,
        details: { open },
      });
    }
    if (own_side === 'funder') await confirmRefunds(ctx.db, id, ctx.now);
    await updateGrantRow(ctx.db, id, { state: to, state_reason: remark, updated_at: ctx.now });
    const deed = to === 'closed' ? 'closed' : 'closing';
    const act = await keepAct(ctx, { grant, noun: 'grant', subjectId: id, deed, state: to, remark });
    const answer = await getGrant(ctx, id);
    await tellOfAct(ctx, act);
    return answer;
  });
}
