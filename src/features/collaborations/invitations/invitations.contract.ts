import { z } from 'zod';
import { OpaqueToken } from '#features/accounts/account/accounts.contract.ts';
import {
  CollaborationId,
  CollaborationParams,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { GIVEN_ROLES } from '#features/collaborations/participants/participants.contract.ts';
import { Email, IdParams, Instant, optionalText, Uuid } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Days in which an invitation can be accepted. */
export const INVITATION_DAYS = 14;

/** Most invitations of one collaboration that wait at a time, those that have expired too. */
export const INVITATIONS_MAX = 20;

const MESSAGE_MAX = 500;

const GivenRole = z.enum(GIVEN_ROLES, 'Please select a role from the list');

/** What an invitation says besides who is invited. */
export const invitationFields = {
  role: GivenRole,
  message: optionalText(MESSAGE_MAX, 'Message'),
};

/** Invites either a member, or an address. */
export const CollaborationInvitationInput = z
  .strictObject({
    profile_id: z.uuid('Please select a member').nullish(),
    email: Email.nullish(),
    ...invitationFields,
  })
  .refine(({ profile_id, email }) => Boolean(profile_id) !== Boolean(email), {
    error: 'Please select a member, or enter an email address',
    path: ['profile_id'],
  });
export type CollaborationInvitationInput = z.output<typeof CollaborationInvitationInput>;

/** An invitation that waits, as the lead sees it. */
export const CollaborationInvitation = z.object({
  id: z.uuid(),
  /** Name of the member who is invited, or the address. */
  invitee: z.string(),
  /** Null for an address. */
  profile_id: z.uuid().nullable(),
  role: GivenRole,
  /** Name of the person who invited; null once that account is erased. */
  invited_by: z.string().nullable(),
  sent_at: Instant,
  expires_at: Instant,
  has_expired: z.boolean(),
});
export type CollaborationInvitation = z.output<typeof CollaborationInvitation>;

/** An invitation as the one who is invited sees it before the answer: nothing of the workspace but its title. */
export const ReceivedInvitation = z.object({
  id: z.uuid(),
  collaboration_title: z.string(),
  /** The organisation that invites. */
  organisation: z.string(),
  /** Name of the person who invited; null once that account is erased. */
  invited_by: z.string().nullable(),
  role: GivenRole,
  message: z.string().nullable(),
  expires_at: Instant,
});
export type ReceivedInvitation = z.output<typeof ReceivedInvitation>;

const InvitationParams = z.strictObject({ id: CollaborationId, invitationId: Uuid });

export const listCollaborationInvitations = defineRoute({
  name: 'listCollaborationInvitations',
  method: 'GET',
  path: '/collaborations/:id/invitations',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  right: 'organisations',
  summary: 'Invitations into a collaboration that wait for an answer, newest first; for the lead',
  params: CollaborationParams,
  response: z.array(CollaborationInvitation),
});

export const inviteOrganisation = defineRoute({
  name: 'inviteOrganisation',
  method: 'POST',
  path: '/collaborations/:id/invitations',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  right: 'organisations',
  summary:
    'Invites an organisation into a collaboration: a member, or an address; the answer does not say whether the address has an account',
  params: CollaborationParams,
  body: CollaborationInvitationInput,
  response: CollaborationInvitation,
  status: 201,
});

export const resendCollaborationInvitation = defineRoute({
  name: 'resendCollaborationInvitation',
  method: 'POST',
  path: '/collaborations/:id/invitations/:invitationId/resend',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  right: 'organisations',
  summary: 'Sends an invitation into a collaboration again, for another 14 days; for the lead',
  params: InvitationParams,
  response: CollaborationInvitation,
});

export const withdrawCollaborationInvitation = defineRoute({
  name: 'withdrawCollaborationInvitation',
  method: 'DELETE',
  path: '/collaborations/:id/invitations/:invitationId',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  right: 'organisations',
  summary: 'Withdraws an invitation into a collaboration; for the lead',
  params: InvitationParams,
  response: z.object({ id: Uuid }),
});

export const listReceivedInvitations = defineRoute({
  name: 'listReceivedInvitations',
  method: 'GET',
  path: '/collaboration-invitations',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: "Invitations into collaborations that wait for the member's answer, the first to expire first",
  response: z.array(ReceivedInvitation),
});

const ANSWERS = ['accepted', 'declined'] as const;
const Answer = z.enum(ANSWERS, 'Please accept or decline');
export type InvitationAnswer = z.output<typeof Answer>;

/** After accepting, the collaboration; null after declining. */
const Answered = z.object({ collaboration_id: CollaborationId.nullable() });
export type Answered = z.output<typeof Answered>;

export const answerCollaborationInvitation = defineRoute({
  name: 'answerCollaborationInvitation',
  method: 'PATCH',
  path: '/collaboration-invitations/:id',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary:
    'Accepts or declines an invitation into a collaboration, for owners and managers of the invited member',
  params: IdParams,
  body: z.strictObject({ status: Answer }),
  response: Answered,
});

/** Nobody guesses 256 bits; the limit keeps a flood away. */
const TOKEN_CALLS = [{ max: 60, windowMs: 3_600_000, by: 'address' as const }];

export const openCollaborationInvitation = defineRoute({
  name: 'openCollaborationInvitation',
  method: 'POST',
  path: '/collaboration-invitations/open',
  access: 'public',
  scope: 'none',
  summary: 'What an invitation into a collaboration says, by the token of its link',
  body: z.strictObject({ token: OpaqueToken }),
  response: ReceivedInvitation,
  limits: TOKEN_CALLS,
});

export const answerInvitationLink = defineRoute({
  name: 'answerInvitationLink',
  method: 'POST',
  path: '/collaboration-invitations/answer',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary:
    'Accepts or declines an invitation into a collaboration by the token of its link, for the own organisation',
  body: z.strictObject({ token: OpaqueToken, status: Answer }),
  response: Answered,
  limits: TOKEN_CALLS,
});
