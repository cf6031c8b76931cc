import { collaboration } from '#platform/testing/calls/collaboration-records.ts';
import { defineCalls } from '#platform/testing/calls/define-calls.ts';

export const calls = defineCalls({
  exportCollaborationList: {
    who: 'reads own',
    scope: 'collaborations:read',
    right: 'any',
    call: async (scene) => ({
      params: { ...(await collaboration(scene)), list: 'milestones' },
      query: '?format=csv',
    }),
  },
  downloadCollaborationReport: {
    who: 'reads own',
    scope: 'collaborations:read',
    right: 'any',
    call: async (scene) => ({ params: await collaboration(scene) }),
  },
});
