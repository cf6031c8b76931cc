import { keepAct, tellOfAct } from '#features/funds/acts/acts.service.ts';
import { chooseAccount } from '#features/funds/bank-accounts/bank-accounts.service.ts';
import { postEntries } from '#features/funds/entries/entries.service.ts';
import type { FundRequestState } from '#features/funds/fund-requests/fund-request-moves.rules.ts';
import * as requests from '#features/funds/fund-requests/fund-requests.repository.ts';
import { PAYING_STATES } from '#features/funds/grants/grant-moves.rules.ts';
import { updateGrantRow } from '#features/funds/grants/grants.repository.ts';
import { financialYearOf } from '#features/funds/moves/money-fields.rules.ts';
import { movesFrom } from '#features/funds/moves/moves.rules.ts';
import { requireValidPapers } from '#features/funds/papers/papers.service.ts';
import {
  type GrantOfCaller,
  hasFundsRight,
  lockGrant,
  nextState,
  notPossible,
  ofGrant,
  readGrant,
} from '#features/funds/parties/standing.service.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { type PageQuery, paginationOf } from '#platform/contract/paging.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import { RELEASE_TABLE, type ReleaseMove, type ReleaseState } from './release-moves.rules.ts';
import { type InitiateInput, RELEASES_MAX, type Release, type ReleaseInput } from './releases.contract.ts';
import * as releases from './releases.repository.ts';

/** Number of digits of a receipt's number: `2026-27/0001`. */
const RECEIPT_DIGITS = 4;

function asCallerReads(
  ctx: MemberContext,
  grant: GrantOfCaller,
  {
    prepared_by: _,
    authorised_by: __,
    account_id,
    bank_name,
    ifsc,
    number_ends,
    account_ended_at: ___,
    receipt_year,
    receipt_number,
    ...row
  }: releases.ReleaseRow,
): Release {
  const mayMove = hasFundsRight(ctx, grant, 'money') && !grant.archived_at;
  return {
    ...row,
    account: { id: account_id, bank_name, ifsc, number_ends },
    receipt: receipt_year && `${receipt_year}/${String(receipt_number).padStart(RECEIPT_DIGITS, '0')}`,
    moves: mayMove ? movesFrom(RELEASE_TABLE, row.state, grant.own_side) : [],
  };
}

/** @throws AppError RELEASE_NOT_FOUND. */
async function findRelease(ctx: MemberContext, id: string) {
  const row = await releases.findRelease(ctx.db, id);
  if (!row) throw new AppError('RELEASE_NOT_FOUND');
  return row;
}

/** @throws AppError RELEASE_NOT_FOUND. */
export const getRelease = async (ctx: MemberContext, id: string): Promise<Release> =>
  ofGrant(await releases.findGrantId(ctx.db, id), 'RELEASE_NOT_FOUND', async (grantId) =>
    asCallerReads(ctx, await readGrant(ctx, grantId), await findRelease(ctx, id)),
  );

/** @throws AppError GRANT_NOT_FOUND. */
export async function listReleases(ctx: MemberContext, grantId: string, query: PageQuery) {
  const grant = await readGrant(ctx, grantId);
  const { records, total } = await releases.findReleases(ctx.db, grantId, query);
  return {
    records: records.map((row) => asCallerReads(ctx, grant, row)),
    pagination: paginationOf(query, total),
  };
}

/**
 * Prepares a payment of an approved request, to an account of the NGO that may take it.
 * @throws AppError FUND_REQUEST_NOT_FOUND, FUNDS_ROLE_FORBIDS, OTHER_SIDE, COLLABORATION_ARCHIVED, MOVE_NOT_POSSIBLE,
 *   PAPER_NOT_VALID, ACCOUNT_MISSING, ACCOUNT_WRONG_KIND, ACCOUNT_TOO_NEW, BEYOND_BUDGET, LIMIT_REACHED.
 */
