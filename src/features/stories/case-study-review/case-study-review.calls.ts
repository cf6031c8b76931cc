import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { sendDraft, storyDraft } from '#platform/testing/calls/story-records.ts';

const pending = async (scene: Scene) => sendDraft(scene, (await storyDraft(scene)).id);

export const calls = defineCalls({
  listReviewedCaseStudies: { who: 'admins' },
  getReviewedCaseStudy: {
    who: 'admins',
    call: async (scene) => ({ params: { id: (await pending(scene)).id } }),
  },
  decideCaseStudy: {
    who: 'admins',
    call: async (scene) => {
      const { id, version } = await pending(scene);
      return { params: { id }, body: { decision: 'published', version } };
    },
  },
});
