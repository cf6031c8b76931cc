import { rightsIn } from '#features/collaborations/collaboration/collaboration-roles.rules.ts';
import { decide, type Move, type Side } from '#features/funds/moves/moves.rules.ts';
import { AppError, type ErrorCode } from '#platform/contract/errors.ts';
import type { MemberContext } from '#platform/server/context.ts';
import * as standing from './standing.repository.ts';

/** A grant as the caller reads it: with the caller's side. */
export type GrantOfCaller = standing.GrantRow & { own_side: Side };

/**
 * What a person may do with a grant. `agree`: owners and managers; `money`: they and finance; `spend`: they and members who are
 * named in the collaboration.
 */
type FundsRight = 'agree' | 'money' | 'spend';

const asCallerReads = ({ actor }: MemberContext, row: standing.GrantRow): GrantOfCaller => ({
  ...row,
  own_side: row.funder_id === actor.profileId ? 'funder' : 'agency',
});

/** Returns true if the caller has the right, by the role of the organisation and the own one. */
export function hasFundsRight({ actor }: MemberContext, row: standing.GrantRow, right: FundsRight): boolean {
  const rights = rightsIn({ ownRole: row.own_role, role: actor.role, isNamed: row.is_named });
  if (right === 'spend') return rights.includes('budget') || rights.includes('reports');
  return rights.includes('budget') && (right === 'money' || actor.role !== 'finance');
}

/**
 * Returns what the work on the grant of a record gives; a grant that the caller does not read is no such record either.
 * @param grantId undefined where the record does not exist.
 * @throws AppError `notFound`; what the work throws.
 */
export async function ofGrant<T>(
  grantId: string | undefined,
  notFound: ErrorCode,
  work: (grantId: string) => Promise<T>,
): Promise<T> {
  if (!grantId) throw new AppError(notFound);
  try {
    return await work(grantId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'GRANT_NOT_FOUND') throw new AppError(notFound);
    throw error;
  }
}

/** @throws AppError GRANT_NOT_FOUND, also for who has no part in it. */
export async function readGrant(ctx: MemberContext, id: string): Promise<GrantOfCaller> {
  const row = await standing.findGrant(ctx.db, ctx.actor, id);
  if (!row) throw new AppError('GRANT_NOT_FOUND');
  return asCallerReads(ctx, row);
}

function toChange(
  ctx: MemberContext,
  row: standing.GrantRow | undefined,
  { side, right }: { side?: Side; right: FundsRight },
): GrantOfCaller {
  if (!row) throw new AppError('GRANT_NOT_FOUND');
  const grant = asCallerReads(ctx, row);
  if (!hasFundsRight(ctx, row, right)) throw new AppError('FUNDS_ROLE_FORBIDS');
  if (side && side !== grant.own_side) throw new AppError('OTHER_SIDE');
  if (row.archived_at) throw new AppError('COLLABORATION_ARCHIVED');
  return grant;
}

/**
 * Reads a grant to change its money, and locks it until the transaction ends, so that of two at once one wins.
 * @throws AppError GRANT_NOT_FOUND, FUNDS_ROLE_FORBIDS, OTHER_SIDE, COLLABORATION_ARCHIVED.
 */
export const lockGrant = async (
  ctx: MemberContext,
  id: string,
  needs: { side?: Side; right: FundsRight },
): Promise<GrantOfCaller> => toChange(ctx, await standing.findGrantForUpdate(ctx.db, ctx.actor, id), needs);

/** The same for what many do at once, as entering expenses: only its state is kept. */
export const shareGrant = async (
  ctx: MemberContext,
  id: string,
  needs: { side?: Side; right: FundsRight },
): Promise<GrantOfCaller> => toChange(ctx, await standing.findGrantForShare(ctx.db, ctx.actor, id), needs);

/**
 * Returns the next state of a record by the table of its noun.
 * @param noun as people read it, for the words: `request`.
 * @throws AppError OTHER_SIDE, MOVE_NOT_POSSIBLE.
 */
export function nextState<State extends string, Name extends string>(
  table: readonly Move<State, Name>[],
  step: { from: State; move: Name; side: Side },
  noun: string,
): State {
  const decision = decide(table, step);
  if ('to' in decision) return decision.to;
  if (decision.refused === 'side') throw new AppError('OTHER_SIDE');
  throw notPossible(noun, step.from);
}

/** The refusal of what a state does not allow, in words. */
export const notPossible = (noun: string, state: string): AppError =>
  new AppError('MOVE_NOT_POSSIBLE', {
    message: `This cannot be done while the ${noun} is ${state}. Please reload and look at it again.`,
    details: { state },
  });
