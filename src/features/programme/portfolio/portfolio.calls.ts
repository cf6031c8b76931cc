import { defineCalls } from '#platform/testing/calls/define-calls.ts';

const read = { who: 'signed in', scope: 'collaborations:read' } as const;

export const calls = defineCalls({
  listProgramme: read,
  listProgrammeMilestones: read,
  getProgrammeFigures: read,
  getProgrammeChoices: read,
});
