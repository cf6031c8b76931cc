import { ticketBody } from '#platform/testing/records.ts';
import type { Call, Scene } from './define-calls.ts';
import { record } from './record-calls.ts';

/** The call of a route about a ticket of the owner's. */
export const aboutTicket = async (scene: Scene): Promise<Call> => ({
  params: { id: (await record(scene, '/support/tickets', ticketBody())).id },
});
