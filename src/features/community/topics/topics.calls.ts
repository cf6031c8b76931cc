import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { aboutTopic, CIRCLE, inCircle, moderated, reply } from '#platform/testing/calls/forum-records.ts';
import { topicBody } from '#platform/testing/records.ts';
import { createMember } from '#platform/testing/sign-in.ts';

export const calls = defineCalls({
  listTopics: { who: 'signed in', scope: 'community:read', call: inCircle },
  searchPosts: {
    who: 'signed in',
    scope: 'community:read',
    call: () => ({ params: CIRCLE, query: '?search=toilet' }),
  },
  createTopic: { who: 'creates', act: 'speak', call: () => ({ params: CIRCLE, body: topicBody() }) },
  getTopic: { who: 'signed in', scope: 'community:read', call: aboutTopic },
  readTopic: { who: 'signed in', act: 'personal', call: aboutTopic },
  // The topic's author and admins.
  markAnswer: {
    who: [401, 403, 403, 200, 200],
    act: 'speak',
    recordedOfAdmin: 'answer-marked',
    makesNothing: 'changes a row',
    call: async (scene) => {
      const { topic: id, id: reply_id } = await reply(scene, await createMember(scene.app));
      return { params: { id }, body: { reply_id } };
    },
  },
  // In a circle that the owner moderates.
  setTopicState: {
    who: [401, 403, 403, 200, 200],
    act: 'speak',
    recordedOfAdmin: 'topic-changed',
    makesNothing: 'changes a row; for moderators',
    call: async (scene) => ({ params: await moderated(scene), body: { is_pinned: true } }),
  },
});
