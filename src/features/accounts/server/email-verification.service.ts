import { timingSafeEqual } from 'node:crypto';
import { AppError } from '#platform/contract/errors.ts';
import { type Context, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/validation.ts';
import type { EmailVerification } from '../accounts.contract.ts';
import { askForAccountMail } from './account-mails.service.ts';
import { findTokenOwner, removeAccountTokens, useAccountToken } from './account-tokens.repository.ts';
import { canBecomeAdmin } from './accounts.policy.ts';
import {
  type Account,
  confirmEmail,
  findAccount,
  isCurrentPassword,
  makeAdmin,
  updatePassword,
} from './accounts.repository.ts';
import { deleteConsents } from './consents.repository.ts';
import { hashToken } from './opaque-tokens.service.ts';
import { hashPassword, isPassword, rejectCommonPassword } from './passwords.service.ts';
import { revokeSessionsOfAccount } from './sessions.repository.ts';

/** Asks for the verification mail once more; the answer is the same for every address. */
export async function resendVerification(ctx: Context, email: string): Promise<{ message: string }> {
  await askForAccountMail(ctx, { purpose: 'verify-email', email });
  return { message: 'Verification email has been sent successfully.' };
}

/** Confirms the address that a mail reached; what else was sent there is worth nothing any more. */
async function confirmAddress(ctx: Context, account: Account, adminEmail: string | undefined): Promise<void> {
  await confirmEmail(ctx.db, account.id, ctx.now);
  await removeAccountTokens(ctx.db, account.id, ['verify-email']);
  if (canBecomeAdmin(account.email, adminEmail)) await makeAdmin(ctx.db, account.id);
}

/**
 * Hands the account to whoever read a mail to its address and chose this password: every session and every token of
 * before ends. Was the address not confirmed until now, somebody else may have signed up with it, whose consent was
 * not the owner's. Call inside a transaction.
 */
export async function claimAccount(
  ctx: Context,
  account: Account,
  passwordHash: string,
  adminEmail: string | undefined,
): Promise<void> {
  await updatePassword(ctx.db, account.id, passwordHash);
  await revokeSessionsOfAccount(ctx.db, account.id, ctx.now);
  await removeAccountTokens(ctx.db, account.id, ['verify-email', 'reset-password', 'change-email']);
  if (!account.email_confirmed_at) await deleteConsents(ctx.db, account.id);
  await confirmAddress(ctx, account, adminEmail);
}

/** Whether the caller signed up: by the session, the secret that the browser kept, or the password. */
async function isSigner(ctx: Context, account: Account, input: EmailVerification): Promise<boolean> {
  if (ctx.actor?.id === account.id) return true;
  const { sign_up_secret_hash } = account;
  const given = input.sign_up_secret ? hashToken(input.sign_up_secret) : null;
  if (given && sign_up_secret_hash && timingSafeEqual(given, sign_up_secret_hash)) return true;
  if (!input.password) return false;
  if (await isPassword(account.password_hash, input.password)) return true;
  throw validationError({ password: 'This is not the password that was chosen at the sign-up.' });
}

/**
 * Confirms the address that the token was sent to; from then on the profile is in the marketplace.
 * @throws AppError LINK_INVALID; SIGN_UP_PROOF_NEEDED, and the link stays good; VALIDATION_FAILED for a wrong password
 *   or a new one that is guessed first.
 */
export async function verifyEmail(
  ctx: Context,
  input: EmailVerification,
  adminEmail: string | undefined,
): Promise<{ email: string }> {
  const { new_password } = input;
  if (new_password) rejectCommonPassword(new_password, 'new_password');
  const tokenHash = hashToken(input.token);
  const id = await findTokenOwner(ctx.db, tokenHash, 'verify-email', ctx.now);
  const account = id && (await findAccount(ctx.db, id));
  if (!account) throw new AppError('LINK_INVALID');
  const newHash = new_password ? await hashPassword(new_password) : null;
  if (!newHash && !(await isSigner(ctx, account, input))) throw new AppError('SIGN_UP_PROOF_NEEDED');
  return transact(ctx, async (ctx) => {
    const used = await useAccountToken(ctx.db, tokenHash, 'verify-email', ctx.now);
    // Both may have changed while the passwords were hashed.
    const current = used && (await findAccount(ctx.db, account.id));
    if (!current) throw new AppError('LINK_INVALID');
    if (newHash) {
      await claimAccount(ctx, current, newHash, adminEmail);
    } else {
      if (!(await isCurrentPassword(ctx.db, account.id, account.password_hash))) {
        throw new AppError('SIGN_UP_PROOF_NEEDED');
      }
      await confirmAddress(ctx, current, adminEmail);
    }
    return { email: current.email };
  });
}
