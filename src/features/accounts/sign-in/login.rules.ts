import { CallFailure, failureText } from '#platform/contract/errors.ts';

/** True if the password was right and a code of the authenticator app is missing. */
export const needsSecondFactor = (error: unknown) =>
  error instanceof CallFailure && error.code === 'SECOND_FACTOR_REQUIRED';

/** Title and text for a sign-in that failed (specification part 1, section 8). */
export function signInFailure(error: unknown): { title: string; message: string } {
  if (!(error instanceof CallFailure)) {
    return { title: 'Error', message: 'An unexpected error occurred. Please try again.' };
  }
  const technical = error.status >= 500;
  return {
    title: 'Login Failed',
    message: technical
      ? 'Login failed due to a technical issue. Please try again later.'
      : failureText(error, 'Sign in failed'),
  };
}
