import { refuseIfSuspended } from '#features/accounts/account/accounts.policy.ts';
import {
  type Account,
  findAccountByEmail,
  isCurrentPassword,
} from '#features/accounts/account/accounts.repository.ts';
import { startSession } from '#features/accounts/sessions/sessions.service.ts';
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
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type Context, transact } from '#platform/server/context.ts';
import { deviceOf, newDeviceToken } from '#platform/server/crypto/device-tokens.ts';
import { createSecretKeys } from '#platform/server/crypto/secret-keys.ts';
import type { Caller } from '#platform/server/http/bind.ts';
import { deviceName } from '#platform/server/http/device-names.ts';
import { isPassword } from '#platform/server/passwords/password-hashing.ts';
import type { SignInAnswer, SignInInput } from './sign-in.contract.ts';

/** Parts that sign-in needs besides the context. */
export interface SignInParts extends SecondFactorParts {
  sessionSecret: string;
}

/**
 * Makes the parts of sign-in, once per app: all routes that ask for a password or a code share the counts.
 */
export function createSignInParts(settings: { sessionSecret: string; rateLimit: boolean }): SignInParts {
  const { sessionSecret, rateLimit } = settings;
  const keys = createSecretKeys(sessionSecret);
  return { keys, limits: createSignInLimits(keys, rateLimit), sessionSecret };
}

/** Returns the account with this address and password. A wrong try uses up one of `counted`. */
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
    // Too many are waiting, so the password was not checked.
    if (!looked) await limits.giveBack(ctx, counted);
    throw error;
  }
  await limits.accept(ctx, counted);
  return account;
}

/**
 * Checks the password, then the second factor if it is on. The answer and its time are the same for an unknown address
 * and a wrong password.
 * @throws AppError INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS.
 */
export async function proveOwner(
  ctx: Context,
  input: SignInInput,
  caller: Caller,
  parts: SignInParts,
): Promise<Account> {
  const device = deviceOf(parts.keys, input.device_token, input.email);
  const counted = countedFor(input.email, device, caller.address);
  const account = await checkPassword(ctx, input, device, counted, parts.limits);
  await requireSecondFactor(ctx, { id: account.id, code: input.code }, device, parts);
  return account;
}

/**
 * Starts a session for a proven owner and makes the device known. Call inside a transaction.
 * @throws AppError ACCOUNT_SUSPENDED.
 */
export async function beginSession(
  ctx: Context,
  account: Account,
  device_token: string | undefined,
  caller: Caller,
  { keys, sessionSecret }: SignInParts,
): Promise<SignInAnswer> {
  refuseIfSuspended(account);
  const signedIn = await startSession(ctx, account, caller.userAgent, sessionSecret);
  const isKnown = device_token && deviceOf(keys, device_token, account.email);
  if (!isKnown) {
    recordAct(ctx, {
      kind: 'signed-in-new-device',
      subject: ['member', account.id],
      facts: { device: deviceName(caller.userAgent) },
      by: { id: account.id, isAdmin: account.is_admin },
    });
  }
  return { ...signedIn, device_token: isKnown ? device_token : newDeviceToken(keys, account.email) };
}

/**
 * Starts a session.
 * @throws AppError as `proveOwner` and `beginSession`.
 */
export async function signIn(
  ctx: Context,
  input: SignInInput,
  caller: Caller,
  parts: SignInParts,
): Promise<SignInAnswer> {
  const account = await proveOwner(ctx, input, caller, parts);
  const answer = await transact(ctx, async (ctx) => {
    // The password may have changed while it was compared, and all sessions ended: none may start now.
    if (!(await isCurrentPassword(ctx.db, account.id, account.password_hash))) {
      throw new AppError('INVALID_CREDENTIALS');
    }
    return beginSession(ctx, account, input.device_token, caller, parts);
  });
  ctx.log.info({ member: account.id, secondFactor: input.code !== undefined }, 'signed in');
  return answer;
}
