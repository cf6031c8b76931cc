import { byPasswordAlone } from '#platform/testing/calls/account-records.ts';
import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { accessTokenBody, makeAccessToken } from '#platform/testing/records.ts';

export const calls = defineCalls({
  listAccessTokens: { who: 'signed in', whole: 'twenty tokens at most' },
  createAccessToken: {
    who: 'creates',
    act: 'personal',
    recorded: 'access-token-made',
    call: async (scene) => {
      await byPasswordAlone(scene);
      return { body: accessTokenBody() };
    },
  },
  revokeAccessToken: {
    who: 'reads own',
    act: 'personal',
    recorded: 'access-token-revoked',
    call: async (scene) => {
      await byPasswordAlone(scene);
      return { params: { id: (await makeAccessToken(scene.app, scene.owner)).id } };
    },
  },
});
