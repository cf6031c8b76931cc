import { z } from 'zod';
import {
  IdParams,
  Instant,
  optionalText,
  optionalUrl,
  requiredLine,
  tags,
} from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Specification part 2, section 3. */
export const NEWS_CATEGORIES = [
  'CSR News',
  'Corporate News',
  'Business News',
  'Sustainability',
  'Social Impact',
  'Global CSR',
  'Global News',
  'Development',
  'Government',
  'UN/Development',
  'Twitter Feed',
  'Thought Leaders',
] as const;

/** Specification part 2, section 9. */
export const PRIORITY_MAX = 10;

/** Most sources of an installation, so that a round of the sync ends in time. */
export const NEWS_SOURCES_MAX = 200;

const PRIORITY = `Priority must be a whole number from 1 to ${PRIORITY_MAX}`;

/** A Twitter handle, entered without @; one that comes with it loses it. */
const twitterHandle = z
  .string('Twitter handle must be text')
  .trim()
  .overwrite((value) => value.replace(/^@/, ''))
  .regex(/^\w{0,15}$/, 'Twitter handle must be 15 letters, digits or underscores or less')
  .nullish()
  .transform((value) => (value === '' ? null : value));

const fields = {
  name: requiredLine(160, 'Name'),
  url: optionalUrl('URL'),
  category: z.enum(NEWS_CATEGORIES, 'Please select a category from the list'),
  priority: z.number(PRIORITY).int(PRIORITY).min(1, PRIORITY).max(PRIORITY_MAX, PRIORITY),
  twitter_handle: twitterHandle,
  description: optionalText(500, 'Description'),
  tags: tags('Tags'),
  is_active: z.boolean('Active must be true or false'),
};

export const URL_OR_HANDLE = 'Please enter a URL or a Twitter handle';

/** A new source. Without a URL it is a Twitter account, which is shown as a link. */
export const NewsSourceInput = z
  .strictObject({
    ...fields,
    category: fields.category.default('CSR News'),
    priority: fields.priority.default(1),
    tags: fields.tags.default([]),
    is_active: fields.is_active.default(true),
  })
  .refine(({ url, twitter_handle }) => url || twitter_handle, { path: ['url'], error: URL_OR_HANDLE });
export type NewsSourceInput = z.output<typeof NewsSourceInput>;

/** Changes of a source; absent fields stay as they are, so that a switch sends `is_active` alone. */
export const NewsSourceUpdate = z.strictObject(fields).partial();
export type NewsSourceUpdate = z.output<typeof NewsSourceUpdate>;

/** A source as admins see it, with how its last fetches went. */
export const NewsSource = z.object({
  id: z.uuid(),
  name: z.string(),
  url: z.string().nullable(),
  category: z.enum(NEWS_CATEGORIES),
  priority: z.int(),
  twitter_handle: z.string().nullable(),
  description: z.string().nullable(),
  tags: z.array(z.string()),
  is_active: z.boolean(),
  /** Number of stories that are stored now. */
  entries_count: z.int(),
  /** Those of the last 30 days. */
  recent_entries: z.int(),
  /** Last attempt to fetch it. */
  fetched_at: Instant.nullable(),
  succeeded_at: Instant.nullable(),
  /** Failed attempts since the last success. */
  failures: z.int(),
  /** Why the last attempt failed; null after a success. */
  last_error: z.string().nullable(),
  last_error_at: Instant.nullable(),
  /** The sync leaves the source alone until then. */
  next_fetch_at: Instant,
  created_at: Instant,
  updated_at: Instant,
});
export type NewsSource = z.output<typeof NewsSource>;

export const NewsSourcesQuery = PageQuery.extend({
  /** Only those that are switched on, or off. */
  active: z.enum(['true', 'false'], 'Active must be true or false').optional(),
});
export type NewsSourcesQuery = z.output<typeof NewsSourcesQuery>;

export const listNewsSources = defineRoute({
  name: 'listNewsSources',
  method: 'GET',
  path: '/admin/news-sources',
  access: 'admin',
  summary:
    'The sources of news, active ones first, then by name; well-known ones are offered and off at first',
  query: NewsSourcesQuery,
  response: paged(NewsSource),
});

export const createNewsSource = defineRoute({
  name: 'createNewsSource',
  method: 'POST',
  path: '/admin/news-sources',
  access: 'admin',
  summary: 'Adds a source of news',
  body: NewsSourceInput,
  response: NewsSource,
  status: 201,
});

export const updateNewsSource = defineRoute({
  name: 'updateNewsSource',
  method: 'PATCH',
  path: '/admin/news-sources/:id',
  access: 'admin',
  summary: 'Changes a source of news, or switches it on or off; the news of one that is off is not shown',
  params: IdParams,
  body: NewsSourceUpdate,
  response: NewsSource,
});

export const removeNewsSource = defineRoute({
  name: 'removeNewsSource',
  method: 'DELETE',
  path: '/admin/news-sources/:id',
  access: 'admin',
  summary: 'Deletes a source with its news',
  params: IdParams,
  response: z.object({ id: z.uuid() }),
});
