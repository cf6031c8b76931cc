import { z } from 'zod';
import {
  Collaboration,
  CollaborationId,
  CollaborationParams,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Seconds for which a deletion can be undone on the screen. */
export const UNDO_SECONDS = 10;

/** What a deletion takes along, and if it is possible. */
export const Removal = z.object({
  /** True if the caller may delete the collaboration and nothing was done in it. */
  can_remove: z.boolean(),
  /** Organisations that take part, the own one and named partners too. */
  participants: z.int(),
  milestones: z.int(),
  files: z.int(),
  /** Comments ever written, deleted ones too. */
  comments: z.int(),
  budget_proposals: z.int(),
});
export type Removal = z.output<typeof Removal>;

export const getRemoval = defineRoute({
  name: 'getRemoval',
  method: 'GET',
  path: '/collaborations/:id/removal',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  right: 'any',
  summary: 'What deleting a collaboration takes along, and if the caller can delete it; for its participants',
  params: CollaborationParams,
  response: Removal,
});

export const removeCollaboration = defineRoute({
  name: 'removeCollaboration',
  method: 'DELETE',
  path: '/collaborations/:id',
  access: 'confirmed',
  act: 'write',
  scope: 'collaborations:write',
  right: 'delete',
  summary:
    'Deletes a collaboration in which nothing was done, for the participant who leads it; it can be undone for ten seconds',
  params: CollaborationParams,
  response: z.object({ id: CollaborationId }),
});

export const undoRemoval = defineRoute({
  name: 'undoRemoval',
  method: 'DELETE',
  path: '/collaborations/:id/removal',
  access: 'confirmed',
  act: 'write',
  scope: 'collaborations:write',
  right: 'delete',
  summary: 'Brings a collaboration back that was deleted at most ten seconds ago, with all that is in it',
  params: CollaborationParams,
  response: Collaboration,
});
