import { formatInstant } from '#platform/contract/dates.ts';
import { DAY_MS, HOUR_MS } from '#platform/contract/durations.ts';
import type { AccountId } from '#platform/contract/people/ids.ts';
import { type Context, transact } from '#platform/server/context.ts';
import { hashToken, newOpaqueToken } from '#platform/server/crypto/opaque-tokens.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import { mailText, ownWords, plainName } from '#platform/server/mail/mail-text.ts';
import { insertAccountToken, removeAccountTokens, type TokenPurpose } from './account-tokens.repository.ts';

const LIFETIME_MS: Record<TokenPurpose, number> = {
  'verify-email': DAY_MS,
  'reset-password': HOUR_MS,
  'change-email': DAY_MS,
};

interface Recipient {
  id: string;
  email: string;
  full_name: string;
}

export const ACCOUNT_MAIL_QUEUE = 'account-mail';

/** A mail that anybody may ask for, to an address that need not have an account. */
export interface AccountMail {
  purpose: 'verify-email' | 'reset-password';
  email: string;
}

/**
 * Asks for a mail to whoever has an account with this address, if anybody. Only the job looks (account-mails.job.ts):
 * the request does the same work for every address, so that its time tells nothing.
 */
export const askForAccountMail = (ctx: Context, mail: AccountMail): Promise<void> =>
  transact(ctx, (ctx) => ctx.jobs.enqueue(ctx.db, ACCOUNT_MAIL_QUEUE, mail));

/** Makes a new one-use token for the account, which replaces earlier ones for the same purpose. */
async function issueToken(
  ctx: Context,
  accountId: AccountId,
  purpose: TokenPurpose,
  newEmail: string | null = null,
): Promise<string> {
  const token = newOpaqueToken();
  await removeAccountTokens(ctx.db, accountId, [purpose]);
  await insertAccountToken(ctx.db, {
    token_hash: hashToken(token),
    account_id: accountId,
    purpose,
    expires_at: new Date(ctx.now.getTime() + LIFETIME_MS[purpose]),
    new_email: newEmail,
  });
  return token;
}

/** Sends the link that verifies the address; it is valid for 24 hours. Call inside a transaction. */
export async function mailVerificationLink(ctx: Context, { to }: { to: Recipient }): Promise<void> {
  const token = await issueToken(ctx, to.id, 'verify-email');
  await sendMail(ctx, {
    kind: 'account',
    to: to.email,
    subject: mailText`Please verify your email address`,
    paragraphs: [
      mailText`Welcome to Dayitva. Someone signed up with this email address, under the name ${plainName(to.full_name)}. If this was you, verify the address within 24 hours.`,
    ],
    link: { label: mailText`Verify your email address`, path: `/verify?token=${token}` },
    closing: [
      mailText`If you did not create this account, you do not need to do anything. No one can use it with your address.`,
    ],
  });
}

/** Tells who asked for another link that the address is verified already. Call inside a transaction. */
export async function mailVerifiedAlready(ctx: Context, { to }: { to: Recipient }): Promise<void> {
  await sendMail(ctx, {
    kind: 'account',
    to: to.email,
    subject: mailText`Your email address is verified already`,
    paragraphs: [
      mailText`Someone asked for a new link to verify this email address. It is verified already: you can sign in, and you do not need a link.`,
    ],
    link: { label: mailText`Sign in`, path: `/login?${new URLSearchParams({ email: to.email })}` },
    closing: [mailText`If you have forgotten your password, choose "Forgot your password?" there.`],
  });
}

/** Sends the link that leads to a new password; it is valid for one hour. Call inside a transaction. */
export async function mailPasswordReset(ctx: Context, { to }: { to: Recipient }): Promise<void> {
  const token = await issueToken(ctx, to.id, 'reset-password');
  await sendMail(ctx, {
    kind: 'account',
    to: to.email,
    subject: mailText`Choose a new password`,
    paragraphs: [
      mailText`Someone asked for a new password for the Dayitva account with this email address. If this was you, choose one within an hour.`,
    ],
    link: { label: mailText`Choose a new password`, path: `/reset-password?token=${token}` },
    closing: [mailText`If this was not you, you do not need to do anything. Your password stays the same.`],
  });
}

/** Notifies the owner that the password was changed on the account page. Call inside a transaction. */
export async function mailPasswordChanged(ctx: Context, { to }: { to: Recipient }): Promise<void> {
  await sendMail(ctx, {
    kind: 'account',
    to: to.email,
    subject: mailText`Your password was changed`,
    paragraphs: [
      mailText`The password of your Dayitva account was changed, and every other device was signed out.`,
      mailText`If this was not you, choose a new password immediately.`,
    ],
    link: { label: mailText`Choose a new password`, path: '/forgot-password' },
  });
}

interface EmailChange {
  to: Recipient;
  newEmail: string;
  /** True if the new address has an account already. */
  isTaken: boolean;
}

/**
 * Sends the link to the new address and a notice to the old one. The owner of a taken address gets a notice instead of
 * the link; the caller cannot see the difference. Call inside a transaction.
 */
export async function mailEmailChange(ctx: Context, change: EmailChange): Promise<void> {
  const token = await issueToken(ctx, change.to.id, 'change-email', change.newEmail);
  if (change.isTaken) await mailAddressTaken(ctx, change);
  else await mailNewAddress(ctx, change, token);
  await sendMail(ctx, {
    kind: 'account',
    to: change.to.email,
    subject: mailText`Your email address is about to change`,
    paragraphs: [
      mailText`Someone who knows your password asked to sign in to your Dayitva account with another email address. The address changes when the link that we sent there is opened.`,
      mailText`If this was not you, withdraw the change and choose a new password.`,
    ],
    link: { label: mailText`Open your account`, path: '/account' },
  });
}

const mailNewAddress = (ctx: Context, { to, newEmail }: EmailChange, token: string) =>
  sendMail(ctx, {
    kind: 'account',
    to: newEmail,
    subject: mailText`Confirm your new email address`,
    paragraphs: [
      mailText`The member ${plainName(to.full_name)} asked to sign in to Dayitva with this email address from now on. If this was you, confirm the address within 24 hours.`,
    ],
    link: { label: mailText`Confirm this email address`, path: `/verify?email-change=${token}` },
    closing: [
      mailText`If this was not you, do not open the link: it would connect the account to your address.`,
    ],
  });

const mailAddressTaken = (ctx: Context, { newEmail }: EmailChange) =>
  sendMail(ctx, {
    kind: 'account',
    to: newEmail,
    subject: mailText`Confirm your new email address`,
    paragraphs: [
      mailText`Someone asked to use this email address for another Dayitva account. The address has an account already, so nothing was changed. If this was you, sign in with this address.`,
    ],
    link: { label: mailText`Sign in`, path: '/login' },
  });

/** Says when the account will be deleted, and how to keep it. Call inside a transaction. */
export async function mailDeletion(
  ctx: Context,
  { to, dueAt }: { to: Recipient; dueAt: Date },
): Promise<void> {
  await sendMail(ctx, {
    kind: 'account',
    to: to.email,
    subject: mailText`Your account will be deleted`,
    paragraphs: [
      mailText`As you asked, your Dayitva account will be deleted on ${ownWords(formatInstant(dueAt.toISOString()))}. Your profile is no longer in the marketplace, and your open collaboration requests are closed.`,
      mailText`You can stop this until then: sign in and choose "Keep my account".`,
    ],
    link: { label: mailText`Open your account`, path: '/account' },
  });
}
