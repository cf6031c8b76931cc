import { Secret, TOTP } from 'otpauth';
import type { Counted, SignInLimits } from '#features/accounts/sign-in-limits/sign-in-limits.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { AccountId } from '#platform/contract/people/ids.ts';
import type { Context, MemberContext } from '#platform/server/context.ts';
import { hashToken } from '#platform/server/crypto/opaque-tokens.ts';
import { normalizedRecoveryCode } from '#platform/server/crypto/recovery-codes.ts';
import type { SecretKeys } from '#platform/server/crypto/secret-keys.ts';
import { validationError } from '#platform/server/http/validation.ts';
import {
  findTwoFactor,
  spendCounter,
  spendRecoveryCode,
  type TwoFactorRow,
} from './two-factor.repository.ts';

/** RFC 6238 with the values that all authenticator apps support. */
const STANDARD = { issuer: 'Dayitva', algorithm: 'SHA1', digits: 6, period: 30 };

/**
 * Accepts the code of the previous step too, because typing takes a while (RFC 6238, section 5.2). A later one is
 * refused: it would live longer than 30 seconds, and phones set their clocks by the network.
 */
const STEPS_BACK = 1;

/** Parts that the second factor needs besides the context. */
export interface SecondFactorParts {
  keys: SecretKeys;
  limits: SignInLimits;
}

/** Returns the member's authenticator. The app shows the email next to our name. */
export const authenticatorOf = (secret: string, email: string) =>
  new TOTP({ ...STANDARD, label: email, secret: Secret.fromBase32(secret) });

/** Uses up an authenticator code. @returns false if it is wrong, expired or used. */
export async function spendAuthenticatorCode(
  ctx: Context,
  accountId: AccountId,
  code: string,
  { secret: sealed }: TwoFactorRow,
  keys: SecretKeys,
): Promise<boolean> {
  const secret = keys.open(sealed, accountId);
  if (secret === null) {
    ctx.log.warn('a two-factor secret was sealed with another SESSION_SECRET');
    return false;
  }
  const authenticator = authenticatorOf(secret, '');
  const timestamp = ctx.now.getTime();
  const delta = authenticator.validate({ token: code, timestamp, window: STEPS_BACK });
  if (delta === null || delta > 0) return false;
  return spendCounter(ctx.db, accountId, authenticator.counter({ timestamp }) + delta);
}

const isSixDigits = (code: string) => /^\d{6}$/.test(code);

/** True if sign-in asks for a code. */
export const hasSecondFactor = async (ctx: Context, accountId: AccountId): Promise<boolean> =>
  Boolean((await findTwoFactor(ctx.db, accountId))?.confirmed_at);

/**
 * Checks the second factor if the account has one: a code of the app or a recovery code, each once.
 * @param device a device on which the caller signed in before has tries of its own.
 */
export async function requireSecondFactor(
  ctx: Context,
  { id: accountId, code: typed }: { id: string; code: string | undefined },
  device: string | null,
  { keys, limits }: SecondFactorParts,
): Promise<void> {
  const twoFactor = await findTwoFactor(ctx.db, accountId);
  if (!twoFactor?.confirmed_at) return;
  const code = typed?.replace(/\s/g, '');
  if (!code) throw new AppError('SECOND_FACTOR_REQUIRED');
  const counted: Counted[] = [{ kind: 'code', of: device ?? accountId }];
  await limits.take(ctx, counted);
  const isRight = isSixDigits(code)
    ? await spendAuthenticatorCode(ctx, accountId, code, twoFactor, keys)
    : await spendRecoveryCode(ctx.db, accountId, hashToken(normalizedRecoveryCode(code)), ctx.now);
  if (!isRight) throw new AppError('SECOND_FACTOR_WRONG');
  await limits.accept(ctx, counted);
}

/** Message for a wrong code inside a session. */
export const WRONG_CODE = 'This code is wrong or has already been used. Please enter the latest one.';

/**
 * Checks the signed-in member's code if two-factor sign-in is on. Call it after all other checks, because a code works
 * once. Inside a session a wrong code is a wrong field: a 401 would mean that the session has ended.
 * @throws AppError SECOND_FACTOR_NEEDED without a code; VALIDATION_FAILED at `code`; TOO_MANY_REQUESTS.
 */
export async function requireOwnCode(
  ctx: MemberContext,
  code: string | undefined,
  parts: SecondFactorParts,
): Promise<void> {
  try {
    await requireSecondFactor(ctx, { id: ctx.actor.accountId, code }, null, parts);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'SECOND_FACTOR_REQUIRED') throw new AppError('SECOND_FACTOR_NEEDED');
    if (error.code === 'SECOND_FACTOR_WRONG') throw validationError({ code: WRONG_CODE });
    throw error;
  }
}
