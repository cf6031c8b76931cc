import { z } from 'zod';
import { OpaqueToken } from '#features/accounts/account/accounts.contract.ts';
import { Session } from '#features/accounts/sessions/sessions.contract.ts';
import { HOUR_MS } from '#platform/contract/durations.ts';
import { Instant } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { SEATS, TASKS } from './sandboxes.rules.ts';

/** In the query, which no log shows: the token alone opens the sandbox. */
const OfToken = z.strictObject({ token: OpaqueToken });

export const getSandboxOffer = defineRoute({
  name: 'getSandboxOffer',
  method: 'GET',
  path: '/sandboxes/offer',
  access: 'public',
  scope: 'none',
  summary: 'True if visitors can start a sandbox here',
  response: z.object({ is_offered: z.boolean() }),
});

export const startSandbox = defineRoute({
  name: 'startSandbox',
  method: 'POST',
  path: '/sandboxes',
  access: 'public',
  scope: 'none',
  summary:
    'Starts a sandbox of 30 minutes: a copy of the demo data that nobody else sees. Its API is below `/sandbox/{token}`. Two at once from an address, ten in all',
  response: z.object({ token: OpaqueToken, expires_at: Instant }),
  status: 201,
  limits: [{ max: 6, windowMs: HOUR_MS, by: 'address' }],
});

export const SandboxState = z.object({
  expires_at: Instant,
  /** Until then, by the clock of the server. */
  seconds_left: z.int(),
  /** Tasks that were done in the sandbox. */
  done: z.array(z.enum(TASKS)),
  /** Last change of what both accounts see; null before the first. */
  changed_at: Instant.nullable(),
});
export type SandboxState = z.output<typeof SandboxState>;

export const getSandbox = defineRoute({
  name: 'getSandbox',
  method: 'GET',
  path: '/sandboxes/current',
  access: 'public',
  scope: 'none',
  summary: 'The time left in a sandbox, and what was done there',
  query: OfToken,
  response: SandboxState,
});

export const takeSeat = defineRoute({
  name: 'takeSeat',
  method: 'POST',
  path: '/sandboxes/seats',
  access: 'public',
  scope: 'none',
  summary: 'Starts a session of one of the two accounts of a sandbox; it is good in that sandbox only',
  body: z.strictObject({ token: OpaqueToken, seat: z.enum(SEATS, 'Please choose one of the two accounts') }),
  response: Session,
  limits: [{ max: 120, windowMs: HOUR_MS, by: 'address' }],
});

export const endSandbox = defineRoute({
  name: 'endSandbox',
  method: 'DELETE',
  path: '/sandboxes/current',
  access: 'public',
  scope: 'none',
  summary: 'Ends a sandbox and erases it',
  query: OfToken,
  response: z.object({ message: z.string() }),
});
