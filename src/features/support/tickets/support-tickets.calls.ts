import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { someEmail } from '#platform/testing/calls/record-calls.ts';
import { resolveTicket, ticket } from '#platform/testing/calls/ticket-records.ts';
import { ticketBody } from '#platform/testing/records.ts';

export const calls = defineCalls({
  createTicket: {
    who: 'everybody creates',
    call: () => ({ body: ticketBody({ name: 'Asha Devi', email: someEmail() }) }),
  },
  listTickets: { who: 'signed in' },
  getTicketCounts: { who: 'signed in' },
  getTicket: {
    who: 'reads own',
    call: async (scene) => ({ params: { number: (await ticket(scene)).number } }),
  },
  replyToTicket: {
    who: [401, 404, 404, 201, 404],
    act: 'personal',
    call: async (scene) => ({ params: { id: (await ticket(scene)).id }, body: { message: 'It has come.' } }),
  },
  rateTicket: {
    who: 'reads own',
    act: 'personal',
    call: async (scene) => {
      const { id } = await ticket(scene);
      await resolveTicket(scene, id);
      return { params: { id }, body: { rating: 5 } };
    },
  },
});
