import { keepAct, tellOfAct } from '#features/funds/acts/acts.service.ts';
import { postEntries } from '#features/funds/entries/entries.service.ts';
import { SHOWING_STATES } from '#features/funds/grants/grant-moves.rules.ts';
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
import { AppError } from '#platform/contract/errors.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { type PageQuery, paginationOf } from '#platform/contract/paging.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import { computeStatement } from './statement.service.ts';
import {
  ACCEPTING_PARTS,
  type AcceptingPart,
  UTILISATION_TABLE,
  type UtilisationMove,
  type UtilisationState,
} from './utilisation-moves.rules.ts';
import { UTILISATIONS_MAX, type Utilisation, type UtilisationInput } from './utilisations.contract.ts';
import * as utilisations from './utilisations.repository.ts';

/** A statement as the caller reads it: what was sent, or of one that the NGO works on what it would say now. */
async function asCallerReads(
  ctx: MemberContext,
  grant: GrantOfCaller,
  { period_from, period_to, content, acceptances, practitioner, code, ...row }: utilisations.UtilisationRow,
): Promise<Utilisation> {
  const isOpen = grant.own_side === 'agency' && (row.state === 'draft' || row.state === 'returned');
  const statement = { id: row.id, grant_id: row.grant_id, period_from, period_to };
  const mayMove = hasFundsRight(ctx, grant, 'money') && !grant.archived_at;
  return {
    ...row,
    from: period_from,
    to: period_to,
    content: content && !isOpen ? content : await computeStatement(ctx, statement),
    acceptances: acceptances.map(({ account_id: _, accepted_at, ...one }) => ({
      ...one,
      accepted_at: new Date(accepted_at).toISOString(),
    })),
    code: row.state === 'sent' || row.state === 'accepted' ? code : null,
    practitioner: practitioner && {
      ...practitioner,
      confirmed_at: new Date(practitioner.confirmed_at).toISOString(),
    },
    moves: mayMove ? movesFrom(UTILISATION_TABLE, row.state, grant.own_side) : [],
  };
}

/** Finds a statement that the caller's side reads: drafts are the NGO's. @throws AppError UTILISATION_NOT_FOUND. */
async function findOwn(ctx: MemberContext, grant: GrantOfCaller, id: string) {
  const row = await utilisations.findUtilisation(ctx.db, id);
  if (!row || (row.state === 'draft' && grant.own_side === 'funder'))
    throw new AppError('UTILISATION_NOT_FOUND');
  return row;
}

/** @throws AppError UTILISATION_NOT_FOUND. */
export const getUtilisation = async (ctx: MemberContext, id: string): Promise<Utilisation> =>
  ofGrant(await utilisations.findGrantId(ctx.db, id), 'UTILISATION_NOT_FOUND', async (grantId) => {
    const grant = await readGrant(ctx, grantId);
    return asCallerReads(ctx, grant, await findOwn(ctx, grant, id));
  });

/** @throws AppError GRANT_NOT_FOUND. */
export async function listUtilisations(ctx: MemberContext, grantId: string, query: PageQuery) {
  const grant = await readGrant(ctx, grantId);
  const withDrafts = grant.own_side === 'agency';
  const { records, total } = await utilisations.findUtilisations(ctx.db, grantId, { ...query, withDrafts });
  return {
    records: await Promise.all(records.map((row) => asCallerReads(ctx, grant, row))),
    pagination: paginationOf(query, total),
  };
}

interface Deed {
  deed: 'added' | 'sent' | 'returned' | 'accepted';
  state: UtilisationState;
  remark?: string | null;
  isNews?: boolean;
  isLast?: boolean;
}

/** Keeps and tells what was done, posts what it counts, and returns the statement as it is now. */
async function done(
  ctx: MemberContext,
  grant: GrantOfCaller,
  id: string,
  deed: Deed,
  post?: (actId: string) => Promise<void>,
): Promise<Utilisation> {
  const act = await keepAct(ctx, { grant, noun: 'utilisation', subjectId: id, ...deed });
  await post?.(act.id);
  const answer = await asCallerReads(ctx, grant, await findOwn(ctx, grant, id));
  await tellOfAct(ctx, { ...act, amount: answer.content.used });
  return answer;
}

/**
 * Drafts a statement of a period, for the NGO.
 * @throws AppError GRANT_NOT_FOUND, FUNDS_ROLE_FORBIDS, OTHER_SIDE, COLLABORATION_ARCHIVED, MOVE_NOT_POSSIBLE, LIMIT_REACHED.
 */
export function createUtilisation(
  ctx: MemberContext,
  grantId: string,
  { from, to }: UtilisationInput,
): Promise<Utilisation> {
  return transact(ctx, async (ctx) => {
    const grant = await lockGrant(ctx, grantId, { side: 'agency', right: 'money' });
    if (!SHOWING_STATES.includes(grant.state)) throw notPossible('grant', grant.state);
    if (await utilisations.hasUtilisations(ctx.db, grantId, UTILISATIONS_MAX)) {
      throw new AppError('LIMIT_REACHED', {
        message: `This grant has ${UTILISATIONS_MAX} statements, the maximum.`,
      });
    }
    const id = newId();
    await utilisations.insertUtilisation(ctx.db, {
      id,
      grant_id: grantId,
      period_from: from,
      period_to: to,
      created_at: ctx.now,
      updated_at: ctx.now,
    });
    return done(ctx, grant, id, { deed: 'added', state: 'draft', isNews: false });
  });
}

