import { paginationOf } from '#platform/contract/paging.ts';
import type { OrganizationType } from '#platform/contract/reference-data.ts';
import type { RouteOutput } from '#platform/contract/route.ts';
import type { ReaderContext } from '#platform/server/context.ts';
import { keepOrder, keptOrder } from './kept-orders.service.ts';
import {
  type listMarketplaceProfiles as contract,
  type MarketplaceQuery,
  PAGES_MAX,
} from './marketplace.contract.ts';
import * as marketplace from './marketplace.repository.ts';
import { type Found, findMembers, type Page, present } from './marketplace.service.ts';
import { MATCHED_MAX } from './marketplace-ranges.data.ts';

/** The members who were put in the order of their matches, and what else the list says. */
interface MatchedOrder {
  ids: string[];
  found: Omit<Found, 'rows'>;
  firstTypes: OrganizationType[];
  /** Whether the caller's profile says enough to be matched: `auto` is another order otherwise. */
  isMatchable: boolean;
  /** The state of the caller's profile that was matched. */
  viewer: string | null;
}

/** What of the caller decides who comes first. */
export interface Matcher {
  /** The types of the other side. */
  types: OrganizationType[];
}

/** Puts members in the order of their matches: the marketplace does not know what a match is. */
export interface MatchOrder {
  /** Reads the caller; null if the own profile says too little to be matched. */
  read: (ctx: ReaderContext) => Promise<Matcher | null>;
  /** Finds the members to compare where no filter says whom. */
  find: (ctx: ReaderContext, limit: number) => Promise<string[]>;
  /** Orders members by their score; those of `first` come before the others. */
  order: (ctx: ReaderContext, ids: string[], first: OrganizationType[]) => Promise<string[]>;
}

/** Whether a query asks for the whole marketplace. */
const isWhole = ({ page, pageSize, sort, ...filters }: MarketplaceQuery) =>
  Object.values(filters).every(
    (value) => value === undefined || (Array.isArray(value) && value.length === 0),
  );

/** Puts those who match the caller best in their order, anew. */
async function orderMatched(
  ctx: ReaderContext,
  query: MarketplaceQuery,
  matches: MatchOrder,
  matcher: Matcher | null,
): Promise<MatchedOrder> {
  const viewer = await marketplace.findStateOf(ctx.db, ctx.actor.profileId);
  const firstTypes = query.type ? [] : (matcher?.types ?? []);
  const whole = isWhole(query);
  // Of the whole marketplace only the number: whom to compare is found another way.
  const { rows, ...found } = await findMembers(ctx, query, {
    page: { limit: whole ? 1 : MATCHED_MAX, offset: 0 },
  });
  const ids = whole ? await matches.find(ctx, MATCHED_MAX) : rows.map(({ id }) => id);
  return {
    ids: await matches.order(ctx, ids, firstTypes),
    found,
    firstTypes,
    viewer,
    isMatchable: matcher !== null,
  };
}

/** Reads the members behind those who were matched. */
async function readOthers(ctx: ReaderContext, query: MarketplaceQuery, ids: string[], page: Page) {
  if (page.limit <= 0) return [];
  if (!isWhole(query)) {
    if (ids.length < MATCHED_MAX) return [];
    return (await findMembers(ctx, query, { page: { ...page, offset: page.offset + MATCHED_MAX } })).rows;
  }
  return (await marketplace.findListedProfiles(ctx.db, { except: ids }, page)).rows;
}

/** Reads a page of members whose first are in the order of their matches. */
async function findMatched(ctx: ReaderContext, query: MarketplaceQuery, page: Page, matches: MatchOrder) {
  const kept = keptOrder<MatchedOrder>(ctx, query);
  if (kept && !kept.isMatchable && query.sort === 'auto') return null;
  const pageOf = ({ ids }: MatchedOrder) => ids.slice(page.offset, page.offset + page.limit);
  const read = (order: MatchedOrder) =>
    marketplace.findProfilesForViewer(ctx.db, pageOf(order), ctx.actor.profileId);
  const first = kept && (await read(kept));
  let order = kept;
  let rows = first?.rows ?? [];
  if (!order || first?.viewer !== order.viewer) {
    const matcher = await matches.read(ctx);
    if (!matcher && query.sort === 'auto') return null;
    order = await orderMatched(ctx, query, matches, matcher);
    keepOrder(ctx, query, order);
    rows = (await read(order)).rows;
  }
  const { ids, found, firstTypes } = order;
  const others = await readOthers(ctx, query, ids, {
    limit: page.limit - pageOf(order).length,
    offset: Math.max(0, page.offset - ids.length),
  });
  const records = [...rows, ...others].map((row) => present(row, ctx));
  const first_types = firstTypes.length > 0 ? { first_types: firstTypes } : {};
  return { found, records, said: { order: 'match' as const, matched: ids.length, ...first_types } };
}

async function findListed(ctx: ReaderContext, query: MarketplaceQuery, page: Page) {
  const { sort } = query;
  const order = sort === undefined || sort === 'match' || sort === 'auto' ? 'best' : sort;
  const { rows, ...found } = await findMembers(ctx, query, { page, sort: order });
  return { found, records: rows.map((row) => present(row, ctx)), said: order === 'best' ? {} : { order } };
}

/** Whether the members are to be in the order of their matches, as far as the query tells. */
const asksForMatch = ({ sort, search }: MarketplaceQuery) => sort === 'match' || (sort === 'auto' && !search);

/**
 * Lists members with a confirmed email, narrowed by words and filters, or by the caller's saved profiles. Answers what
 * it has after two seconds (`incomplete`).
 * @param matches puts the first members in the order of their matches, for `sort=match` and `auto`; without it all stay as for `best`.
 */
export async function listMarketplaceProfiles(
  ctx: ReaderContext,
  query: MarketplaceQuery,
  matches?: MatchOrder,
): Promise<RouteOutput<typeof contract>> {
  const page = { limit: query.pageSize, offset: (query.page - 1) * query.pageSize };
  const { found, records, said } =
    (matches && asksForMatch(query) && (await findMatched(ctx, query, page, matches))) ||
    (await findListed(ctx, query, page));
  const { state, type, focus_areas = [] } = found.meaning ?? {};
  const understood = state || type || focus_areas.length > 0 ? found.meaning : undefined;
  return {
    records,
    pagination: paginationOf(query, found.total, PAGES_MAX),
    ...(understood && { understood }),
    ...(found.corrections && { corrections: found.corrections }),
    ...(found.incomplete && { incomplete: true }),
    ...said,
  };
}
