import { z } from 'zod';
import { IdParams, Instant } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** One place where the member is signed in. */
export const Device = z.object({
  /** Of its session. */
  id: z.uuid(),
  /** Browser and system in words: "Chrome on Android". */
  device: z.string(),
  created_at: Instant,
  /** The last sign-in or refresh; a device in use refreshes every 15 minutes. */
  last_used_at: Instant,
  /** The one that asks. */
  is_current: z.boolean(),
});
export type Device = z.output<typeof Device>;

export const listSessions = defineRoute({
  name: 'listSessions',
  method: 'GET',
  path: '/account/sessions',
  access: 'signed-in',
  summary: 'Where the member is signed in, the last used first',
  response: z.array(Device),
});

export const removeSession = defineRoute({
  name: 'removeSession',
  method: 'DELETE',
  path: '/account/sessions/:id',
  access: 'signed-in',
  summary: 'Signs the member out on one device; from then on it can neither read nor change anything',
  params: IdParams,
  response: z.object({ message: z.string() }),
});

export const removeOtherSessions = defineRoute({
  name: 'removeOtherSessions',
  method: 'DELETE',
  path: '/account/sessions',
  access: 'signed-in',
  summary: 'Signs the member out everywhere but here',
  response: z.object({ message: z.string(), ended: z.int() }),
});

/** Whether the caller may enter the admin area, by a success; a refusal's code says what is missing. */
export const checkAdminAccess = defineRoute({
  name: 'checkAdminAccess',
  method: 'GET',
  path: '/admin/access',
  access: 'admin',
  summary: 'Whether the caller may enter the admin area',
  response: z.object({ message: z.string() }),
});

export const endMemberSessions = defineRoute({
  name: 'endMemberSessions',
  method: 'DELETE',
  path: '/admin/members/:id/sessions',
  access: 'admin',
  summary: 'Signs a member out on every device, and tells them by mail',
  params: IdParams,
  response: z.object({ message: z.string(), ended: z.int() }),
});
