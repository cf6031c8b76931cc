import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { sendRequest } from '#platform/testing/records.ts';
import { createMember } from '#platform/testing/sign-in.ts';

export const calls = defineCalls({
  listPartnersTurns: { who: 'signed in' },
  remindPartner: {
    who: 'changes own',
    act: 'collaborate',
    heard: 'nothing',
    call: async (scene) => ({
      body: {
        kind: 'request',
        id: (await sendRequest(scene.app, scene.owner, await createMember(scene.app))).id,
      },
    }),
  },
});
