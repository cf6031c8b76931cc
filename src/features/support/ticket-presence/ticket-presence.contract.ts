import { z } from 'zod';
import { IdParams } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** A supporter whose desk has not reported for this long has left. */
export const PRESENT_MS = 25_000;
/** A supporter who has typed nothing for this long types no more. */
export const TYPING_MS = 10_000;

export const PresenceInput = z.strictObject({
  /** Typing an answer, now. */
  typing: z.boolean('Please say yes or no').default(false),
});
export type PresenceInput = z.output<typeof PresenceInput>;

export const TicketPresence = z.object({
  /** Other supporters who have the ticket open, by name. */
  others: z.array(z.object({ id: z.uuid(), name: z.string(), is_typing: z.boolean() })),
  /** Version of the ticket: a higher one than that on the screen means news. */
  version: z.int(),
});
export type TicketPresence = z.output<typeof TicketPresence>;

export const reportPresence = defineRoute({
  name: 'reportPresence',
  method: 'PUT',
  path: '/admin/support/tickets/:id/presence',
  access: 'admin',
  summary: 'Reports that the supporter has a ticket open, and answers who else has',
  params: IdParams,
  body: PresenceInput,
  response: TicketPresence,
});

export const leaveTicket = defineRoute({
  name: 'leaveTicket',
  method: 'DELETE',
  path: '/admin/support/tickets/:id/presence',
  access: 'admin',
  summary: 'Reports that the supporter has closed a ticket',
  params: IdParams,
  response: IdParams,
});
