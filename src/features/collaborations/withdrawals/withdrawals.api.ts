import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  refreshCollaboration,
  SHARED_WITH_PARTNERS,
} from '#features/collaborations/collaboration/collaborations.api.ts';
import { call } from '#platform/web/client.ts';
import { listPages, PAGE_SIZE } from '#platform/web/list-pages.ts';
import { listWithdrawals, restoreWithdrawal, type Withdrawal } from './withdrawals.contract.ts';

/** Reads what can be restored, newest first, twenty at a time. Its key is below that of the history: both change together. */
export function useWithdrawals(id: string) {
  return useInfiniteQuery({
    queryKey: ['workspace', id, 'changes', 'withdrawn'],
    queryFn: ({ pageParam: page }) =>
      call(listWithdrawals, { params: { id }, query: { page, pageSize: PAGE_SIZE } }),
    ...listPages<Withdrawal>(PAGE_SIZE),
    ...SHARED_WITH_PARTNERS,
  });
}

/** Restores what was deleted, and reads the whole workspace again: other records show it too. */
export function useRestoreWithdrawal(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (withdrawalId: string) => call(restoreWithdrawal, { params: { id, withdrawalId } }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['workspace', id] }),
        refreshCollaboration(client, id),
      ]),
  });
}
