import { z } from 'zod';
import { IdParams, Instant, optionalText, requiredText } from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const RATING_WORDS_MAX = 1000;
export const RATING_ANSWER_MAX = 1000;

/** Rating of a resource by a member. */
export const ResourceRating = z.object({
  id: z.uuid(),
  /** Whole stars, 1 to 5. */
  stars: z.int(),
  words: z.string().nullable(),
  /** Name of the member's profile. */
  member_name: z.string(),
  is_own: z.boolean(),
  answer: z.string().nullable(),
  answered_at: Instant.nullable(),
  updated_at: Instant,
});
export type ResourceRating = z.output<typeof ResourceRating>;

const STARS = 'Please choose from 1 to 5 stars';

export const ResourceRatingInput = z.strictObject({
  stars: z.int(STARS).min(1, STARS).max(5, STARS),
  words: optionalText(RATING_WORDS_MAX, 'Words'),
});
export type ResourceRatingInput = z.output<typeof ResourceRatingInput>;

export const RatingAnswer = z.strictObject({
  answer: requiredText(RATING_ANSWER_MAX, 'Answer', 'Please write your answer'),
});
export type RatingAnswer = z.output<typeof RatingAnswer>;

export const listResourceRatings = defineRoute({
  name: 'listResourceRatings',
  method: 'GET',
  path: '/resources/:id/ratings',
  access: 'public',
  scope: 'learn:read',
  summary: 'The ratings of a published resource, newest first',
  params: IdParams,
  query: PageQuery,
  response: paged(ResourceRating),
});

export const rateResource = defineRoute({
  name: 'rateResource',
  method: 'PUT',
  path: '/resources/:id/ratings/mine',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: 'Rates a published resource of someone else, or changes the rating: each member has one',
  params: IdParams,
  body: ResourceRatingInput,
  response: ResourceRating,
});

export const removeResourceRating = defineRoute({
  name: 'removeResourceRating',
  method: 'DELETE',
  path: '/resources/:id/ratings/mine',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: "Deletes the signed-in member's rating of a resource",
  params: IdParams,
  response: z.object({ id: z.uuid() }),
});

export const answerResourceRating = defineRoute({
  name: 'answerResourceRating',
  method: 'PUT',
  path: '/resource-ratings/:id/answer',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: "Answers a rating of the signed-in member's resource, or changes the answer",
  params: IdParams,
  body: RatingAnswer,
  response: ResourceRating,
});
