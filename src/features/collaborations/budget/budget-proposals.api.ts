import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  refreshCollaboration,
  SHARED_WITH_PARTNERS,
} from '#features/collaborations/collaboration/collaborations.api.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { listPages, PAGE_SIZE } from '#platform/web/list-pages.ts';
import {
  answerBudgetProposal,
  type BudgetProposal,
  listBudgetProposals,
  proposeBudget,
} from './budget-proposals.contract.ts';

/** Three parts of the workspace show proposals, and their code comes one after the other: together they read once. */
const FRESH_MS = 2000;
const proposalsKey = (id: string) => ['workspace', id, 'budget'] as const;

/** Reads the budgets that were proposed in a collaboration, newest first, twenty at a time. */
export function useBudgetProposals(id: string) {
  return useInfiniteQuery({
    queryKey: proposalsKey(id),
    queryFn: ({ pageParam: page }) =>
      call(listBudgetProposals, { params: { id }, query: { page, pageSize: PAGE_SIZE } }),
    ...listPages<BudgetProposal>(PAGE_SIZE),
    ...SHARED_WITH_PARTNERS,
    staleTime: FRESH_MS,
  });
}

/** Reads the proposals and the agreed budget again, also after a change that failed because of another one. */
function useRefreshProposals(id: string) {
  const client = useQueryClient();
  return () =>
    Promise.all([client.invalidateQueries({ queryKey: proposalsKey(id) }), refreshCollaboration(client, id)]);
}

export function useProposeBudget(id: string) {
  return useMutation({
    mutationFn: (body: RouteInput<typeof proposeBudget>['body']) =>
      call(proposeBudget, { params: { id }, body }),
    onSettled: useRefreshProposals(id),
  });
}

interface ProposalAnswer {
  proposalId: string;
  body: RouteInput<typeof answerBudgetProposal>['body'];
}

export function useAnswerBudgetProposal(id: string) {
  return useMutation({
    mutationFn: ({ proposalId, body }: ProposalAnswer) =>
      call(answerBudgetProposal, { params: { id, proposalId }, body }),
    onSettled: useRefreshProposals(id),
  });
}
