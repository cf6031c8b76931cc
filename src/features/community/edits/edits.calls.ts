import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { aboutTopic, topic } from '#platform/testing/calls/forum-records.ts';

export const calls = defineCalls({
  updatePost: {
    who: [401, 403, 403, 200, 403],
    act: 'speak',
    call: async (scene) => ({ params: await topic(scene), body: { body: 'Who pays?' } }),
  },
  removePost: { who: [401, 403, 403, 200, 403], act: 'speak', call: aboutTopic },
  listPostVersions: { who: 'signed in', scope: 'community:read', call: aboutTopic },
});
