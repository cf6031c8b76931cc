import { z } from 'zod';
import { eventsOf } from '#platform/contract/live/live-events.ts';
import { defineRoute } from '#platform/contract/route.ts';

const ListEvent = z.object({ type: z.literal('changed') });
export type ListEvent = z.output<typeof ListEvent>;

export const watchCollaborations = defineRoute({
  name: 'watchCollaborations',
  method: 'GET',
  path: '/collaborations/events',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: 'That something in the list of collaborations of the signed-in member has changed',
  response: eventsOf(ListEvent),
});
