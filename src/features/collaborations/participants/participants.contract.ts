import { z } from 'zod';
import { COLLABORATION_ROLES } from '#features/collaborations/collaboration/collaboration-roles.rules.ts';
import {
  CollaborationId,
  CollaborationParams,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { Instant, optionalText, requiredName, Uuid } from '#platform/contract/fields.ts';
import { ROLES } from '#platform/contract/people/roles.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** A person who works in a collaboration. */
const ParticipantPerson = z.object({
  /** Of the person's account. */
  id: z.uuid(),
  /** Null until the person gives the own name. */
  name: z.string().nullable(),
  /** Role in the own organisation. */
  role: z.enum(ROLES),
  /** True for a person whom the organisation has named here; owners and managers need not be. */
  is_named: z.boolean(),
});

export const Participant = z.object({
  id: z.uuid(),
  /** Set for a member of Dayitva, who can see and change the collaboration; null for a named or former partner. */
  profile_id: z.uuid().nullable(),
  name: z.string(),
  organization_type: z.string().nullable(),
  location: z.string().nullable(),
  avatar_url: z.string().nullable(),
  responsibility: z.string().nullable(),
  /** What the organisation may do here; null for a named or former partner. */
  role: z.enum(COLLABORATION_ROLES).nullable(),
  /**
   * The persons who are named, then the owners and managers of the organisation; empty for a named or former partner, and for
   * an individual.
   */
  people: z.array(ParticipantPerson),
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
export const ParticipantUpdate = z.strictObject({
  /** Of a partner that is only named; a member has the name of its profile. */
  name: requiredName(160, 'Name').optional(),
  responsibility: Responsibility,
});
export type ParticipantUpdate = z.output<typeof ParticipantUpdate>;

const ParticipantParams = z.strictObject({ id: CollaborationId, participantId: Uuid });

export const listParticipants = defineRoute({
  name: 'listParticipants',
  method: 'GET',
  path: '/collaborations/:id/participants',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  right: 'any',
  summary: 'Participants of a collaboration, for its participants',
  params: CollaborationParams,
  response: z.array(Participant),
});

export const createParticipant = defineRoute({
  name: 'createParticipant',
  method: 'POST',
  path: '/collaborations/:id/participants',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'partners',
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
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'partners',
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
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'partners',
  summary: 'Removes a named partner; members, also former ones, cannot be removed',
  params: ParticipantParams,
  response: z.object({ id: Uuid }),
});

/** The roles that the lead gives to others. */
export const GIVEN_ROLES = COLLABORATION_ROLES.filter((role) => role !== 'lead');

export const updateParticipantRole = defineRoute({
  name: 'updateParticipantRole',
  method: 'PUT',
  path: '/collaborations/:id/participants/:participantId/role',
  access: 'confirmed',
  act: 'write',
  scope: 'collaborations:write',
  right: 'organisations',
  summary: 'Changes what an organisation may do in a collaboration, at once; for the lead',
  params: ParticipantParams,
  body: z.strictObject({ role: z.enum(GIVEN_ROLES, 'Please select a role from the list') }),
  response: Participant,
});

export const handOverLead = defineRoute({
  name: 'handOverLead',
  method: 'POST',
  path: '/collaborations/:id/lead',
  access: 'confirmed',
  act: 'write',
  scope: 'collaborations:write',
  right: 'organisations',
  summary: 'Makes another organisation the lead and the own one an implementer, and notifies it by mail',
  params: CollaborationParams,
  body: z.strictObject({ participant_id: z.uuid('Please select an organisation') }),
  response: z.array(Participant),
});

export const createSeat = defineRoute({
  name: 'createSeat',
  method: 'POST',
  path: '/collaborations/:id/seats',
  access: 'confirmed',
  act: 'write',
  scope: 'collaborations:write',
  right: 'seats',
  summary: 'Names a colleague in a collaboration, who can work in it from now on; for owners and managers',
  params: CollaborationParams,
  body: z.strictObject({ account_id: z.uuid('Please select a colleague') }),
  response: Participant,
  status: 201,
});

export const removeSeat = defineRoute({
  name: 'removeSeat',
  method: 'DELETE',
  path: '/collaborations/:id/seats/:accountId',
  access: 'confirmed',
  act: 'write',
  scope: 'collaborations:write',
  right: 'seats',
  summary:
    'Takes a colleague off a collaboration, whose next change in it is refused; for owners and managers',
  params: z.strictObject({ id: CollaborationId, accountId: Uuid }),
  response: Participant,
});

export const leaveCollaboration = defineRoute({
  name: 'leaveCollaboration',
  method: 'POST',
  path: '/collaborations/:id/leave',
  access: 'confirmed',
  act: 'write',
  scope: 'collaborations:write',
  right: 'leave',
  summary: 'Ends the own membership in a collaboration; the last member cannot leave',
  params: CollaborationParams,
  response: z.object({ id: CollaborationId }),
});
