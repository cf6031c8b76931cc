import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { getAccount, type OwnAccount } from './accounts.contract.ts';

const ACCOUNT = ['account'];

export const useAccount = () => useQuery({ queryKey: ACCOUNT, queryFn: () => call(getAccount) });

/** A change whose answer is the account as it is afterwards. */
export function useAccountChange<Input>(change: (input: Input) => Promise<OwnAccount>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (account) => client.setQueryData(ACCOUNT, account),
  });
}
