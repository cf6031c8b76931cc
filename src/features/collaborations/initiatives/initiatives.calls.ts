import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { initiativeBody } from '#platform/testing/records.ts';

export const calls = defineCalls({
  createCollaboration: {
    who: 'creates',
    act: 'write',
    scope: 'collaborations:write',
    heard: 'nothing',
    call: () => ({ body: initiativeBody() }),
  },
});
