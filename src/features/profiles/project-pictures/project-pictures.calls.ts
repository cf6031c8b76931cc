import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { project } from '#platform/testing/calls/profile-records.ts';
import { record } from '#platform/testing/calls/record-calls.ts';
import { fileForm, samplePng } from '#platform/testing/sample-files.ts';

const picture = async (scene: Scene) => {
  const { id } = await project(scene);
  const form = fileForm(await samplePng(), 'well.png', { alt_text: 'A new well', people: 'none' });
  return { id, pictureId: (await record(scene, `/profile/projects/${id}/pictures`, form)).id };
};

export const calls = defineCalls({
  createProjectPicture: {
    who: 'adds to own',
    act: 'write',
    scope: 'projects:write',
    call: async (scene) => ({
      params: await project(scene),
      body: fileForm(await samplePng(), 'well.png', { alt_text: 'A new well', people: 'none' }),
    }),
  },
  updateProjectPicture: {
    who: 'changes own',
    act: 'write',
    scope: 'projects:write',
    makesNothing: 'changes a row',
    call: async (scene) => ({ params: await picture(scene), body: { alt_text: 'The same well' } }),
  },
  removeProjectPicture: {
    who: 'changes own',
    act: 'write',
    scope: 'projects:write',
    call: async (scene) => ({ params: await picture(scene) }),
  },
});
