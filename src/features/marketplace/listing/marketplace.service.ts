import { type Correction, correctWords } from '#features/marketplace/words/corrections.service.ts';
import { roleOf } from '#features/profiles/profile/profile-role.rules.ts';
import { ratingFigures } from '#features/profiles/profile/rating-figures.rules.ts';
import { withVerification } from '#features/profiles/verification-levels/verification-level.rules.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import { SDG_GOALS } from '#platform/contract/reference-data.ts';
import type { MemberContext, ReaderContext } from '#platform/server/context.ts';
import { isTimeout } from '#platform/server/database/limit-transaction.ts';
import { endWith } from '#platform/server/database/prepared/preparing-client.ts';
import { lastYearOfFoundation } from './csr-eligibility.rules.ts';
import { countNarrow } from './filter-counts.service.ts';
import {
  CONTACT_DETAILS,
  type MarketplaceFilterQuery,
  type MarketplaceProfile,
  SEARCH_TOTAL_MAX,
} from './marketplace.contract.ts';
import * as marketplace from './marketplace.repository.ts';
import { BUDGET_RANGES, PRICE_RANGES, type Sort } from './marketplace-ranges.data.ts';
import { selectMemberRows, selectPublishedIds } from './member-rows.repository.ts';
import { responseFigures } from './response-figures.rules.ts';
import {
  anyOf,
  enoughWords,
  namesOfType,
  plainWords,
  readSearch,
  type SearchMeaning,
  type SearchWords,
  searchLevels,
  withoutMeaning,
} from './search-words.rules.ts';

/** A search that finds fewer members than this also takes members with fewer of its words. */
const ENOUGH_HITS = 100;

/** Shows a member as this caller sees it. */
export function present(
  { requests_answered, requests_late, ratings_sum, ratings_count, ...row }: marketplace.MarketplaceRow,
  ctx: ReaderContext,
): MarketplaceProfile {
  return {
    ...withVerification(row, dayInIndia(ctx.now)),
    role: roleOf(row.organization_type, false),
    ...ratingFigures({ ratings_sum, ratings_count }),
    ...responseFigures({ requests_answered, requests_late }),
    ...(!seesContacts(ctx) && NO_CONTACT_DETAILS),
  };
}

/** Contact details are for callers whose own email is confirmed. */
const seesContacts = (ctx: ReaderContext) => ctx.actor.emailConfirmed;

const NO_CONTACT_DETAILS = Object.fromEntries(CONTACT_DETAILS.map((name) => [name, null]));

export interface Found {
  rows: marketplace.MarketplaceRow[];
  total: number;
  meaning?: SearchMeaning;
  corrections?: Correction[];
  /** True if the search took too long: there may be more. */
  incomplete?: boolean;
  /** What decides who is found, as the words were read in the end. */
  hits?: Hits;
}

/** Who is found: filters and words. */
export interface Hits {
  filter: marketplace.MarketplaceFilter;
  words?: marketplace.Matching['condition'];
}

const NONE: Found = { rows: [], total: 0 };
const NO_HITS: marketplace.CountedHits = { total: 0, ids: [], isMany: false, isRare: false };

export interface Page {
  limit: number;
  offset: number;
}

/** What a search reads from: the caller's database, filters and page. */
interface Search {
  db: ReaderContext['db'];
  filter: marketplace.MarketplaceFilter;
  page: Page;
  progress: Progress;
  /** True to find only who has all the words: nobody with fewer of them. */
  exact?: boolean;
}

/** What a search that takes too long can answer. */
interface Progress {
  /** Reads the best that was found so far. */
  readBest?: () => Promise<Found>;
  corrections?: Correction[];
}

const countHits = ({ db, filter, page }: Search, words: marketplace.Matching) =>
  marketplace.countAndFind(db, filter, words, { page, max: SEARCH_TOTAL_MAX });

/** Reads the page of hits that were counted. */
function readHits(
  { db, filter, page }: Search,
  { condition }: marketplace.Matching,
  { ids, isMany, isRare }: marketplace.CountedHits,
): Promise<marketplace.MarketplaceRow[]> {
  if (!isMany) return marketplace.findProfilesInOrder(db, ids);
  const read = isRare ? marketplace.findHits : marketplace.findManyProfiles;
  return read(db, filter, condition, page);
}

/** Reads what was counted; undefined if that is nobody. */
async function readCounted(
  search: Search,
  words: marketplace.Matching,
  counted: marketplace.CountedHits,
): Promise<Found | undefined> {
  const { total } = counted;
  return total === 0
    ? undefined
    : { total, rows: await readHits(search, words, counted), hits: hitsOf(search, words) };
}

