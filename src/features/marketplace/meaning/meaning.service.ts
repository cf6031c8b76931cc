import { conditions, type MarketplaceFilter } from '#features/marketplace/listing/marketplace.repository.ts';
import type { ReaderContext } from '#platform/server/context.ts';
import type { Embeddings } from '#platform/server/embeddings/embeddings.ts';
import { findNearestAmong, findNearestOfMany, type Near, type Question } from './meaning.repository.ts';
import { hasNearestIndex, readNearestIndexOn } from './nearest-index.repository.ts';

/** Longest time that a search waits for the model, in milliseconds; longer while it loads, at its first use. */
const MODEL_MS = { loaded: 800, loading: 2500 };

/** Where fewer members than this are found among the nearest of all, those with the filters are looked up first. */
const ENOUGH = 50;

/** Who is less like the question than this, or than the nearest member by so much, does something else. */
const LEAST = { likeness: 0.2, behindNearest: 0.25 };

/** So many of the nearest members are found unless they are farther than this. */
const ALWAYS = { members: 10, likeness: 0.15 };

/** The vector of what somebody asks for; null while there is no model, or it is not ready. */
export async function questionOf(
  ctx: ReaderContext,
  embeddings: Embeddings,
  text: string,
): Promise<Question | null> {
  let timer: NodeJS.Timeout | undefined;
  try {
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, embeddings.isReady() ? MODEL_MS.loaded : MODEL_MS.loading, null);
    });
    const vectors = await Promise.race([embeddings.embed([text], { first: true }), late]);
    const [vector] = vectors ?? [];
    return vector ? { model: embeddings.model, vector } : null;
  } catch (error) {
    // The answer says that the meaning took no part, and the job warns.
    ctx.log.debug({ err: error }, 'no model for a search');
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Finds up to 200 members with these filters whose texts are near to a question, the nearest first. */
export async function nearestMembers(
  { db }: ReaderContext,
  question: Question,
  filter: MarketplaceFilter,
): Promise<Near[]> {
  const meets = conditions(filter);
  const nearest = (await hasNearestIndex(db))
    ? await db.transaction().execute(async (db) => {
        await readNearestIndexOn(db);
        return findNearestOfMany(db, question, { meets, way: 'index' });
      })
    : await findNearestOfMany(db, question, { meets, way: 'count' });
  // Counting them first would cost more than both ways together.
  const near =
    nearest.length < ENOUGH && isSet(filter) ? await findNearestAmong(db, question, meets) : nearest;
  const least = Math.max(LEAST.likeness, (near[0]?.likeness ?? 0) - LEAST.behindNearest);
  return near.filter(({ likeness }, at) => likeness >= (at < ALWAYS.members ? ALWAYS.likeness : least));
}

const isSet = (filter: MarketplaceFilter) =>
  Object.values(filter).some((value) => (Array.isArray(value) ? value.length > 0 : value !== undefined));
