import { callAs, ticketBody } from '#platform/testing/records.ts';
import type { TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { type Calls, nothing, someEmail } from './call.ts';

/** Tickets to the support team. */
export function supportCalls(app: TestApp, owner: TestMember): Calls {
  const ticket = (): Promise<{ id: string; number: string }> =>
    callAs(app, owner, 'POST', '/support/tickets', ticketBody());

  return {
    createTicket: () => ({ body: ticketBody({ name: 'Asha Devi', email: someEmail() }) }),
    listTickets: nothing,
    getTicketCounts: nothing,
    getTicket: async () => ({ params: { number: (await ticket()).number } }),
    replyToTicket: async () => ({ params: { id: (await ticket()).id }, body: { message: 'It has come.' } }),
    rateTicket: async () => {
      const { id } = await ticket();
      await app.sql(`update support_tickets set status = 'resolved', resolved_at = now() where id = $1`, [
        id,
      ]);
      return { params: { id }, body: { rating: 5 } };
    },
    listAllTickets: nothing,
    getTicketToAnswer: async () => ({ params: { number: (await ticket()).number } }),
    updateTicket: async () => ({
      params: { id: (await ticket()).id },
      body: { version: 1, status: 'resolved' },
    }),
    listTicketNotes: async () => ({ params: { id: (await ticket()).id } }),
    createTicketNote: async () => ({ params: { id: (await ticket()).id }, body: { message: 'Asks often.' } }),
    listDoubleTickets: async () => ({ params: { id: (await ticket()).id } }),
    mergeTicket: async () => {
      const [double, main] = [await ticket(), await ticket()];
      return { params: { id: double.id }, body: { version: 1, into: main.number } };
    },
    unmergeTicket: async () => {
      const [double, main] = [await ticket(), await ticket()];
      await app.sql('update support_tickets set merged_into = $2 where id = $1', [double.id, main.id]);
      return { params: { id: double.id }, body: { version: 1 } };
    },
    revokeTicketLinks: async () => ({ params: { id: (await ticket()).id } }),
  };
}