export const prepareRelease = (
  ctx: MemberContext,
  requestId: string,
  { bank_account_id, ...input }: ReleaseInput,
): Promise<Release> =>
  transact(ctx, async (ctx) =>
    ofGrant(await requests.findGrantId(ctx.db, requestId), 'FUND_REQUEST_NOT_FOUND', async (grantId) => {
      const grant = await lockGrant(ctx, grantId, { side: 'funder', right: 'money' });
      const request = await requests.findRequest(ctx.db, requestId);
      if (!request || request.state === 'draft') throw new AppError('FUND_REQUEST_NOT_FOUND');
      if (!PAYING_STATES.includes(grant.state)) throw notPossible('grant', grant.state);
      if (request.state !== 'approved') throw notPossible('request', request.state);
      const left = request.amount - request.released;
      if (input.amount > left) {
        throw new AppError('BEYOND_BUDGET', {
          message: `This request has ${formatRupees(left)} left to pay.`,
          details: { left },
        });
      }
      if (await releases.hasReleases(ctx.db, requestId, RELEASES_MAX)) {
        throw new AppError('LIMIT_REACHED', {
          message: `This request has ${RELEASES_MAX} payments, the maximum.`,
        });
      }
      await requireValidPapers(ctx, grant);
      const accountId = await chooseAccount(ctx, grant, bank_account_id);
      const id = newId();
      await releases.insertRelease(ctx.db, {
        ...input,
        id,
        grant_id: grantId,
        request_id: requestId,
        bank_account_id: accountId,
        prepared_by: ctx.actor.accountId,
        created_at: ctx.now,
        updated_at: ctx.now,
      });
      return done(ctx, grant, id, { deed: 'prepared', isNews: false });
    }),
  );

interface Deed {
  deed: 'prepared' | 'authorised' | 'initiated' | 'confirmed' | 'bounced';
  remark?: string;
  isNews?: boolean;
}

/** Keeps and tells what was done, posts what it counts, and returns the release as it is now. */
async function done(
  ctx: MemberContext,
  grant: GrantOfCaller,
  id: string,
  deed: Deed,
  post?: (actId: string) => Promise<void>,
): Promise<Release> {
  const row = await findRelease(ctx, id);
  const act = await keepAct(ctx, {
    grant,
    noun: 'release',
    subjectId: id,
    amount: row.amount,
    state: row.state,
    ...deed,
  });
  await post?.(act.id);
  const answer = asCallerReads(ctx, grant, await findRelease(ctx, id));
  await tellOfAct(ctx, act);
  return answer;
}

interface Step {
  grant: GrantOfCaller;
  row: releases.ReleaseRow;
  to: ReleaseState;
}

/** Holds the grant of a release and looks the move up. @throws AppError as the moves below say. */
const moving = (
  ctx: MemberContext,
  id: string,
  move: ReleaseMove,
  work: (ctx: MemberContext, step: Step) => Promise<Release>,
): Promise<Release> =>
  transact(ctx, async (ctx) =>
    ofGrant(await releases.findGrantId(ctx.db, id), 'RELEASE_NOT_FOUND', async (grantId) => {
      const grant = await lockGrant(ctx, grantId, { right: 'money' });
      const row = await findRelease(ctx, id);
      const to = nextState(RELEASE_TABLE, { from: row.state, move, side: grant.own_side }, 'payment');
      return work(ctx, { grant, row, to });
    }),
  );

/** Money goes only from a grant that pays, to an NGO whose papers are valid on the day, into an account that is in use. */
async function requirePayable(ctx: MemberContext, { grant, row }: Step): Promise<void> {
  if (!PAYING_STATES.includes(grant.state)) throw notPossible('grant', grant.state);
  await requireValidPapers(ctx, grant);
  if (row.account_ended_at) throw new AppError('ACCOUNT_MISSING');
}

/**
 * Authorises a payment that another person has prepared.
 * @throws AppError RELEASE_NOT_FOUND, FUNDS_ROLE_FORBIDS, OTHER_SIDE, COLLABORATION_ARCHIVED, MOVE_NOT_POSSIBLE, SAME_PERSON,
 *   PAPER_NOT_VALID, ACCOUNT_MISSING.
 */
export const authoriseRelease = (ctx: MemberContext, id: string): Promise<Release> =>
  moving(ctx, id, 'authorise', async (ctx, step) => {
    if (step.row.prepared_by === ctx.actor.accountId) throw new AppError('SAME_PERSON');
    await requirePayable(ctx, step);
    const changes = { authorised_by: ctx.actor.accountId, state: step.to, updated_at: ctx.now };
    await releases.updateRelease(ctx.db, id, changes);
    return done(ctx, step.grant, id, { deed: 'authorised', isNews: false });
  });

/**
 * Enters the UTR of a payment that the company's bank has sent.
 * @throws AppError as `authoriseRelease`; UTR_ALREADY_USED; VALIDATION_FAILED for a day that is still to come.
 */
