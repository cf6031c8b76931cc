import { roleOf } from '#features/profiles/profile/profile-role.rules.ts';
import { ratingFigures } from '#features/profiles/profile/rating-figures.rules.ts';
import { withVerification } from '#features/profiles/verification-levels/verification-level.rules.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type Pagination, paginationOf } from '#platform/contract/paging.ts';
import type { MemberContext } from '#platform/server/context.ts';
import {
  CONTACT_DETAILS,
  type MarketplaceProfile,
  type MarketplaceQuery,
  SEARCH_TOTAL_MAX,
} from './marketplace.contract.ts';
import * as marketplace from './marketplace.repository.ts';
import { selectMemberRows, selectPublishedIds } from './member-rows.repository.ts';
import {
  anyOf,
  namesOfType,
  readSearch,
  type SearchMeaning,
  type SearchWords,
  searchLevels,
  withoutMeaning,
} from './search-words.rules.ts';

/** A search that finds fewer members than this also takes members with fewer of its words. */
const ENOUGH_HITS = 100;

function present(
  { requests_answered, requests_late, ratings_sum, ratings_count, ...row }: marketplace.MarketplaceRow,
  ctx: MemberContext,
): MarketplaceProfile {
  const due = requests_answered + requests_late;
  return {
    ...withVerification(row, dayInIndia(ctx.now)),
    role: roleOf(row.organization_type, false),
    ...ratingFigures({ ratings_sum, ratings_count }),
    response_rate: due === 0 ? null : Math.round((100 * requests_answered) / due),
    ...(!seesContacts(ctx) && NO_CONTACT_DETAILS),
  };
}

/** Contact details are for callers whose own email is confirmed. */
const seesContacts = (ctx: MemberContext) => ctx.actor.emailConfirmed;

const NO_CONTACT_DETAILS = Object.fromEntries(CONTACT_DETAILS.map((name) => [name, null]));

interface Found {
  rows: marketplace.MarketplaceRow[];
  total: number;
  meaning?: SearchMeaning;
}

interface Page {
  limit: number;
  offset: number;
}

/** What a search reads from: the caller's database, filters and page. */
interface Search {
  db: MemberContext['db'];
  filter: marketplace.MarketplaceFilter;
  page: Page;
}

const countHits = ({ db, filter }: Search, { condition }: marketplace.Matching) =>
  marketplace.countCandidates(db, filter, condition, SEARCH_TOTAL_MAX);

/** Ranks a few hits by how well they match, and lists many in the order of the marketplace. */
function readHits(search: Search, words: marketplace.Matching, total: number) {
  const { db, filter, page } = search;
  return total < SEARCH_TOTAL_MAX
    ? marketplace.findBestProfiles(db, filter, words, page)
    : marketplace.findListedProfiles(db, filter, words.condition, page);
}

/** Finds the members with all words; undefined if there are none. */
async function findAll(search: Search, words: marketplace.Matching): Promise<Found | undefined> {
  const total = await countHits(search, words);
  return total === 0 ? undefined : { total, rows: await readHits(search, words, total) };
}

/** Reads the few best hits, and after them the others in the order of the marketplace. */
async function bestThenOthers(
  { db, filter, page }: Search,
  best: { words: marketplace.Matching; total: number },
  others: marketplace.Matching,
) {
  const { limit, offset } = page;
  const first = offset < best.total ? await marketplace.findBestProfiles(db, filter, best.words, page) : [];
  if (first.length === limit) return first;
  const rest = { limit: limit - first.length, offset: Math.max(0, offset - best.total) };
  const condition = marketplace.without(others.condition, best.words.condition);
  return [...first, ...(await marketplace.findListedProfiles(db, filter, condition, rest))];
}

/** Takes members with fewer and fewer of the words, until enough are found. */
async function widen(
  search: Search,
  levels: marketplace.Matching[],
  start: number,
): Promise<Found | undefined> {
  let best: { words: marketplace.Matching; total: number } | undefined;
  for (const [at, words] of levels.entries()) {
    const total = at === 0 ? start : await countHits(search, words);
    if (best && total >= SEARCH_TOTAL_MAX) {
      return { total, rows: await bestThenOthers(search, best, words) };
    }
    if (at === levels.length - 1 || total >= ENOUGH_HITS) {
      return total === 0 ? undefined : { total, rows: await readHits(search, words, total) };
    }
    if (total > 0) best = { words, total };
  }
  return undefined;
}

