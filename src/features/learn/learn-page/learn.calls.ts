import { defineCalls } from '#platform/testing/calls/define-calls.ts';

export const calls = defineCalls({
  getLearnOverview: { who: 'everybody', scope: 'learn:read' },
  searchLearn: {
    who: 'everybody',
    scope: 'learn:read',
    whole: 'one entry of each kind',
    call: () => ({ query: '?search=wells' }),
  },
});
