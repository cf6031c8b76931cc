import { timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { askForAccountMail, mailVerificationLink } from '#features/accounts/account/account.mail.ts';
import {
  cutOffPrograms,
  findOwnerOfUsedToken,
  findTokenOwner,
  keepUsedToken,
  removeAccountTokens,
  useAccountToken,
} from '#features/accounts/account/account-tokens.repository.ts';
import { canBecomeAdmin, refuseIfSuspended } from '#features/accounts/account/accounts.policy.ts';
import {
  type Account,
  confirmEmail,
  deleteUnconfirmedAccount,
  findAccount,
  findOrganizationType,
  insertAccount,
  insertProfile,
  isCurrentPassword,
  makeAdmin,
  updatePassword,
} from '#features/accounts/account/accounts.repository.ts';
import { findOffer } from '#features/accounts/join-requests/join-requests.service.ts';
import { revokeSessionsOfAccount } from '#features/accounts/sessions/sessions.repository.ts';
import type { SignInAnswer } from '#features/accounts/sign-in/sign-in.contract.ts';
import { beginSession, proveOwner, type SignInParts } from '#features/accounts/sign-in/sign-in.service.ts';
import { hasSecondFactor } from '#features/accounts/two-factor/second-factor.service.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { AppError } from '#platform/contract/errors.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type Context, transact } from '#platform/server/context.ts';
import { hashToken } from '#platform/server/crypto/opaque-tokens.ts';
import type { Caller } from '#platform/server/http/bind.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import { hashPassword } from '#platform/server/passwords/password-hashing.ts';
import { rejectCommonPassword, rejectOwnWords } from '#platform/server/passwords/refused-passwords.ts';
import type { EmailVerification, VerifyEmailAnswer } from './email-verification.contract.ts';

/** Queues the verification mail again. The answer is the same for every address. */
export async function resendVerification(ctx: Context, email: string): Promise<{ message: string }> {
  await askForAccountMail(ctx, { purpose: 'verify-email', email });
  return { message: 'Verification email has been sent successfully.' };
}

/** Writes the verification mail to a member, for an admin who was asked for it. Call inside a transaction. */
export async function sendVerificationLink(ctx: Context, id: string): Promise<void> {
  const to = await findAccount(ctx.db, id);
  if (!to) throw new AppError('PROFILE_NOT_FOUND');
  await mailVerificationLink(ctx, { to });
}

type Address = Pick<Account, 'id' | 'email'>;

/** Confirms the address that a mail reached. Other links sent to it stop working. */
async function confirmAddress(ctx: Context, account: Address, adminEmail: string | undefined): Promise<void> {
  await confirmEmail(ctx.db, account.id, ctx.now);
  await removeAccountTokens(ctx.db, account.id, ['verify-email']);
  if (canBecomeAdmin(account.email, adminEmail)) {
    await makeAdmin(ctx.db, account.id);
    recordAct(ctx, {
      kind: 'admin-made',
      subject: ['member', account.id],
      facts: { by_setting: 'ADMIN_EMAIL' },
      by: { id: account.id, isAdmin: true },
    });
  }
}

/**
 * Sets the password of a member who read a mail to the account's address. Ends all earlier sessions and tokens.
 */
async function replacePassword(ctx: Context, account: Account, passwordHash: string): Promise<Account> {
  await updatePassword(ctx.db, account.id, passwordHash);
  recordAct(ctx, {
    kind: 'password-reset',
    subject: ['member', account.id],
    by: { id: account.id, isAdmin: account.is_admin },
  });
  await revokeSessionsOfAccount(ctx.db, account.id, ctx.now);
  await removeAccountTokens(ctx.db, account.id, ['verify-email', 'reset-password', 'change-email']);
  await cutOffPrograms(ctx.db, account.id);
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
  const organization_name = organization_type === 'consultant' ? null : full_name;
  await insertAccount(ctx.db, {
    id,
    email,
    password_hash: passwordHash,
    sign_up_secret_hash: null,
    person_name: organization_name === null ? full_name : null,
  });
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
 * someone else may have signed up with it: then the account is reset, under the given name and with a new id. Call
 * inside a transaction.
 * @returns the id of the account.
 * @throws AppError ACCOUNT_SUSPENDED; VALIDATION_FAILED if a reset has no name; CONFLICT as above.
 */
export async function claimAccount(
  ctx: Context,
  account: Account,
  { passwordHash, sign_up_secret, full_name }: Claim,
  adminEmail: string | undefined,
): Promise<string> {
  refuseIfSuspended(account);
  const confirm = async (claimed: Address) => {
    await confirmAddress(ctx, claimed, adminEmail);
    return claimed.id;
  };
  if (account.email_confirmed_at || knowsSignUp(account, sign_up_secret)) {
    return confirm(await replacePassword(ctx, account, passwordHash));
  }
  if (!full_name) throw validationError({ full_name: 'Organization/Full name is required' });
  return confirm(await resetAccount(ctx, account, { passwordHash, full_name }));
}

/** Finds the organisation that the account, confirmed now, can ask to join. */
async function nameToJoin(ctx: Context, id: string): Promise<string | null> {
  const account = await findAccount(ctx.db, id);
  const offer = account && (await findOffer(ctx, account));
  return offer?.state === 'open' ? offer.organisation : null;
}

/** True if this is the secret that was given to the browser of the sign-up. */
function knowsSignUp({ sign_up_secret_hash }: Account, secret: string | undefined): boolean {
  return Boolean(secret && sign_up_secret_hash && timingSafeEqual(hashToken(secret), sign_up_secret_hash));
}

/** True if the browser shows without a password that it signed up: by a session or the secret of the sign-up. */
const isBrowserOfSignUp = (ctx: Context, account: Account, secret: string | undefined): boolean =>
  ctx.actor?.accountId === account.id || knowsSignUp(account, secret);

/**
 * Checks the password of the sign-up, as a try to sign in to the account.
 * @returns the account with the password that was right.
 * @throws AppError VALIDATION_FAILED at `password`, and as `proveOwner`; the link still works.
 */
async function proveSignUp(
  ctx: Context,
  { email }: Account,
  { password, code, device_token }: { password: string } & EmailVerification,
  caller: Caller,
  parts: SignInParts,
): Promise<Account> {
  try {
    return await proveOwner(ctx, { email, password, code, device_token }, caller, parts);
  } catch (error) {
    const isWrong = error instanceof AppError && error.code === 'INVALID_CREDENTIALS';
    throw isWrong ? validationError({ password: 'This is not the password chosen at sign-up.' }) : error;
  }
}

/** Starts a session for a caller who has just entered the account's password, right or new. */
async function signInByLink(
  ctx: Context,
  id: string,
  { device_token }: EmailVerification,
  caller: Caller,
  parts: SignInParts,
): Promise<SignInAnswer> {
  // Read again: it is confirmed now, and may have become an admin.
  const account = await findAccount(ctx.db, id);
  if (!account) throw new AppError('LINK_INVALID');
  return beginSession(ctx, account, device_token, caller, parts);
}

/** A link that is opened again says for so long that its address is confirmed. */
const KEPT_FOR_MS = 30 * DAY_MS;

/**
 * Answers a link that was opened before: by a reload, the Back button, or a program that looks through mail. It changes
 * nothing, and signs nobody in.
 * @throws AppError LINK_INVALID for any other, and with a new password, which would not be stored; ACCOUNT_SUSPENDED.
 */
async function answerAgain(
  ctx: Context,
  tokenHash: Buffer,
  { new_password }: EmailVerification,
): Promise<z.output<typeof VerifyEmailAnswer>> {
  const id = new_password ? null : await findOwnerOfUsedToken(ctx.db, tokenHash, 'verify-email');
  const account = id ? await findAccount(ctx.db, id) : null;
  if (!account?.email_confirmed_at) throw new AppError('LINK_INVALID');
  refuseIfSuspended(account);
  return { email: account.email, signed_in: null, can_join: await nameToJoin(ctx, account.id) };
}

/**
 * Confirms the address that the token was sent to. From then on the profile is in the marketplace. A caller who enters
 * the password, or a new one, is signed in; for a new one only if sign-in asks for no code. Opened again, the link says the same.
 * @throws AppError LINK_INVALID; ACCOUNT_SUSPENDED; SIGN_UP_PROOF_NEEDED, and the link still works; VALIDATION_FAILED for a wrong
 *   password, a new one that is easy to guess, or one without a name; with a password, as `proveOwner`.
 */
export async function verifyEmail(
  ctx: Context,
  input: EmailVerification,
  caller: Caller,
  { adminEmail, ...parts }: SignInParts & { adminEmail: string | undefined },
): Promise<z.output<typeof VerifyEmailAnswer>> {
  const { new_password, password, sign_up_secret, full_name } = input;
  if (new_password) rejectCommonPassword(new_password, 'new_password');
  const tokenHash = hashToken(input.token);
  const id = await findTokenOwner(ctx.db, tokenHash, 'verify-email', ctx.now);
  const account = id && (await findAccount(ctx.db, id));
  if (!account) return answerAgain(ctx, tokenHash, input);
  refuseIfSuspended(account);
  if (new_password) rejectOwnWords(new_password, 'new_password', account, full_name);
  const newHash = new_password ? await hashPassword(new_password) : null;
  const proven =
    !newHash && password ? await proveSignUp(ctx, account, { ...input, password }, caller, parts) : null;
  if (!newHash && !proven && !isBrowserOfSignUp(ctx, account, sign_up_secret)) {
    throw new AppError('SIGN_UP_PROOF_NEEDED');
  }
  const answer = await transact(ctx, async (ctx) => {
    const used = await useAccountToken(ctx.db, tokenHash, 'verify-email', ctx.now);
    // Token and account may have changed while the passwords were hashed.
    const current = used && (await findAccount(ctx.db, account.id));
    if (!current) return answerAgain(ctx, tokenHash, input);
    const confirmed = async (id: string, signsIn: boolean) => {
      const expires_at = new Date(ctx.now.getTime() + KEPT_FOR_MS);
      const kept = { token_hash: tokenHash, account_id: id, used_at: ctx.now, expires_at };
      await keepUsedToken(ctx.db, { ...kept, purpose: 'verify-email' });
      const signed_in = signsIn ? await signInByLink(ctx, id, input, caller, parts) : null;
      return { email: current.email, signed_in, can_join: await nameToJoin(ctx, id) };
    };
    if (newHash) {
      const claim = { passwordHash: newHash, sign_up_secret, full_name };
      const claimedId = await claimAccount(ctx, current, claim, adminEmail);
      return confirmed(claimedId, !(await hasSecondFactor(ctx, claimedId)));
    }
    if (!(await isCurrentPassword(ctx.db, account.id, (proven ?? account).password_hash))) {
      throw new AppError('SIGN_UP_PROOF_NEEDED');
    }
    await confirmAddress(ctx, current, adminEmail);
    return confirmed(account.id, proven !== null);
  });
  if (answer.signed_in) {
    ctx.log.info(
      { member: answer.signed_in.user.id, secondFactor: Boolean(proven && input.code) },
      'signed in',
    );
  }
  return answer;
}
