import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { record } from '#platform/testing/calls/record-calls.ts';
import { callAs } from '#platform/testing/records.ts';
import { fileForm, samplePng } from '#platform/testing/sample-files.ts';

const file = async () => fileForm(await samplePng(), 'block.png');
const attachment = async (scene: Scene) => record(scene, '/community/attachments', await file());

export const calls = defineCalls({
  createAttachment: { who: 'creates', act: 'speak', call: async () => ({ body: await file() }) },
  removeAttachment: {
    who: 'changes own',
    act: 'speak',
    call: async (scene) => ({ params: await attachment(scene) }),
  },
  // Of a post that nobody has sent yet.
  openAttachment: {
    who: 'reads own',
    act: 'personal',
    makesNothing: 'stores nothing',
    call: async (scene) => ({ params: await attachment(scene) }),
  },
  // The link works for the session that asked for it.
  downloadAttachment: {
    who: 'reads own',
    call: async (scene) => {
      const params = await attachment(scene);
      const path = `/community/attachments/${params.id}/openings`;
      const { expires, signature } = await callAs(scene.app, scene.owner, 'POST', path);
      return { params, query: `?expires=${expires}&signature=${signature}` };
    },
  },
});
