import { z } from 'zod';
import { MarketplaceProfile } from '#features/marketplace/listing/marketplace.contract.ts';
import { IdParams, Instant, requiredLine, text, Uuid } from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Most lists of an organisation, and most partners on one. */
export const SHORTLISTS_MAX = 50;
export const SHORTLIST_ENTRIES_MAX = 200;
export const SHORTLIST_NAME_MAX = 80;
export const SHORTLIST_NOTE_MAX = 500;

export const ShortlistInput = z.strictObject({
  name: requiredLine(SHORTLIST_NAME_MAX, 'Name', 'Please give the list a name'),
});
export type ShortlistInput = z.output<typeof ShortlistInput>;

export const ShortlistNote = z.strictObject({ note: text(SHORTLIST_NOTE_MAX, 'Note') });
export type ShortlistNote = z.output<typeof ShortlistNote>;

export const Shortlist = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Partners on the list who are in the marketplace. */
  partners: z.int(),
  updated_at: Instant,
});
export type Shortlist = z.output<typeof Shortlist>;

const ShortlistEntry = z.object({
  profile: MarketplaceProfile,
  note: z.string(),
  added_at: Instant,
});
export type ShortlistEntry = z.output<typeof ShortlistEntry>;

const EntryParams = IdParams.extend({ profile: Uuid });

export const listShortlists = defineRoute({
  name: 'listShortlists',
  method: 'GET',
  path: '/marketplace/shortlists',
  access: 'signed-in',
  act: 'read',
  scope: 'marketplace:read',
  summary: "The shortlists of the caller's organisation, last changed first",
  response: z.array(Shortlist),
});

export const createShortlist = defineRoute({
  name: 'createShortlist',
  method: 'POST',
  path: '/marketplace/shortlists',
  access: 'confirmed',
  act: 'write',
  scope: 'marketplace:write',
  summary: 'Makes an empty shortlist',
  body: ShortlistInput,
  response: Shortlist,
  status: 201,
});

export const renameShortlist = defineRoute({
  name: 'renameShortlist',
  method: 'PUT',
  path: '/marketplace/shortlists/:id',
  access: 'confirmed',
  act: 'write',
  scope: 'marketplace:write',
  summary: "Renames a shortlist of the caller's organisation",
  params: IdParams,
  body: ShortlistInput,
  response: z.object({ id: Uuid, name: z.string() }),
});

export const removeShortlist = defineRoute({
  name: 'removeShortlist',
  method: 'DELETE',
  path: '/marketplace/shortlists/:id',
  access: 'confirmed',
  act: 'write',
  scope: 'marketplace:write',
  summary: "Deletes a shortlist of the caller's organisation with its notes",
  params: IdParams,
  response: IdParams,
});

export const getShortlist = defineRoute({
  name: 'getShortlist',
  method: 'GET',
  path: '/marketplace/shortlists/:id',
  access: 'signed-in',
  act: 'read',
  scope: 'marketplace:read',
  summary:
    "One shortlist of the caller's organisation with a page of its partners, last added first; another's is not found",
  params: IdParams,
  query: PageQuery,
  response: Shortlist.extend(paged(ShortlistEntry).shape),
});

export const saveShortlistEntry = defineRoute({
  name: 'saveShortlistEntry',
  method: 'PUT',
  path: '/marketplace/shortlists/:id/partners/:profile',
  access: 'confirmed',
  act: 'write',
  scope: 'marketplace:write',
  summary: 'Puts a partner on a shortlist, or changes the note',
  params: EntryParams,
  body: ShortlistNote,
  response: ShortlistNote,
});

export const removeShortlistEntry = defineRoute({
  name: 'removeShortlistEntry',
  method: 'DELETE',
  path: '/marketplace/shortlists/:id/partners/:profile',
  access: 'confirmed',
  act: 'write',
  scope: 'marketplace:write',
  summary: 'Takes a partner from a shortlist',
  params: EntryParams,
  response: EntryParams,
});
