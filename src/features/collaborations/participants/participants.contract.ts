import { z } from 'zod';
import {
  CollaborationId,
  CollaborationParams,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { Instant, optionalText, requiredName, Uuid } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const Participant = z.object({
  id: z.uuid(),
  /** Set for a member of Dayitva, who can see and change the collaboration; null for a named or former partner. */
  profile_id: z.uuid().nullable(),
  name: z.string(),
  organization_type: z.string().nullable(),
  location: z.string().nullable(),
  avatar_url: z.string().nullable(),
  responsibility: z.string().nullable(),
  /** Names of the persons who act for the member, owners first; empty for a named or former partner, and for an individual. */
  people: z.array(z.string()),
  /** Set for a member who has left: the name stays as a record. */
  left_at: Instant.nullable(),
});
export type Participant = z.output<typeof Participant>;

/** The most participants that a collaboration can have. */
export const PARTICIPANTS_MAX = 100;

const Responsibility = optionalText(200, 'Responsibility');
export const ParticipantInput = z.strictObject({
  name: requiredName(160, 'Name'),
  responsibility: Responsibility,
});
export type ParticipantInput = z.output<typeof ParticipantInput>;
export const ParticipantUpdate = z.strictObject({ responsibility: Responsibility });
export type ParticipantUpdate = z.output<typeof ParticipantUpdate>;

const ParticipantParams = z.strictObject({ id: CollaborationId, participantId: Uuid });

export const listParticipants = defineRoute({
  name: 'listParticipants',
  method: 'GET',
  path: '/collaborations/:id/participants',
  access: 'signed-in',
  summary: 'Participants of a collaboration, for its participants',
  params: CollaborationParams,
  response: z.array(Participant),
});

export const createParticipant = defineRoute({
  name: 'createParticipant',
  method: 'POST',
  path: '/collaborations/:id/participants',
  access: 'confirmed',
  summary: 'Adds a partner by name, for participants',
  params: CollaborationParams,
  body: ParticipantInput,
  response: Participant,
  status: 201,
});

export const updateParticipant = defineRoute({
  name: 'updateParticipant',
  method: 'PATCH',
  path: '/collaborations/:id/participants/:participantId',
  access: 'confirmed',
  summary: "Changes a participant's responsibility, for participants",
  params: ParticipantParams,
  body: ParticipantUpdate,
  response: Participant,
});

export const removeParticipant = defineRoute({
  name: 'removeParticipant',
  method: 'DELETE',
  path: '/collaborations/:id/participants/:participantId',
  access: 'confirmed',
  summary: 'Removes a named partner; members, also former ones, cannot be removed',
  params: ParticipantParams,
  response: z.object({ id: Uuid }),
});

export const leaveCollaboration = defineRoute({
  name: 'leaveCollaboration',
  method: 'POST',
  path: '/collaborations/:id/leave',
  access: 'confirmed',
  summary: 'Ends the own membership in a collaboration; the last member cannot leave',
  params: CollaborationParams,
  response: z.object({ id: CollaborationId }),
});
