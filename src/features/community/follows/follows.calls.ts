import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { topic } from '#platform/testing/calls/forum-records.ts';

export const calls = defineCalls({
  followTopic: {
    who: 'signed in',
    act: 'personal',
    call: async (scene) => ({ params: await topic(scene), body: { follow: 'muted' } }),
  },
});
