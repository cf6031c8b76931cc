import {
  type Account,
  findAccountByEmail,
  isCurrentPassword,
} from '#features/accounts/account/accounts.repository.ts';
import { type SignedIn, startSession } from '#features/accounts/sessions/sessions.service.ts';
import {
  type Counted,
  countedFor,
  createSignInLimits,
  type SignInLimits,
} from '#features/accounts/sign-in-limits/sign-in-limits.service.ts';
import {
  requireSecondFactor,
  type SecondFactorParts,
} from '#features/accounts/two-factor/second-factor.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type Context, transact } from '#platform/server/context.ts';
import { deviceOf, newDeviceToken } from '#platform/server/crypto/device-tokens.ts';
import { isPassword } from '#platform/server/crypto/password-hashing.ts';
import { createSecretKeys } from '#platform/server/crypto/secret-keys.ts';
import type { Caller } from '#platform/server/http/bind.ts';
import type { SignInInput } from './sign-in.contract.ts';

/** What sign-in needs beside the context. */
export interface SignInParts extends SecondFactorParts {
  sessionSecret: string;
}

/** Made once for an app: every route that asks for a password or a code counts tries in the same place. */
export function createSignInParts(settings: { sessionSecret: string; rateLimit: boolean }): SignInParts {
  const { sessionSecret, rateLimit } = settings;
  const keys = createSecretKeys(sessionSecret);
  return { keys, limits: createSignInLimits(keys, rateLimit), sessionSecret };
}

/** The account with this address and password; a wrong try has used up one of `counted`. */
async function checkPassword(
  ctx: Context,
  { email, password }: SignInInput,
  device: string | null,
  counted: Counted[],
  limits: SignInLimits,
): Promise<Account> {
  await limits.take(ctx, counted);
  const account = await findAccountByEmail(ctx.db, email);
  let looked = false;
  try {
    const matches = await isPassword(account?.password_hash ?? null, password, device && email);
    looked = true;
    if (!account || !matches) {
      ctx.log.info({ member: account?.id ?? null }, 'sign-in refused');
      throw new AppError('INVALID_CREDENTIALS');
    }
  } catch (error) {
    // Turned away because too many wait: nobody looked at the password.
    if (!looked) await limits.giveBack(ctx, counted);
    throw error;
  }
  await limits.accept(ctx, counted);
  return account;
}

/**
 * Starts a session. Every answer and its time are the same for an unknown address and a wrong password.
 * @throws AppError INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS.
 */
export async function signIn(
  ctx: Context,
  input: SignInInput,
  caller: Caller,
  parts: SignInParts,
): Promise<SignedIn & { device_token: string }> {
  const { keys, limits, sessionSecret } = parts;
  const device = deviceOf(keys, input.device_token, input.email);
  const counted = countedFor(input.email, device, caller.address);
  const account = await checkPassword(ctx, input, device, counted, limits);
  await requireSecondFactor(ctx, { id: account.id, code: input.code }, device, parts);
  const signedIn = await transact(ctx, async (ctx) => {
    // While the password was compared it may have been changed, and every session ended: this one must not be left.
    if (!(await isCurrentPassword(ctx.db, account.id, account.password_hash))) {
      throw new AppError('INVALID_CREDENTIALS');
    }
    return startSession(ctx, account, caller.userAgent, sessionSecret);
  });
  ctx.log.info({ member: account.id, secondFactor: input.code !== undefined }, 'signed in');
  const device_token =
    device && input.device_token ? input.device_token : newDeviceToken(keys, account.email);
  return { ...signedIn, device_token };
}
