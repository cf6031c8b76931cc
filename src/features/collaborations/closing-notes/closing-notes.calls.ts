import { collaboration, completedCollaboration } from '#platform/testing/calls/collaboration-records.ts';
import { defineCalls } from '#platform/testing/calls/define-calls.ts';

export const calls = defineCalls({
  listClosingNotes: {
    who: 'reads own',
    scope: 'collaborations:read',
    right: 'any',
    whole: 'one note of each organisation',
    call: async (scene) => ({ params: await collaboration(scene) }),
  },
  saveClosingNote: {
    who: 'changes own',
    act: 'write',
    scope: 'collaborations:write',
    right: 'ratings',
    heard: 'closing-notes',
    whole: 'the same notes',
    makesNothing: 'one row of each participant at most',
    call: async (scene) => ({
      params: { id: (await completedCollaboration(scene)).id },
      body: { note: 'All wells give water.' },
    }),
  },
});
