import { z } from 'zod';
import { CollaborationParams } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { WORK_PARTS } from '#features/collaborations/work-changes/work-changes.rules.ts';
import { eventsOf } from '#platform/contract/live/live-events.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Most persons who are named as being here. */
export const HERE_MAX = 50;

/** A person who has the workspace open. */
export const PersonHere = z.object({
  /** Of the person's account. */
  id: z.uuid(),
  name: z.string(),
  /** The organisation acted for; null for an individual. */
  organization: z.string().nullable(),
});
export type PersonHere = z.output<typeof PersonHere>;

const CollaborationEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('changed'),
    /** What to read again. */
    parts: z.array(z.enum(WORK_PARTS)),
    /** True if the page that listens has made the change: it has the answer already. */
    is_own: z.boolean(),
  }),
  z.object({ type: z.literal('here'), people: z.array(PersonHere) }),
]);
export type CollaborationEvent = z.output<typeof CollaborationEvent>;

const EventsQuery = z.strictObject({
  /** `last_change` of the collaboration as the page has read it: later ones are sent at once. */
  after: z.coerce.number('After must be a number').int().min(0).max(2_147_483_647).optional(),
});

export const watchCollaboration = defineRoute({
  name: 'watchCollaboration',
  method: 'GET',
  path: '/collaborations/:id/events',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  right: 'any',
  summary: 'What changes in a collaboration, and who has it open, for its participants',
  params: CollaborationParams,
  query: EventsQuery,
  response: eventsOf(CollaborationEvent),
});