/** Finds the members with all words; undefined if there are none. */
const findAll = async (search: Search, words: marketplace.Matching) =>
  readCounted(search, words, await countHits(search, words));

const hitsOf = ({ filter }: Search, { condition }: marketplace.Matching): Hits => ({
  filter,
  words: condition,
});

/** Reads the few best hits, and after them the others in the order of the marketplace. */
async function bestThenOthers(
  { db, filter, page }: Search,
  best: { words: marketplace.Matching; total: number; ids: string[] },
  others: marketplace.Matching,
) {
  const { limit, offset } = page;
  const first = await marketplace.findProfilesInOrder(db, best.ids);
  if (first.length === limit) return first;
  const rest = { limit: limit - first.length, offset: Math.max(0, offset - best.total) };
  const condition = marketplace.without(others.condition, best.words.condition);
  return [...first, ...(await marketplace.findManyProfiles(db, filter, condition, rest))];
}

/** Takes members with fewer and fewer of the words, until enough are found. */
async function widen(
  search: Search,
  levels: marketplace.Matching[],
  start: marketplace.CountedHits,
): Promise<Found | undefined> {
  let best: { words: marketplace.Matching; total: number; ids: string[] } | undefined;
  for (const [at, words] of levels.entries()) {
    const counted = at === 0 ? start : await countHits(search, words);
    const { total } = counted;
    if (best && total >= SEARCH_TOTAL_MAX && marketplace.isRanked(search.filter)) {
      return { total, rows: await bestThenOthers(search, best, words), hits: hitsOf(search, words) };
    }
    if (at === levels.length - 1 || total >= ENOUGH_HITS) return readCounted(search, words, counted);
    if (total === 0) continue;
    best = { words, total, ids: counted.ids };
    search.progress.readBest = async () => ({ total, rows: await readHits(search, words, counted) });
  }
  return undefined;
}

/** Searches for a search's words in the way that it has been read; undefined if nothing is found. */
type Way = (search: Search, words: SearchWords) => Promise<Found | undefined>;

/** Corrects the words that nobody has, and searches again; undefined if there are none, or that finds nobody either. */
async function findCorrected(
  search: Search,
  { text, words }: { text: string; words: string[] },
  way: Way,
): Promise<Found | undefined> {
  const corrections = await correctWords(search, words);
  if (corrections.length === 0) return undefined;
  search.progress.corrections = corrections;
  const replacements = new Map(corrections.map(({ written, searched }) => [written, searched]));
  const corrected = readSearch(text, replacements);
  const found = await way(search, corrected);
  return found && { ...found, corrections, meaning: found.meaning ?? corrected.meaning };
}

/** Finds the members with all words of a search, then those with fewer. */
async function findByWords(
  search: Search,
  words: SearchWords,
  { corrects }: { corrects: boolean },
): Promise<Found | undefined> {
  const { groups, meaning } = words;
  const { state, type } = meaning;
  const named = { state, type, typeNames: type ? namesOfType(type) : [] };
  const within = { ...search, filter: { ...search.filter, named } };
  const texts = groups.map((group) => anyOf([group]));
  const rank = marketplace.rankByGroups(texts, anyOf(words.words.map((word) => [word])), state);
  if (groups.length === 0) {
    if (!state && !type) return undefined;
    const found = await findAll(within, { ...marketplace.ANY_WORDS, rank });
    return found && { ...found, meaning };
  }
  const levels = searchLevels(groups).map((text, at, all) => ({
    ...marketplace.fullText(text),
    rank,
    enough: at === all.length - 1 ? enoughWords(groups) : undefined,
  }));
  const [all] = levels;
  const counted = all ? await countHits(within, all) : NO_HITS;
  const plain = { text: words.text, words: plainWords(words) };
  const corrected = counted.total === 0 && corrects && (await findCorrected(search, plain, findAsRead));
  if (corrected) return corrected;
  const found = await widen(within, search.exact ? levels.slice(0, 1) : levels, counted);
  return found && { ...found, meaning };
}

/** Searches for corrected words. */
const findAsRead: Way = async (search, words) =>
  (await findByWords(search, words, { corrects: false })) ?? findAsPlain(search, words);

