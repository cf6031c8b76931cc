import { z } from 'zod';
import { Instant, text } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

const BLOCK_TYPES = ['text', 'image'] as const;

/** About fifteen printed pages, several times the terms or the privacy policy. */
export const BLOCK_CONTENT_MAX = 60_000;

/** Pages, or parts of a page, that read blocks. */
export const CONTENT_PAGES = [
  'home_hero',
  'home_features',
  'home_impact',
  'home_user_types',
  'home_testimonials',
  'terms',
  'privacy',
  'operator',
  'support',
] as const;
export type ContentPage = (typeof CONTENT_PAGES)[number];

const PageKey = z.enum(CONTENT_PAGES, 'There is no such page');
const BlockKey = z
  .string('Block key is required')
  .regex(
    /^[a-z][a-z0-9_]{0,59}$/,
    'Block key must start with a letter and have at most 60 lower-case letters, digits and underscores',
  );

/** Picture on this site (`/…`) or at an http(s) address. */
const mediaUrl = text(500, 'Picture')
  .refine((value) => /^https?:$/.test(URL.parse(value, 'https://here.invalid')?.protocol ?? ''), {
    error: 'Picture must be a path on this site or a valid URL',
  })
  .nullish()
  .transform((value) => value || null);

const PageParams = z.strictObject({ pageKey: PageKey });
const BlockParams = z.strictObject({ pageKey: PageKey, blockKey: BlockKey });
export type BlockParams = z.output<typeof BlockParams>;

export const ContentBlock = z.object({
  id: z.uuid(),
  block_key: z.string(),
  block_type: z.enum(BLOCK_TYPES),
  title: z.string(),
  /** HTML of the tags in rich-text.rules.ts. */
  content: z.string(),
  media_url: z.string().nullable(),
  is_published: z.boolean(),
  version: z.int(),
  updated_at: Instant,
});
export type ContentBlock = z.output<typeof ContentBlock>;

/** The words of a block, whether an admin wrote them or they are built in. */
export type BlockWords = Pick<ContentBlock, 'title' | 'content'>;

const NO_VERSION = 'Version is required: the version that you read, or 0 for a new block';

export const BLOCK_TITLE_MAX = 200;

export const ContentBlockInput = z.strictObject({
  block_type: z.enum(BLOCK_TYPES, 'Please choose text or image').default('text'),
  title: text(BLOCK_TITLE_MAX, 'Title').default(''),
  content: text(BLOCK_CONTENT_MAX, 'Content').default(''),
  media_url: mediaUrl,
  version: z.int(NO_VERSION).min(0, NO_VERSION).max(2_000_000_000, NO_VERSION),
});
export type ContentBlockInput = z.output<typeof ContentBlockInput>;

export const listContentBlocks = defineRoute({
  name: 'listContentBlocks',
  method: 'GET',
  path: '/content/:pageKey',
  access: 'public',
  summary: 'The published blocks of a page; the page has built-in words for missing blocks',
  params: PageParams,
  response: z.array(ContentBlock),
});

export const listContentDrafts = defineRoute({
  name: 'listContentDrafts',
  method: 'GET',
  path: '/content/:pageKey/drafts',
  access: 'admin',
  summary: 'All stored blocks of a page, published or not',
  params: PageParams,
  response: z.array(ContentBlock),
});

export const updateContentBlock = defineRoute({
  name: 'updateContentBlock',
  method: 'PUT',
  path: '/content/:pageKey/:blockKey',
  access: 'admin',
  summary:
    'Writes a block, with its HTML sanitised; a new one is a draft, a published one changes immediately',
  params: BlockParams,
  body: ContentBlockInput,
  response: ContentBlock,
});

export const publishContentBlock = defineRoute({
  name: 'publishContentBlock',
  method: 'POST',
  path: '/content/:pageKey/:blockKey/publish',
  access: 'admin',
  summary: 'Shows a block on its page',
  params: BlockParams,
  response: ContentBlock,
});

export const unpublishContentBlock = defineRoute({
  name: 'unpublishContentBlock',
  method: 'POST',
  path: '/content/:pageKey/:blockKey/unpublish',
  access: 'admin',
  summary: 'Removes a block from its page, which then shows its built-in words',
  params: BlockParams,
  response: ContentBlock,
});
