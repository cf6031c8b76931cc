import { collaboration } from '#platform/testing/calls/collaboration-records.ts';
import { defineCalls } from '#platform/testing/calls/define-calls.ts';

export const calls = defineCalls({
  getMute: {
    who: 'reads own',
    right: 'any',
    call: async (scene) => ({ params: await collaboration(scene) }),
  },
  updateMute: {
    who: 'reads own',
    act: 'personal',
    right: 'any',
    heard: 'nothing',
    makesNothing: 'stores a row of each collaboration at most',
    call: async (scene) => ({ params: await collaboration(scene), body: { is_muted: true } }),
  },
});
