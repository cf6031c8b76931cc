import { collaboration } from '#platform/testing/calls/collaboration-records.ts';
import { defineCalls } from '#platform/testing/calls/define-calls.ts';

export const calls = defineCalls({
  listCollaborations: { who: 'signed in', scope: 'collaborations:read' },
  countCollaborations: { who: 'signed in', scope: 'collaborations:read' },
  getCollaborationStats: { who: 'signed in', scope: 'collaborations:read' },
  getCollaboration: {
    who: 'reads own',
    scope: 'collaborations:read',
    right: 'any',
    call: async (scene) => ({ params: await collaboration(scene) }),
  },
  updateCollaboration: {
    who: 'changes own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'settings',
    heard: 'collaboration',
    makesNothing: 'changes a row',
    isMainJob: true,
    call: async (scene) => ({ params: await collaboration(scene), body: { title: 'New title' } }),
  },
  archiveCollaboration: {
    who: 'changes own',
    act: 'write',
    scope: 'collaborations:write',
    right: 'archive',
    heard: 'collaboration',
    call: async (scene) => ({ params: await collaboration(scene) }),
  },
  restoreCollaboration: {
    who: 'changes own',
    act: 'write',
    scope: 'collaborations:write',
    right: 'archive',
    heard: 'collaboration',
    call: async (scene) => ({ params: await collaboration(scene) }),
  },
});
