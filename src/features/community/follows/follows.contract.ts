import { z } from 'zod';
import { IdParams } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** `muted`: no mail about the topic, also when somebody mentions the member in it. */
export const TOPIC_FOLLOWS = ['none', 'following', 'muted'] as const;
export type TopicFollow = (typeof TOPIC_FOLLOWS)[number];

const Follow = z.strictObject({ follow: z.enum(TOPIC_FOLLOWS, 'Please choose none, following or muted') });

export const followTopic = defineRoute({
  name: 'followTopic',
  method: 'PUT',
  path: '/community/topics/:id/follow',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Follows a topic, whose new replies are then in the weekly digest, or mutes it',
  params: IdParams,
  body: Follow,
  response: Follow,
});
