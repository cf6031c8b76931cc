import { askForAccountMail, sendPasswordChangedMail } from '#features/accounts/account/account-mails.mail.ts';
import {
  findTokenOwner,
  removeAccountTokens,
  type TokenPurpose,
  useAccountToken,
} from '#features/accounts/account/account-tokens.repository.ts';
import type { PasswordReset } from '#features/accounts/account/accounts.contract.ts';
import {
  type Account,
  findAccount,
  isCurrentPassword,
  updatePassword,
} from '#features/accounts/account/accounts.repository.ts';
import type { PasswordChange } from '#features/accounts/account/own-account.contract.ts';
import { isPasswordOf } from '#features/accounts/current-password/current-password.service.ts';
import { claimAccount } from '#features/accounts/email-verification/email-verification.service.ts';
import { revokeSessionsOfAccount } from '#features/accounts/sessions/sessions.repository.ts';
import { requireOwnCode } from '#features/accounts/two-factor/own-code.service.ts';
import type { SecondFactorParts } from '#features/accounts/two-factor/second-factor.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { hashToken } from '#platform/server/crypto/opaque-tokens.ts';
import {
  hashPassword,
  rejectCommonPassword,
  rejectOwnWords,
} from '#platform/server/crypto/password-hashing.ts';
import { validationError } from '#platform/server/http/validation.ts';

/** Asks for a link to choose a new password; the answer is the same for every address. */
export async function forgotPassword(ctx: Context, email: string): Promise<{ message: string }> {
  await askForAccountMail(ctx, { purpose: 'reset-password', email });
  return { message: 'If an account with this email exists, we have sent a link to choose a new password.' };
}

/**
 * Sets a new password and ends every session. Having received the mail also proves the address.
 * @throws AppError LINK_INVALID; VALIDATION_FAILED for a password that is guessed first, or where the account begins
 *   anew and has no name.
 */
export async function resetPassword(
  ctx: Context,
  { token, password, ...proof }: PasswordReset,
  adminEmail: string | undefined,
): Promise<{ message: string }> {
  rejectCommonPassword(password, 'password');
  const tokenHash = hashToken(token);
  const ownerId = await findTokenOwner(ctx.db, tokenHash, 'reset-password', ctx.now);
  const owner = ownerId && (await findAccount(ctx.db, ownerId));
  if (!owner) throw new AppError('LINK_INVALID');
  rejectOwnWords(password, 'password', owner, proof.full_name);
  const passwordHash = await hashPassword(password);
  await transact(ctx, async (ctx) => {
    const used = await useAccountToken(ctx.db, tokenHash, 'reset-password', ctx.now);
    const account = used && (await findAccount(ctx.db, used.account_id));
    if (!account) throw new AppError('LINK_INVALID');
    await claimAccount(ctx, account, { passwordHash, ...proof }, adminEmail);
  });
  return { message: 'Your password has been changed. Please log in with the new one.' };
}

/**
 * The signed-in member's account, once the password has shown that it is the owner who asks.
 * @param field where the form has the password.
 * @throws AppError SESSION_ENDED, TOO_MANY_REQUESTS; VALIDATION_FAILED at the field.
 */
export async function accountByPassword(
  ctx: MemberContext,
  password: string,
  field: string,
  { limits }: Pick<SecondFactorParts, 'limits'>,
): Promise<Account> {
  const account = await findAccount(ctx.db, ctx.actor.id);
  if (!account) throw new AppError('SESSION_ENDED');
  if (await isPasswordOf(ctx, account, password, limits)) return account;
  throw validationError({ [field]: 'This is not your password.' });
}

/** Inside a transaction: the password is still the one that was compared. @throws AppError CONFLICT. */
export async function keepComparedPassword(ctx: Context, account: Account): Promise<void> {
  if (!(await isCurrentPassword(ctx.db, account.id, account.password_hash))) throw new AppError('CONFLICT');
}

/**
 * Sets a new password, ends every other session and tells the owner. Links in earlier mails are worth nothing any
 * more; but while the address is not confirmed those stay good that were sent to its owner, who may be somebody else.
 * @throws AppError SESSION_ENDED, CONFLICT, SECOND_FACTOR_NEEDED, TOO_MANY_REQUESTS; VALIDATION_FAILED for a wrong
 *   password or code, or a new password that is guessed first.
 */
export async function changePassword(
  ctx: MemberContext,
  { current_password, new_password, code }: PasswordChange,
  parts: SecondFactorParts,
): Promise<{ message: string }> {
  rejectCommonPassword(new_password, 'new_password');
  const account = await accountByPassword(ctx, current_password, 'current_password', parts);
  rejectOwnWords(new_password, 'new_password', account);
  await requireOwnCode(ctx, code, parts);
  const passwordHash = await hashPassword(new_password);
  const ending: TokenPurpose[] = account.email_confirmed_at
    ? ['verify-email', 'reset-password', 'change-email']
    : ['change-email'];
  await transact(ctx, async (ctx) => {
    await keepComparedPassword(ctx, account);
    await updatePassword(ctx.db, account.id, passwordHash);
    await removeAccountTokens(ctx.db, account.id, ending);
    await revokeSessionsOfAccount(ctx.db, account.id, ctx.now, ctx.actor.sessionId);
    await sendPasswordChangedMail(ctx, account);
  });
  return { message: 'Your password has been changed.' };
}
