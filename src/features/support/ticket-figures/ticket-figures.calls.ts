import { defineCalls } from '#platform/testing/calls/define-calls.ts';

export const calls = defineCalls({
  listTicketWeeks: { who: 'admins', whole: 'twelve weeks' },
});
