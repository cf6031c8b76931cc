import { z } from 'zod';
import { defineRoute } from '#platform/contract/route.ts';

/** Succeeds if the caller can enter the admin area; otherwise the error code says what is missing. */
export const checkAdminAccess = defineRoute({
  name: 'checkAdminAccess',
  method: 'GET',
  path: '/admin/access',
  access: 'admin',
  summary: 'Checks that the caller can enter the admin area',
  response: z.object({ message: z.string() }),
});
