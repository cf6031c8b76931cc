import {
  getOpenCollaboration,
  requireReadable,
} from '#features/collaborations/collaboration/collaborations.service.ts';
import { findActs } from '#features/funds/acts/acts.repository.ts';
import { keepAct, tellOfAct } from '#features/funds/acts/acts.service.ts';
import { postEntries } from '#features/funds/entries/entries.service.ts';
import { movesFrom } from '#features/funds/moves/moves.rules.ts';
import { findGrants, findParties, type GrantRow } from '#features/funds/parties/standing.repository.ts';
import {
  type GrantOfCaller,
  hasFundsRight,
  lockGrant,
  nextState,
  notPossible,
  readGrant,
} from '#features/funds/parties/standing.service.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type PageQuery, paginationOf } from '#platform/contract/paging.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import { GRANT_TABLE, type GrantMove } from './grant-moves.rules.ts';
import { keepTerms, requireAgreementFile, requireSeen } from './grant-terms.service.ts';
import {
  GRANT_VERSIONS_MAX,
  GRANTS_MAX,
  type Grant,
  type GrantInput,
  type GrantSummary,
  type GrantUpdate,
  type TermsOfVersion,
} from './grants.contract.ts';
import * as grants from './grants.repository.ts';
import * as versions from './terms.repository.ts';
import { type GrantTerms, type KeptTerms, sumOf } from './terms.rules.ts';
import { listTranches } from './tranche-states.service.ts';

const asSummary = ({
  funder_id,
  funder_name,
  agency_id,
  agency_name,
  archived_at: _,
  own_role: __,
  is_named: ___,
  ...grant
}: GrantOfCaller) => ({
  ...grant,
  funder: { id: funder_id, name: funder_name },
  agency: { id: agency_id, name: agency_name },
});

const asShown = ({ heads, tranches, ...terms }: KeptTerms): TermsOfVersion => ({
  ...terms,
  heads: heads.map(({ unit, rate, quantity, ...head }) => ({
    ...head,
    unit: unit ?? null,
    rate: rate ?? null,
    quantity: quantity ?? null,
  })),
  tranches: tranches.map(({ conditions, ...tranche }) => ({
    ...tranche,
    conditions: conditions.map((one) => ({
      ...one,
      milestone_id: one.milestone_id ?? null,
      percent: one.percent ?? null,
      text: one.text ?? null,
      on: one.on ?? null,
      from: one.from ?? null,
      to: one.to ?? null,
    })),
  })),
});

/** What the caller can do with a grant now. */
function movesOf(ctx: MemberContext, grant: GrantOfCaller, hasAgreed: boolean): GrantMove[] {
  if (grant.archived_at) return [];
  return movesFrom(GRANT_TABLE, grant.state, grant.own_side).filter((move) => {
    if (move !== 'agree') return hasFundsRight(ctx, grant, 'money');
    return grant.version !== grant.agreed_version && !hasAgreed && hasFundsRight(ctx, grant, 'agree');
  });
}

/** Describes a grant with its terms and tranches. */
async function describeGrant(ctx: MemberContext, grant: GrantOfCaller): Promise<Grant> {
  const [heads, years, tranches, newest] = await Promise.all([
    grants.findHeads(ctx.db, grant.id),
    grants.findYears(ctx.db, grant.id),
    listTranches(ctx, grant),
    versions.findVersion(ctx.db, grant.id, grant.version),
  ]);
  if (!newest) throw new Error(`the grant ${grant.id} has no version ${grant.version}`);
  const { funder_agreed_at, agency_agreed_at } = newest;
  const isProposed = grant.agreed_version !== null && grant.version !== grant.agreed_version;
  return {
    ...asSummary(grant),
    years,
    heads: heads.map(({ reallocated: _, charged: __, utilised: ___, ...head }) => head),
    tranches,
    agreement: { funder_agreed_at, agency_agreed_at },
    proposed: isProposed ? asShown(newest.terms) : null,
    moves: movesOf(ctx, grant, newest[`${grant.own_side}_agreed_at`] !== null),
  };
}

