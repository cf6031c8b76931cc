import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import {
  type AccountDeletion,
  agreeToConsentNotice,
  changeEmail,
  changePassword,
  confirmEmailChange,
  exportAccountData,
  getAccount,
  keepAccount,
  type OwnAccount,
  scheduleAccountDeletion,
  withdrawEmailChange,
} from './own-account.contract.ts';

const ACCOUNT = ['account'];

export const useAccount = () => useQuery({ queryKey: ACCOUNT, queryFn: () => call(getAccount) });

/** A change whose answer is the account as it is afterwards. */
function useAccountChange<Input>(change: (input: Input) => Promise<OwnAccount>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (account) => client.setQueryData(ACCOUNT, account),
  });
}

export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: RouteInput<typeof changePassword>['body']) => call(changePassword, { body }),
  });

export const useChangeEmail = () =>
  useAccountChange((body: RouteInput<typeof changeEmail>['body']) => call(changeEmail, { body }));

export const useWithdrawEmailChange = () => useAccountChange(() => call(withdrawEmailChange));

/** Redeems the link of the mail to a new address. A query, because a token works once and effects may run twice. */
export const useConfirmEmailChange = (token: string | null) =>
  useQuery({
    queryKey: ['confirm-email-change', token],
    queryFn: () => call(confirmEmailChange, { body: { token: token ?? '' } }),
    enabled: token !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useAgreeToConsentNotice = () =>
  useAccountChange((notice_version: string) => call(agreeToConsentNotice, { body: { notice_version } }));

export const useExportAccountData = () => useMutation({ mutationFn: () => call(exportAccountData) });

export const useScheduleAccountDeletion = () =>
  useAccountChange((body: AccountDeletion) => call(scheduleAccountDeletion, { body }));

export const useKeepAccount = () => useAccountChange(() => call(keepAccount));
