import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SESSIONS } from '#features/accounts/sessions/sessions.api.ts';
import { CallFailure } from '#platform/contract/errors.ts';
import { call } from '#platform/web/client.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  getTwoFactor,
  type PasswordAndCode,
  renewRecoveryCodes,
  switchOffTwoFactor,
} from './two-factor.contract.ts';

const TWO_FACTOR = ['two-factor'];

export const useTwoFactor = () => useQuery({ queryKey: TWO_FACTOR, queryFn: () => call(getTwoFactor) });

/**
 * Says whether a change of the sign-in needs a code with the password. If the form did not know, the code field
 * appears after the server's answer.
 */
export function useOwnCode() {
  const client = useQueryClient();
  const { data } = useTwoFactor();
  return {
    asksCode: data?.enabled ?? false,
    onRefused: (error: Error) => {
      const isNeeded = error instanceof CallFailure && error.code === 'SECOND_FACTOR_NEEDED';
      if (isNeeded) void client.invalidateQueries({ queryKey: TWO_FACTOR });
      return false;
    },
  };
}

export const useBeginTwoFactor = () =>
  useMutation({ mutationFn: (password: string) => call(beginTwoFactor, { body: { password } }) });

/** Runs a change of the second factor and reloads its state and the list of devices. */
function useTwoFactorChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: TWO_FACTOR });
      void client.invalidateQueries({ queryKey: SESSIONS });
    },
  });
}

export const useConfirmTwoFactor = () =>
  useTwoFactorChange((code: string) => call(confirmTwoFactor, { body: { code } }));

export const useRenewRecoveryCodes = () =>
  useTwoFactorChange((body: PasswordAndCode) => call(renewRecoveryCodes, { body }));

export const useSwitchOffTwoFactor = () =>
  useTwoFactorChange((body: PasswordAndCode) => call(switchOffTwoFactor, { body }));
