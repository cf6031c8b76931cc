import { defineCalls } from '#platform/testing/calls/define-calls.ts';

export const calls = defineCalls({
  listFacets: { who: 'signed in', scope: 'marketplace:read' },
});
