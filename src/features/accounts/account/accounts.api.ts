import { useDebouncedValue } from '@mantine/hooks';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { checkAdminAccess } from '#features/accounts/sessions/sessions.contract.ts';
import { normalAddress } from '#platform/contract/email-addresses.ts';
import { Email } from '#platform/contract/fields.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import {
  checkEmailExists,
  forgotPassword,
  resendVerification,
  resetPassword,
  signIn,
  signUp,
  verifyEmail,
} from './accounts.contract.ts';

/** Milliseconds without a keystroke before the email's availability is asked for (section 9). */
const EMAIL_CHECK_DELAY_MS = 500;

/** Where a browser keeps that somebody has signed in here; it stays at sign-out. */
const DEVICE_TOKEN = 'device_token';

export const useSignIn = () =>
  useMutation({
    mutationFn: (body: RouteInput<typeof signIn>['body']) => {
      const device_token = localStorage.getItem(DEVICE_TOKEN) ?? undefined;
      return call(signIn, { body: { ...body, device_token } });
    },
    onSuccess: ({ device_token }) => localStorage.setItem(DEVICE_TOKEN, device_token),
  });

/** Where the browser of the sign-up keeps what makes the link of the verification mail enough (see verifyEmail). */
const SIGN_UP_SECRET = 'sign_up_secret';

export const useSignUp = () =>
  useMutation({
    mutationFn: (body: RouteInput<typeof signUp>['body']) => call(signUp, { body }),
    onSuccess: ({ sign_up_secret }) => localStorage.setItem(SIGN_UP_SECRET, sign_up_secret),
  });

export const useResendVerification = () =>
  useMutation({ mutationFn: (email: string) => call(resendVerification, { body: { email } }) });

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

/** Confirms the address of a verification link. A query, because a token works once and effects may run twice. */
export const useVerifyEmail = (token: string | null) =>
  useQuery({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      const sign_up_secret = localStorage.getItem(SIGN_UP_SECRET) ?? undefined;
      const verified = await call(verifyEmail, { body: { token: token ?? '', sign_up_secret } });
      localStorage.removeItem(SIGN_UP_SECRET);
      return verified;
    },
    enabled: token !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Confirms the address with the password of the sign-up, or with a new one under which the account begins anew. */
export const useProveSignUp = (token: string) =>
  useMutation({
    mutationFn: (proof: { password: string } | { new_password: string; full_name: string }) =>
      call(verifyEmail, { body: { token, ...proof } }),
  });

/** Asks the server anew at every visit of the admin area; one try, then access counts as denied. */
export const useAdminCheck = () =>
  useQuery({ queryKey: ['admin-check'], queryFn: () => call(checkAdminAccess), retry: false, gcTime: 0 });

export type EmailAvailability = 'idle' | 'checking' | 'exists' | 'available' | 'unknown';

const emailExistsQuery = (email: string) =>
  queryOptions({
    queryKey: ['email-exists', email],
    queryFn: () => call(checkEmailExists, { query: { email } }),
    retry: false,
    // The step's button uses what was found while typing: look-ups are few (20 an hour).
    staleTime: 60_000,
  });

const normalized = (email: string) => normalAddress(email.trim()) ?? email.trim();

/** Whether an account with the typed email exists; a check that fails says `unknown` and nothing else. */
export function useEmailAvailability(typed: string): EmailAvailability {
  const email = normalized(typed);
  const [settled] = useDebouncedValue(email, EMAIL_CHECK_DELAY_MS);
  const complete = Email.safeParse(settled).success;
  const check = useQuery({ ...emailExistsQuery(settled), enabled: complete && settled === email });

  if (!email.includes('@') || (!complete && settled === email)) return 'idle';
  if (settled !== email || check.isFetching) return 'checking';
  if (!check.data) return 'unknown';
  return check.data.exists ? 'exists' : 'available';
}

/** The same check at once, for the step's own button; false when the answer cannot be had. */
export function useEmailExistsCheck(): (email: string) => Promise<boolean> {
  const client = useQueryClient();
  return (email) =>
    client.fetchQuery(emailExistsQuery(normalized(email))).then(
      ({ exists }) => exists,
      () => false,
    );
}
