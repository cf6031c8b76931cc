import { z } from 'zod';
import { SENTENCE_MAX } from '#features/marketplace/ai-search/ai-search.contract.ts';
import { MarketplaceFilterQuery } from '#features/marketplace/listing/marketplace.contract.ts';
import { SORTS } from '#features/marketplace/listing/marketplace-ranges.data.ts';
import { IdParams, Instant, requiredLine, text } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Most searches that a person keeps in an organisation. */
export const SAVED_SEARCHES_MAX = 20;
export const SEARCH_NAME_MAX = 80;
const QUERY_MAX = 4000;

/** A search as the address of the marketplace has it. Leaves out the `saved` filter: it would add members unseen. */
const SavedQuery = MarketplaceFilterQuery.omit({ saved: true }).extend({
  sort: z.enum(SORTS, 'Unknown order').optional(),
  /** The sentence of the AI search, which goes before the filters. */
  ai: text(SENTENCE_MAX, 'Search').optional(),
});
type SavedQuery = z.output<typeof SavedQuery>;

const partsOf = (query: string) => Object.fromEntries(new URLSearchParams(query));

/** Reads a search from the address; undefined where the marketplace does not know it, as one that is older than its filters. */
export const readSavedQuery = (query: string): SavedQuery | undefined =>
  SavedQuery.safeParse(partsOf(query)).data;

const saysSomething = (query: string) =>
  Object.entries(partsOf(query)).some(([name, value]) => name !== 'sort' && value.trim() !== '');

const shape = {
  name: requiredLine(SEARCH_NAME_MAX, 'Name', 'Please give the search a name'),
  /** True if the person wants a mail when the search finds somebody new. */
  sends_mail: z.boolean('Please choose yes or no'),
};

export const SavedSearchInput = z.strictObject(shape);
export type SavedSearchInput = z.output<typeof SavedSearchInput>;

const NewSavedSearch = SavedSearchInput.extend({
  /** `type=ngo&location=Bihar&ai=...`, as in the address of the marketplace. */
  query: z
    .string('Name the search')
    .max(QUERY_MAX, 'This search is too long')
    .overwrite((query) => new URLSearchParams(partsOf(query)).toString())
    .refine(saysSomething, 'Set a filter, or write what you look for')
    .refine((query) => readSavedQuery(query) !== undefined, 'The marketplace does not know this search'),
});
export type NewSavedSearch = z.output<typeof NewSavedSearch>;

export const SavedSearch = z.object({
  id: z.uuid(),
  name: z.string(),
  query: z.string(),
  sends_mail: z.boolean(),
  created_at: Instant,
  /** When a mail named members whom this search found; null before the first one. */
  mailed_at: Instant.nullable(),
});
export type SavedSearch = z.output<typeof SavedSearch>;

export const listSavedSearches = defineRoute({
  name: 'listSavedSearches',
  method: 'GET',
  path: '/marketplace/saved-searches',
  access: 'signed-in',
  act: 'read',
  scope: 'marketplace:read',
  summary: 'The searches that the caller keeps in this organisation, newest first',
  response: z.array(SavedSearch),
});

export const createSavedSearch = defineRoute({
  name: 'createSavedSearch',
  method: 'POST',
  path: '/marketplace/saved-searches',
  access: 'confirmed',
  act: 'personal',
  scope: 'marketplace:write',
  summary: 'Keeps a search of the marketplace under a name',
  body: NewSavedSearch,
  response: SavedSearch,
  status: 201,
});

export const updateSavedSearch = defineRoute({
  name: 'updateSavedSearch',
  method: 'PUT',
  path: '/marketplace/saved-searches/:id',
  access: 'confirmed',
  act: 'personal',
  scope: 'marketplace:write',
  summary: 'Renames a search of the caller, and switches its mails on or off',
  params: IdParams,
  body: SavedSearchInput,
  response: SavedSearch,
});

export const removeSavedSearch = defineRoute({
  name: 'removeSavedSearch',
  method: 'DELETE',
  path: '/marketplace/saved-searches/:id',
  access: 'confirmed',
  act: 'personal',
  scope: 'marketplace:write',
  summary: 'Deletes a search of the caller',
  params: IdParams,
  response: IdParams,
});