interface Step {
  grant: GrantOfCaller;
  row: utilisations.UtilisationRow;
  to: UtilisationState;
}

/** Holds the grant of a statement and looks the move up. @throws AppError as the moves below say. */
const moving = (
  ctx: MemberContext,
  id: string,
  move: UtilisationMove,
  work: (ctx: MemberContext, step: Step) => Promise<Utilisation>,
): Promise<Utilisation> =>
  transact(ctx, async (ctx) =>
    ofGrant(await utilisations.findGrantId(ctx.db, id), 'UTILISATION_NOT_FOUND', async (grantId) => {
      const grant = await lockGrant(ctx, grantId, { right: 'money' });
      const row = await findOwn(ctx, grant, id);
      const step = { from: row.state, move, side: grant.own_side };
      const to = nextState(UTILISATION_TABLE, step, 'statement');
      if (!SHOWING_STATES.includes(grant.state)) throw notPossible('grant', grant.state);
      return work(ctx, { grant, row, to });
    }),
  );

/**
 * Sends a statement: it shows the expenses of its period, which change no more.
 * @throws AppError UTILISATION_NOT_FOUND, FUNDS_ROLE_FORBIDS, OTHER_SIDE, COLLABORATION_ARCHIVED, MOVE_NOT_POSSIBLE;
 *   BEYOND_BUDGET if more would be used than was received.
 */
export const sendUtilisation = (
  ctx: MemberContext,
  id: string,
  remark: string | null = null,
): Promise<Utilisation> =>
  moving(ctx, id, 'send', async (ctx, { grant, row, to }) => {
    await utilisations.collectExpenses(ctx.db, row);
    const content = await computeStatement(ctx, row);
    const round = row.round + 1;
    await utilisations.updateUtilisation(ctx.db, id, {
      state: to,
      round,
      content: JSON.stringify(content),
      updated_at: ctx.now,
    });
    await utilisations.insertRound(ctx.db, { id, round, content, now: ctx.now });
    const shown = await utilisations.sumShown(ctx.db, grant.id);
    if (shown > grant.received) {
      throw new AppError('BEYOND_BUDGET', {
        message: `With this statement ${formatRupees(shown)} would be used, but only ${formatRupees(grant.received)} is received.`,
        details: { left: grant.received - (shown - content.used) },
      });
    }
    return done(ctx, grant, id, { deed: 'sent', state: to, remark });
  });

/**
 * Returns a statement to the NGO.
 * @throws AppError as `sendUtilisation`; VALIDATION_FAILED without a remark.
 */
export const returnUtilisation = (
  ctx: MemberContext,
  id: string,
  remark: string | null | undefined,
): Promise<Utilisation> =>
  moving(ctx, id, 'return', async (ctx, { grant, to }) => {
    if (!remark) throw validationError({ remark: 'Please say what should be changed' });
    await utilisations.updateUtilisation(ctx.db, id, { state: to, remark, updated_at: ctx.now });
    return done(ctx, grant, id, { deed: 'returned', state: to, remark });
  });

/** The part that a person accepts for: the own one of finance, or the one that is missing. */
function partOf(
  { actor }: MemberContext,
  { acceptances }: utilisations.UtilisationRow,
  as: AcceptingPart | undefined,
): AcceptingPart {
  if (as) return as;
  if (actor.role === 'finance') return 'finance';
  const accepted = acceptances.map(({ part }) => part);
  return ACCEPTING_PARTS.find((part) => !accepted.includes(part)) ?? 'finance';
}

/**
 * Accepts a statement for programme or finance of the company. With both, by two persons, what it shows is posted.
 * @throws AppError UTILISATION_NOT_FOUND, FUNDS_ROLE_FORBIDS, OTHER_SIDE, COLLABORATION_ARCHIVED, SAME_PERSON, BEYOND_BUDGET;
 *   MOVE_NOT_POSSIBLE, also where that part has accepted it.
 */
export const acceptUtilisation = (
  ctx: MemberContext,
  id: string,
  { as, remark = null }: { as?: AcceptingPart | undefined; remark?: string | null | undefined },
): Promise<Utilisation> =>
  moving(ctx, id, 'accept', async (ctx, { grant, row, to }) => {
    if (row.acceptances.some(({ account_id }) => account_id === ctx.actor.accountId))
      throw new AppError('SAME_PERSON');
    await utilisations.insertAcceptance(ctx.db, {
      utilisation_id: id,
      round: row.round,
      part: partOf(ctx, row, as),
      account_id: ctx.actor.accountId,
      accepted_at: ctx.now,
    });
    const isLast = row.acceptances.length + 1 === ACCEPTING_PARTS.length;
    const state = isLast ? to : row.state;
    await utilisations.updateUtilisation(ctx.db, id, { state, updated_at: ctx.now });
    return done(ctx, grant, id, { deed: 'accepted', state, remark, isLast }, async (actId) => {
      if (!isLast) return;
      const sums = await utilisations.sumToPost(ctx.db, id);
      await postEntries(
        ctx,
        { grantId: grant.id, sourceId: id, actId },
        sums.map((one) => ({ ...one, kind: 'utilised' })),
      );
    });
  });
