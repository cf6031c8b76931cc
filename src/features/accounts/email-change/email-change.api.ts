import { useQuery } from '@tanstack/react-query';
import { useAccountChange } from '#features/accounts/account/accounts.api.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { changeEmail, confirmEmailChange, withdrawEmailChange } from './email-change.contract.ts';

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
