import { collaboration, inCollaboration } from '#platform/testing/calls/collaboration-records.ts';
import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { callAs } from '#platform/testing/records.ts';

export const calls = defineCalls({
  listWithdrawals: {
    who: 'reads own',
    scope: 'collaborations:read',
    right: 'any',
    call: async (scene) => ({ params: await collaboration(scene) }),
  },
  restoreWithdrawal: {
    who: 'changes own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'restore',
    heard: 'milestones',
    makesNothing: 'brings a row back',
    call: async (scene) => {
      const { id, milestoneId } = await inCollaboration(scene, 'milestones', 'milestoneId', {
        title: 'Survey',
      });
      const path = `/collaborations/${id}/milestones/${milestoneId}`;
      const { withdrawal_id } = await callAs(scene.app, scene.owner, 'DELETE', path);
      return { params: { id, withdrawalId: withdrawal_id } };
    },
  },
});
