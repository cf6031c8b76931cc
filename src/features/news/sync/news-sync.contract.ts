import { z } from 'zod';
import { NewsSource } from '#features/news/sources/news-sources.contract.ts';
import { IdParams } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Outcome of a round over several sources. */
export const NewsSyncReport = z.object({
  /** Sources that were read, or had nothing new. */
  fetched: z.int(),
  /** Sources that could not be read; each says why. */
  failed: z.int(),
  /** New stories. */
  added: z.int(),
});
export type NewsSyncReport = z.output<typeof NewsSyncReport>;

export const syncNews = defineRoute({
  name: 'syncNews',
  method: 'POST',
  path: '/admin/news-sources/sync',
  access: 'admin',
  summary: 'Fetches every source that is switched on, at once; those that fail say why',
  response: NewsSyncReport,
  limits: [{ max: 10, windowMs: 600_000, by: 'member' }],
});

export const fetchNewsSource = defineRoute({
  name: 'fetchNewsSource',
  method: 'POST',
  path: '/admin/news-sources/:id/fetch',
  access: 'admin',
  summary: 'Fetches one source at once, also one that is switched off; `last_error` says why that failed',
  params: IdParams,
  response: z.object({ source: NewsSource, added: z.int() }),
  limits: [{ max: 60, windowMs: 600_000, by: 'member' }],
});
