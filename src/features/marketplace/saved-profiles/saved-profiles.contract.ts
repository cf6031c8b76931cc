import { z } from 'zod';
import { IdParams, Uuid } from '#platform/contract/fields.ts';
import { ListQuery, wholeNumber } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Ids per page; ids are short, so a page has many. */
export const SAVED_IDS_PAGE = 1000;
export const SavedProfilesQuery = ListQuery.extend({
  pageSize: wholeNumber('Page size', SAVED_IDS_PAGE).default(SAVED_IDS_PAGE),
});
export type SavedProfilesQuery = z.output<typeof SavedProfilesQuery>;

export const listSavedProfiles = defineRoute({
  name: 'listSavedProfiles',
  method: 'GET',
  path: '/marketplace/saved-profiles',
  access: 'signed-in',
  act: 'read',
  scope: 'marketplace:read',
  summary: 'The ids of the profiles that the signed-in member saved, newest first',
  query: SavedProfilesQuery,
  response: z.array(Uuid),
});

export const saveProfile = defineRoute({
  name: 'saveProfile',
  method: 'PUT',
  path: '/marketplace/saved-profiles/:id',
  access: 'signed-in',
  act: 'personal',
  scope: 'marketplace:write',
  summary: 'Saves a profile for later; no other member sees it',
  params: IdParams,
  response: z.object({ id: Uuid }),
});

export const unsaveProfile = defineRoute({
  name: 'unsaveProfile',
  method: 'DELETE',
  path: '/marketplace/saved-profiles/:id',
  access: 'signed-in',
  act: 'personal',
  scope: 'marketplace:write',
  summary: 'Removes a profile from the saved ones',
  params: IdParams,
  response: z.object({ id: Uuid }),
});
