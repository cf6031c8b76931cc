import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { shortlist } from '#platform/testing/calls/marketplace-records.ts';
import { createMember } from '#platform/testing/sign-in.ts';

const entry = async (scene: Scene) => ({
  ...(await shortlist(scene)),
  profile: (await createMember(scene.app)).id,
});

export const calls = defineCalls({
  listShortlists: { who: 'signed in', scope: 'marketplace:read', whole: 'fifty lists at most' },
  createShortlist: {
    who: 'creates',
    act: 'write',
    scope: 'marketplace:write',
    call: () => ({ body: { name: `List ${crypto.randomUUID()}` } }),
  },
  renameShortlist: {
    who: 'changes own',
    act: 'write',
    scope: 'marketplace:write',
    makesNothing: 'changes a row',
    call: async (scene) => ({
      params: await shortlist(scene),
      body: { name: `List ${crypto.randomUUID()}` },
    }),
  },
  removeShortlist: {
    who: 'changes own',
    act: 'write',
    scope: 'marketplace:write',
    call: async (scene) => ({ params: await shortlist(scene) }),
  },
  getShortlist: {
    who: 'reads own',
    scope: 'marketplace:read',
    call: async (scene) => ({ params: await shortlist(scene) }),
  },
  saveShortlistEntry: {
    ids: { ':profile': 'organisation' },
    who: 'changes own',
    act: 'write',
    scope: 'marketplace:write',
    call: async (scene) => ({ params: await entry(scene), body: { note: 'Near our plant' } }),
  },
  removeShortlistEntry: {
    ids: { ':profile': 'organisation' },
    who: 'changes own',
    act: 'write',
    scope: 'marketplace:write',
    call: async (scene) => ({ params: await entry(scene) }),
  },
});
