import { z } from 'zod';
import { CollaborationParams } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { IdParams, Instant, optionalText, requiredText, Uuid } from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

const RATING_MIN = 1;
export const RATING_MAX = 5;
export const RATING_COMMENT_MAX = 1000;
export const RATING_REPLY_MAX = 1000;

const SCORE = `Rating must be from ${RATING_MIN} to ${RATING_MAX}`;

/** A rating by one partner of a completed collaboration of another. */
export const Rating = z.object({
  id: z.uuid(),
  /** Null if the collaboration was deleted, and for callers who do not take part in it. */
  collaboration_id: z.string().nullable(),
  /** Comes from a confidential request: null for callers who do not take part in the collaboration. */
  collaboration_title: z.string().nullable(),
  /** Null if the rater's account was deleted; for a visitor also unless the rater's page is public. */
  rater_profile_id: z.uuid().nullable(),
  rater_name: z.string().nullable(),
  rater_avatar_url: z.string().nullable(),
  /**
   * The person who rated and the organisation, as "Asha Rao, Tungavarna Industries"; null where no person is known, and for
   * callers who do not take part in the collaboration.
   */
  rated_by_name: z.string().nullable(),
  rated_profile_id: z.uuid(),
  rated_name: z.string(),
  /** Whole stars, 1 to 5. */
  score: z.int(),
  comment: z.string().nullable(),
  reply: z.string().nullable(),
  replied_at: Instant.nullable(),
  /** The person who answered and the organisation; null as `rated_by_name`. */
  replied_by_name: z.string().nullable(),
  created_at: Instant,
});
export type Rating = z.output<typeof Rating>;

export const RatingInput = z.strictObject({
  rated_profile_id: Uuid,
  score: z.int('Please choose from 1 to 5 stars').min(RATING_MIN, SCORE).max(RATING_MAX, SCORE),
  comment: optionalText(RATING_COMMENT_MAX, 'Comment'),
});
export type RatingInput = z.output<typeof RatingInput>;

export const RatingReply = z.strictObject({
  reply: requiredText(RATING_REPLY_MAX, 'Answer', 'Please write your answer'),
});
export type RatingReply = z.output<typeof RatingReply>;

export const ratePartner = defineRoute({
  name: 'ratePartner',
  method: 'POST',
  path: '/collaborations/:id/ratings',
  access: 'confirmed',
  act: 'write',
  scope: 'collaborations:write',
  right: 'ratings',
  summary: 'Rates another partner of a completed collaboration, once',
  params: CollaborationParams,
  body: RatingInput,
  response: Rating,
  status: 201,
});

export const listCollaborationRatings = defineRoute({
  name: 'listCollaborationRatings',
  method: 'GET',
  path: '/collaborations/:id/ratings',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  right: 'any',
  summary: 'Ratings that the partners of a collaboration gave each other, for its participants',
  params: CollaborationParams,
  response: z.array(Rating),
});

export const listProfileRatings = defineRoute({
  name: 'listProfileRatings',
  method: 'GET',
  path: '/marketplace/profiles/:id/ratings',
  access: 'public',
  scope: 'marketplace:read',
  summary:
    'The ratings that a published member, or the caller, received, newest first; for visitors those of a public page',
  params: IdParams,
  query: PageQuery,
  response: paged(Rating),
});

export const replyToRating = defineRoute({
  name: 'replyToRating',
  method: 'PUT',
  path: '/ratings/:id/reply',
  access: 'confirmed',
  act: 'write',
  scope: 'collaborations:write',
  summary: 'Answers a rating that the caller received, once',
  params: IdParams,
  body: RatingReply,
  response: Rating,
});
