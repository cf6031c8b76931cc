import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { newUpload, publishedResource, waitingResource } from '#platform/testing/calls/resource-records.ts';
import { resourceBody } from '#platform/testing/records.ts';

const unpublished = async (scene: Scene) => ({ id: (await waitingResource(scene)).id });

export const calls = defineCalls({
  listOwnResources: { who: 'signed in' },
  // The upload is the owner's.
  createResource: {
    who: 'adds to own',
    act: 'write',
    call: async (scene) => ({ body: resourceBody(await newUpload(scene)) }),
  },
  updateResource: {
    who: 'changes own',
    act: 'write',
    makesNothing: 'changes a row; its files are limited',
    call: async (scene) => {
      const { upload_id, ...body } = resourceBody('');
      return { params: await unpublished(scene), body };
    },
  },
  addResourceVersion: {
    who: 'adds to own',
    act: 'write',
    call: async (scene) => ({
      params: await publishedResource(scene),
      body: { upload_id: await newUpload(scene) },
    }),
  },
  removeResource: {
    who: 'changes own',
    act: 'write',
    call: async (scene) => ({ params: await unpublished(scene) }),
  },
});
