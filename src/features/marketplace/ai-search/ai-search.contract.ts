import { z } from 'zod';
import { MarketplaceProfile, PAGES_MAX } from '#features/marketplace/listing/marketplace.contract.ts';
import { text } from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { UNDERSTOOD_FIELDS } from './understood-fields.data.ts';

/** Longest sentence, in characters. */
export const SENTENCE_MAX = 200;

/** Most members that a search ranks; with filters alone it lists all. */
export const RANKED_MAX = 200;

const Understood = z.object({
  field: z.enum(UNDERSTOOD_FIELDS),
  /** As the filter has it: `ngo`, `Bihar`, `Araria`, `Vidarbha`, `2`, `12a`, whole rupees, a year, the name of a focus area or goal. */
  value: z.string(),
  /** The part of the sentence, as written: without it the sentence means the same without this. */
  text: z.string(),
});

export const Sentence = text(SENTENCE_MAX, 'Search').refine(
  (q) => q.trim() !== '',
  'Write what you look for',
);

const SearchQuery = PageQuery.extend({
  page: PageQuery.shape.page.refine(
    (page) => page <= PAGES_MAX,
    'Only the first 1,000 pages can be opened. Please search for words, or set filters',
  ),
  q: Sentence,
});
export type SearchQuery = z.output<typeof SearchQuery>;

export const searchMarketplace = defineRoute({
  name: 'searchMarketplace',
  method: 'GET',
  path: '/marketplace/search',
  access: 'signed-in',
  act: 'read',
  scope: 'marketplace:read',
  summary: `Members that a sentence describes, best first: at most ${RANKED_MAX} where it says more than filters`,
  query: SearchQuery,
  response: paged(MarketplaceProfile).extend({
    understood: z.array(Understood),
    /** Words of the sentence, as written, that were not understood and searched for. */
    words: z.array(z.string()),
    /** Words that no member has, and what was read instead. */
    corrections: z.array(z.object({ written: z.string(), searched: z.string() })),
    /** Whether the meaning of texts took part; without the model only words and filters did. Null where nothing was ranked. */
    by_meaning: z.boolean().nullable(),
  }),
});

export const prepareMarketplaceSearch = defineRoute({
  name: 'prepareMarketplaceSearch',
  method: 'GET',
  path: '/marketplace/search/readiness',
  access: 'signed-in',
  act: 'read',
  scope: 'marketplace:read',
  summary: 'Whether a search by meaning is answered at once; if not, its model begins to load',
  response: z.object({ is_ready: z.boolean() }),
});
