import { z } from 'zod';
import { NEWS_CATEGORIES, NewsSourceInput } from '#features/news/sources/news-sources.contract.ts';
import { Instant } from '#platform/contract/fields.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Longest OPML file in characters: two hundred feeds take half of it. */
export const OPML_MAX = 150_000;
/** Most feeds of one file. */
const FEEDS_MAX = 200;

/** A feed of a file, and what would become of it. */
export const OpmlEntry = z.object({
  name: z.string(),
  url: z.string(),
  category: z.enum(NEWS_CATEGORIES),
  description: z.string().nullable(),
  state: z.enum(['new', 'known', 'wrong']),
  /** Why it cannot be added. */
  reason: z.string().nullable(),
});
export type OpmlEntry = z.output<typeof OpmlEntry>;

export const readOpml = defineRoute({
  name: 'readOpml',
  method: 'POST',
  path: '/admin/news-sources/opml',
  access: 'admin',
  summary:
    'Reads an OPML file of 200 feeds at most, and says which are new, known or wrong; it stores nothing',
  body: z.strictObject({
    text: z
      .string('Please choose a file')
      .min(1, 'Please choose a file')
      .max(OPML_MAX, 'The file must have 150,000 characters or less'),
  }),
  response: z.array(OpmlEntry),
});

export const addNewsSources = defineRoute({
  name: 'addNewsSources',
  method: 'POST',
  path: '/admin/news-sources/several',
  access: 'admin',
  summary: 'Adds several sources of news, all or none; those that are known by now are left out',
  body: z.strictObject({
    sources: z
      .array(NewsSourceInput, 'Please send a list of sources')
      .min(1, 'Please send at least one source')
      .max(FEEDS_MAX, `At most ${FEEDS_MAX} sources can be added together`),
  }),
  response: z.object({ added: z.int(), known: z.int() }),
  status: 201,
});

export const exportOpml = defineRoute({
  name: 'exportOpml',
  method: 'GET',
  path: '/admin/news-sources/opml',
  access: 'admin',
  summary: 'All sources with a feed as an OPML file, a folder for each category',
  response: FileResponse,
});

export const previewFeed = defineRoute({
  name: 'previewFeed',
  method: 'POST',
  path: '/admin/news-sources/preview',
  access: 'admin',
  summary:
    'Fetches and reads a feed without storing anything: the newest stories and how many are left out, or why it cannot be read',
  body: z.strictObject({
    url: z
      .string('Please enter a URL')
      .trim()
      .min(1, 'Please enter a URL')
      .max(500, 'URL must be 500 characters or less'),
  }),
  response: z.object({
    /** Why the feed cannot be read; null if it can. */
    problem: z.string().nullable(),
    /** Number of stories of the feed that are taken, three hundred at most. */
    total: z.int(),
    /** Number of stories that are left out because they have no link, or no title and no text. */
    incomplete: z.int(),
    /** Number of stories that are left out because three hundred are newer. */
    older: z.int(),
    stories: z.array(z.object({ title: z.string(), link: z.string(), published_at: Instant.nullable() })),
  }),
  limits: [{ max: 60, windowMs: 600_000, by: 'member' }],
});
