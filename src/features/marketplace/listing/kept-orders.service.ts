import type { ReaderContext } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { MarketplaceQuery } from './marketplace.contract.ts';

/** Time for which an order is kept: what others change in their profiles counts after a minute. */
const KEPT_MS = 60_000;

/** So many orders are kept, of 300 ids each: about ten megabytes. */
const KEPT_MAX = 500;

const orders = new WeakMap<Db, Map<string, { order: unknown; until: number }>>();

const keyOf = (ctx: ReaderContext, { page, pageSize, sort, ...filters }: MarketplaceQuery) =>
  `${ctx.actor.profileId} ${JSON.stringify(filters)}`;

/** Words find others each minute, and what the caller saves is to be seen at once. */
const isKept = ({ search, saved }: MarketplaceQuery) => !search && !saved;

/**
 * Returns the order that was kept for the caller and these filters; undefined if there is none. Scoring three hundred members takes
 * many times as long as reading a page of them, and a member who turns pages would see some twice if the order changed between.
 */
export function keptOrder<Order>(ctx: ReaderContext, query: MarketplaceQuery): Order | undefined {
  const kept = isKept(query) ? orders.get(ctx.db)?.get(keyOf(ctx, query)) : undefined;
  return kept && kept.until > performance.now() ? (kept.order as Order) : undefined;
}

/** Keeps the order for the caller and these filters for a minute; the oldest makes room. */
export function keepOrder(ctx: ReaderContext, query: MarketplaceQuery, order: unknown): void {
  if (!isKept(query)) return;
  const kept = orders.get(ctx.db) ?? new Map();
  orders.set(ctx.db, kept);
  const key = keyOf(ctx, query);
  kept.delete(key);
  kept.set(key, { order, until: performance.now() + KEPT_MS });
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
}
