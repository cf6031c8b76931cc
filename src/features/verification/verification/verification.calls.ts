import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { openRequest, withoutRequests } from '#platform/testing/calls/verification-records.ts';

export const calls = defineCalls({
  getVerification: { who: 'signed in', scope: 'profile:read' },
  // A member without papers has nothing to show.
  askForVerification: {
    who: [401, 403, 409, 201, 409],
    act: 'write',
    recorded: 'verification-asked',
    call: async (scene) => {
      await withoutRequests(scene.app, scene.owner);
      return { body: { level: 1 } };
    },
  },
  withdrawVerification: {
    who: 'changes own',
    act: 'write',
    recorded: 'verification-withdrawn',
    call: async (scene) => ({ params: await openRequest(scene) }),
  },
});
