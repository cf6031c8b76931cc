import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import {
  checkEmailExists,
  forgotPassword,
  resendVerification,
  resetPassword,
  type SignUpInput,
  signIn,
  signUp,
  verifyEmail,
} from '../accounts.contract.ts';

/** Milliseconds without a keystroke before the email's availability is asked for (section 9). */
const EMAIL_CHECK_DELAY_MS = 500;

export const useSignIn = () =>
  useMutation({ mutationFn: (body: { email: string; password: string }) => call(signIn, { body }) });

export const useSignUp = () =>
  useMutation({ mutationFn: (body: Parameters<typeof call<typeof signUp>>[1] & SignUpInput) => call(signUp, { body }) });

export const useResendVerification = () =>
  useMutation({ mutationFn: (email: string) => call(resendVerification, { body: { email } }) });

export const useForgotPassword = () =>
  useMutation({ mutationFn: (email: string) => call(forgotPassword, { body: { email } }) });

export const useResetPassword = () =>
  useMutation({ mutationFn: (body: { token: string; password: string }) => call(resetPassword, { body }) });
