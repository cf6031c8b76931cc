import { defineCalls } from '#platform/testing/calls/define-calls.ts';

export const calls = defineCalls({
  getStatus: { who: 'everybody' },
  listReadings: { who: 'admins', whole: 'one of each service' },
});
