import {
  getOpenCollaboration,
  requireReadable,
} from '#features/collaborations/collaboration/collaborations.service.ts';
import { publishWork } from '#features/collaborations/work-changes/publish-work.service.ts';
import { nameOfActor } from '#features/profiles/records/acting-name.service.ts';
import { findMember } from '#features/profiles/records/members.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type PageQuery, paginationOf } from '#platform/contract/paging.ts';
import type { RouteOutput } from '#platform/contract/route.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { withTotal } from '#platform/server/database/waiting.ts';
import { newId } from '#platform/server/ids.ts';
import { mailRated } from './rating.mail.ts';
import type {
  listProfileRatings as ListRoute,
  Rating,
  RatingInput,
  RatingReply,
} from './ratings.contract.ts';
import * as ratings from './ratings.repository.ts';

/** @throws AppError COLLABORATION_NOT_FOUND, also when the caller does not take part. */
export async function listCollaborationRatings(ctx: MemberContext, id: string): Promise<Rating[]> {
  await requireReadable(ctx, id);
  return ratings.findCollaborationRatings(ctx.db, id);
}

/** Lists the first partners of completed collaborations whom the member can still rate, and counts all. */
export async function listPartnersToRate(ctx: MemberContext, since: Date, limit: number) {
  return withTotal(await ratings.findPartnersToRate(ctx.db, ctx.actor, since, limit));
}

/** @throws AppError PROFILE_NOT_FOUND; for a visitor also if the member's page is not public. */
export async function listProfileRatings(
  ctx: Context,
  profileId: string,
  query: PageQuery,
): Promise<RouteOutput<typeof ListRoute>> {
  const total = await ratings.countProfileRatings(ctx.db, profileId, ctx.actor?.profileId ?? null);
  if (total === undefined) throw new AppError('PROFILE_NOT_FOUND');
  const records = await ratings.findProfileRatings(ctx.db, profileId, query);
  return { records: await asCallerSees(ctx, records), pagination: paginationOf(query, total) };
}

/**
 * Removes what the caller must not see: visitors do not see the names of members who hide their page, and only
 * participants see what a collaboration is about, and which persons rated and answered.
 */
async function asCallerSees(ctx: Context, records: Rating[]): Promise<Rating[]> {
  const { actor, db } = ctx;
  const raters = records.flatMap(({ rater_profile_id }) => rater_profile_id ?? []);
  const collaborations = records.flatMap(({ collaboration_id }) => collaboration_id ?? []);
  const [named, own] = await Promise.all([
    actor ? new Set(raters) : ratings.findPublicMembers(db, raters),
    actor ? ratings.findOwnCollaborations(db, collaborations, actor.profileId) : new Set<string>(),
  ]);
  return records.map((rating) => {
    const { rater_profile_id: rater, rated_profile_id: rated, collaboration_id: id } = rating;
    // A deleted collaboration has no participants, but the rater and the rated member still see its title.
    const tookPart = actor !== null && (rater === actor.profileId || rated === actor.profileId);
    return {
      ...rating,
      ...(!(rater && named.has(rater)) && NOBODY),
      ...(!(tookPart || (id && own.has(id))) && NOT_A_PARTNER),
    };
  });
}

const NOT_A_PARTNER = {
  collaboration_id: null,
  collaboration_title: null,
  rated_by_name: null,
  replied_by_name: null,
};
const NOBODY = { rater_profile_id: null, rater_name: null, rater_avatar_url: null };

/**
 * Rates another partner of a completed collaboration and notifies them by email. A rating cannot be changed, so that
 * later disagreements do not alter it.
 * @throws AppError COLLABORATION_NOT_FOUND, COLLABORATION_NOT_COMPLETED, PARTICIPANT_NOT_FOUND, ALREADY_RATED,
 *   RATING_OF_YOURSELF.
 */
export function ratePartner(
  ctx: MemberContext,
  collaborationId: string,
  input: RatingInput,
): Promise<Rating> {
  return transact(ctx, async (ctx) => {
    const collaboration = await getOpenCollaboration(ctx, collaborationId, 'ratings', 'even-archived');
    if (collaboration.status !== 'completed') throw new AppError('COLLABORATION_NOT_COMPLETED');
    const rater = await findMember(ctx, ctx.actor.profileId);
    const rated = await findMember(ctx, input.rated_profile_id);
    if (!rater || !rated || !(await ratings.isPartner(ctx.db, collaborationId, rated.id))) {
      throw new AppError('PARTICIPANT_NOT_FOUND');
    }
    const id = newId();
    await ratings.insertRating(ctx.db, {
      ...input,
      id,
      collaboration_id: collaborationId,
      collaboration_title: collaboration.title,
      rater_profile_id: rater.id,
      rated_by: ctx.actor.accountId,
    });
    await mailRated(ctx, { to: rated, by: await nameOfActor(ctx), collaboration });
    await publishWork(ctx, collaborationId, ['ratings']);
    return getRating(ctx, id);
  });
}

/** @throws AppError RATING_NOT_FOUND, also for a rating of another member; RATING_ALREADY_ANSWERED. */
export function replyToRating(ctx: MemberContext, id: string, { reply }: RatingReply): Promise<Rating> {
  return transact(ctx, async (ctx) => {
    const rating = await getRating(ctx, id);
    if (rating.rated_profile_id !== ctx.actor.profileId) throw new AppError('RATING_NOT_FOUND');
    const isStored = await ratings.updateReply(ctx.db, id, {
      reply,
      replied_at: ctx.now,
      replied_by: ctx.actor.accountId,
    });
    if (!isStored) throw new AppError('RATING_ALREADY_ANSWERED');
    if (rating.collaboration_id) await publishWork(ctx, rating.collaboration_id, ['ratings']);
    return getRating(ctx, id);
  });
}

async function getRating(ctx: MemberContext, id: string): Promise<Rating> {
  const rating = await ratings.findRating(ctx.db, id);
  if (!rating) throw new AppError('RATING_NOT_FOUND');
  return rating;
}
