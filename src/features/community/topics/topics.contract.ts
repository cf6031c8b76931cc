import { z } from 'zod';
import { CircleParams } from '#features/community/circles/circles.contract.ts';
import { TOPIC_FOLLOWS } from '#features/community/follows/follows.contract.ts';
import { Author, Place, Post, postFields, TopicTitle } from '#features/community/posts/posts.contract.ts';
import { IdParams, Instant, text } from '#platform/contract/fields.ts';
import { wholeNumber } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const FORUM_SEARCH_MAX = 100;

export const TopicInput = z.strictObject({ title: TopicTitle, ...postFields });
export type TopicInput = z.output<typeof TopicInput>;

/** A topic in the list of its circle. */
export const ListedTopic = z.object({
  id: z.uuid(),
  title: z.string(),
  author: Author.nullable(),
  created_at: Instant,
  last_activity_at: Instant,
  replies_count: z.int(),
  /** Each reader counts once a day. */
  views: z.int(),
  is_pinned: z.boolean(),
  is_locked: z.boolean(),
  is_answered: z.boolean(),
  /** Its author and moderators alone see it. */
  is_hidden: z.boolean(),
  /** Something was written since the member's last visit that the member has not read. */
  is_new: z.boolean(),
});
export type ListedTopic = z.output<typeof ListedTopic>;

/** A topic with its opening post and answer; its replies are a list of their own. */
export const Topic = ListedTopic.omit({ is_new: true, is_answered: true, author: true }).extend({
  circle: z.object({ slug: z.string(), name: z.string(), is_archived: z.boolean() }),
  opening: Post,
  answer: Post.nullable(),
  follow: z.enum(TOPIC_FOLLOWS),
  /** Replies after this are new to the member; null if there is no earlier visit. */
  read_until: Instant.nullable(),
  can_moderate: z.boolean(),
  /** The member may mark the answer. */
  can_mark_answer: z.boolean(),
});
export type Topic = z.output<typeof Topic>;

/** A list in parts: `after` of the next part is null on the last one. */
const part = <Record extends z.ZodType>(record: Record) =>
  z.object({ records: z.array(record), next: z.string().nullable() });

/** Place in the list of topics: 1 before it for those that are pinned. */
const TopicPlace = z
  .string('This is not a place in the list')
  .regex(/^[01]_/, 'This is not a place in the list')
  .transform((place, ctx) => {
    const parsed = Place.safeParse(place.slice(2));
    if (parsed.success) return { ...parsed.data, isPinned: place.startsWith('1') };
    ctx.addIssue({ code: 'custom', message: 'This is not a place in the list' });
    return z.NEVER;
  });

export const TopicsQuery = z.strictObject({
  after: TopicPlace.optional(),
  pageSize: wholeNumber('Page size', 100).default(20),
});
export type TopicsQuery = z.output<typeof TopicsQuery>;

export const TopicPage = part(ListedTopic);
export type TopicPage = z.output<typeof TopicPage>;

export const listTopics = defineRoute({
  name: 'listTopics',
  method: 'GET',
  path: '/community/circles/:circle/topics',
  access: 'signed-in',
  act: 'read',
  scope: 'community:read',
  summary: 'Topics of a circle: pinned ones first, then by their newest post',
  params: CircleParams,
  query: TopicsQuery,
  response: TopicPage,
});

/** A piece of a text; `is_hit` where it matches the search. */
const Piece = z.object({ text: z.string(), is_hit: z.boolean() });

/** A post that a search finds. */
export const FoundPost = z.object({
  /** Id of the post: the topic's for its opening post. */
  id: z.uuid(),
  topic_id: z.uuid(),
  title: z.array(Piece),
  excerpt: z.array(Piece),
  is_reply: z.boolean(),
  author: Author.nullable(),
  created_at: Instant,
});
export type FoundPost = z.output<typeof FoundPost>;

export const FoundPage = part(FoundPost);
export type FoundPage = z.output<typeof FoundPage>;

export const PostsQuery = z.strictObject({
  /** Beginnings of words in title or text, all of them. */
  search: text(FORUM_SEARCH_MAX, 'Search').min(1, 'Please enter what to search for'),
  after: Place.optional(),
  pageSize: wholeNumber('Page size', 50).default(20),
});
export type PostsQuery = z.output<typeof PostsQuery>;

export const searchPosts = defineRoute({
  name: 'searchPosts',
  method: 'GET',
  path: '/community/circles/:circle/posts',
  access: 'signed-in',
  act: 'read',
  scope: 'community:read',
  summary: 'Topics and replies of a circle that have the words, newest first',
  params: CircleParams,
  query: PostsQuery,
  response: FoundPage,
});

export const createTopic = defineRoute({
  name: 'createTopic',
  method: 'POST',
  path: '/community/circles/:circle/topics',
  access: 'confirmed',
  act: 'speak',
  scope: 'none',
  summary: 'Starts a topic; its author follows it',
  params: CircleParams,
  body: TopicInput,
  response: Topic,
  status: 201,
});

export const getTopic = defineRoute({
  name: 'getTopic',
  method: 'GET',
  path: '/community/topics/:id',
  access: 'signed-in',
  act: 'read',
  scope: 'community:read',
  summary: 'A topic with its opening post and its answer',
  params: IdParams,
  response: Topic,
});

export const readTopic = defineRoute({
  name: 'readTopic',
  method: 'PUT',
  path: '/community/topics/:id/read',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary:
    'Notes that the member reads the topic: nothing in it is new any more, and the view counts once a day',
  params: IdParams,
  response: z.object({ views: z.int() }),
});

export const markAnswer = defineRoute({
  name: 'markAnswer',
  method: 'PUT',
  path: '/community/topics/:id/answer',
  access: 'confirmed',
  act: 'speak',
  scope: 'none',
  summary:
    "Marks a reply as the topic's answer, or takes the mark away; for the topic's author and moderators",
  params: IdParams,
  body: z.strictObject({ reply_id: z.uuid('Please choose a reply').nullable() }),
  response: Topic,
});

export const setTopicState = defineRoute({
  name: 'setTopicState',
  method: 'PATCH',
  path: '/community/topics/:id',
  access: 'confirmed',
  act: 'speak',
  scope: 'none',
  summary: 'Pins or locks a topic, or undoes it; for moderators',
  params: IdParams,
  body: z
    .strictObject({
      is_pinned: z.boolean('Pinned must be true or false').optional(),
      is_locked: z.boolean('Locked must be true or false').optional(),
    })
    .refine((state) => state.is_pinned !== undefined || state.is_locked !== undefined, {
      path: ['is_pinned'],
      error: 'Please send a change',
    }),
  response: Topic,
});
