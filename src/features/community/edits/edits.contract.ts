import { z } from 'zod';
import { Post, postFields, TopicTitle } from '#features/community/posts/posts.contract.ts';
import { IdParams, Instant, Uuid } from '#platform/contract/fields.ts';
import { ListQuery } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Most versions of a post, so that its history stays readable. */
export const EDITS_MAX = 50;

/** A change of an own post; the title is that of a topic and is left out for a reply. */
export const PostUpdate = z.strictObject({ title: TopicTitle.optional(), ...postFields });
export type PostUpdate = z.output<typeof PostUpdate>;

/** An earlier version of a post. */
export const PostVersion = z.object({
  id: z.uuid(),
  /** Of a topic's opening post only. */
  title: z.string().nullable(),
  html: z.string(),
  /** Until then it was shown. */
  replaced_at: Instant,
});
export type PostVersion = z.output<typeof PostVersion>;

export const updatePost = defineRoute({
  name: 'updatePost',
  method: 'PUT',
  path: '/community/posts/:id',
  access: 'confirmed',
  act: 'speak',
  scope: 'none',
  summary: 'Changes an own post; the version before stays readable',
  params: IdParams,
  body: PostUpdate,
  response: Post,
});

export const removePost = defineRoute({
  name: 'removePost',
  method: 'DELETE',
  path: '/community/posts/:id',
  access: 'confirmed',
  act: 'speak',
  scope: 'none',
  summary: 'Removes an own post with its files and history; a placeholder stays where others have replied',
  params: IdParams,
  response: z.object({ id: Uuid, has_placeholder: z.boolean() }),
});

export const listPostVersions = defineRoute({
  name: 'listPostVersions',
  method: 'GET',
  path: '/community/posts/:id/versions',
  access: 'signed-in',
  act: 'read',
  scope: 'community:read',
  summary: 'Earlier versions of a post, newest first',
  params: IdParams,
  query: ListQuery,
  response: z.array(PostVersion),
});
