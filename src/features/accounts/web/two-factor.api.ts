import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  getTwoFactor,
  renewRecoveryCodes,
  switchOffTwoFactor,
} from '../two-factor.contract.ts';

const TWO_FACTOR = ['two-factor'];

export const useTwoFactor = () => useQuery({ queryKey: TWO_FACTOR, queryFn: () => call(getTwoFactor) });

export const useBeginTwoFactor = () =>
  useMutation({ mutationFn: (password: string) => call(beginTwoFactor, { body: { password } }) });

/** A change of how the member signs in: the state is asked for again, and where they are signed in. */
function useTwoFactorChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: TWO_FACTOR });
      void client.invalidateQueries({ queryKey: ['sessions'] });
    },
  });
}

export const useConfirmTwoFactor = () =>
  useTwoFactorChange((code: string) => call(confirmTwoFactor, { body: { code } }));

export const useRenewRecoveryCodes = () =>
  useTwoFactorChange((code: string) => call(renewRecoveryCodes, { body: { code } }));

export const useSwitchOffTwoFactor = () =>
  useTwoFactorChange((body: { password: string; code: string }) => call(switchOffTwoFactor, { body }));
