import { collaboration } from '#platform/testing/calls/collaboration-records.ts';
import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { callAs } from '#platform/testing/records.ts';

export const calls = defineCalls({
  getRemoval: {
    who: 'reads own',
    scope: 'collaborations:read',
    right: 'any',
    call: async (scene) => ({ params: await collaboration(scene) }),
  },
  removeCollaboration: {
    who: 'changes own',
    act: 'write',
    scope: 'collaborations:write',
    right: 'delete',
    heard: 'end',
    call: async (scene) => ({ params: await collaboration(scene) }),
  },
  undoRemoval: {
    who: 'changes own',
    act: 'write',
    scope: 'collaborations:write',
    right: 'delete',
    heard: 'list',
    call: async (scene) => {
      const { id } = await collaboration(scene);
      await callAs(scene.app, scene.owner, 'DELETE', `/collaborations/${id}`);
      return { params: { id } };
    },
  },
});
