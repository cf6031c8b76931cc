import { z } from 'zod';
import { defineRoute } from './route.ts';

export const getHealth = defineRoute({
  name: 'getHealth',
  method: 'GET',
  path: '/health',
  access: 'public',
  scope: 'none',
  summary: '200 once the database answers, 503 otherwise',
  response: z.object({ status: z.literal('ok') }),
});
