import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { getAccount, type OwnAccount } from './accounts.contract.ts';

const ACCOUNT = ['account'];

export const useAccount = () => useQuery({ queryKey: ACCOUNT, queryFn: () => call(getAccount) });

/** Runs a change that answers with the changed account, and caches the answer. */
export function useAccountChange<Input>(change: (input: Input) => Promise<OwnAccount>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (account) => client.setQueryData(ACCOUNT, account),
  });
}
