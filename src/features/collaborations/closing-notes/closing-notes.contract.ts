import { z } from 'zod';
import { CollaborationParams } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { Instant, requiredText } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const CLOSING_NOTE_MAX = 2000;

export const ClosingNote = z.object({
  participant_id: z.uuid(),
  /** Name of the organisation in the team. */
  name: z.string(),
  /** Null once the organisation has left or is erased. */
  profile_id: z.uuid().nullable(),
  note: z.string(),
  written_at: Instant,
});
export type ClosingNote = z.output<typeof ClosingNote>;

export const ClosingNoteInput = z.strictObject({
  note: requiredText(CLOSING_NOTE_MAX, 'Closing note', 'Please write a closing note'),
});

export const listClosingNotes = defineRoute({
  name: 'listClosingNotes',
  method: 'GET',
  path: '/collaborations/:id/closing-notes',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  right: 'any',
  summary: 'What each organisation says at the end of a collaboration, for its participants',
  params: CollaborationParams,
  response: z.array(ClosingNote),
});

export const saveClosingNote = defineRoute({
  name: 'saveClosingNote',
  method: 'PUT',
  path: '/collaborations/:id/closing-notes/own',
  access: 'confirmed',
  act: 'write',
  scope: 'collaborations:write',
  right: 'ratings',
  summary: 'Writes or changes the closing note of the own organisation in a completed collaboration',
  params: CollaborationParams,
  body: ClosingNoteInput,
  response: z.array(ClosingNote),
});
