import { z } from 'zod';
import { IdParams, Instant } from '#platform/contract/fields.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { paged, wholeNumber } from '#platform/contract/paging.ts';
import { SDG_GOALS } from '#platform/contract/reference-data.ts';
import { defineRoute, type RateLimit } from '#platform/contract/route.ts';
import {
  RESOURCE_AUDIENCES,
  RESOURCE_CATEGORIES,
  RESOURCE_LANGUAGES,
  RESOURCE_SEARCH_MAX,
  RESOURCE_SORTS,
  RESOURCE_STATUSES,
  RESOURCE_TYPES,
  RESOURCES_A_PAGE,
} from './resource-choices.data.ts';

/** A resource as a list shows it. */
export const ResourceCard = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  category: z.enum(RESOURCE_CATEGORIES),
  type: z.enum(RESOURCE_TYPES),
  audience: z.enum(RESOURCE_AUDIENCES),
  language: z.enum(RESOURCE_LANGUAGES),
  tags: z.array(z.string()),
  sdg_goals: z.array(z.enum(SDG_GOALS)),
  author_name: z.string(),
  organization: z.string(),
  content_url: z.string().nullable(),
  status: z.enum(RESOURCE_STATUSES),
  is_verified: z.boolean(),
  /** Ending of the file: `docx`. */
  format: z.string(),
  byte_size: z.int(),
  views: z.int(),
  downloads: z.int(),
  /** Mean of the stars with one decimal; null without a rating. */
  rating: z.number().nullable(),
  ratings: z.int(),
  created_at: Instant,
  updated_at: Instant,
  /** When it first appeared in the library; null before. */
  published_at: Instant.nullable(),
});
export type ResourceCard = z.output<typeof ResourceCard>;

/** A file of a resource. */
export const ResourceVersion = z.object({
  number: z.int(),
  file_name: z.string(),
  media_type: z.string(),
  byte_size: z.int(),
  /** Changes, in words of the author. */
  note: z.string().nullable(),
  created_at: Instant,
  /** Null for a version that waits for a review; only its author and admins see it. */
  published_at: Instant.nullable(),
});
export type ResourceVersion = z.output<typeof ResourceVersion>;

/** A resource as its own page shows it. */
export const Resource = ResourceCard.extend({
  licence: z.string().nullable(),
  /** Sources of law and data. */
  sources: z.array(z.object({ title: z.string(), url: z.string().nullable() })),
  /** The newest first. */
  versions: z.array(ResourceVersion),
  is_own: z.boolean(),
  /** For its author and admins: the reason of an admin who returned or declined it, or a version of it. */
  remark: z.string().nullable(),
  /** True if it, or a new version of it, waits for a review. */
  is_waiting: z.boolean(),
});
export type Resource = z.output<typeof Resource>;

/** A resource as the card of the latest ones shows it (specification part 2, section 3). */
export const LatestResource = ResourceCard.pick({
  id: true,
  title: true,
  description: true,
  type: true,
  category: true,
  content_url: true,
  status: true,
  created_at: true,
});
export type LatestResource = z.output<typeof LatestResource>;

const choice = <const Values extends readonly [string, ...string[]]>(values: Values, name: string) =>
  z.enum(values, `Unknown ${name}`).optional();

export const ResourcesQuery = z.strictObject({
  search: z.string().max(RESOURCE_SEARCH_MAX, 'Search must be 100 characters or less').optional(),
  category: choice(RESOURCE_CATEGORIES, 'category'),
  type: choice(RESOURCE_TYPES, 'type'),
  audience: choice(RESOURCE_AUDIENCES, 'audience'),
  language: choice(RESOURCE_LANGUAGES, 'language'),
  sdg: choice(SDG_GOALS, 'SDG goal'),
  verified: z.enum(['true'], 'Verified must be true').optional(),
  sort: z.enum(RESOURCE_SORTS, 'Unknown order').default('newest'),
  page: wholeNumber('Page', 1_000_000).default(1),
  pageSize: wholeNumber('Page size', 100).default(RESOURCES_A_PAGE),
});
export type ResourcesQuery = z.output<typeof ResourcesQuery>;

/** Views and downloads of visitors: one page takes three calls. */
const READS: RateLimit[] = [{ max: 600, windowMs: 300_000, by: 'address', budget: 'resource-reads' }];

export const listResources = defineRoute({
  name: 'listResources',
  method: 'GET',
  path: '/resources',
  access: 'public',
  scope: 'learn:read',
  summary: 'The published resources in one of six orders; the total is counted up to 1,001',
  query: ResourcesQuery,
  response: paged(ResourceCard),
});

export const listLatestResources = defineRoute({
  name: 'listLatestResources',
  method: 'GET',
  path: '/resources/latest',
  access: 'public',
  scope: 'learn:read',
  summary: 'The six newest published resources',
  response: z.array(LatestResource),
});

export const getResource = defineRoute({
  name: 'getResource',
  method: 'GET',
  path: '/resources/:id',
  access: 'public',
  scope: 'learn:read',
  summary: 'A published resource with its versions; its author and admins also see it before',
  params: IdParams,
  response: Resource,
  limits: READS,
});

export const viewResource = defineRoute({
  name: 'viewResource',
  method: 'POST',
  path: '/resources/:id/views',
  access: 'public',
  scope: 'none',
  summary: 'Notes that a published resource was opened; counts once for each reader and day',
  params: IdParams,
  response: z.object({ views: z.int() }),
  limits: READS,
});

export const downloadResource = defineRoute({
  name: 'downloadResource',
  method: 'GET',
  path: '/resources/:id/file',
  access: 'public',
  scope: 'learn:read',
  summary: 'Returns the newest file, or that of a version; a download counts once for each reader and day',
  params: IdParams,
  query: z.strictObject({
    version: wholeNumber('Version', 1000).optional(),
    purpose: z.enum(['download', 'preview'], 'Unknown purpose').default('download'),
  }),
  response: FileResponse,
  limits: READS,
});
