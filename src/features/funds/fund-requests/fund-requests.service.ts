import { keepAct, tellOfAct } from '#features/funds/acts/acts.service.ts';
import { postEntries } from '#features/funds/entries/entries.service.ts';
import { PAYING_STATES } from '#features/funds/grants/grant-moves.rules.ts';
import type { GrantTranche } from '#features/funds/grants/grants.contract.ts';
import { listTranches } from '#features/funds/grants/tranche-states.service.ts';
import { movesFrom } from '#features/funds/moves/moves.rules.ts';
import {
  type GrantOfCaller,
  hasFundsRight,
  lockGrant,
  nextState,
  notPossible,
  ofGrant,
  readGrant,
} from '#features/funds/parties/standing.service.ts';
import { dayAfter, dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { type PageQuery, paginationOf } from '#platform/contract/paging.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import {
  APPROVAL_DAYS,
  FUND_REQUEST_TABLE,
  type FundRequestMove,
  type FundRequestState,
  MOVES_WITH_REMARK,
} from './fund-request-moves.rules.ts';
import { FUND_REQUESTS_MAX, type FundRequest, type FundRequestInput } from './fund-requests.contract.ts';
import * as requests from './fund-requests.repository.ts';

function asCallerReads(
  ctx: MemberContext,
  grant: GrantOfCaller,
  { checked_by: _, approved_by: __, overdue_told_at: ___, tranches, ...row }: requests.FundRequestRow,
): FundRequest {
  const isApproved = row.state === 'approved' && row.approved_at !== null && row.released === 0;
  const approvedOn = isApproved ? dayInIndia(new Date(row.approved_at as string)) : null;
  const mayMove = hasFundsRight(ctx, grant, 'money') && !grant.archived_at;
  const isWaiting = row.sent_at !== null && requests.WAITING_FOR_MONEY.includes(row.state);
  const payBy = isWaiting ? dayAfter(dayInIndia(new Date(row.sent_at as string)), grant.pay_by_days) : null;
  return {
    ...row,
    tranches: tranches.map(({ id, number, amount }) => ({ id, number, amount })),
    pay_by: payBy,
    is_late: payBy !== null && payBy < dayInIndia(ctx.now),
    expires_on: approvedOn && dayAfter(approvedOn, APPROVAL_DAYS),
    moves: mayMove ? movesFrom(FUND_REQUEST_TABLE, row.state, grant.own_side) : [],
  };
}

/** Finds a request that the caller's side reads: drafts are the NGO's. @throws AppError FUND_REQUEST_NOT_FOUND. */
async function findOwn(ctx: MemberContext, grant: GrantOfCaller, id: string) {
  const row = await requests.findRequest(ctx.db, id);
  if (!row || (row.state === 'draft' && grant.own_side === 'funder'))
    throw new AppError('FUND_REQUEST_NOT_FOUND');
  return row;
}

/** @throws AppError FUND_REQUEST_NOT_FOUND. */
export const getFundRequest = async (ctx: MemberContext, id: string): Promise<FundRequest> =>
  ofGrant(await requests.findGrantId(ctx.db, id), 'FUND_REQUEST_NOT_FOUND', async (grantId) => {
    const grant = await readGrant(ctx, grantId);
    return asCallerReads(ctx, grant, await findOwn(ctx, grant, id));
  });

/** @throws AppError GRANT_NOT_FOUND. */
export async function listFundRequests(ctx: MemberContext, grantId: string, query: PageQuery) {
  const grant = await readGrant(ctx, grantId);
  const withDrafts = grant.own_side === 'agency';
  const { records, total } = await requests.findRequests(ctx.db, grantId, { ...query, withDrafts });
  return {
    records: records.map((row) => asCallerReads(ctx, grant, row)),
    pagination: paginationOf(query, total),
  };
}

/** @throws AppError CONDITIONS_NOT_MET, with what blocks each tranche. */
function requireMet(tranches: GrantTranche[]): void {
  const blocked = tranches.filter(({ blocked_by }) => blocked_by.length > 0);
  if (blocked.length === 0) return;
  const words = [...new Set(blocked.flatMap(({ blocked_by }) => blocked_by))];
  throw new AppError('CONDITIONS_NOT_MET', {
    message: `${words.join('. ')}.`,
    details: { blocked_by: words, tranches: blocked.map(({ id, blocked_by }) => ({ id, blocked_by })) },
  });
}

/** Divides an amount among tranches, in their order. @throws AppError BEYOND_BUDGET for more than they have left. */
function divide(amount: number, tranches: GrantTranche[]) {
  let rest = amount;
  const parts = tranches.map((tranche) => {
    const part = Math.min(rest, tranche.amount - tranche.requested);
    rest -= part;
    return { tranche_id: tranche.id, amount: part };
  });
  if (rest > 0) {
    throw new AppError('BEYOND_BUDGET', {
      message: `These tranches have ${formatRupees(amount - rest)} left to ask for.`,
      details: { left: amount - rest },
    });
  }
  return parts.filter((part) => part.amount > 0);
}

/**
 * Drafts a request of the NGO for tranches whose conditions are met.
 * @throws AppError GRANT_NOT_FOUND, FUNDS_ROLE_FORBIDS, OTHER_SIDE, COLLABORATION_ARCHIVED, MOVE_NOT_POSSIBLE,
 *   CONDITIONS_NOT_MET, BEYOND_BUDGET, LIMIT_REACHED; VALIDATION_FAILED naming `tranche_ids`.
 */
