import { z } from 'zod';
import { NEWS_CATEGORIES } from '#features/news/sources/news-sources.contract.ts';
import { IdParams, Instant, text, Uuid } from '#platform/contract/fields.ts';
import { ListQuery, wholeNumber } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Most characters of a title and of an excerpt. */
export const TITLE_MAX = 300;
export const EXCERPT_MAX = 300;

/** Days that news is kept. */
export const KEPT_DAYS = 180;

export const NEWS_SEARCH_MAX = 100;

/** One story as visitors read it; its page opens at its origin. */
export const NewsEntry = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Plain text. */
  excerpt: z.string().nullable(),
  link: z.string(),
  source_id: z.uuid(),
  source_name: z.string(),
  category: z.enum(NEWS_CATEGORIES),
  published_at: Instant,
  /** Marks of the signed-in member; false for visitors. */
  is_read: z.boolean(),
  is_saved: z.boolean(),
});
export type NewsEntry = z.output<typeof NewsEntry>;

/** Place in the list: time and id of an entry, as `next` of the page before gives it. */
const PLACE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

const NewsPlace = z
  .string()
  .regex(PLACE, 'This is not a place in the list')
  .refine((place) => !Number.isNaN(Date.parse(place.slice(0, 24))), 'This is not a place in the list')
  .transform((place) => ({ published_at: place.slice(0, 24), id: place.slice(25) }));

export const NEWS_SHOWN = ['all', 'unread', 'saved'] as const;
export type NewsShown = (typeof NEWS_SHOWN)[number];

export const NewsQuery = z.strictObject({
  /** Beginnings of words in title or category. */
  search: text(NEWS_SEARCH_MAX, 'Search').optional(),
  category: z.enum(NEWS_CATEGORIES, 'Unknown category').optional(),
  source: Uuid.optional(),
  shown: z.enum(NEWS_SHOWN, 'Shown must be all, unread or saved').default('all'),
  after: NewsPlace.optional(),
  pageSize: wholeNumber('Page size', 100).default(20),
});
export type NewsQuery = z.output<typeof NewsQuery>;

export const NewsPage = z.object({
  records: z.array(NewsEntry),
  /** `after` of the next page; null on the last one. */
  next: z.string().nullable(),
});
export type NewsPage = z.output<typeof NewsPage>;

/** A source that is switched on, for the filters and the links to Twitter accounts. */
export const PublicNewsSource = z.object({
  id: z.uuid(),
  name: z.string(),
  category: z.enum(NEWS_CATEGORIES),
  /** False for a Twitter account, which has no news of its own. */
  has_feed: z.boolean(),
  twitter_handle: z.string().nullable(),
});
export type PublicNewsSource = z.output<typeof PublicNewsSource>;

/** At least one of the marks; the other one stays as it is. */
export const NewsMarks = z
  .strictObject({
    is_read: z.boolean('Read must be true or false').optional(),
    is_saved: z.boolean('Saved must be true or false').optional(),
  })
  .refine((marks) => marks.is_read !== undefined || marks.is_saved !== undefined, {
    path: ['is_read'],
    error: 'Please send a mark',
  });
export type NewsMarks = z.output<typeof NewsMarks>;

export const listNews = defineRoute({
  name: 'listNews',
  method: 'GET',
  path: '/news',
  access: 'public',
  scope: 'learn:read',
  summary: 'News of the field, newest first; unread and saved news are for signed-in members',
  query: NewsQuery,
  response: NewsPage,
});

export const listPublicNewsSources = defineRoute({
  name: 'listPublicNewsSources',
  method: 'GET',
  path: '/news/sources',
  access: 'public',
  scope: 'learn:read',
  summary: 'The sources of news that are switched on, by name',
  query: ListQuery,
  response: z.array(PublicNewsSource),
});

export const openNews = defineRoute({
  name: 'openNews',
  method: 'POST',
  path: '/news/:id/openings',
  access: 'public',
  scope: 'none',
  summary:
    'Notes that a story was opened at its origin, once per reader and day, and marks it as read for a member',
  params: IdParams,
  response: z.object({ id: z.uuid(), is_read: z.boolean() }),
});

export const markNews = defineRoute({
  name: 'markNews',
  method: 'PUT',
  path: '/news/:id/marks',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Marks a story as read or saved, or takes a mark away; no other member sees it',
  params: IdParams,
  body: NewsMarks,
  response: z.object({ id: z.uuid(), is_read: z.boolean(), is_saved: z.boolean() }),
});
