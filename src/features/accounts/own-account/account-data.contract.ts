import { z } from 'zod';
import { defineRoute } from '#platform/contract/route.ts';

export const exportAccountData = defineRoute({
  name: 'exportAccountData',
  method: 'GET',
  path: '/account/data',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: 'All data that Dayitva keeps about the member, by section',
  // Each section belongs to a feature, some of them above this area.
  response: z.record(z.string(), z.unknown()),
  limits: [{ max: 20, windowMs: 3_600_000, by: 'address' }],
});
