import { findResource } from '#features/learn/resources/resources.repository.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type PageQuery, paginationOf } from '#platform/contract/paging.ts';
import type { RouteOutput } from '#platform/contract/route.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import type {
  listResourceRatings as ListRatings,
  RatingAnswer,
  ResourceRating,
  ResourceRatingInput,
} from './resource-ratings.contract.ts';
import * as ratings from './resource-ratings.repository.ts';

const toRating = ({ member_id, ...row }: ratings.RatingRow, readerId?: string): ResourceRating => ({
  ...row,
  is_own: member_id === readerId,
});

/** Only published resources have ratings. @throws AppError RESOURCE_NOT_FOUND. */
async function publishedResource(ctx: Pick<Context, 'db'>, id: string) {
  const resource = await findResource(ctx.db, id);
  if (resource?.status !== 'published') throw new AppError('RESOURCE_NOT_FOUND');
  return resource;
}

/** @throws AppError RESOURCE_NOT_FOUND. */
export async function listResourceRatings(
  ctx: Context,
  id: string,
  query: PageQuery,
): Promise<RouteOutput<typeof ListRatings>> {
  const resource = await publishedResource(ctx, id);
  const rows = await ratings.findRatings(ctx.db, id, query);
  return {
    records: rows.map((row) => toRating(row, ctx.actor?.profileId)),
    pagination: paginationOf(query, resource.ratings),
  };
}

/** @throws AppError RESOURCE_NOT_FOUND, RESOURCE_OF_YOURSELF. */
export function rateResource(
  ctx: MemberContext,
  id: string,
  { stars, words }: ResourceRatingInput,
): Promise<ResourceRating> {
  return transact(ctx, async (ctx) => {
    const { actor, now } = ctx;
    const resource = await publishedResource(ctx, id);
    if (resource.author_id === actor.profileId) throw new AppError('RESOURCE_OF_YOURSELF');
    const rating = { id: newId(), resource_id: id, member_id: actor.profileId, stars, words: words ?? null };
    await ratings.upsertRating(ctx.db, rating, now);
    return toRating(await ratings.findRating(ctx.db, id, actor.profileId), actor.profileId);
  });
}

/** @throws AppError RESOURCE_NOT_FOUND. */
export function removeResourceRating(ctx: MemberContext, id: string): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    await publishedResource(ctx, id);
    await ratings.deleteRating(ctx.db, id, ctx.actor.profileId);
    return { id };
  });
}

/** @throws AppError RATING_NOT_FOUND, also for a rating of another member's resource. */
export function answerResourceRating(
  ctx: MemberContext,
  id: string,
  { answer }: RatingAnswer,
): Promise<ResourceRating> {
  return transact(ctx, async (ctx) => {
    const answered = await ratings.updateAnswer(ctx.db, ctx.actor.profileId, id, answer, ctx.now);
    if (!answered) throw new AppError('RATING_NOT_FOUND');
    return toRating(
      await ratings.findRating(ctx.db, answered.resource_id, answered.member_id),
      ctx.actor.profileId,
    );
  });
}
