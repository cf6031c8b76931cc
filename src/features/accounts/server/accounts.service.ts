import { AppError } from '#platform/contract/errors.ts';
import { isListedCin } from '#platform/contract/identifiers/corporate-identity.ts';
import { stateOfLocation } from '#platform/contract/places.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import { validationError } from '#platform/server/validation.ts';
import type { SignUpInput, User } from '../accounts.contract.ts';
import { sendPasswordResetMail, sendVerificationMail } from './account-mails.service.ts';
import { removeAccountTokens, useAccountToken } from './account-tokens.repository.ts';
import { canBecomeAdmin, toUser } from './accounts.policy.ts';
import {
  type Account,
  confirmEmail,
  findAccount,
  findAccountByEmail,
  insertAccount,
  insertProfile,
  makeAdmin,
  updatePassword,
} from './accounts.repository.ts';
import { isCommonPassword } from './common-passwords.policy.ts';
import { hashToken } from './opaque-tokens.service.ts';
import { hashPassword } from './passwords.service.ts';
import { revokeSessionsOfAccount } from './sessions.repository.ts';

interface Done {
  message: string;
}

function rejectCommonPassword(password: string): void {
  if (isCommonPassword(password)) {
    throw validationError({ password: 'This password is too easy to guess. Please choose another one.' });
  }
}

/** What the wizard collected, as columns of the new member's profile. */
function profileOf(id: string, { userData }: SignUpInput) {
  const { email, password, location, phone, organization_type, ...rest } = userData;
  const corporate_cin = organization_type === 'corporate' ? (rest.corporate_cin ?? null) : null;
  return {
    ...rest,
    id,
    organization_type: organization_type === 'individual' ? ('consultant' as const) : organization_type,
    organization_name: organization_type === 'individual' ? null : (rest.organization_name ?? rest.full_name),
    short_summary: rest.bio,
    location,
    headquarters_location: location,
    headquarters_state: stateOfLocation(location),
    phone: phone ?? null,
    public_contact_phone: phone ?? null,
    corporate_cin,
    is_listed_entity:
      organization_type === 'corporate' && (isListedCin(corporate_cin) ?? rest.is_listed_entity),
  };
}

/**
 * Creates an account with its profile and sends the verification mail, all or nothing.
 * @throws AppError EMAIL_TAKEN; VALIDATION_FAILED for a password that is guessed first.
 */
export async function signUp(ctx: Context, input: SignUpInput, publicUrl: string): Promise<{ user: User }> {
  rejectCommonPassword(input.password);
  const { email } = input;
  if (await findAccountByEmail(ctx.db, email)) {
    throw new AppError('EMAIL_TAKEN');
  }
  const password_hash = await hashPassword(input.password);
  const id = newId();
  const full_name = input.userData.full_name;
  await transact(ctx, async (ctx) => {
    await insertAccount(ctx.db, { id, email, password_hash });
    await insertProfile(ctx.db, profileOf(id, input));
    await sendVerificationMail(ctx, { id, email, full_name }, publicUrl);
  });
  return { user: { id, email, email_confirmed: false, full_name, is_admin: false } };
}

/** @throws AppError SESSION_ENDED when the account is gone. */
export async function getUser(ctx: MemberContext): Promise<User> {
  const account = await findAccount(ctx.db, ctx.actor.id);
  if (!account) throw new AppError('SESSION_ENDED');
  return toUser(account);
}

export async function checkSession(ctx: Context): Promise<{ user: User | null }> {
  const account = ctx.actor && (await findAccount(ctx.db, ctx.actor.id));
  return { user: account ? toUser(account) : null };
}

export async function checkEmailExists(ctx: Context, email: string): Promise<{ exists: boolean }> {
  return { exists: (await findAccountByEmail(ctx.db, email)) !== null };
}

export async function resendVerification(ctx: Context, email: string, publicUrl: string): Promise<Done> {
  const account = await findAccountByEmail(ctx.db, email);
  if (account && !account.email_confirmed_at) {
    await transact(ctx, (ctx) => sendVerificationMail(ctx, account, publicUrl));
  }
  return { message: 'Verification email has been sent successfully.' };
}

async function confirmAddress(ctx: Context, account: Account, adminEmail: string | undefined): Promise<void> {
  await confirmEmail(ctx.db, account.id, ctx.now);
  if (canBecomeAdmin(account.email, adminEmail)) await makeAdmin(ctx.db, account.id);
}

/**
 * Confirms the address that the token was sent to; from then on the profile is in the marketplace.
 * @throws AppError LINK_INVALID.
 */
export async function verifyEmail(
  ctx: Context,
  token: string,
  adminEmail: string | undefined,
): Promise<{ email: string }> {
  return transact(ctx, async (ctx) => {
    const id = await useAccountToken(ctx.db, hashToken(token), 'verify-email', ctx.now);
    const account = id && (await findAccount(ctx.db, id));
    if (!account) throw new AppError('LINK_INVALID');
    await confirmAddress(ctx, account, adminEmail);
    return { email: account.email };
  });
}

export async function forgotPassword(ctx: Context, email: string, publicUrl: string): Promise<Done> {
  const account = await findAccountByEmail(ctx.db, email);
  if (account) await transact(ctx, (ctx) => sendPasswordResetMail(ctx, account, publicUrl));
  return { message: 'If an account with this email exists, we have sent a link to choose a new password.' };
}

/**
 * Sets a new password and ends every session. Having received the mail also proves the address.
 * @throws AppError LINK_INVALID; VALIDATION_FAILED for a password that is guessed first.
 */
export async function resetPassword(
  ctx: Context,
  input: { token: string; password: string },
  adminEmail: string | undefined,
): Promise<Done> {
  rejectCommonPassword(input.password);
  const passwordHash = await hashPassword(input.password);
  await transact(ctx, async (ctx) => {
    const id = await useAccountToken(ctx.db, hashToken(input.token), 'reset-password', ctx.now);
    const account = id && (await findAccount(ctx.db, id));
    if (!account) throw new AppError('LINK_INVALID');
    await updatePassword(ctx.db, account.id, passwordHash);
    await confirmAddress(ctx, account, adminEmail);
    await removeAccountTokens(ctx.db, account.id, 'reset-password');
    await revokeSessionsOfAccount(ctx.db, account.id, ctx.now);
  });
  return { message: 'Your password has been changed. Please log in with the new one.' };
}
