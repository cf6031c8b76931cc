import { collaboration, inCollaboration } from '#platform/testing/calls/collaboration-records.ts';
import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';

const folder = (scene: Scene) => inCollaboration(scene, 'folders', 'folderId', { name: 'Reports' });

export const calls = defineCalls({
  listFolders: {
    who: 'reads own',
    scope: 'collaborations:read',
    right: 'any',
    call: async (scene) => ({ params: await collaboration(scene) }),
  },
  createFolder: {
    who: 'adds to own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'files',
    heard: 'files',
    call: async (scene) => ({ params: await collaboration(scene), body: { name: 'Reports' } }),
  },
  updateFolder: {
    who: 'changes own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'files',
    heard: 'files',
    makesNothing: 'changes a row',
    call: async (scene) => ({ params: await folder(scene), body: { name: 'Plans' } }),
  },
  removeFolder: {
    who: 'changes own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'files',
    heard: 'files',
    call: async (scene) => ({ params: await folder(scene) }),
  },
});