/** Finds the members with all words, also with typing errors, then those with fewer. */
async function findByWords(search: Search, words: SearchWords): Promise<Found | undefined> {
  const { groups, meaning } = words;
  const { state, type } = meaning;
  const named = { state, type, typeNames: type ? namesOfType(type) : [] };
  const within = { ...search, filter: { ...search.filter, named } };
  const texts = groups.map((group) => anyOf([group]));
  const rank = marketplace.rankByGroups(texts, anyOf(words.words.map((word) => [word])), state);
  if (groups.length === 0) {
    if (!state && !type) return undefined;
    return findAll(within, { condition: marketplace.ANY_WORDS, rank });
  }
  const levels = searchLevels(groups).map((text) => ({
    condition: marketplace.fullText(text).condition,
    rank,
  }));
  const [all] = levels;
  const total = all ? await countHits(within, all) : 0;
  const similar = () => findAll(within, marketplace.similarWords(groups.map(([written = '']) => written)));
  return (total === 0 && (await similar())) || widen(within, levels, total);
}

/**
 * Searches for members who have the words of a search; the state and type that it names are required, unless nobody
 * has them. Counts the hits up to a limit before it sorts anything, so that neither a rare nor a common word is slow
 * (docs/decisions, search).
 */
async function searchMembers(search: Search, written: string): Promise<Found> {
  const words = readSearch(written);
  const none = { rows: [], total: 0 };
  if (words.words.length === 0) return none;
  if (words.precise) {
    const exact = await findAll(search, marketplace.fullText(words.text));
    return exact ?? (await findAll(search, marketplace.similarWords(words.words))) ?? none;
  }
  const found = await findByWords(search, words);
  if (found) return { ...found, meaning: words.meaning };
  const { state, type } = words.meaning;
  return (state || type ? await findByWords(search, withoutMeaning(words)) : undefined) ?? none;
}

async function browse(ctx: MemberContext, filter: marketplace.MarketplaceFilter, page: Page): Promise<Found> {
  const { location, savedBy, verified } = filter;
  // These filters have no counters, and no index together with a state.
  const isNarrow = Boolean(savedBy || verified);
  const count = () =>
    isNarrow
      ? marketplace.countCandidates(ctx.db, filter, undefined, SEARCH_TOTAL_MAX)
      : marketplace.countProfiles(ctx.db, filter);
  const read = () =>
    location && !isNarrow
      ? marketplace.findProfilesOfState(ctx.db, { ...filter, location }, page)
      : marketplace.findListedProfiles(ctx.db, filter, undefined, page);
  const [total, rows] = await Promise.all([count(), read()]);
  return { total, rows };
}

/** Lists published members, filtered by words, type, state, verification or the caller's saved profiles. */
export async function listMarketplaceProfiles(
  ctx: MemberContext,
  query: MarketplaceQuery,
): Promise<{ records: MarketplaceProfile[]; pagination: Pagination; understood?: SearchMeaning }> {
  const page = { limit: query.pageSize, offset: (query.page - 1) * query.pageSize };
  const today = dayInIndia(ctx.now);
  const filter = {
    type: query.type,
    location: query.location,
    savedBy: query.saved && ctx.actor.id,
    verified: query.verification && { level: Number(query.verification), today },
  };
  const found = await (query.search
    ? searchMembers({ db: ctx.db, filter, page }, query.search)
    : browse(ctx, filter, page));
  const records = found.rows.map((row) => present(row, ctx));
  const { state, type, focus_areas = [] } = found.meaning ?? {};
  const understood = state || type || focus_areas.length > 0 ? found.meaning : undefined;
  return { records, pagination: paginationOf(query, found.total), ...(understood && { understood }) };
}

/** @throws AppError PROFILE_NOT_FOUND, also for a profile that is not published. */
export async function getMarketplaceProfile(ctx: MemberContext, id: string): Promise<MarketplaceProfile> {
  const row = await marketplace.findPublishedProfile(ctx.db, id);
  if (!row) throw new AppError('PROFILE_NOT_FOUND');
  return present(row, ctx);
}

/** Selects the members as the caller sees them in the marketplace, and the caller. */
export const memberRows = (ctx: MemberContext) =>
  selectMemberRows({ id: ctx.actor.id, seesContacts: seesContacts(ctx), today: dayInIndia(ctx.now) });

/** Selects the ids of the members in the marketplace: their services and projects may be read too. */
export const publishedMembers = (ctx: MemberContext) => selectPublishedIds(ctx.db);
