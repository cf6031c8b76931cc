import { timingSafeEqual } from 'node:crypto';
import { askForAccountMail } from '#features/accounts/account/account.mail.ts';
import {
  findTokenOwner,
  removeAccountTokens,
  useAccountToken,
} from '#features/accounts/account/account-tokens.repository.ts';
import { canBecomeAdmin } from '#features/accounts/account/accounts.policy.ts';
import {
  type Account,
  confirmEmail,
  findAccount,
  findOrganizationType,
  insertAccount,
  insertProfile,
  isCurrentPassword,
  makeAdmin,
  updatePassword,
} from '#features/accounts/account/accounts.repository.ts';
import { isPasswordOf } from '#features/accounts/current-password/current-password.service.ts';
import { deleteUnconfirmedAccount } from '#features/accounts/deletion/account-deletion.repository.ts';
import { revokeSessionsOfAccount } from '#features/accounts/sessions/sessions.repository.ts';
import type { SignInLimits } from '#features/accounts/sign-in-limits/sign-in-limits.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type Context, transact } from '#platform/server/context.ts';
import { hashToken } from '#platform/server/crypto/opaque-tokens.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import { hashPassword } from '#platform/server/passwords/password-hashing.ts';
import { rejectCommonPassword, rejectOwnWords } from '#platform/server/passwords/refused-passwords.ts';
import type { EmailVerification } from './email-verification.contract.ts';

/** Queues the verification mail again. The answer is the same for every address. */
export async function resendVerification(ctx: Context, email: string): Promise<{ message: string }> {
  await askForAccountMail(ctx, { purpose: 'verify-email', email });
  return { message: 'Verification email has been sent successfully.' };
}

type Address = Pick<Account, 'id' | 'email'>;

/** Confirms the address that a mail reached. Other links sent to it stop working. */
async function confirmAddress(ctx: Context, account: Address, adminEmail: string | undefined): Promise<void> {
  await confirmEmail(ctx.db, account.id, ctx.now);
  await removeAccountTokens(ctx.db, account.id, ['verify-email']);
  if (canBecomeAdmin(account.email, adminEmail)) await makeAdmin(ctx.db, account.id);
}

/**
 * Sets the password of a member who read a mail to the account's address. Ends all earlier sessions and tokens.
 */
async function replacePassword(ctx: Context, account: Account, passwordHash: string): Promise<Account> {
  await updatePassword(ctx.db, account.id, passwordHash);
  await revokeSessionsOfAccount(ctx.db, account.id, ctx.now);
  await removeAccountTokens(ctx.db, account.id, ['verify-email', 'reset-password', 'change-email']);
  return account;
}

/**
 * Replaces an account that someone else may have created with a new one and a nearly empty profile: nothing that was
 * entered, agreed to or uploaded is kept under the owner's address. (Files without a row are swept.)
 * @throws AppError CONFLICT if the address has been confirmed since: then the account has an owner.
 */
async function resetAccount(
  ctx: Context,
  { id: oldId, email }: Account,
  { passwordHash, full_name }: { passwordHash: string; full_name: string },
): Promise<Address> {
  const organization_type = await findOrganizationType(ctx.db, oldId);
  if (!(await deleteUnconfirmedAccount(ctx.db, oldId))) throw new AppError('CONFLICT');
  const id = newId();
  await insertAccount(ctx.db, { id, email, password_hash: passwordHash, sign_up_secret_hash: null });
  const organization_name = organization_type === 'consultant' ? null : full_name;
  await insertProfile(ctx.db, { id, organization_type, full_name, organization_name });
  return { id, email };
}

/** Values from a member who claims an account. */
interface Claim {
  passwordHash: string;
  /** Secret of the browser that signed up, if it is this one. */
  sign_up_secret?: string | undefined;
  /** Name for an account that is reset. */
  full_name?: string | undefined;
}

/**
 * Gives the account to a member who read a mail to its address and chose a password. If the address was unconfirmed,
 * someone else may have signed up with it: then the account is reset, under the given name. Call inside a transaction.
 * @throws AppError VALIDATION_FAILED if a reset has no name; CONFLICT as above.
 */
export async function claimAccount(
  ctx: Context,
  account: Account,
  { passwordHash, sign_up_secret, full_name }: Claim,
  adminEmail: string | undefined,
): Promise<void> {
  if (account.email_confirmed_at || knowsSignUp(account, sign_up_secret)) {
    return confirmAddress(ctx, await replacePassword(ctx, account, passwordHash), adminEmail);
  }
  if (!full_name) throw validationError({ full_name: 'Organization/Full name is required' });
  await confirmAddress(ctx, await resetAccount(ctx, account, { passwordHash, full_name }), adminEmail);
}

/** True if this is the secret that was given to the browser of the sign-up. */
function knowsSignUp({ sign_up_secret_hash }: Account, secret: string | undefined): boolean {
  return Boolean(secret && sign_up_secret_hash && timingSafeEqual(hashToken(secret), sign_up_secret_hash));
}

/** True if the caller signed up, proved by the session, the browser's secret or the password. */
async function isSigner(
  ctx: Context,
  account: Account,
  input: EmailVerification,
  limits: SignInLimits,
): Promise<boolean> {
  if (ctx.actor?.id === account.id || knowsSignUp(account, input.sign_up_secret)) return true;
  if (!input.password) return false;
  if (await isPasswordOf(ctx, account, input.password, limits)) return true;
  throw validationError({ password: 'This is not the password chosen at sign-up.' });
}

/**
 * Confirms the address that the token was sent to. From then on the profile is in the marketplace.
 * @throws AppError LINK_INVALID; SIGN_UP_PROOF_NEEDED, and the link still works; VALIDATION_FAILED for a wrong
 *   password, a new one that is easy to guess, or one without a name.
 */
export async function verifyEmail(
  ctx: Context,
  input: EmailVerification,
  { adminEmail, limits }: { adminEmail: string | undefined; limits: SignInLimits },
): Promise<{ email: string }> {
  const { new_password, sign_up_secret, full_name } = input;
  if (new_password) rejectCommonPassword(new_password, 'new_password');
  const tokenHash = hashToken(input.token);
  const id = await findTokenOwner(ctx.db, tokenHash, 'verify-email', ctx.now);
  const account = id && (await findAccount(ctx.db, id));
  if (!account) throw new AppError('LINK_INVALID');
  if (new_password) rejectOwnWords(new_password, 'new_password', account, full_name);
  const newHash = new_password ? await hashPassword(new_password) : null;
  if (!newHash && !(await isSigner(ctx, account, input, limits))) throw new AppError('SIGN_UP_PROOF_NEEDED');
  return transact(ctx, async (ctx) => {
    const used = await useAccountToken(ctx.db, tokenHash, 'verify-email', ctx.now);
    // Token and account may have changed while the passwords were hashed.
    const current = used && (await findAccount(ctx.db, account.id));
    if (!current) throw new AppError('LINK_INVALID');
    if (newHash) {
      await claimAccount(ctx, current, { passwordHash: newHash, sign_up_secret, full_name }, adminEmail);
    } else {
      if (!(await isCurrentPassword(ctx.db, account.id, account.password_hash))) {
        throw new AppError('SIGN_UP_PROOF_NEEDED');
      }
      await confirmAddress(ctx, current, adminEmail);
    }
    return { email: current.email };
  });
}
