import { defineCalls } from '#platform/testing/calls/define-calls.ts';

const read = { who: 'signed in', scope: 'collaborations:read' } as const;

export const calls = defineCalls({
  exportProgramme: {
    ...read,
    call: () => ({ params: { list: 'collaborations' }, query: '?format=csv' }),
  },
  downloadBoardReport: read,
});
