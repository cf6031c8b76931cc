import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { publishedResource, waitingResource } from '#platform/testing/calls/resource-records.ts';

export const calls = defineCalls({
  listWaitingResources: { who: 'admins' },
  decideResource: {
    who: 'admins',
    call: async (scene) => {
      const { id, waiting_since } = await waitingResource(scene);
      return { params: { id }, body: { status: 'published', waiting_since } };
    },
  },
  verifyResource: {
    who: 'admins',
    call: async (scene) => ({ params: await publishedResource(scene), body: { is_verified: true } }),
  },
});
