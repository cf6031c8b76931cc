import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  confirmBankAccount,
  createBankAccount,
  endBankAccount,
  listBankAccounts,
} from '#features/funds/bank-accounts/bank-accounts.contract.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';

const KEY = ['bank-accounts'] as const;

/** The bank accounts of the own organisation. */
export const useBankAccounts = () => useQuery({ queryKey: KEY, queryFn: () => call(listBankAccounts) });

function useAccountsChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export const useAddBankAccount = () =>
  useAccountsChange((body: RouteInput<typeof createBankAccount>['body']) =>
    call(createBankAccount, { body }),
  );

export const useConfirmBankAccount = () =>
  useAccountsChange((id: string) => call(confirmBankAccount, { params: { id } }));

export const useEndBankAccount = () =>
  useAccountsChange((id: string) => call(endBankAccount, { params: { id } }));
