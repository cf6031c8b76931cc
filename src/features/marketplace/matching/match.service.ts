import { getMarketplaceProfile } from '#features/marketplace/listing/marketplace.service.ts';
import type { Matcher } from '#features/marketplace/listing/marketplace-list.service.ts';
import { responseFigures } from '#features/marketplace/listing/response-figures.rules.ts';
import { ratingFigures } from '#features/profiles/profile/rating-figures.rules.ts';
import { withVerification } from '#features/profiles/verification-levels/verification-level.rules.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { type OrganizationType, PAN_INDIA, STATES } from '#platform/contract/reference-data.ts';
import type { MemberContext, ReaderContext } from '#platform/server/context.ts';
import {
  type FittingService,
  type Match,
  type MatchSettings,
  RECOMMENDED,
  type Recommendation,
} from './match.contract.ts';
import {
  findCandidates,
  findFittingServices,
  findMatchFacts,
  findOwnFacts,
  findWeighsNeed,
  selectFirstCandidates,
  updateWeighsNeed,
} from './match.repository.ts';
import { type MatchFacts, matchOf, placesOf } from './match.rules.ts';
import { RECOMMENDED_FROM, RECOMMENDED_TYPES } from './match-weights.data.ts';
import { gapsOf } from './own-gaps.rules.ts';

type FactRow = Awaited<ReturnType<typeof findMatchFacts>>[number];

function factsOf(row: FactRow, today: string): MatchFacts {
  const { sdg_goals, sdg_focus } = row;
  return {
    ...withVerification(row, today),
    ...ratingFigures(row),
    sdg_goals: [...new Set([...sdg_goals, ...sdg_focus])],
    ...responseFigures(row),
  };
}

/** Reads the caller's facts, and those of these members who are in the marketplace. */
async function readFacts(ctx: ReaderContext, ids: string[]) {
  const today = dayInIndia(ctx.now);
  const rows = await findMatchFacts(ctx.db, ctx.actor.profileId, ids);
  const members = new Map(rows.map((row) => [row.id, factsOf(row, today)]));
  return { members, viewer: members.get(ctx.actor.profileId), today };
}

/** Compares the caller with these members, in the order of `ids`; leaves out the caller and who is not in the marketplace. */
export async function listMatches(ctx: ReaderContext, ids: string[]): Promise<Match[]> {
  const { members, viewer, today } = await readFacts(ctx, ids);
  if (!viewer) return [];
  return [...new Set(ids)].flatMap((id) => {
    const candidate = members.get(id);
    return candidate && candidate !== viewer ? [matchOf(viewer, candidate, today)] : [];
  });
}

/** Lists of each of these members the service that fits the caller best; leaves out who offers none. */
export const listFittingServices = (ctx: ReaderContext, ids: string[]): Promise<FittingService[]> =>
  findFittingServices(ctx.db, ctx.actor.profileId, ids);

/** Reads which types the caller looks for; null if the caller's profile names no cause or no place, so that all scores are low. */
export async function readMatcher(ctx: ReaderContext): Promise<Matcher | null> {
  const own = await findOwnFacts(ctx.db, ctx.actor.profileId);
  return own && gapsOf(own) === null ? { types: [...RECOMMENDED_TYPES[own.organization_type]] } : null;
}

/** Finds the ids of the members to compare with the caller: of the other side, those who work in the same states before others. */
export async function findFirstCandidates(ctx: ReaderContext, limit: number): Promise<string[]> {
  const own = await findOwnFacts(ctx.db, ctx.actor.profileId);
  if (!own) return [];
  const types = RECOMMENDED_TYPES[own.organization_type];
  const states = statesOf(own);
  const each = Math.ceil(limit / (types.length * states.length));
  return selectFirstCandidates(ctx.db, { viewerId: ctx.actor.profileId, types, states, each, limit });
}

/**
 * Puts these members in the order of their scores for the caller: those of the types that come `first` before others, and those to
 * whom no CSR money may go behind all of their kind. Who has no score, such as the caller, is last. Equals stay in their order.
 */
export async function orderByMatch(
  ctx: ReaderContext,
  ids: string[],
  first: OrganizationType[],
): Promise<string[]> {
  const { members, viewer, today } = await readFacts(ctx, ids);
  const ranks = new Map<string, number>();
  for (const candidate of members.values()) {
    if (!viewer || candidate === viewer) continue;
    const { score, eligibility } = matchOf(viewer, candidate, today);
    const isFirst = first.includes(candidate.organization_type);
    const points = eligibility === 'not_eligible' ? score - NOT_ELIGIBLE : score;
    ranks.set(candidate.id, isFirst ? points + FIRST_TYPE : points);
  }
  const rankOf = (id: string) => ranks.get(id) ?? -NOT_ELIGIBLE - 1;
  return ids.toSorted((a, b) => rankOf(b) - rankOf(a));
}

/** Reads what counts in the matches of the caller's profile. */
export async function getMatchSettings(ctx: MemberContext): Promise<MatchSettings> {
  return { weighs_need: await findWeighsNeed(ctx.db, ctx.actor.profileId) };
}

/** Sets what counts in the matches of the caller's profile, for everybody who signs in for it. */
export async function updateMatchSettings(
  ctx: MemberContext,
  settings: MatchSettings,
): Promise<MatchSettings> {
  await updateWeighsNeed(ctx.db, ctx.actor.profileId, settings.weighs_need);
  return settings;
}

/** More than any score; and more than what somebody to whom no money may go loses. */
const NOT_ELIGIBLE = 1000;
const FIRST_TYPE = 10_000;

/** The states in which the caller looks for members: all of them for one who works everywhere, or names none. */
function statesOf(viewer: Parameters<typeof placesOf>[0]): string[] {
  const places = placesOf(viewer);
  const states = places.length === 0 || places.includes(PAN_INDIA) ? STATES : places;
  return [...new Set([...states, PAN_INDIA])];
}

/** Most members who are compared for the recommendations. */
const CANDIDATES_MAX = 300;

/**
 * Compares the caller with members who work in the same states and are no partners yet, and returns the matches, the best
 * first. A member to whom no CSR money may go is not among them.
 * @param except ids of members who are left out.
 */
export async function listFittingMatches(ctx: ReaderContext, except: string[] = []): Promise<Match[]> {
  const { viewer } = await readFacts(ctx, []);
  if (!viewer) return [];
  const types = RECOMMENDED_TYPES[viewer.organization_type];
  const states = statesOf(viewer);
  const each = Math.ceil(CANDIDATES_MAX / (types.length * states.length));
  const found = await findCandidates(ctx.db, {
    viewerId: viewer.id,
    types,
    each,
    except,
    states,
  });
  return (await listMatches(ctx, found))
    .filter(({ score, eligibility }) => score >= RECOMMENDED_FROM && eligibility !== 'not_eligible')
    .sort((a, b) => b.score - a.score || (a.profile_id < b.profile_id ? -1 : 1));
}

/** Recommends the members who fit the caller best. */
export async function listRecommendations(ctx: ReaderContext): Promise<Recommendation[]> {
  const best = (await listFittingMatches(ctx)).slice(0, RECOMMENDED);
  return Promise.all(
    best.map(async (match) => ({ profile: await getMarketplaceProfile(ctx, match.profile_id), match })),
  );
}