/** @throws AppError GRANT_NOT_FOUND. */
export const getGrant = async (ctx: MemberContext, id: string): Promise<Grant> =>
  describeGrant(ctx, await readGrant(ctx, id));

const asPage = (
  ctx: MemberContext,
  query: PageQuery,
  { records, total }: { records: GrantRow[]; total: number },
) => ({
  records: records.map(
    (row): GrantSummary =>
      asSummary({ ...row, own_side: row.funder_id === ctx.actor.profileId ? 'funder' : 'agency' }),
  ),
  pagination: paginationOf(query, total),
});

/** @throws AppError COLLABORATION_NOT_FOUND. */
export async function listGrants(ctx: MemberContext, collaborationId: string, query: PageQuery) {
  await requireReadable(ctx, collaborationId);
  return asPage(ctx, query, await findGrants(ctx.db, ctx.actor, { ...query, collaborationId }));
}

export const listOwnGrants = async (ctx: MemberContext, query: PageQuery) =>
  asPage(ctx, query, await findGrants(ctx.db, ctx.actor, query));

/**
 * Finds the two sides: the caller's organisation, and the one of the other kind that takes part.
 * @throws AppError GRANT_NEEDS_PARTIES; VALIDATION_FAILED naming `partner_id` where there are several.
 */
async function findSides(ctx: MemberContext, collaborationId: string, partnerId: string | undefined) {
  const all = await findParties(ctx.db, collaborationId);
  const own = all.find(({ id }) => id === ctx.actor.profileId);
  const others = own ? all.filter((one) => one.organization_type !== own.organization_type) : [];
  const chosen = partnerId ? others.filter(({ id }) => id === partnerId) : others;
  const [other] = chosen;
  if (!own || others.length === 0) throw new AppError('GRANT_NEEDS_PARTIES');
  if (!other || chosen.length > 1) throw validationError({ partner_id: 'Please select the other side' });
  const [funder, agency] = own.organization_type === 'corporate' ? [own, other] : [other, own];
  return { funder_id: funder.id, funder_name: funder.name, agency_id: agency.id, agency_name: agency.name };
}

const factsOf = ({ title, schedule_vii_item, is_ongoing, money, pay_by_days, heads }: KeptTerms) => ({
  title,
  schedule_vii_item,
  is_ongoing,
  money,
  pay_by_days,
  amount: sumOf(heads),
});

/**
 * Drafts a grant.
 * @throws AppError COLLABORATION_NOT_FOUND, COLLABORATION_ROLE_FORBIDS, COLLABORATION_ARCHIVED, GRANT_NEEDS_PARTIES,
 *   LIMIT_REACHED; VALIDATION_FAILED naming the field.
 */
export function createGrant(
  ctx: MemberContext,
  collaborationId: string,
  { agreement_file_id, has_government_money, partner_id, ...input }: GrantInput,
): Promise<Grant> {
  return transact(ctx, async (ctx) => {
    await getOpenCollaboration(ctx, collaborationId, 'budget');
    const sides = await findSides(ctx, collaborationId, partner_id);
    if (await grants.hasGrants(ctx.db, collaborationId, GRANTS_MAX)) {
      throw new AppError('LIMIT_REACHED', {
        message: `This collaboration has ${GRANTS_MAX} grants, the maximum.`,
      });
    }
    // Ids belong to parts of a grant that is there.
    const terms = await keepTerms(ctx, collaborationId, withoutIds(input), null);
    await requireAgreementFile(ctx, collaborationId, agreement_file_id);
    const id = newId();
    await grants.insertGrant(ctx.db, {
      ...sides,
      ...factsOf(terms),
      id,
      collaboration_id: collaborationId,
      agreement_file_id: agreement_file_id ?? null,
      has_government_money: has_government_money ?? false,
      created_at: ctx.now,
      updated_at: ctx.now,
    });
    await versions.insertVersion(ctx.db, { grant_id: id, number: 1, terms, made_at: ctx.now });
    await versions.storeTerms(ctx.db, id, terms);
    return done(ctx, id, { deed: 'added', amount: sumOf(terms.heads) });
  });
}

