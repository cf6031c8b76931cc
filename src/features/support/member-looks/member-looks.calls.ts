import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { aboutTicket } from '#platform/testing/calls/desk-records.ts';

export const calls = defineCalls({
  openMemberFacts: { who: 'admins', call: aboutTicket },
  listMemberLooks: { who: 'admins' },
});
