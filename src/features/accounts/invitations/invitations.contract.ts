import { z } from 'zod';
import {
  CurrentPassword,
  OpaqueToken,
  PASSWORD_TRIES,
  Password,
  PersonName,
  User,
} from '#features/accounts/account/accounts.contract.ts';
import { OwnerProof, RoleField } from '#features/accounts/memberships/memberships.contract.ts';
import { SignInAnswer } from '#features/accounts/sign-in/sign-in.contract.ts';
import { SecondFactorCode } from '#features/accounts/two-factor/two-factor.contract.ts';
import { Email, IdParams, Instant, optionalText } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Days in which an invitation can be accepted. */
export const INVITATION_DAYS = 14;

/** Most invitations of one profile that wait at a time. */
export const INVITATIONS_MAX = 50;

const MESSAGE_MAX = 500;

export const InvitationInput = OwnerProof.extend({
  email: Email,
  role: RoleField,
  message: optionalText(MESSAGE_MAX, 'Message'),
  /** A collaboration of the organisation: the person is named in it with the acceptance. */
  collaboration_id: z
    .string('This is not a valid collaboration id')
    .max(100, 'This is not a valid collaboration id')
    .optional(),
});
export type InvitationInput = z.output<typeof InvitationInput>;

/** An invitation that waits, as the people of the profile see it. */
export const Invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: RoleField,
  /** Name of who invited; null once that account is erased. */
  invited_by: z.string().nullable(),
  sent_at: Instant,
  expires_at: Instant,
  has_expired: z.boolean(),
});
export type Invitation = z.output<typeof Invitation>;

export const listInvitations = defineRoute({
  name: 'listInvitations',
  method: 'GET',
  path: '/profile/invitations',
  access: 'confirmed',
  act: 'people',
  scope: 'none',
  summary: 'The invitations of the profile that wait for an answer, newest first; for owners',
  response: z.array(Invitation),
});

export const createInvitation = defineRoute({
  name: 'createInvitation',
  method: 'POST',
  path: '/profile/invitations',
  access: 'confirmed',
  act: 'people',
  scope: 'none',
  summary:
    'Invites a person by mail to act for the profile, as an owner with the own password; the answer does not say whether the address has an account',
  body: InvitationInput,
  response: Invitation,
  status: 201,
});

export const resendInvitation = defineRoute({
  name: 'resendInvitation',
  method: 'POST',
  path: '/profile/invitations/:id/resend',
  access: 'confirmed',
  act: 'people',
  scope: 'none',
  summary: 'Sends an invitation again, with a new link that replaces the earlier one; for owners',
  params: IdParams,
  response: Invitation,
});

export const withdrawInvitation = defineRoute({
  name: 'withdrawInvitation',
  method: 'DELETE',
  path: '/profile/invitations/:id',
  access: 'confirmed',
  act: 'people',
  scope: 'none',
  summary: 'Withdraws an invitation, whose link works no more; for owners',
  params: IdParams,
  response: z.object({ message: z.string() }),
});

/** Nobody guesses 256 bits; the limit keeps a flood away. */
const TOKEN_CALLS = [{ max: 60, windowMs: 3_600_000, by: 'address' as const }];

/** An invitation, as whoever has its link sees it. */
export const OpenInvitation = z.object({
  organisation: z.string(),
  role: RoleField,
  /** The address that was invited. */
  email: z.string(),
  invited_by: z.string().nullable(),
  message: z.string().nullable(),
  expires_at: Instant,
});
export type OpenInvitation = z.output<typeof OpenInvitation>;

const Token = z.strictObject({ token: OpaqueToken });

export const openInvitation = defineRoute({
  name: 'openInvitation',
  method: 'POST',
  path: '/invitations/open',
  access: 'public',
  scope: 'none',
  summary: 'What an invitation says, by the token of its link',
  body: Token,
  response: OpenInvitation,
  limits: TOKEN_CALLS,
});

export const AcceptInput = Token.extend({
  /** Needed where the caller signed in with another address than the invited one. */
  password: CurrentPassword.optional(),
});
export type AcceptInput = z.output<typeof AcceptInput>;

export const acceptInvitation = defineRoute({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/invitations/accept',
  access: 'confirmed',
  act: 'personal',
  scope: 'none',
  summary: 'Accepts an invitation with the signed-in account, and acts for its profile from now on',
  body: AcceptInput,
  response: User,
  limits: PASSWORD_TRIES,
});

export const JoinInput = Token.extend({
  password: CurrentPassword,
  code: SecondFactorCode.optional(),
  device_token: z.string('The device token must be text').max(200, 'The device token is too long').optional(),
});
export type JoinInput = z.output<typeof JoinInput>;

export const signInToInvitation = defineRoute({
  name: 'signInToInvitation',
  method: 'POST',
  path: '/invitations/sign-in',
  access: 'public',
  scope: 'none',
  summary:
    'Accepts an invitation with the account of the invited address, by its password, and starts a session',
  body: JoinInput,
  response: SignInAnswer,
  limits: TOKEN_CALLS,
});

export const InvitedSignUp = Token.extend({
  person_name: PersonName,
  password: Password,
  /** Version of the consent notice that was shown and agreed to. */
  consent_version: z.string('The version of the notice must be text').max(40),
});
export type InvitedSignUp = z.output<typeof InvitedSignUp>;

export const signUpToInvitation = defineRoute({
  name: 'signUpToInvitation',
  method: 'POST',
  path: '/invitations/sign-up',
  access: 'public',
  scope: 'none',
  summary:
    'Accepts an invitation with a new account for the invited address, which counts as confirmed, and starts a session',
  body: InvitedSignUp,
  response: SignInAnswer,
  status: 201,
  limits: TOKEN_CALLS,
});
