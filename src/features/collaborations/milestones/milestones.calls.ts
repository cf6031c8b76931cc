import { collaboration, inCollaboration } from '#platform/testing/calls/collaboration-records.ts';
import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';

const milestone = (scene: Scene) =>
  inCollaboration(scene, 'milestones', 'milestoneId', { title: 'First pump' });

export const calls = defineCalls({
  listMilestones: {
    who: 'reads own',
    scope: 'collaborations:read',
    right: 'any',
    whole: 'the timeline of one collaboration',
    call: async (scene) => ({ params: await collaboration(scene) }),
  },
  createMilestone: {
    who: 'adds to own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'milestones',
    heard: 'milestones',
    isMainJob: true,
    call: async (scene) => ({ params: await collaboration(scene), body: { title: 'First pump' } }),
  },
  updateMilestone: {
    who: 'changes own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'milestones',
    heard: 'milestones',
    makesNothing: 'changes a row',
    call: async (scene) => ({ params: await milestone(scene), body: { title: 'Last pump' } }),
  },
  removeMilestone: {
    who: 'changes own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'milestones',
    heard: 'milestones',
    call: async (scene) => ({ params: await milestone(scene) }),
  },
});
