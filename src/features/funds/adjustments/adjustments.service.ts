import { keepAct, tellOfAct } from '#features/funds/acts/acts.service.ts';
import { postEntries } from '#features/funds/entries/entries.service.ts';
import { SHOWING_STATES } from '#features/funds/grants/grant-moves.rules.ts';
import { findHeadForUpdate } from '#features/funds/grants/grants.repository.ts';
import type { Side } from '#features/funds/moves/moves.rules.ts';
import {
  type GrantOfCaller,
  lockGrant,
  notPossible,
  readGrant,
} from '#features/funds/parties/standing.service.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type PageQuery, paginationOf } from '#platform/contract/paging.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import {
  ADJUSTMENTS_MAX,
  type Interest,
  type InterestInput,
  REALLOCATION_PERCENT,
  type Reallocation,
  type ReallocationInput,
  type Refund,
  type RefundInput,
} from './adjustments.contract.ts';
import * as adjustments from './adjustments.repository.ts';

type Table = Parameters<typeof adjustments.hasAdjustments>[1];

/** Holds a grant whose money is still shown. @throws AppError as `lockGrant`, MOVE_NOT_POSSIBLE, LIMIT_REACHED. */
async function openGrant(ctx: MemberContext, id: string, side: Side, adds?: Table): Promise<GrantOfCaller> {
  const grant = await lockGrant(ctx, id, { side, right: 'money' });
  if (!SHOWING_STATES.includes(grant.state)) throw notPossible('grant', grant.state);
  if (adds && (await adjustments.hasAdjustments(ctx.db, adds, id, ADJUSTMENTS_MAX))) {
    throw new AppError('LIMIT_REACHED', {
      message: `This grant has ${ADJUSTMENTS_MAX} of these, the maximum.`,
    });
  }
  return grant;
}

function pastDay(ctx: MemberContext, field: string, day: string | undefined): string {
  const today = dayInIndia(ctx.now);
  if (day && day > today) throw validationError({ [field]: 'This day is still to come' });
  return day ?? today;
}

interface Done {
  subjectId: string;
  deed: 'refunded' | 'interest' | 'reallocated' | 'confirmed' | 'declined' | 'proposed';
  amount: number;
  remark?: string | null;
}

/** Keeps what was done and posts it; the answer is read before it is told. */
async function posting<T>(
  ctx: MemberContext,
  grant: GrantOfCaller,
  done: Done,
  entries: Parameters<typeof postEntries>[2],
  answer: () => Promise<T>,
): Promise<T> {
  const act = await keepAct(ctx, { grant, noun: 'grant', ...done });
  await postEntries(ctx, { grantId: grant.id, sourceId: done.subjectId, actId: act.id }, entries);
  const given = await answer();
  await tellOfAct(ctx, act);
  return given;
}

/** @throws AppError REFUND_NOT_FOUND. */
async function refundOf(ctx: MemberContext, id: string): Promise<Refund & { grant_id: string }> {
  const row = await adjustments.findRefund(ctx.db, id);
  if (!row) throw new AppError('REFUND_NOT_FOUND');
  return row;
}

/**
 * Says for the NGO that it has paid money back; no more than it has left.
 * @throws AppError GRANT_NOT_FOUND, FUNDS_ROLE_FORBIDS, OTHER_SIDE, COLLABORATION_ARCHIVED, MOVE_NOT_POSSIBLE, BEYOND_BUDGET,
 *   UTR_ALREADY_USED, LIMIT_REACHED; VALIDATION_FAILED for a day that is still to come.
 */
export function createRefund(ctx: MemberContext, grantId: string, input: RefundInput): Promise<Refund> {
  return transact(ctx, async (ctx) => {
    const refunded_on = pastDay(ctx, 'refunded_on', input.refunded_on);
    const grant = await openGrant(ctx, grantId, 'agency', 'grant_refunds');
    const id = newId();
    await adjustments.insertRefund(ctx.db, {
      id,
      grant_id: grantId,
      amount: input.amount,
      refunded_on,
      utr: input.utr ?? null,
      note: input.note ?? null,
      created_at: ctx.now,
    });
    return posting(
      ctx,
      grant,
      { subjectId: id, deed: 'refunded', amount: input.amount, remark: input.note ?? null },
      [{ kind: 'refunded', amount: input.amount, dated_on: refunded_on }],
      () => refundOf(ctx, id),
    );
  });
}

/** @throws AppError GRANT_NOT_FOUND. */
export async function listRefunds(ctx: MemberContext, grantId: string, query: PageQuery) {
  await readGrant(ctx, grantId);
  const { records, total } = await adjustments.findRefunds(ctx.db, grantId, query);
  return { records, pagination: paginationOf(query, total) };
}

/** A record of a grant that the caller does not read is not there. */
async function orNotThere<T>(
  notFound: 'REFUND_NOT_FOUND' | 'REALLOCATION_NOT_FOUND',
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'GRANT_NOT_FOUND') throw new AppError(notFound);
    throw error;
  }
}

/**
 * Says for the company that it has the money that was paid back.
 * @throws AppError REFUND_NOT_FOUND, FUNDS_ROLE_FORBIDS, OTHER_SIDE, COLLABORATION_ARCHIVED, MOVE_NOT_POSSIBLE.
 */
