import { defineCalls } from '#platform/testing/calls/define-calls.ts';

export const calls = defineCalls({
  getSystemFacts: { who: 'admins' },
  listSystemFigures: { who: 'admins', whole: '31 days at most' },
});
