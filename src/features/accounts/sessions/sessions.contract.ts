import { z } from 'zod';
import { OpaqueToken, User } from '#features/accounts/account/accounts.contract.ts';
import { IdParams, Instant } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const Session = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('bearer'),
  /** Seconds until the access token expires. */
  expires_in: z.int(),
  user: User,
});
export type Session = z.output<typeof Session>;

/** Limits a flood from one address; 256 bits cannot be guessed. An office of 1,000 people needs this many. */
const TOKEN_CALLS = [{ max: 1200, windowMs: 600_000, by: 'address' as const }];

export const signOut = defineRoute({
  name: 'signOut',
  method: 'POST',
  path: '/auth/signout',
  access: 'public',
  scope: 'none',
  summary: 'Ends the session that a refresh token belongs to',
  body: z.strictObject({ refresh_token: OpaqueToken }),
  response: z.object({ message: z.string() }),
  limits: TOKEN_CALLS,
});

/** The body of a refresh. */
export const RefreshInput = z.strictObject({
  refresh_token: OpaqueToken,
  /**
   * At least 128 random bits that the client makes for this refresh and keeps secret. The same refresh token can be
   * sent again only with the same key.
   */
  retry_key: z
    .string('The retry key must be text')
    .min(22, 'The retry key is too short')
    .max(200, 'The retry key is too long')
    .optional(),
});
export type RefreshInput = z.output<typeof RefreshInput>;

export const refreshSession = defineRoute({
  name: 'refreshSession',
  method: 'POST',
  path: '/auth/refresh',
  access: 'public',
  scope: 'none',
  summary:
    'Exchanges a refresh token for a new pair. Each works once; a second use ends the session. A client whose answer was lost gets the same pair for 10 seconds, by the `retry_key` of its first request',
  body: RefreshInput,
  response: z.object({ session: Session, user: User }),
  limits: TOKEN_CALLS,
});

export const getUser = defineRoute({
  name: 'getUser',
  method: 'GET',
  path: '/auth/user',
  access: 'signed-in',
  act: 'read',
  scope: 'profile:read',
  summary: 'The signed-in user',
  response: User,
});

export const checkSession = defineRoute({
  name: 'checkSession',
  method: 'GET',
  path: '/auth/check',
  access: 'public',
  scope: 'none',
  summary: 'The signed-in user, or null without a valid session',
  response: z.object({ user: User.nullable() }),
});

/** A device on which the member is signed in. */
export const Device = z.object({
  /** Id of its session. */
  id: z.uuid(),
  /** Browser and system in words: "Chrome on Android". */
  device: z.string(),
  created_at: Instant,
  /** The last sign-in or refresh; a device in use refreshes every 15 minutes. */
  last_used_at: Instant,
  /** True for the caller's device. */
  is_current: z.boolean(),
});
export type Device = z.output<typeof Device>;

export const listSessions = defineRoute({
  name: 'listSessions',
  method: 'GET',
  path: '/account/sessions',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: 'The devices on which the member is signed in, last used first',
  response: z.array(Device),
});

export const removeSession = defineRoute({
  name: 'removeSession',
  method: 'DELETE',
  path: '/account/sessions/:id',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Signs the member out on one device, which can then neither read nor change anything',
  params: IdParams,
  response: z.object({ message: z.string() }),
});

export const removeOtherSessions = defineRoute({
  name: 'removeOtherSessions',
  method: 'DELETE',
  path: '/account/sessions',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Signs the member out on all other devices',
  response: z.object({ message: z.string(), ended: z.int() }),
});

export const endMemberSessions = defineRoute({
  name: 'endMemberSessions',
  method: 'DELETE',
  path: '/admin/members/:id/sessions',
  access: 'admin',
  summary: 'Signs a member out on every device and notifies them by mail',
  params: IdParams,
  response: z.object({ message: z.string(), ended: z.int() }),
});
