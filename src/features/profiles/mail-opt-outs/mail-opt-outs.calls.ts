import { signWords } from '#platform/server/crypto/signed-words.ts';
import { defineCalls } from '#platform/testing/calls/define-calls.ts';

const SECRET = 'a secret that only the tests know, long enough';

export const calls = defineCalls({
  stopMails: {
    ids: { ':id': 'person' },
    who: 'everybody',
    makesNothing: 'changes rows',
    call: (scene) => ({
      body: {
        kind: 'digest',
        id: scene.owner.id,
        signature: signWords(SECRET, 'stop digest', scene.owner.id),
      },
    }),
  },
  stopMailsInOneClick: {
    ids: { '?id': 'person' },
    who: 'everybody',
    makesNothing: 'changes rows',
    call: (scene) => ({
      query: `?kind=digest&id=${scene.owner.id}&signature=${signWords(SECRET, 'stop digest', scene.owner.id)}`,
      body: { 'List-Unsubscribe': 'One-Click' },
    }),
  },
});
