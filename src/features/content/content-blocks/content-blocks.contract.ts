import { z } from 'zod';
import { Instant, text } from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
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
  'faq',
  'help',
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
export const BlockParams = z.strictObject({ pageKey: PageKey, blockKey: BlockKey });
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

/** A block as admins see it: with the words that were saved last. */
export const ContentDraft = ContentBlock.extend({
  page_key: z.enum(CONTENT_PAGES),
  /** Version that visitors see; null while they see none. */
  published_version: z.int().nullable(),
  /** Time at which the latest version is published; null if none is planned. */
  publish_at: Instant.nullable(),
});
export type ContentDraft = z.output<typeof ContentDraft>;

/** A saved version of a block. */
export const ContentVersion = z.object({
  version: z.int(),
  title: z.string(),
  content: z.string(),
  media_url: z.string().nullable(),
  /** Who saved it; null once the account is erased, and for versions that are older than the history. */
  author_name: z.string().nullable(),
  /** Older version whose words it has. */
  restored_from: z.int().nullable(),
  created_at: Instant,
  /** Last time that it became what visitors see; null if it never did. */
  published_at: Instant.nullable(),
});
export type ContentVersion = z.output<typeof ContentVersion>;

/** The words of a block, whether an admin wrote them or they are built in. */
export type BlockWords = Pick<ContentBlock, 'title' | 'content'> &
  Partial<Pick<ContentBlock, 'block_type' | 'media_url'>>;

export const REQUIRED_VERSION = 'Version is required: the version that you read, or 0 for a new block';

const Version = z.int(REQUIRED_VERSION).max(2_000_000_000, REQUIRED_VERSION);

const NO_SAVED_VERSION = 'Version is required: the latest version, as you read it';
const SavedVersion = z.int(NO_SAVED_VERSION).min(1, NO_SAVED_VERSION).max(2_000_000_000, NO_SAVED_VERSION);

export const BLOCK_TITLE_MAX = 200;

/** The title of a picture is its alternative text. */
export const ContentBlockInput = z
  .strictObject({
    block_type: z.enum(BLOCK_TYPES, 'Please choose text or image').default('text'),
    title: text(BLOCK_TITLE_MAX, 'Title').default(''),
    content: text(BLOCK_CONTENT_MAX, 'Content').default(''),
    media_url: mediaUrl,
    version: Version.min(0, REQUIRED_VERSION),
  })
  .refine(({ block_type, media_url }) => block_type === 'text' || media_url, {
    path: ['media_url'],
    error: 'Picture is required',
  })
  .refine(({ block_type, title }) => block_type === 'text' || title, {
    path: ['title'],
    error: 'Alternative text is required',
  });
export type ContentBlockInput = z.output<typeof ContentBlockInput>;

export const Publication = z.strictObject({
  version: SavedVersion,
  publish_at: z.iso.datetime('Please choose a day and a time').nullish(),
});
export type Publication = z.output<typeof Publication>;

const NO_OLDER = 'Please choose a version of the history';
const Restoration = z.strictObject({
  version: SavedVersion,
  restored_version: z.int(NO_OLDER).min(1, NO_OLDER).max(2_000_000_000, NO_OLDER),
});
export type Restoration = z.output<typeof Restoration>;

export const listContentBlocks = defineRoute({
  name: 'listContentBlocks',
  method: 'GET',
  path: '/content/:pageKey',
  access: 'public',
  scope: 'none',
  summary: 'The published blocks of a page; the page has built-in words for missing blocks',
  params: PageParams,
  response: z.array(ContentBlock),
});

export const listContentDrafts = defineRoute({
  name: 'listContentDrafts',
  method: 'GET',
  path: '/content/:pageKey/drafts',
  access: 'admin',
  summary: 'All stored blocks of a page, published or not, with the words that were saved last',
  params: PageParams,
  response: z.array(ContentDraft),
});

export const listAllContentDrafts = defineRoute({
  name: 'listAllContentDrafts',
  method: 'GET',
  path: '/admin/content',
  access: 'admin',
  summary: 'All stored blocks of all pages, for a search over all texts',
  response: z.array(ContentDraft),
});

export const updateContentBlock = defineRoute({
  name: 'updateContentBlock',
  method: 'PUT',
  path: '/content/:pageKey/:blockKey',
  access: 'admin',
  summary:
    'Saves a new version of a block, with its HTML sanitised. Visitors see it once it is published, not before',
  params: BlockParams,
  body: ContentBlockInput,
  response: ContentDraft,
});

export const publishContentBlock = defineRoute({
  name: 'publishContentBlock',
  method: 'POST',
  path: '/content/:pageKey/:blockKey/publish',
  access: 'admin',
  summary: 'Shows the latest version of a block on its page: now, or at a time',
  params: BlockParams,
  body: Publication,
  response: ContentDraft,
});

export const keepContentBlock = defineRoute({
  name: 'keepContentBlock',
  method: 'DELETE',
  path: '/content/:pageKey/:blockKey/publish',
  access: 'admin',
  summary: 'Takes back the time at which a version would be published',
  params: BlockParams,
  response: ContentDraft,
});

export const unpublishContentBlock = defineRoute({
  name: 'unpublishContentBlock',
  method: 'POST',
  path: '/content/:pageKey/:blockKey/unpublish',
  access: 'admin',
  summary: 'Removes a block from its page, which then shows its built-in words',
  params: BlockParams,
  response: ContentDraft,
});

export const listContentVersions = defineRoute({
  name: 'listContentVersions',
  method: 'GET',
  path: '/content/:pageKey/:blockKey/versions',
  access: 'admin',
  summary: 'The latest 200 versions of a block, newest first, and who saved them',
  params: BlockParams,
  query: PageQuery,
  response: paged(ContentVersion),
});

export const restoreContentVersion = defineRoute({
  name: 'restoreContentVersion',
  method: 'POST',
  path: '/content/:pageKey/:blockKey/restore',
  access: 'admin',
  summary: 'Saves the words of an older version as the latest one; visitors see it once it is published',
  params: BlockParams,
  body: Restoration,
  response: ContentDraft,
});
