import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { callAs } from '#platform/testing/records.ts';

const search = async (scene: Scene) => {
  const body = { name: `Search ${crypto.randomUUID()}`, query: 'type=ngo', sends_mail: true };
  const { id }: { id: string } = await callAs(
    scene.app,
    scene.owner,
    'POST',
    '/marketplace/saved-searches',
    body,
  );
  return { id };
};

export const calls = defineCalls({
  listSavedSearches: { who: 'signed in', scope: 'marketplace:read', whole: 'twenty searches at most' },
  createSavedSearch: {
    who: 'creates',
    act: 'personal',
    scope: 'marketplace:write',
    call: () => ({
      body: { name: `Search ${crypto.randomUUID()}`, query: 'type=ngo', sends_mail: true },
    }),
  },
  updateSavedSearch: {
    who: 'changes own',
    act: 'personal',
    scope: 'marketplace:write',
    makesNothing: 'changes a row',
    call: async (scene) => ({
      params: await search(scene),
      body: { name: `Search ${crypto.randomUUID()}`, sends_mail: false },
    }),
  },
  removeSavedSearch: {
    who: 'changes own',
    act: 'personal',
    scope: 'marketplace:write',
    call: async (scene) => ({ params: await search(scene) }),
  },
});
