import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { newTitle } from '#platform/testing/calls/profile-records.ts';
import { record } from '#platform/testing/calls/record-calls.ts';
import { serviceBody } from '#platform/testing/records.ts';

const service = (scene: Scene) => record(scene, '/profile/services', serviceBody());

export const calls = defineCalls({
  listServices: { who: 'signed in', scope: 'profile:read' },
  createService: {
    who: 'creates',
    act: 'write',
    scope: 'profile:write',
    call: () => ({ body: serviceBody() }),
  },
  getService: {
    who: 'reads own',
    scope: 'profile:read',
    call: async (scene) => ({ params: await service(scene) }),
  },
  updateService: {
    who: 'changes own',
    act: 'write',
    scope: 'profile:write',
    makesNothing: 'changes a row',
    call: async (scene) => ({ params: await service(scene), body: newTitle }),
  },
  removeService: {
    who: 'changes own',
    act: 'write',
    scope: 'profile:write',
    call: async (scene) => ({ params: await service(scene) }),
  },
});