const withoutIds = (terms: GrantTerms): GrantTerms => ({
  ...terms,
  heads: terms.heads.map(({ id: _, ...head }) => head),
  tranches: terms.tranches.map(({ id: _, conditions, ...tranche }) => ({
    ...tranche,
    conditions: conditions.map(({ id: __, ...one }) => one),
  })),
});

interface Deed {
  deed: 'added' | 'changed' | 'proposed' | 'suspended' | 'resumed' | 'terminated';
  amount?: number;
  remark?: string;
  state?: string;
  isNews?: boolean;
}

/** Keeps and tells what was done, and returns the grant as it is now. */
async function done(ctx: MemberContext, id: string, deed: Deed): Promise<Grant> {
  const grant = await readGrant(ctx, id);
  const act = await keepAct(ctx, { grant, noun: 'grant', subjectId: id, ...deed });
  const answer = await describeGrant(ctx, grant);
  await tellOfAct(ctx, act);
  return answer;
}

/**
 * Changes a draft, or proposes a new version of an agreed grant, which counts once both sides have agreed to it.
 * @throws AppError GRANT_NOT_FOUND, FUNDS_ROLE_FORBIDS, COLLABORATION_ARCHIVED, MOVE_NOT_POSSIBLE, GRANT_CHANGED, LIMIT_REACHED;
 *   VALIDATION_FAILED naming the field.
 */
export function updateGrant(
  ctx: MemberContext,
  id: string,
  { version, agreement_file_id, has_government_money, ...sent }: GrantUpdate,
): Promise<Grant> {
  return transact(ctx, async (ctx) => {
    const grant = await lockGrant(ctx, id, { right: 'money' });
    if (!['draft', 'agreed', 'active'].includes(grant.state)) throw notPossible('grant', grant.state);
    requireSeen(grant.version, version);
    await requireAgreementFile(ctx, grant.collaboration_id, agreement_file_id);
    const changes = {
      ...(agreement_file_id !== undefined && { agreement_file_id }),
      ...(has_government_money !== undefined && { has_government_money }),
    };
    if (Object.values(sent).every((value) => value === undefined)) {
      await grants.updateGrantRow(ctx.db, id, { ...changes, updated_at: ctx.now });
      return done(ctx, id, { deed: 'changed' });
    }
    const newest = await versions.findVersion(ctx.db, id, grant.version);
    if (!newest) throw new Error(`the grant ${id} has no version ${grant.version}`);
    const merged = { ...newest.terms, ...definedOf(sent) };
    const terms = await keepTerms(ctx, grant.collaboration_id, merged, newest.terms);
    const number = grant.version + 1;
    if (number > GRANT_VERSIONS_MAX && grant.state !== 'draft') {
      throw new AppError('LIMIT_REACHED', {
        message: `This grant has ${GRANT_VERSIONS_MAX} versions, the maximum.`,
      });
    }
    const isDraft = grant.state === 'draft';
    if (isDraft) await versions.deleteVersions(ctx.db, id);
    await versions.insertVersion(ctx.db, { grant_id: id, number, terms, made_at: ctx.now });
    if (isDraft) await versions.storeTerms(ctx.db, id, terms);
    await grants.updateGrantRow(ctx.db, id, {
      ...changes,
      ...(isDraft && factsOf(terms)),
      version: number,
      updated_at: ctx.now,
    });
    return done(ctx, id, { deed: isDraft ? 'changed' : 'proposed', amount: sumOf(terms.heads) });
  });
}

/** The fields that were sent. */
const definedOf = <T extends object>(sent: T): Partial<GrantTerms> =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));

/**
 * Agrees to the newest version for the caller's side. Once both have, it counts, and its budget is posted.
 * @throws AppError GRANT_NOT_FOUND, FUNDS_ROLE_FORBIDS, COLLABORATION_ARCHIVED, MOVE_NOT_POSSIBLE, GRANT_CHANGED, ALREADY_AGREED;
 *   BEYOND_BUDGET if less would be left than was asked for or charged meanwhile.
 */
