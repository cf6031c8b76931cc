import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { aboutGrant } from '#platform/testing/calls/fund-records.ts';

export const calls = defineCalls({
  getLedger: { who: 'reads own', scope: 'collaborations:read', call: aboutGrant('funder') },
});
