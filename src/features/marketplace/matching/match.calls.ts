import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { createMember } from '#platform/testing/sign-in.ts';

export const calls = defineCalls({
  listMatches: {
    ids: { '?ids': 'organisation' },
    who: 'signed in',
    scope: 'marketplace:read',
    whole: 'one match of each member on the screen',
    call: async (scene) => ({ query: `?ids=${(await createMember(scene.app)).id}` }),
  },
  listFittingServices: {
    ids: { '?ids': 'organisation' },
    who: 'signed in',
    scope: 'marketplace:read',
    whole: 'one service of each member on the screen',
    call: async (scene) => ({ query: `?ids=${(await createMember(scene.app)).id}` }),
  },
  getMatchSettings: { who: 'signed in', scope: 'marketplace:read' },
  updateMatchSettings: {
    who: 'signed in',
    act: 'write',
    scope: 'marketplace:write',
    makesNothing: 'changes a row',
    call: () => ({ body: { weighs_need: true } }),
  },
  listRecommendations: { who: 'signed in', scope: 'marketplace:read', whole: 'at most three' },
});
