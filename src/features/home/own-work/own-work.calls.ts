import { defineCalls } from '#platform/testing/calls/define-calls.ts';

export const calls = defineCalls({
  getOwnWork: { who: 'signed in' },
});
