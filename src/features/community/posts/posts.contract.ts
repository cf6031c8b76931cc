import { z } from 'zod';
import { Instant, requiredLine, text, Uuid } from '#platform/contract/fields.ts';
import { FEW_CELLS } from '#platform/contract/markdown-texts.ts';

export const TITLE_MAX = 150;
export const POST_MAX = 10_000;
export const ATTACHMENTS_MAX = 5;
export const MENTIONS_MAX = 5;

/** Title of a topic: one line. */
export const TopicTitle = requiredLine(TITLE_MAX, 'Title', 'Please enter a title');

/** Text of a topic or reply as its author writes it, in Markdown. */
export const postFields = {
  body: text(POST_MAX, 'Text')
    .min(1, 'Please write something')
    .refine(...FEW_CELLS),
  /** Ids of members that the text names as `@name`; a name that is not in the text counts for nothing. */
  mentions: z.array(Uuid).max(MENTIONS_MAX, `A text can mention ${MENTIONS_MAX} members at most`).default([]),
  /** Ids of uploaded attachments, in their order. */
  attachment_ids: z
    .array(Uuid)
    .max(ATTACHMENTS_MAX, `A post can have ${ATTACHMENTS_MAX} attachments at most`)
    .default([]),
};

/** A member who wrote something; null in a post once the account was erased. */
export const Author = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Last part of the address of the member's page; null while the profile is not published. */
  slug: z.string().nullable(),
  avatar_url: z.string().nullable(),
});
export type Author = z.output<typeof Author>;

export const Attachment = z.object({
  id: z.uuid(),
  name: z.string(),
  media_type: z.string(),
  byte_size: z.int(),
});
export type Attachment = z.output<typeof Attachment>;

/**
 * `removed`: by its author, and shown as a placeholder. `hidden`: by a moderator; only its author and moderators get the
 * post at all.
 */
const POST_STATES = ['shown', 'removed', 'hidden'] as const;

export const Post = z.object({
  id: z.uuid(),
  author: Author.nullable(),
  state: z.enum(POST_STATES),
  /** Sanitised; empty for a removed post. */
  html: z.string(),
  /** As it was written; null unless it is the caller's own. */
  body: z.string().nullable(),
  /** Members that the text names; empty unless it is the caller's own. */
  mentions: z.array(z.object({ id: z.uuid(), name: z.string() })),
  attachments: z.array(Attachment),
  /** Why a moderator hid it. */
  hidden_reason: z.string().nullable(),
  /** The caller wrote it. */
  is_own: z.boolean(),
  /** The caller has reported it. */
  is_reported: z.boolean(),
  created_at: Instant,
  edited_at: Instant.nullable(),
});
export type Post = z.output<typeof Post>;

/** Place in a list: time and id, as `next` of the page before gives it. */
const PLACE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
const NO_PLACE = 'This is not a place in the list';

export const Place = z
  .string(NO_PLACE)
  .regex(PLACE, NO_PLACE)
  .refine((place) => !Number.isNaN(Date.parse(place.slice(0, 24))), NO_PLACE)
  .transform((place) => ({ at: place.slice(0, 24), id: place.slice(25) }));
export type Place = z.output<typeof Place>;
