import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { imageForm, ticket, ticketFile } from '#platform/testing/calls/ticket-records.ts';
import { callAs } from '#platform/testing/records.ts';

export const calls = defineCalls({
  createTicketFile: {
    who: [401, 404, 404, 201, 201],
    act: 'personal',
    call: async (scene) => ({ params: { id: (await ticket(scene)).id }, body: await imageForm() }),
  },
  removeTicketFile: {
    who: 'reads own',
    act: 'personal',
    call: async (scene) => ({ params: { id: (await ticketFile(scene)).id } }),
  },
  openTicketFile: {
    who: 'reads own',
    act: 'personal',
    makesNothing: 'stores nothing',
    call: async (scene) => ({ params: { id: (await ticketFile(scene)).id } }),
  },
  downloadTicketFile: {
    who: 'reads own',
    call: async (scene) => {
      const { id } = await ticketFile(scene);
      const path = `/support/ticket-files/${id}/openings`;
      const { expires, signature } = await callAs(scene.app, scene.owner, 'POST', path);
      return { params: { id }, query: `?expires=${expires}&signature=${signature}` };
    },
  },
});
