import { Secret } from 'otpauth';
import { removeAccountTokens } from '#features/accounts/account/account-tokens.repository.ts';
import { findAccount } from '#features/accounts/account/accounts.repository.ts';
import { mailTwoFactor } from '#features/accounts/account/security.mail.ts';
import { accountByPassword } from '#features/accounts/current-password/current-password.service.ts';
import { revokeOtherSessions } from '#features/accounts/sessions/sessions.repository.ts';
import { AppError } from '#platform/contract/errors.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { hashToken } from '#platform/server/crypto/opaque-tokens.ts';
import { newRecoveryCode, normalizedRecoveryCode } from '#platform/server/crypto/recovery-codes.ts';
import { validationError } from '#platform/server/http/validation.ts';
import {
  authenticatorOf,
  requireOwnCode,
  type SecondFactorParts,
  spendAuthenticatorCode,
  WRONG_CODE,
} from './second-factor.service.ts';
import { type PasswordAndCode, RECOVERY_CODES, type TwoFactor } from './two-factor.contract.ts';
import {
  confirmSecret,
  countRecoveryCodes,
  findTwoFactor,
  insertUnconfirmedSecret,
  removeTwoFactor,
  replaceRecoveryCodes,
  type TwoFactorRow,
} from './two-factor.repository.ts';

/** 160 bits, as RFC 4226 (section 4) recommends. */
const SECRET_BYTES = 20;

async function makeRecoveryCodes(ctx: MemberContext): Promise<{ recovery_codes: string[] }> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const hashes = codes.map((code) => hashToken(normalizedRecoveryCode(code)));
  await replaceRecoveryCodes(ctx.db, ctx.actor.accountId, hashes);
  return { recovery_codes: codes };
}

export async function getTwoFactor(ctx: MemberContext): Promise<TwoFactor> {
  const twoFactor = await findTwoFactor(ctx.db, ctx.actor.accountId);
  const enabled_at = twoFactor?.confirmed_at ?? null;
  const recovery_codes_left = enabled_at ? await countRecoveryCodes(ctx.db, ctx.actor.accountId) : 0;
  return { enabled: enabled_at !== null, enabled_at, recovery_codes_left };
}

/** @throws AppError VALIDATION_FAILED for a wrong password, SECOND_FACTOR_ALREADY_ON. */
export async function beginTwoFactor(
  ctx: MemberContext,
  password: string,
  parts: SecondFactorParts,
): Promise<{ secret: string; uri: string }> {
  const account = await accountByPassword(ctx, password, 'password', parts);
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const sealed = parts.keys.seal(secret, account.id);
  if (!(await insertUnconfirmedSecret(ctx.db, account.id, sealed))) {
    throw new AppError('SECOND_FACTOR_ALREADY_ON');
  }
  return { secret, uri: authenticatorOf(secret, account.email).toString() };
}

/** @throws AppError SECOND_FACTOR_OFF if no set-up was started, SECOND_FACTOR_ALREADY_ON. */
async function secretToConfirm(ctx: MemberContext): Promise<TwoFactorRow> {
  const twoFactor = await findTwoFactor(ctx.db, ctx.actor.accountId);
  if (!twoFactor) throw new AppError('SECOND_FACTOR_OFF');
  if (twoFactor.confirmed_at) throw new AppError('SECOND_FACTOR_ALREADY_ON');
  return twoFactor;
}

/**
 * Switches two-factor sign-in on. Ends what the password alone started: all other sessions, and a pending change of
 * the email address.
 * @throws AppError SECOND_FACTOR_OFF if no set-up was started, SECOND_FACTOR_ALREADY_ON, VALIDATION_FAILED for a wrong
 *   code, TOO_MANY_REQUESTS.
 */
export async function confirmTwoFactor(
  ctx: MemberContext,
  code: string,
  { keys, limits }: SecondFactorParts,
): Promise<{ recovery_codes: string[] }> {
  const { actor } = ctx;
  // Without a set-up to confirm no tries are used up: sign-in counts them too.
  await secretToConfirm(ctx);
  const counted = [{ kind: 'code', of: actor.accountId }] as const;
  await limits.take(ctx, [...counted]);
  const answer = await transact(ctx, async (ctx) => {
    const account = await findAccount(ctx.db, actor.accountId);
    if (!account) throw new AppError('SECOND_FACTOR_OFF');
    const twoFactor = await secretToConfirm(ctx);
    if (!(await spendAuthenticatorCode(ctx, actor.accountId, code, twoFactor, keys))) {
      throw validationError({ code: WRONG_CODE });
    }
    await confirmSecret(ctx.db, actor.accountId, ctx.now);
    await revokeOtherSessions(ctx.db, actor.accountId, actor.sessionId, ctx.now);
    await removeAccountTokens(ctx.db, actor.accountId, ['change-email']);
    recordAct(ctx, { kind: 'two-factor-on', subject: ['member', actor.accountId] });
    await mailTwoFactor(ctx, { to: account, state: 'on' });
    return makeRecoveryCodes(ctx);
  });
  await limits.accept(ctx, [...counted]);
  return answer;
}

/** @throws AppError SECOND_FACTOR_OFF, VALIDATION_FAILED for a wrong password or code, TOO_MANY_REQUESTS. */
export async function renewRecoveryCodes(
  ctx: MemberContext,
  { password, code }: PasswordAndCode,
  parts: SecondFactorParts,
): Promise<{ recovery_codes: string[] }> {
  if (!(await getTwoFactor(ctx)).enabled) throw new AppError('SECOND_FACTOR_OFF');
  await accountByPassword(ctx, password, 'password', parts);
  await requireOwnCode(ctx, code, parts);
  return transact(ctx, (ctx) => {
    recordAct(ctx, { kind: 'recovery-codes-renewed', subject: ['member', ctx.actor.accountId] });
    return makeRecoveryCodes(ctx);
  });
}

/** @throws AppError SECOND_FACTOR_OFF, VALIDATION_FAILED for a wrong password or code, TOO_MANY_REQUESTS. */
export async function switchOffTwoFactor(
  ctx: MemberContext,
  { password, code }: PasswordAndCode,
  parts: SecondFactorParts,
): Promise<{ message: string }> {
  if (!(await getTwoFactor(ctx)).enabled) throw new AppError('SECOND_FACTOR_OFF');
  const account = await accountByPassword(ctx, password, 'password', parts);
  await requireOwnCode(ctx, code, parts);
  await transact(ctx, async (ctx) => {
    await removeTwoFactor(ctx.db, account.id);
    recordAct(ctx, { kind: 'two-factor-off', subject: ['member', account.id] });
    await mailTwoFactor(ctx, { to: account, state: 'off' });
  });
  return { message: 'Two-factor sign-in is off.' };
}
