import { useMutation } from '@tanstack/react-query';
import { SIGN_UP_SECRET } from '#features/accounts/email-verification/email-verification.api.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { forgotPassword, resetPassword } from './password-reset.contract.ts';

export const useForgotPassword = () =>
  useMutation({ mutationFn: (email: string) => call(forgotPassword, { body: { email } }) });

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: RouteInput<typeof resetPassword>['body']) => {
      const sign_up_secret = localStorage.getItem(SIGN_UP_SECRET) ?? undefined;
      return call(resetPassword, { body: { ...body, sign_up_secret } });
    },
    onSuccess: () => localStorage.removeItem(SIGN_UP_SECRET),
  });