/** Searches again where nobody has the state or type that the search names: with those as plain words. */
async function findAsPlain(search: Search, words: SearchWords): Promise<Found | undefined> {
  const { state, type } = words.meaning;
  if (!state && !type) return undefined;
  const plain = withoutMeaning(words);
  const found = await findByWords(search, plain, { corrects: false });
  return found && { ...found, meaning: plain.meaning };
}

/**
 * Searches for members who have the words of a search; the state and type that it names are required, unless nobody
 * has them. Counts the hits up to a limit before it sorts anything, so that neither a rare nor a common word is slow
 * (docs/decisions, search).
 */
async function searchMembers(search: Search, written: string): Promise<Found> {
  const words = readSearch(written);
  if (words.words.length === 0) return NONE;
  if (words.precise) {
    const exactly: Way = (within, { text }) => findAll(within, marketplace.fullText(text));
    const plain = { text: words.text, words: plainWords(words) };
    return (await exactly(search, words)) ?? (await findCorrected(search, plain, exactly)) ?? NONE;
  }
  return (await findByWords(search, words, { corrects: true })) ?? (await findAsPlain(search, words)) ?? NONE;
}

/** Lists the members with filters that have no counters. */
async function narrow(search: Search): Promise<Found> {
  const { db, filter, page } = search;
  const total = await countNarrow(search, filter, SEARCH_TOTAL_MAX);
  if (total === 0) return NONE;
  const read = total < SEARCH_TOTAL_MAX ? marketplace.findHits : marketplace.findManyProfiles;
  return { total, rows: await read(db, filter, undefined, page) };
}

const browse = ({ db, filter, page }: Search): Promise<Found> =>
  marketplace.findListedProfiles(db, filter, page);

/** Longest time for a search, and for reading what it has found by then, in milliseconds. */
const SEARCH_MS = 2000;
const READ_BEST_MS = 1000;

/** Runs work until this time is over or the caller leaves. @throws an error of `isTimeout` then. */
export async function until<T>(ctx: ReaderContext, milliseconds: number, work: () => Promise<T>): Promise<T> {
  const end = new AbortController();
  const abort = () => end.abort();
  const timer = setTimeout(abort, milliseconds);
  ctx.left?.().addEventListener('abort', abort);
  return endWith(end.signal, work).finally(() => clearTimeout(timer));
}

/** Runs a search, ends it when the caller leaves, and after two seconds answers what it has. */
async function withinTime(ctx: ReaderContext, search: Search, work: () => Promise<Found>): Promise<Found> {
  const nothing = { ...NONE, incomplete: true };
  try {
    return await until(ctx, SEARCH_MS, work);
  } catch (error) {
    if (!isTimeout(error)) throw error;
  }
  const { readBest, corrections } = search.progress;
  // Nobody reads the answer to a caller who has left.
  if (!readBest || ctx.left?.().aborted) return nothing;
  try {
    const best = await until(ctx, READ_BEST_MS, readBest);
    return { ...best, ...(corrections && { corrections }), incomplete: true };
  } catch (error) {
    if (!isTimeout(error)) throw error;
    return nothing;
  }
}

const placesIn = <Id extends string>(ranges: readonly { id: Id }[], ids: readonly Id[], name: string) =>
  ids.map((id) => `${name} ${ranges.findIndex((range) => range.id === id)}`);

/** Builds the keys of `marketplace_keys` for the filters of which several options can be chosen. */
function keysOf({ sdg = [], focus = [], item = [], budget = [], price = [] }: MarketplaceFilterQuery) {
  return [
    sdg.map((number) => `sdg ${SDG_GOALS[Number(number) - 1]}`),
    focus.map((area) => `focus ${area}`),
    item.map((number) => `item ${number}`),
    placesIn(BUDGET_RANGES, budget, 'budget'),
    placesIn(PRICE_RANGES, price, 'price'),
  ].filter((keys) => keys.length > 0);
}

export function filterOf(ctx: ReaderContext, query: MarketplaceFilterQuery): marketplace.MarketplaceFilter {
  const today = dayInIndia(ctx.now);
  return {
    type: query.type,
    location: query.location,
    savedBy: query.saved && ctx.actor.profileId,
    verified: query.verification && { level: Number(query.verification), today },
    anyOf: keysOf(query),
    district: query.district || undefined,
    csr: query.csr && { today, foundedBy: lastYearOfFoundation(today) },
    papers: query.paper?.length ? { names: query.paper, today } : undefined,
  };
}

