import { findDescribed } from '#features/marketplace/ai-search/ai-search.service.ts';
import { findExactHits, findHitIds, type Hits } from '#features/marketplace/listing/marketplace.service.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import type { ReaderContext } from '#platform/server/context.ts';
import type { Embeddings } from '#platform/server/embeddings/embeddings.ts';
import { readSavedQuery } from './saved-searches.contract.ts';

/** Whom a search finds. */
export interface Fitting {
  /** Who fits well enough for a mail, the best or the newest first. */
  fitting: string[];
  /** All who were found. */
  found: string[];
  /** True if they are too many: then `found` has those who joined lately. */
  onlyJoined: boolean;
}

/** Of more members than this a search knows only those who joined lately. */
const FOUND_MAX = 1000;

/** Who signs up may confirm the address days later, and is found only then. */
const JOINED_DAYS = 30;

/** A sentence ranks many members who fit little: the first ones fit. */
const DESCRIBED_BEST = 20;

async function findByHits(ctx: ReaderContext, hits: Hits, onlyJoined: boolean): Promise<Fitting | undefined> {
  const all = onlyJoined ? undefined : await findHitIds(ctx, hits, { limit: FOUND_MAX + 1 });
  if (!onlyJoined && (!all || all.length <= FOUND_MAX))
    return all && { fitting: all, found: all, onlyJoined: false };
  const joinedSince = new Date(ctx.now.getTime() - JOINED_DAYS * DAY_MS);
  const joined = await findHitIds(ctx, hits, { limit: FOUND_MAX, joinedSince });
  return joined && { fitting: joined, found: joined, onlyJoined: true };
}

/**
 * Finds whom a saved search finds now.
 * @param onlyJoined true if it found too many before.
 * @returns undefined if that takes too long, or needs a model that is not there.
 */
export async function findFitting(
  ctx: ReaderContext,
  query: string,
  { embeddings, onlyJoined }: { embeddings: Embeddings; onlyJoined: boolean },
): Promise<Fitting | undefined> {
  const search = readSavedQuery(query);
  if (!search) return undefined;
  const { ai, sort: _, ...filters } = search;
  if (ai?.trim()) {
    const described = await findDescribed(ctx, ai, embeddings);
    if (!described) return undefined;
    if ('filter' in described) return findByHits(ctx, described, onlyJoined);
    return { fitting: described.ids.slice(0, DESCRIBED_BEST), found: described.ids, onlyJoined: false };
  }
  const hits = await findExactHits(ctx, filters);
  if (hits === null) return { fitting: [], found: [], onlyJoined };
  return hits && findByHits(ctx, hits, onlyJoined);
}
