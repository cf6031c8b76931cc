import { defineCalls } from '#platform/testing/calls/define-calls.ts';

export const calls = defineCalls({
  listDeskTickets: { who: 'admins' },
  listSupporters: { who: 'admins', whole: 'the admins of the platform' },
});
