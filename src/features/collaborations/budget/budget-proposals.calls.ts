import { collaboration, sharedCollaboration } from '#platform/testing/calls/collaboration-records.ts';
import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { callAs } from '#platform/testing/records.ts';

export const calls = defineCalls({
  listBudgetProposals: {
    who: 'reads own',
    scope: 'collaborations:read',
    right: 'any',
    call: async (scene) => ({ params: await collaboration(scene) }),
  },
  proposeBudget: {
    who: 'adds to own',
    act: 'money',
    scope: 'collaborations:write',
    right: 'budget',
    heard: 'budget',
    call: async (scene) => ({
      params: { id: (await sharedCollaboration(scene)).id },
      body: { amount: 2_500_000 },
    }),
  },
  answerBudgetProposal: {
    who: 'changes own',
    act: 'money',
    scope: 'collaborations:write',
    right: 'budget',
    heard: 'budget',
    makesNothing: 'changes a row; its proposals are limited',
    isMainJob: true,
    call: async (scene) => {
      const { id, partner } = await sharedCollaboration(scene);
      const proposal = await callAs(scene.app, partner, 'POST', `/collaborations/${id}/budget-proposals`, {
        amount: 2_500_000,
      });
      return { params: { id, proposalId: proposal.id }, body: { status: 'agreed' } };
    },
  },
});
