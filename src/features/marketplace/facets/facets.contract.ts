import { z } from 'zod';
import { MarketplaceFilterQuery } from '#features/marketplace/listing/marketplace.contract.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** The filters whose choices are counted. */
export const FACETS = [
  'type',
  'location',
  'verification',
  'sdg',
  'focus',
  'item',
  'budget',
  'price',
  'paper',
  'csr',
] as const;
export type FacetName = (typeof FACETS)[number];

const Choice = z.object({
  /** As the filter takes it. */
  value: z.string(),
  /** Members who would be found with this choice alone in its filter, beside the other filters. */
  members: z.int(),
  /** True if there are more than were counted, or there can be. */
  more: z.boolean(),
});
export type FacetChoice = z.output<typeof Choice>;

const Facet = z.object({ name: z.enum(FACETS), choices: z.array(Choice) });
export type Facet = z.output<typeof Facet>;

export const listFacets = defineRoute({
  name: 'listFacets',
  method: 'GET',
  path: '/marketplace/facets',
  access: 'signed-in',
  act: 'read',
  scope: 'marketplace:read',
  summary:
    'How many members each choice of each filter would find, beside the other filters; counted up to a thousand',
  query: MarketplaceFilterQuery,
  response: z.object({
    facets: z.array(Facet),
    /** Counting took too long: there are no counts. */
    incomplete: z.boolean().optional(),
  }),
});
