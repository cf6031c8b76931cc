import { ticketBody } from '#platform/testing/records.ts';
import type { TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { type Calls, nothing, recordOf, someEmail } from './call.ts';

/** Tickets to the support team. */
export function supportCalls(app: TestApp, owner: TestMember): Calls {
  const record = recordOf(app, owner);

  return {
    createTicket: () => ({ body: ticketBody({ name: 'Asha Devi', email: someEmail() }) }),
    listTickets: nothing,
    getTicketCounts: nothing,
    listAllTickets: nothing,
    updateTicket: async () => ({
      params: { id: (await record('/support/tickets', ticketBody())).id },
      body: { status: 'resolved' },
    }),
  };
}