export const confirmRefund = (ctx: MemberContext, id: string): Promise<Refund> =>
  transact(ctx, async (ctx) => {
    const { grant_id, amount } = await refundOf(ctx, id);
    return orNotThere('REFUND_NOT_FOUND', async () => {
      const grant = await openGrant(ctx, grant_id, 'funder');
      const refund = await refundOf(ctx, id);
      if (refund.confirmed_at) throw notPossible('refund', 'confirmed');
      await adjustments.confirmRefunds(ctx.db, grant_id, ctx.now, id);
      return posting(ctx, grant, { subjectId: id, deed: 'confirmed', amount }, [], () => refundOf(ctx, id));
    });
  });

/**
 * Enters interest that the NGO's bank paid: it belongs to the grant.
 * @throws AppError as `createRefund`.
 */
export function createInterest(ctx: MemberContext, grantId: string, input: InterestInput): Promise<Interest> {
  return transact(ctx, async (ctx) => {
    const earned_on = pastDay(ctx, 'earned_on', input.earned_on);
    const grant = await openGrant(ctx, grantId, 'agency', 'grant_interests');
    const interest = { id: newId(), amount: input.amount, earned_on, note: input.note ?? null };
    await adjustments.insertInterest(ctx.db, { ...interest, grant_id: grantId, created_at: ctx.now });
    return posting(
      ctx,
      grant,
      { subjectId: interest.id, deed: 'interest', amount: input.amount, remark: interest.note },
      [{ kind: 'interest', amount: input.amount, dated_on: earned_on }],
      async () => ({ ...interest, created_at: ctx.now.toISOString() }),
    );
  });
}

/** @throws AppError REALLOCATION_NOT_FOUND. */
async function reallocationOf(ctx: MemberContext, id: string): Promise<Reallocation & { grant_id: string }> {
  const row = await adjustments.findReallocation(ctx.db, id);
  if (!row) throw new AppError('REALLOCATION_NOT_FOUND');
  return row;
}

type Moved = Pick<ReallocationInput, 'from_head_id' | 'to_head_id' | 'amount'>;

const entriesOf = (ctx: MemberContext, { from_head_id, to_head_id, amount }: Moved) => {
  const dated_on = dayInIndia(ctx.now);
  return [
    { kind: 'reallocated' as const, amount: -amount, head_id: from_head_id, dated_on },
    { kind: 'reallocated' as const, amount, head_id: to_head_id, dated_on },
  ];
};

/**
 * Moves budget between heads, for the NGO. More than a tenth of a head, with what was moved before, waits for the company.
 * @throws AppError as `createRefund`; VALIDATION_FAILED for a head that the grant does not have.
 */
export function createReallocation(
  ctx: MemberContext,
  grantId: string,
  { reason = null, ...input }: ReallocationInput,
): Promise<Reallocation> {
  return transact(ctx, async (ctx) => {
    const grant = await openGrant(ctx, grantId, 'agency', 'grant_reallocations');
    const from = await findHeadForUpdate(ctx.db, grantId, input.from_head_id);
    const to = await findHeadForUpdate(ctx.db, grantId, input.to_head_id);
    if (!from) throw validationError({ from_head_id: 'Please select a head of this grant' });
    if (!to) throw validationError({ to_head_id: 'Please select a head of this grant' });
    const alone = await adjustments.sumMovedAlone(ctx.db, from.id);
    const needs_funder = (alone + input.amount) * 100 > from.amount * REALLOCATION_PERCENT;
    const id = newId();
    await adjustments.insertReallocation(ctx.db, {
      ...input,
      id,
      grant_id: grantId,
      reason,
      needs_funder,
      state: needs_funder ? 'proposed' : 'accepted',
      created_at: ctx.now,
      updated_at: ctx.now,
    });
    return posting(
      ctx,
      grant,
      {
        subjectId: id,
        deed: needs_funder ? 'proposed' : 'reallocated',
        amount: input.amount,
        remark: reason,
      },
      needs_funder ? [] : entriesOf(ctx, input),
      () => reallocationOf(ctx, id),
    );
  });
}

/** @throws AppError GRANT_NOT_FOUND. */
export async function listReallocations(ctx: MemberContext, grantId: string, query: PageQuery) {
  await readGrant(ctx, grantId);
  const { records, total } = await adjustments.findReallocations(ctx.db, grantId, query);
  return { records, pagination: paginationOf(query, total) };
}

/**
 * Accepts or declines a move between heads, for the company.
 * @throws AppError REALLOCATION_NOT_FOUND, FUNDS_ROLE_FORBIDS, OTHER_SIDE, COLLABORATION_ARCHIVED, MOVE_NOT_POSSIBLE;
 *   BEYOND_BUDGET where the head has not that much left any more.
 */
export const answerReallocation = (
  ctx: MemberContext,
  id: string,
  state: 'accepted' | 'declined',
): Promise<Reallocation> =>
  transact(ctx, async (ctx) => {
    const { grant_id } = await reallocationOf(ctx, id);
    return orNotThere('REALLOCATION_NOT_FOUND', async () => {
      const grant = await openGrant(ctx, grant_id, 'funder');
      const move = await reallocationOf(ctx, id);
      if (move.state !== 'proposed') throw notPossible('move between heads', move.state);
      await adjustments.updateReallocation(ctx.db, id, state, ctx.now);
      const isAccepted = state === 'accepted';
      return posting(
        ctx,
        grant,
        { subjectId: id, deed: isAccepted ? 'reallocated' : 'declined', amount: move.amount },
        isAccepted ? entriesOf(ctx, move) : [],
        () => reallocationOf(ctx, id),
      );
    });
  });
