import { z } from 'zod';
import {
  CurrentPassword,
  OpaqueToken,
  Password,
  PersonName,
} from '#features/accounts/account/accounts.contract.ts';
import { WorkEmail } from '#features/accounts/domain-claims/domain-claims.contract.ts';
import { LesserRole } from '#features/accounts/memberships/memberships.contract.ts';
import { SignInInput } from '#features/accounts/sign-in/sign-in.contract.ts';
import { HOUR_MS } from '#platform/contract/durations.ts';
import { IdParams, Instant } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Hours in which the link to ask with works. */
export const JOIN_LINK_HOURS = 24;

/** Days in which owners can answer a request; one that was declined is remembered as long. */
export const JOIN_DAYS = 30;

/** Most requests that wait for the owners of one profile. */
export const JOIN_REQUESTS_MAX = 50;

/** As for invitations: nobody guesses 256 bits. */
const TOKEN_CALLS = [{ max: 60, windowMs: HOUR_MS, by: 'address' as const }];

export const JoinLinkInput = z.strictObject({ email: WorkEmail });

export const requestJoinLink = defineRoute({
  name: 'requestJoinLink',
  method: 'POST',
  path: '/join/link',
  access: 'public',
  scope: 'none',
  summary:
    'Mails a link to ask to join the organisation that has confirmed the domain of the address, if there is one; the answer is the same for every address',
  body: JoinLinkInput,
  response: z.object({ message: z.string() }),
  limits: [
    { max: 20, windowMs: HOUR_MS, by: 'address' },
    { max: 5, windowMs: HOUR_MS, by: 'email' },
  ],
});

/** What whoever has the link learns: the organisation's name, nothing of its people. */
export const OpenJoinLink = z.object({ organisation: z.string(), domain: z.string(), email: z.string() });
export type OpenJoinLink = z.output<typeof OpenJoinLink>;

const Token = z.strictObject({ token: OpaqueToken });

export const openJoinLink = defineRoute({
  name: 'openJoinLink',
  method: 'POST',
  path: '/join/open',
  access: 'public',
  scope: 'none',
  summary: 'The organisation that a link leads to, by its token',
  body: Token,
  response: OpenJoinLink,
  limits: TOKEN_CALLS,
});

/** The request as the person reads of it. */
export const JoinRequestSent = z.object({ organisation: z.string(), email: z.string(), expires_at: Instant });
export type JoinRequestSent = z.output<typeof JoinRequestSent>;

export const JoinSignUp = Token.extend({
  person_name: PersonName,
  password: Password,
  /** Version of the consent notice that was shown and agreed to. */
  consent_version: z.string('The version of the notice must be text').max(40),
});
export type JoinSignUp = z.output<typeof JoinSignUp>;

export const signUpToJoin = defineRoute({
  name: 'signUpToJoin',
  method: 'POST',
  path: '/join/sign-up',
  access: 'public',
  scope: 'none',
  summary:
    'Asks to join with a new account for the address, which counts as confirmed. The account can sign in once an owner has accepted; it is deleted if none does',
  body: JoinSignUp,
  response: JoinRequestSent,
  status: 201,
  limits: TOKEN_CALLS,
});

export const JoinSignIn = Token.extend({
  password: CurrentPassword,
  code: SignInInput.shape.code,
  device_token: SignInInput.shape.device_token,
});
export type JoinSignIn = z.output<typeof JoinSignIn>;

export const signInToJoin = defineRoute({
  name: 'signInToJoin',
  method: 'POST',
  path: '/join/sign-in',
  access: 'public',
  scope: 'none',
  summary: 'Asks to join with the account of the address, by its password; starts no session',
  body: JoinSignIn,
  response: JoinRequestSent,
  limits: TOKEN_CALLS,
});

/** The organisation that the person can ask to join, and what became of a request. */
export const JoinOffer = z.object({
  organisation: z.string(),
  domain: z.string(),
  state: z.enum(['open', 'waiting', 'declined']),
  /** When the request was sent; null without one. */
  asked_at: Instant.nullable(),
});
export type JoinOffer = z.output<typeof JoinOffer>;

const JoinOfferAnswer = z.object({ offer: JoinOffer.nullable() });

export const getJoinOffer = defineRoute({
  name: 'getJoinOffer',
  method: 'GET',
  path: '/account/join-offer',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary:
    "The organisation that has confirmed the domain of the person's own confirmed address, unless the person works there; null otherwise",
  response: JoinOfferAnswer,
});

export const askToJoin = defineRoute({
  name: 'askToJoin',
  method: 'POST',
  path: '/account/join-request',
  access: 'confirmed',
  act: 'personal',
  scope: 'none',
  summary: 'Asks the owners of that organisation for access, and notifies them by mail',
  response: JoinOfferAnswer,
});

export const withdrawJoinRequest = defineRoute({
  name: 'withdrawJoinRequest',
  method: 'DELETE',
  path: '/account/join-request',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Withdraws the request that waits for an answer',
  response: JoinOfferAnswer,
});

/** A person who asks to join, as the owners see it. */
export const JoinRequest = z.object({
  id: z.uuid(),
  /** Own name; null where the person never gave it. */
  name: z.string().nullable(),
  /** Proven address of the domain. */
  email: z.string(),
  asked_at: Instant,
  expires_at: Instant,
});
export type JoinRequest = z.output<typeof JoinRequest>;

export const listJoinRequests = defineRoute({
  name: 'listJoinRequests',
  method: 'GET',
  path: '/profile/join-requests',
  access: 'confirmed',
  act: 'people',
  scope: 'none',
  summary: 'The people who ask to join the profile and wait for an answer, first come first; for owners',
  response: z.array(JoinRequest),
});

export const acceptJoinRequest = defineRoute({
  name: 'acceptJoinRequest',
  method: 'POST',
  path: '/profile/join-requests/:id/accept',
  access: 'confirmed',
  act: 'people',
  scope: 'none',
  summary:
    'Lets a person who asked act for the profile, in a role below owner, and notifies them by mail; for owners',
  params: IdParams,
  body: z.strictObject({ role: LesserRole }),
  response: z.array(JoinRequest),
});

export const declineJoinRequest = defineRoute({
  name: 'declineJoinRequest',
  method: 'POST',
  path: '/profile/join-requests/:id/decline',
  access: 'confirmed',
  act: 'people',
  scope: 'none',
  summary: 'Declines a person who asked, and notifies them by mail; for owners',
  params: IdParams,
  response: z.array(JoinRequest),
});
