import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { aboutTopic, topic } from '#platform/testing/calls/forum-records.ts';

export const calls = defineCalls({
  listReplies: { who: 'signed in', scope: 'community:read', call: aboutTopic },
  createReply: {
    who: 'creates',
    act: 'speak',
    call: async (scene) => ({ params: await topic(scene), body: { body: 'The school committee.' } }),
  },
});
