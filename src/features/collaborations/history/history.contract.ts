import { z } from 'zod';
import { CHANGED_NOUNS } from '#features/collaborations/changes/changes.data.ts';
import { CollaborationParams } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { Instant, Uuid } from '#platform/contract/fields.ts';
import { ListQuery } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const CollaborationChange = z.object({
  id: z.uuid(),
  changed_at: Instant,
  /** The person and the organisation acted for; null once both are erased. */
  person_name: z.string().nullable(),
  noun: z.enum(CHANGED_NOUNS),
  subject_id: z.string().nullable(),
  /** Title of the record at that time; null for the collaboration itself. */
  label: z.string().nullable(),
  /** Name of a field, or what was done: `added`, `removed`, `archived`. */
  what: z.string(),
  /** Values as they are stored: ISO days, whole rupees; at most 500 characters. */
  old_value: z.string().nullable(),
  new_value: z.string().nullable(),
  reason: z.string().nullable(),
});
export type CollaborationChange = z.output<typeof CollaborationChange>;

/** With a `subject_id`, the changes of this one record, such as a milestone; with a `noun`, of this kind of records. */
const ChangesQuery = ListQuery.extend({
  subject_id: Uuid.optional(),
  noun: z.enum(CHANGED_NOUNS, 'Unknown kind of record').optional(),
});
export type ChangesQuery = z.output<typeof ChangesQuery>;

export const listCollaborationChanges = defineRoute({
  name: 'listCollaborationChanges',
  method: 'GET',
  path: '/collaborations/:id/changes',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  right: 'any',
  summary: 'What was changed in a collaboration, newest first, for its participants',
  params: CollaborationParams,
  query: ChangesQuery,
  response: z.array(CollaborationChange),
});