export const initiateRelease = (
  ctx: MemberContext,
  id: string,
  { utr, initiated_on }: InitiateInput,
): Promise<Release> =>
  moving(ctx, id, 'initiate', async (ctx, step) => {
    if (initiated_on > dayInIndia(ctx.now))
      throw validationError({ initiated_on: 'This day is still to come' });
    await requirePayable(ctx, step);
    await releases.updateRelease(ctx.db, id, {
      utr,
      initiated_on,
      state: step.to,
      updated_at: ctx.now,
    });
    await settleRequest(ctx, step.row.request_id);
    return done(ctx, step.grant, id, { deed: 'initiated' });
  });

/**
 * Confirms for the NGO that the money is there: it counts from now on, and has a receipt.
 * @throws AppError RELEASE_NOT_FOUND, FUNDS_ROLE_FORBIDS, OTHER_SIDE, COLLABORATION_ARCHIVED, MOVE_NOT_POSSIBLE;
 *   VALIDATION_FAILED for a day before the payment, or still to come.
 */
export const confirmRelease = (ctx: MemberContext, id: string, received_on: string): Promise<Release> =>
  moving(ctx, id, 'confirm', async (ctx, { grant, row, to }) => {
    if (received_on > dayInIndia(ctx.now))
      throw validationError({ received_on: 'This day is still to come' });
    if (row.initiated_on && received_on < row.initiated_on)
      throw validationError({ received_on: 'The money cannot be there before it was sent' });
    const receipt_year = financialYearOf(received_on);
    await releases.updateRelease(ctx.db, id, {
      received_on,
      receipt_year,
      receipt_number: await releases.nextReceiptNumber(ctx.db, ctx.actor.profileId, receipt_year),
      state: to,
      updated_at: ctx.now,
    });
    if (grant.state === 'agreed')
      await updateGrantRow(ctx.db, grant.id, { state: 'active', updated_at: ctx.now });
    return done(ctx, grant, id, { deed: 'confirmed' }, async (actId) => {
      const parts = await dividePayment(ctx, row);
      await postEntries(
        ctx,
        { grantId: grant.id, sourceId: id, actId },
        (['released', 'received'] as const).flatMap((kind) =>
          parts.map((part) => ({ ...part, kind, dated_on: received_on })),
        ),
      );
      await settleRequest(ctx, row.request_id);
    });
  });

/** Divides a payment among the tranches of its request that are not paid in full, in their order. */
async function dividePayment(ctx: MemberContext, { request_id, amount }: releases.ReleaseRow) {
  const request = await requests.findRequest(ctx.db, request_id);
  let rest = amount;
  const parts: { tranche_id: string; amount: number }[] = [];
  for (const tranche of request?.tranches ?? []) {
    const part = Math.min(rest, tranche.amount - tranche.received);
    if (part === 0) continue;
    rest -= part;
    parts.push({ tranche_id: tranche.id, amount: part });
    await requests.addReceived(ctx.db, { requestId: request_id, trancheId: tranche.id, amount: part });
  }
  if (rest > 0) throw new Error(`the request ${request_id} has no place for a payment`);
  return parts;
}

/**
 * Says that a payment came back, or was given up: its amount can be paid again.
 * @throws AppError RELEASE_NOT_FOUND, FUNDS_ROLE_FORBIDS, OTHER_SIDE, COLLABORATION_ARCHIVED, MOVE_NOT_POSSIBLE.
 */
export const bounceRelease = (ctx: MemberContext, id: string, reason: string): Promise<Release> =>
  moving(ctx, id, 'bounce', async (ctx, { grant, row, to }) => {
    await setRequestState(ctx, row.request_id, 'approved');
    await releases.updateRelease(ctx.db, id, {
      state: to,
      bounce_reason: reason,
      updated_at: ctx.now,
    });
    return done(ctx, grant, id, { deed: 'bounced', remark: reason });
  });

const setRequestState = (ctx: MemberContext, id: string, state: FundRequestState) =>
  requests.updateRequest(ctx.db, id, { state, updated_at: ctx.now });

/** A request is paid once all of it is with the bank, and acknowledged once the NGO has all of it. */
async function settleRequest(ctx: MemberContext, id: string): Promise<void> {
  const request = await requests.findRequest(ctx.db, id);
  if (!request) return;
  const sent = await releases.sumSent(ctx.db, id);
  if (request.received === request.amount) await setRequestState(ctx, id, 'acknowledged');
  else if (sent === request.amount) await setRequestState(ctx, id, 'paid');
}