export function createFundRequest(
  ctx: MemberContext,
  grantId: string,
  { tranche_ids, amount, note }: FundRequestInput,
): Promise<FundRequest> {
  return transact(ctx, async (ctx) => {
    const grant = await lockGrant(ctx, grantId, { side: 'agency', right: 'money' });
    if (!PAYING_STATES.includes(grant.state)) throw notPossible('grant', grant.state);
    if (await requests.hasRequests(ctx.db, grantId, FUND_REQUESTS_MAX)) {
      throw new AppError('LIMIT_REACHED', {
        message: `This grant has ${FUND_REQUESTS_MAX} fund requests, the maximum.`,
      });
    }
    const chosen = (await listTranches(ctx, grant)).filter(({ id }) => tranche_ids.includes(id));
    if (chosen.length < tranche_ids.length)
      throw validationError({ tranche_ids: 'A tranche is not of this grant' });
    requireMet(chosen);
    const id = newId();
    await requests.insertRequest(
      ctx.db,
      {
        id,
        grant_id: grantId,
        amount,
        note: note ?? null,
        created_at: ctx.now,
        updated_at: ctx.now,
      },
      divide(amount, chosen),
    );
    const act = await keepAct(ctx, {
      grant,
      noun: 'fund-request',
      subjectId: id,
      deed: 'added',
      state: 'draft',
      amount,
      isNews: false,
    });
    const answer = asCallerReads(ctx, grant, await findOwn(ctx, grant, id));
    await tellOfAct(ctx, act);
    return answer;
  });
}

const DEEDS = {
  send: 'sent',
  return: 'returned',
  check: 'checked',
  approve: 'approved',
  decline: 'declined',
  withdraw: 'withdrawn',
} as const satisfies Record<FundRequestMove, string>;

/** What a move stores besides the state. @throws AppError SAME_PERSON. */
function changesOf(
  { actor, now }: MemberContext,
  row: requests.FundRequestRow,
  move: FundRequestMove,
  remark: string | null,
) {
  switch (move) {
    case 'check':
      return { checked_by: actor.accountId };
    case 'approve':
      if (row.checked_by === actor.accountId) throw new AppError('SAME_PERSON');
      return { approved_by: actor.accountId, approved_at: now };
    case 'return':
      return { remark, checked_by: null };
    case 'decline':
      return { remark };
    case 'send':
      return { sent_at: now, overdue_told_at: null };
    case 'withdraw':
      return {};
  }
}

/**
 * Moves a request as the table says. Approving posts it.
 * @throws AppError FUND_REQUEST_NOT_FOUND, FUNDS_ROLE_FORBIDS, OTHER_SIDE, COLLABORATION_ARCHIVED, MOVE_NOT_POSSIBLE, SAME_PERSON,
 *   CONDITIONS_NOT_MET, BEYOND_BUDGET; VALIDATION_FAILED without the remark that a move needs.
 */
export const moveFundRequest = (
  ctx: MemberContext,
  id: string,
  move: FundRequestMove,
  remark: string | null = null,
): Promise<FundRequest> =>
  transact(ctx, async (ctx) =>
    ofGrant(await requests.findGrantId(ctx.db, id), 'FUND_REQUEST_NOT_FOUND', async (grantId) => {
      const grant = await lockGrant(ctx, grantId, { right: 'money' });
      const row = await findOwn(ctx, grant, id);
      const step = { from: row.state, move, side: grant.own_side };
      const state: FundRequestState = nextState(FUND_REQUEST_TABLE, step, 'request');
      if (MOVES_WITH_REMARK.includes(move) && !remark) throw validationError({ remark: 'Please say why' });
      const changes = changesOf(ctx, row, move, remark);
      if (['send', 'check', 'approve'].includes(move)) await requirePayable(ctx, grant, row);
      await requests.updateRequest(ctx.db, id, { ...changes, state, updated_at: ctx.now });
      const act = await keepAct(ctx, {
        grant,
        noun: 'fund-request',
        subjectId: id,
        deed: DEEDS[move],
        state,
        amount: row.amount,
        remark,
      });
      if (move === 'approve') {
        const dated_on = dayInIndia(ctx.now);
        const posting = { grantId, sourceId: id, actId: act.id };
        await postEntries(
          ctx,
          posting,
          row.tranches.map((one) => ({
            kind: 'approved',
            amount: one.amount,
            tranche_id: one.id,
            dated_on,
          })),
        );
      }
      const answer = asCallerReads(ctx, grant, await findOwn(ctx, grant, id));
      await tellOfAct(ctx, act);
      return answer;
    }),
  );

/** @throws AppError MOVE_NOT_POSSIBLE for a grant that pays nothing now, CONDITIONS_NOT_MET. */
async function requirePayable(
  ctx: MemberContext,
  grant: GrantOfCaller,
  { tranches }: requests.FundRequestRow,
): Promise<void> {
  if (!PAYING_STATES.includes(grant.state)) throw notPossible('grant', grant.state);
  const asked = new Set(tranches.map(({ id }) => id));
  requireMet((await listTranches(ctx, grant)).filter(({ id }) => asked.has(id)));
}
