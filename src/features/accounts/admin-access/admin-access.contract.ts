import { z } from 'zod';
import { defineRoute } from '#platform/contract/route.ts';

/** Whether the caller may enter the admin area, by a success; a refusal's code says what is missing. */
export const checkAdminAccess = defineRoute({
  name: 'checkAdminAccess',
  method: 'GET',
  path: '/admin/access',
  access: 'admin',
  summary: 'Whether the caller may enter the admin area',
  response: z.object({ message: z.string() }),
});
