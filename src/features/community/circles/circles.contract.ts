import { z } from 'zod';
import { Instant } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Most circles of an installation: they are one page. */
export const CIRCLES_MAX = 30;

/** Counts of new posts end here: "99+". */
export const NEW_POSTS_MAX = 99;

/** Topics are counted so far: "1,000+". */
export const TOPICS_COUNTED = 1000;

/** A circle as members see it. */
export const Circle = z.object({
  id: z.uuid(),
  /** Last part of its address. */
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** Group of a professional network; opens in a new tab. */
  group_url: z.string().nullable(),
  is_archived: z.boolean(),
  /** At most `TOPICS_COUNTED` + 1. */
  topics_count: z.int(),
  /** Time of the newest post that everybody sees; null before the first. */
  last_activity_at: Instant.nullable(),
  /** Something was written in the last 30 days. */
  is_active: z.boolean(),
  /** Posts by others since the member's last visit, at most `NEW_POSTS_MAX` + 1; null before the first visit. */
  new_posts: z.int().nullable(),
  is_followed: z.boolean(),
  /** The member may hide posts, and pin and lock topics. */
  can_moderate: z.boolean(),
});
export type Circle = z.output<typeof Circle>;

/** Any text is accepted: an impossible address is answered like an unknown one. */
export const CircleParams = z.strictObject({ circle: z.string() });

export const listCircles = defineRoute({
  name: 'listCircles',
  method: 'GET',
  path: '/community/circles',
  access: 'signed-in',
  act: 'read',
  scope: 'community:read',
  summary: 'The circles that are not archived, with what is new in each',
  response: z.array(Circle),
});

export const getCircle = defineRoute({
  name: 'getCircle',
  method: 'GET',
  path: '/community/circles/:circle',
  access: 'signed-in',
  act: 'read',
  scope: 'community:read',
  summary: 'One circle, an archived one too',
  params: CircleParams,
  response: Circle,
});

export const visitCircle = defineRoute({
  name: 'visitCircle',
  method: 'PUT',
  path: '/community/circles/:circle/visit',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: "Notes the member's visit: what was written since the one before is marked as new",
  params: CircleParams,
  response: z.object({ previous_at: Instant.nullable() }),
});

const Followed = z.object({ is_followed: z.boolean() });

export const followCircle = defineRoute({
  name: 'followCircle',
  method: 'PUT',
  path: '/community/circles/:circle/follow',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: "Puts the circle into the member's weekly digest",
  params: CircleParams,
  response: Followed,
});

export const unfollowCircle = defineRoute({
  name: 'unfollowCircle',
  method: 'DELETE',
  path: '/community/circles/:circle/follow',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: "Takes the circle out of the member's weekly digest",
  params: CircleParams,
  response: Followed,
});
