import { askForAccountMail } from '#features/accounts/account/account.mail.ts';
import { findTokenOwner, useAccountToken } from '#features/accounts/account/account-tokens.repository.ts';
import { findAccount } from '#features/accounts/account/accounts.repository.ts';
import { claimAccount } from '#features/accounts/email-verification/email-verification.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type Context, transact } from '#platform/server/context.ts';
import { hashToken } from '#platform/server/crypto/opaque-tokens.ts';
import { hashPassword } from '#platform/server/passwords/password-hashing.ts';
import { rejectCommonPassword, rejectOwnWords } from '#platform/server/passwords/refused-passwords.ts';
import type { PasswordReset } from './password-reset.contract.ts';

/** Queues the mail with a link to choose a new password. The answer is the same for every address. */
export async function forgotPassword(ctx: Context, email: string): Promise<{ message: string }> {
  await askForAccountMail(ctx, { purpose: 'reset-password', email });
  return { message: 'If an account with this email exists, we have sent a link to choose a new password.' };
}

/**
 * Sets a new password and ends all sessions. Receiving the mail also proves the address.
 * @throws AppError LINK_INVALID; ACCOUNT_SUSPENDED; VALIDATION_FAILED for a password that is easy to guess, or if the account is reset
 *   and has no name.
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
