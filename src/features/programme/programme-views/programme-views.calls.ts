import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { callAs } from '#platform/testing/records.ts';

const name = () => `View ${crypto.randomUUID()}`;
const view = async (scene: Scene) => {
  const body = { name: name(), query: 'late=true' };
  const { id }: { id: string } = await callAs(scene.app, scene.owner, 'POST', '/programme/views', body);
  return { id };
};

export const calls = defineCalls({
  listProgrammeViews: { who: 'signed in', whole: 'twenty views at most' },
  createProgrammeView: {
    who: 'creates',
    act: 'personal',
    call: () => ({ body: { name: name(), query: 'late=true' } }),
  },
  updateProgrammeView: {
    who: 'changes own',
    act: 'personal',
    makesNothing: 'changes a row',
    call: async (scene) => ({ params: await view(scene), body: { name: name() } }),
  },
  removeProgrammeView: {
    who: 'changes own',
    act: 'personal',
    call: async (scene) => ({ params: await view(scene) }),
  },
});
