import { useMutation, useQuery } from '@tanstack/react-query';
import { keepDeviceToken, readDeviceToken } from '#features/accounts/sign-in/sign-in.api.ts';
import { call } from '#platform/web/client.ts';
import { queryClient } from '#platform/web/query.ts';
import { hasStoredSession } from '#platform/web/tokens.ts';
import { resendVerification, VerifyEmailAnswer, verifyEmail } from './email-verification.contract.ts';

/**
 * Key of the local storage for the secret of the sign-up. With it the verification link needs no password (see
 * verifyEmail).
 */
export const SIGN_UP_SECRET = 'sign_up_secret';

/** True if this browser can show without a password that it signed up. The server decides; this only foresees it. */
export const canProveSignUp = () => hasStoredSession() || localStorage.getItem(SIGN_UP_SECRET) !== null;

export const useResendVerification = () =>
  useMutation({ mutationFn: (email: string) => call(resendVerification, { body: { email } }) });

/** A query, because a token works once and effects may run twice. */
const verification = (token: string | null) => ({
  queryKey: ['verify-email', token],
  queryFn: async () => {
    const sign_up_secret = localStorage.getItem(SIGN_UP_SECRET) ?? undefined;
    const verified = await call(verifyEmail, { body: { token: token ?? '', sign_up_secret } });
    localStorage.removeItem(SIGN_UP_SECRET);
    return verified;
  },
  retry: false,
  retryOnMount: false,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Confirms the address of a verification link. */
export const useVerifyEmail = (token: string | null) =>
  useQuery({ ...verification(token), enabled: token !== null });

/** Begins the same before the page is hydrated, which takes a phone a second: the answer is on its way meanwhile. */
export function verifyEarly(): void {
  const token = typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('token');
  if (token && location.pathname === '/verify') void queryClient.prefetchQuery(verification(token));
}

type SignUpProof = { password: string; code?: string } | { new_password: string; full_name: string };

/** Confirms the address with the password of the sign-up, or with a new one that resets the account, and signs in. */
export const useProveSignUp = (token: string) =>
  useMutation({
    mutationFn: (proof: SignUpProof) =>
      call(
        verifyEmail,
        { body: { token, device_token: readDeviceToken(), ...proof } },
        { schema: VerifyEmailAnswer },
      ),
    onSuccess: ({ signed_in }) => signed_in && keepDeviceToken(signed_in.device_token),
  });
