import { z } from 'zod';
import { CurrentPassword, User } from '#features/accounts/account/accounts.contract.ts';
import { Session } from '#features/accounts/sessions/sessions.contract.ts';
import { Email } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const SignInInput = z.strictObject({
  email: Email,
  password: CurrentPassword,
  /** With two-factor sign-in: six digits from the authenticator app, or a recovery code. */
  code: z.string('The code must be text').trim().max(40, 'The code is too long').optional(),
  /**
   * Answered by an earlier sign-in on this device. With it, tries are counted separately from those of strangers.
   */
  device_token: z.string('The device token must be text').max(200, 'The device token is too long').optional(),
});
export type SignInInput = z.output<typeof SignInInput>;

/** A session that has begun, and the token that makes this device known. */
export const SignInAnswer = z.object({ session: Session, user: User, device_token: z.string() });
export type SignInAnswer = z.output<typeof SignInAnswer>;

export const signIn = defineRoute({
  name: 'signIn',
  method: 'POST',
  path: '/auth/signin',
  access: 'public',
  scope: 'none',
  summary: 'Starts a session',
  body: SignInInput,
  // The limit counts account, device and address together: see sign-in-limits.service.ts.
  response: SignInAnswer,
});
