import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { aboutGrant } from '#platform/testing/calls/fund-records.ts';

export const calls = defineCalls({
  closeGrant: {
    who: 'changes own',
    act: 'money',
    scope: 'collaborations:write',
    heard: 'funds',
    makesNothing: 'moves a grant to another state',
    call: aboutGrant('funder', () => ({ remark: 'Nothing was asked for.' })),
  },
});
