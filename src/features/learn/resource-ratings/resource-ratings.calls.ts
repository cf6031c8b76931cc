import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { aboutResource, publishedResource } from '#platform/testing/calls/resource-records.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember } from '#platform/testing/sign-in.ts';

export const calls = defineCalls({
  listResourceRatings: { who: 'everybody', scope: 'learn:read', call: aboutResource },
  // Its author does not rate it.
  rateResource: {
    who: 'confirmed',
    act: 'write',
    call: async (scene) => ({
      params: await publishedResource(scene, await createMember(scene.app)),
      body: { stars: 4 },
    }),
  },
  removeResourceRating: { who: 'confirmed', act: 'write', call: aboutResource },
  answerResourceRating: {
    who: 'changes own',
    act: 'write',
    call: async (scene) => {
      const { id } = await publishedResource(scene);
      const rater = await createMember(scene.app);
      const rating = await callAs(scene.app, rater, 'PUT', `/resources/${id}/ratings/mine`, { stars: 3 });
      return { params: { id: rating.id }, body: { answer: 'Thank you' } };
    },
  },
});
