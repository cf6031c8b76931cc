import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { moderated, reply, topic } from '#platform/testing/calls/forum-records.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember } from '#platform/testing/sign-in.ts';

const reported = async (scene: Scene) => {
  const { id } = await topic(scene);
  const reporter = await createMember(scene.app);
  await callAs(scene.app, reporter, 'POST', `/community/posts/${id}/reports`, { reason: 'An advertisement' });
  return { id };
};

export const calls = defineCalls({
  // The owner reports the post of another member.
  reportPost: {
    who: 'creates',
    act: 'personal',
    call: async (scene) => {
      const { id } = await reply(scene, await createMember(scene.app));
      return { params: { id }, body: { reason: 'An advertisement' } };
    },
  },
  // In a circle that the owner moderates.
  hidePost: {
    who: [401, 403, 403, 200, 200],
    act: 'speak',
    recordedOfAdmin: 'post-hidden',
    makesNothing: 'changes a row; for moderators',
    call: async (scene) => ({ params: await moderated(scene), body: { reason: 'An advertisement' } }),
  },
  showPost: {
    who: [401, 403, 403, 200, 200],
    act: 'speak',
    call: async (scene) => ({ params: await moderated(scene) }),
  },
  listReportedPosts: { who: 'admins' },
  decideReports: {
    who: 'admins',
    call: async (scene) => ({ params: await reported(scene), body: { decision: 'dismissed' } }),
  },
});
