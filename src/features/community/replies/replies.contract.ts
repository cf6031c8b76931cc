import { z } from 'zod';
import { Place, Post, postFields } from '#features/community/posts/posts.contract.ts';
import { IdParams, Uuid } from '#platform/contract/fields.ts';
import { wholeNumber } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const ReplyInput = z.strictObject(postFields);
export type ReplyInput = z.output<typeof ReplyInput>;

export const RepliesQuery = z
  .strictObject({
    after: Place.optional(),
    before: Place.optional(),
    /** Begins with this reply. */
    from: Uuid.optional(),
    pageSize: wholeNumber('Page size', 100).default(20),
  })
  .refine((query) => [query.after, query.before, query.from].filter(Boolean).length <= 1, {
    path: ['after'],
    error: 'Please give one place only',
  });
export type RepliesQuery = z.output<typeof RepliesQuery>;

export const ReplyPage = z.object({
  records: z.array(Post),
  /** `before` of the replies before these; null if there are none. */
  previous: z.string().nullable(),
  /** `after` of the replies behind these; null if there are none. */
  next: z.string().nullable(),
});
export type ReplyPage = z.output<typeof ReplyPage>;

export const listReplies = defineRoute({
  name: 'listReplies',
  method: 'GET',
  path: '/community/topics/:id/replies',
  access: 'signed-in',
  act: 'read',
  scope: 'community:read',
  summary: 'Replies of a topic, oldest first',
  params: IdParams,
  query: RepliesQuery,
  response: ReplyPage,
});

export const createReply = defineRoute({
  name: 'createReply',
  method: 'POST',
  path: '/community/topics/:id/replies',
  access: 'confirmed',
  act: 'speak',
  scope: 'none',
  summary: 'Replies to a topic; the writer follows it',
  params: IdParams,
  body: ReplyInput,
  response: Post,
  status: 201,
});
