import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { draftWithMedia, mediaForm, storyDraft } from '#platform/testing/calls/story-records.ts';
import { caseStudyBody } from '#platform/testing/records.ts';

export const calls = defineCalls({
  listOwnCaseStudies: { who: 'signed in' },
  createCaseStudy: { who: 'creates', act: 'write', call: () => ({ body: caseStudyBody() }) },
  getOwnCaseStudy: { who: 'reads own', call: async (scene) => ({ params: await storyDraft(scene) }) },
  updateCaseStudy: {
    who: 'changes own',
    act: 'write',
    makesNothing: 'changes a row',
    call: async (scene) => ({
      params: await storyDraft(scene),
      body: { version: 1, title: 'Another title' },
    }),
  },
  submitCaseStudy: {
    who: 'changes own',
    act: 'write',
    call: async (scene) => ({ params: await storyDraft(scene), body: { version: 1 } }),
  },
  removeCaseStudy: {
    who: 'changes own',
    act: 'write',
    call: async (scene) => ({ params: await storyDraft(scene) }),
  },
  addCaseStudyMedia: {
    who: 'adds to own',
    act: 'write',
    call: async (scene) => ({ params: await storyDraft(scene), body: mediaForm() }),
  },
  removeCaseStudyMedia: {
    who: 'changes own',
    act: 'write',
    call: async (scene) => ({ params: await draftWithMedia(scene) }),
  },
});