export function agreeToGrant(
  ctx: MemberContext,
  id: string,
  { version }: { version?: number | undefined },
): Promise<Grant> {
  return transact(ctx, async (ctx) => {
    const grant = await lockGrant(ctx, id, { right: 'agree' });
    const { own_side, state } = grant;
    const to = nextState(GRANT_TABLE, { from: state, move: 'agree', side: own_side }, 'grant');
    requireSeen(grant.version, version);
    const newest = await versions.findVersion(ctx.db, id, grant.version);
    if (!newest || newest[`${own_side}_agreed_at`] !== null) throw new AppError('ALREADY_AGREED');
    await versions.updateAgreement(
      ctx.db,
      id,
      grant.version,
      own_side === 'funder' ? { funder_agreed_at: ctx.now } : { agency_agreed_at: ctx.now },
    );
    const other = own_side === 'funder' ? newest.agency_agreed_at : newest.funder_agreed_at;
    const amount = sumOf(newest.terms.heads);
    const isAgreed = other !== null;
    const act = await keepAct(ctx, {
      grant,
      noun: 'grant',
      subjectId: id,
      deed: 'agreed',
      amount,
      state: isAgreed ? to : state,
      isLast: isAgreed,
    });
    if (isAgreed) {
      // The sum comes first: the constraints of what is in it look at the new one.
      if (amount !== grant.agreed) {
        const dated_on = dayInIndia(ctx.now);
        await postEntries(ctx, { grantId: id, sourceId: id, actId: act.id }, [
          { kind: 'agreed', amount: amount - grant.agreed, dated_on },
        ]);
      }
      if (!(await grants.holdCollaboration(ctx.db, grant.collaboration_id)))
        throw new AppError('COLLABORATION_NOT_FOUND');
      if (grant.agreed_version !== null) await versions.storeTerms(ctx.db, id, newest.terms);
      await grants.updateGrantRow(ctx.db, id, {
        ...factsOf(newest.terms),
        state: to,
        agreed_version: grant.version,
        updated_at: ctx.now,
      });
    }
    const answer = await getGrant(ctx, id);
    await tellOfAct(ctx, act);
    return answer;
  });
}

const DEEDS = { suspend: 'suspended', resume: 'resumed', terminate: 'terminated' } as const;

/**
 * Suspends, resumes or ends a grant for the company.
 * @throws AppError GRANT_NOT_FOUND, FUNDS_ROLE_FORBIDS, OTHER_SIDE, COLLABORATION_ARCHIVED, MOVE_NOT_POSSIBLE.
 */
export function moveGrant(
  ctx: MemberContext,
  id: string,
  move: keyof typeof DEEDS,
  reason: string,
): Promise<Grant> {
  return transact(ctx, async (ctx) => {
    const { own_side, ...grant } = await lockGrant(ctx, id, { right: 'agree' });
    const next = nextState(GRANT_TABLE, { from: grant.state, move, side: own_side }, 'grant');
    // What was never paid goes back to where it was.
    const state = move === 'resume' && grant.received === 0 ? 'agreed' : next;
    await grants.updateGrantRow(ctx.db, id, { state, state_reason: reason, updated_at: ctx.now });
    return done(ctx, id, { deed: DEEDS[move], remark: reason, state });
  });
}

/** @throws AppError GRANT_NOT_FOUND. */
export async function listGrantVersions(ctx: MemberContext, id: string, query: PageQuery) {
  await readGrant(ctx, id);
  const { records, total } = await versions.findVersions(ctx.db, id, query);
  return {
    records: records.map(({ terms, ...version }) => ({ ...version, terms: asShown(terms) })),
    pagination: paginationOf(query, total),
  };
}

/** @throws AppError GRANT_NOT_FOUND. */
export async function listGrantActs(
  ctx: MemberContext,
  id: string,
  query: PageQuery & { subject_id?: string | undefined },
) {
  await readGrant(ctx, id);
  const { records, total } = await findActs(ctx.db, id, query);
  return { records, pagination: paginationOf(query, total) };
}
