import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { aboutTicket } from '#platform/testing/calls/desk-records.ts';

export const calls = defineCalls({
  reportPresence: {
    who: 'admins',
    unrecorded: 'says that a ticket is open on a screen, every few seconds',
    call: async (scene) => ({ ...(await aboutTicket(scene)), body: { typing: true } }),
  },
  leaveTicket: { who: 'admins', unrecorded: 'says that a ticket is closed on a screen', call: aboutTicket },
});
