import { z } from 'zod';
import { IdParams, requiredLine } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { DeskFilters } from './ticket-queue.contract.ts';

/** The most saved views of one supporter. */
export const SAVED_VIEWS_MAX = 20;
export const SAVED_VIEW_NAME_MAX = 60;

export const SavedViewInput = z.strictObject({
  name: requiredLine(SAVED_VIEW_NAME_MAX, 'Name'),
  filters: DeskFilters,
});
export type SavedViewInput = z.output<typeof SavedViewInput>;

export const SavedView = SavedViewInput.extend({ id: z.uuid() });
export type SavedView = z.output<typeof SavedView>;

export const listSavedViews = defineRoute({
  name: 'listSavedViews',
  method: 'GET',
  path: '/admin/support/views',
  access: 'admin',
  summary: "Lists the supporter's own saved views of the queue, by name",
  response: z.array(SavedView),
});

export const createSavedView = defineRoute({
  name: 'createSavedView',
  method: 'POST',
  path: '/admin/support/views',
  access: 'admin',
  summary: 'Saves filters of the queue under a name',
  body: SavedViewInput,
  response: SavedView,
  status: 201,
});

export const removeSavedView = defineRoute({
  name: 'removeSavedView',
  method: 'DELETE',
  path: '/admin/support/views/:id',
  access: 'admin',
  summary: 'Deletes a saved view of the supporter',
  params: IdParams,
  response: IdParams,
});