/** Whether there are no counters for a filter, or no index of its order. */
const isNarrow = (filter: marketplace.MarketplaceFilter) =>
  Boolean(filter.savedBy || filter.verified || filter.anyOf?.length || filter.district || filter.csr) ||
  Boolean(filter.papers || filter.also || (filter.location && !marketplace.isRanked(filter)));

/** Finds members with a confirmed email. */
export async function findMembers(
  ctx: ReaderContext,
  query: MarketplaceFilterQuery,
  { page, sort }: { page: Page; sort?: Exclude<Sort, 'match'> },
): Promise<Found> {
  const filter = { ...filterOf(ctx, query), sort };
  const search: Search = { db: ctx.db, filter, page, progress: {} };
  const { search: words } = query;
  return words || isNarrow(filter)
    ? withinTime(ctx, search, () => (words ? searchMembers(search, words) : narrow(search)))
    : browse(search);
}

/** Finds out what decides who is found; undefined where nobody is, or finding out takes too long. */
export async function findHits(ctx: ReaderContext, query: MarketplaceFilterQuery): Promise<Hits | undefined> {
  if (!query.search) return { filter: filterOf(ctx, query) };
  return (await findMembers(ctx, query, { page: { limit: 1, offset: 0 } })).hits;
}

/**
 * Finds out what decides who has the filters and all the words, as the marketplace reads them.
 * @returns null where nobody has the words; undefined if finding out takes too long.
 */
export async function findExactHits(
  ctx: ReaderContext,
  query: MarketplaceFilterQuery,
): Promise<Hits | null | undefined> {
  const { search: words } = query;
  const filter = filterOf(ctx, query);
  if (!words) return { filter };
  const page = { limit: 1, offset: 0 };
  const search: Search = { db: ctx.db, filter, page, progress: {}, exact: true };
  const { hits, incomplete } = await withinTime(ctx, search, () => searchMembers(search, words));
  return incomplete ? undefined : (hits ?? null);
}

/** Finds the ids of some of the hits; of all if they are not more than `limit`. Undefined if it takes too long. */
export async function findHitIds(
  ctx: ReaderContext,
  hits: Hits,
  range: { limit: number; joinedSince?: Date },
): Promise<string[] | undefined> {
  try {
    return await until(ctx, SEARCH_MS, () => marketplace.findHitIds(ctx.db, hits, range));
  } catch (error) {
    if (isTimeout(error)) return undefined;
    throw error;
  }
}

/** Lists the members with these filters, in the order of the marketplace. */
export async function listFiltered(
  ctx: ReaderContext,
  filter: marketplace.MarketplaceFilter,
  page: Page,
): Promise<{ records: MarketplaceProfile[]; total: number }> {
  const search: Search = { db: ctx.db, filter, page, progress: {} };
  const { rows, total } = await (isNarrow(filter)
    ? withinTime(ctx, search, () => narrow(search))
    : browse(search));
  return { records: rows.map((row) => present(row, ctx)), total };
}

/** Finds the ids of the members with these filters who have the words of a text, the best first. */
export async function findIdsByWords(
  ctx: ReaderContext,
  filter: marketplace.MarketplaceFilter,
  words: string,
  limit: number,
): Promise<string[]> {
  const search: Search = { db: ctx.db, filter, page: { limit, offset: 0 }, progress: {} };
  const { rows } = await withinTime(ctx, search, () => searchMembers(search, words));
  return rows.map(({ id }) => id);
}

/** Reads these members in this order; leaves out who is not in the marketplace. */
export async function getMarketplaceProfiles(
  ctx: ReaderContext,
  ids: string[],
): Promise<MarketplaceProfile[]> {
  return (await marketplace.findProfilesInOrder(ctx.db, ids)).map((row) => present(row, ctx));
}

/** @throws AppError PROFILE_NOT_FOUND, also for a profile that is not published. */
export async function getMarketplaceProfile(ctx: ReaderContext, id: string): Promise<MarketplaceProfile> {
  const row = await marketplace.findPublishedProfile(ctx.db, id);
  if (!row) throw new AppError('PROFILE_NOT_FOUND');
  return present(row, ctx);
}

/** Selects the members as the caller sees them in the marketplace, and the caller. */
export const memberRows = (ctx: MemberContext) =>
  selectMemberRows({
    id: ctx.actor.profileId,
    accountId: ctx.actor.accountId,
    seesContacts: seesContacts(ctx),
    today: dayInIndia(ctx.now),
  });

/** Selects the ids of the members in the marketplace: their services and projects may be read too. */
export const publishedMembers = (ctx: ReaderContext) => selectPublishedIds(ctx.db);
