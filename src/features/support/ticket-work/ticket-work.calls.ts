import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { ticket } from '#platform/testing/calls/ticket-records.ts';

export const calls = defineCalls({
  getTicketToAnswer: {
    who: 'admins',
    call: async (scene) => ({ params: { number: (await ticket(scene)).number } }),
  },
  updateTicket: {
    who: 'admins',
    call: async (scene) => ({
      params: { id: (await ticket(scene)).id },
      body: { version: 1, status: 'resolved' },
    }),
  },
  listTicketNotes: {
    who: 'admins',
    whole: 'two hundred notes at most',
    call: async (scene) => ({ params: { id: (await ticket(scene)).id } }),
  },
  createTicketNote: {
    who: 'admins create',
    call: async (scene) => ({ params: { id: (await ticket(scene)).id }, body: { message: 'Asks often.' } }),
  },
  listDoubleTickets: {
    who: 'admins',
    whole: 'twenty tickets at most',
    call: async (scene) => ({ params: { id: (await ticket(scene)).id } }),
  },
  mergeTicket: {
    who: 'admins',
    call: async (scene) => {
      const [double, main] = [await ticket(scene), await ticket(scene)];
      return { params: { id: double.id }, body: { version: 1, into: main.number } };
    },
  },
  unmergeTicket: {
    who: 'admins',
    call: async (scene) => {
      const [double, main] = [await ticket(scene), await ticket(scene)];
      await scene.app.sql('update support_tickets set merged_into = $2 where id = $1', [double.id, main.id]);
      return { params: { id: double.id }, body: { version: 1 } };
    },
  },
  revokeTicketLinks: { who: 'admins', call: async (scene) => ({ params: { id: (await ticket(scene)).id } }) },
});
