import { useDebouncedValue } from '@mantine/hooks';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SIGN_UP_SECRET } from '#features/accounts/email-verification/email-verification.api.ts';
import { normalAddress } from '#platform/contract/email-addresses.ts';
import { CallFailure } from '#platform/contract/errors.ts';
import { Email } from '#platform/contract/fields.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { beginSignUp, checkEmailExists, checkNewPassword, SignUpAnswer, signUp } from './sign-up.contract.ts';

/** Milliseconds after the last keystroke before the email is checked (section 9). */
const EMAIL_CHECK_DELAY_MS = 500;

export const useSignUp = () =>
  useMutation({
    mutationFn: (body: RouteInput<typeof signUp>['body']) => call(signUp, { body }, { schema: SignUpAnswer }),
    onSuccess: ({ sign_up_secret }) => localStorage.setItem(SIGN_UP_SECRET, sign_up_secret),
  });

/** Seconds to wait where the server does not say how many. */
const WAIT_SECONDS = 60;

/** Seconds until an error of too many calls is over; null for another error, and for none. */
const secondsToWait = (error: unknown): number | null =>
  error instanceof CallFailure && error.code === 'TOO_MANY_REQUESTS'
    ? (error.retryAfter ?? WAIT_SECONDS)
    : null;

/**
 * Time at which somebody can begin to sign up from this network, while too many others do; null for at once. Asks again by
 * itself when that time has come.
 */
export function useSignUpWait(enabled: boolean): string | null {
  const { error, errorUpdatedAt } = useQuery({
    queryKey: ['sign-up-begin'],
    queryFn: () => call(beginSignUp),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => {
      const seconds = secondsToWait(state.error);
      return seconds === null ? false : seconds * 1000;
    },
    enabled,
  });
  const seconds = secondsToWait(error);
  return seconds === null ? null : new Date(errorUpdatedAt + seconds * 1000).toISOString();
}

type EmailAvailability = 'idle' | 'checking' | 'exists' | 'available' | 'unknown';

const emailExistsQuery = (email: string) =>
  queryOptions({
    queryKey: ['email-exists', email],
    queryFn: () => call(checkEmailExists, { query: { email } }),
    retry: false,
    // The step's button reuses this result, because look-ups are limited.
    staleTime: 60_000,
  });

const normalized = (email: string) => normalAddress(email.trim()) ?? email.trim();

/** Checks whether the typed email has an account. A failed check gives only `unknown`. */
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

/** Makes the same check without delay, for the step's button. False if the check fails. */
export function useEmailExistsCheck(): (email: string) => Promise<boolean> {
  const client = useQueryClient();
  return (email) =>
    client.fetchQuery(emailExistsQuery(normalized(email))).then(
      ({ exists }) => exists,
      () => false,
    );
}

/** Asks the server if a password is too common. False if the check fails: the server refuses it at sign-up. */
export const isCommonPassword = (password: string): Promise<boolean> =>
  call(checkNewPassword, { body: { password } }).then(
    ({ is_common }) => is_common,
    () => false,
  );
