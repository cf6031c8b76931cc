import { formatInstant } from '#platform/contract/dates.ts';
import { type Context, transact } from '#platform/server/context.ts';
import { hashToken, newOpaqueToken } from '#platform/server/crypto/opaque-tokens.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import { mailText, ownWords, plainName } from '#platform/server/mail/mail-text.ts';
import { insertAccountToken, removeAccountTokens, type TokenPurpose } from './account-tokens.repository.ts';

const HOUR_MS = 3_600_000;
const LIFETIME_MS: Record<TokenPurpose, number> = {
  'verify-email': 24 * HOUR_MS,
  'reset-password': HOUR_MS,
  'change-email': 24 * HOUR_MS,
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
  accountId: string,
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

/** Sends the mail whose link confirms the address; the link lives 24 hours. Call inside a transaction. */
export async function sendVerificationMail(ctx: Context, to: Recipient): Promise<void> {
  const link = `${ctx.publicUrl}/verify?token=${await issueToken(ctx, to.id, 'verify-email')}`;
  await sendMail(ctx, {
    kind: 'account',
    to: to.email,
    subject: mailText`Please verify your email address`,
    link,
    paragraphs: [
      mailText`welcome to Dayitva. Somebody signed up with this email address, under the name ${plainName(to.full_name)}. If that was you, please confirm the address by opening this link within 24 hours:`,
      ownWords(link),
      mailText`If you did not create this account, you need not do anything: nobody can use it with your address.`,
    ],
  });
}

/** Sends the mail whose link lets its reader choose a new password; the link lives an hour. Call inside a transaction. */
export async function sendPasswordResetMail(ctx: Context, to: Recipient): Promise<void> {
  const link = `${ctx.publicUrl}/reset-password?token=${await issueToken(ctx, to.id, 'reset-password')}`;
  await sendMail(ctx, {
    kind: 'account',
    to: to.email,
    subject: mailText`Choose a new password`,
    link,
    paragraphs: [
      mailText`somebody asked for a new password for the Dayitva account with this email address. To choose one, open this link within an hour:`,
      ownWords(link),
      mailText`If it was not you, you need not do anything: the password stays as it is.`,
    ],
  });
}

/** Tells the owner that the password was changed on the account page. Call inside a transaction. */
export async function sendPasswordChangedMail(ctx: Context, to: Recipient): Promise<void> {
  const link = `${ctx.publicUrl}/forgot-password`;
  await sendMail(ctx, {
    kind: 'account',
    to: to.email,
    subject: mailText`Your password was changed`,
    link,
    paragraphs: [
      mailText`the password of your Dayitva account was changed, and every other device was signed out.`,
      mailText`If it was not you, choose a new password at once:`,
      ownWords(link),
    ],
  });
}

/**
 * Sends the link to the new address and a notice to the old one. An address that has an account already gets no link
 * but is told; who asks learns nothing of that. Call inside a transaction.
 */
export async function sendEmailChangeMails(
  ctx: Context,
  change: { account: Recipient; newEmail: string; isTaken: boolean },
): Promise<void> {
  const { account, newEmail, isTaken } = change;
  const token = await issueToken(ctx, account.id, 'change-email', newEmail);
  const link = isTaken ? `${ctx.publicUrl}/login` : `${ctx.publicUrl}/verify?email-change=${token}`;
  await sendMail(ctx, {
    kind: 'account',
    to: newEmail,
    subject: mailText`Confirm your new email address`,
    link,
    paragraphs: isTaken
      ? [
          mailText`somebody asked to use this email address for another Dayitva account. It has an account already, so nothing was changed. If it was you, sign in with this address:`,
          ownWords(link),
        ]
      : [
          mailText`the member ${plainName(account.full_name)} asked to sign in to Dayitva with this email address from now on. If that was you, open this link within 24 hours:`,
          ownWords(link),
          mailText`If it was not you, do not open the link: the account would then be tied to your address.`,
        ],
  });
  const accountPage = `${ctx.publicUrl}/account`;
  await sendMail(ctx, {
    kind: 'account',
    to: account.email,
    subject: mailText`Your email address is about to change`,
    link: accountPage,
    paragraphs: [
      mailText`somebody who knows your password asked to sign in to your Dayitva account with another email address. It changes once the link that we sent there is opened.`,
      mailText`If it was not you, withdraw the change and choose a new password here:`,
      ownWords(accountPage),
    ],
  });
}

/** Tells when the account will be erased, and how to keep it. Call inside a transaction. */
export async function sendDeletionMail(ctx: Context, to: Recipient, dueAt: Date): Promise<void> {
  const link = `${ctx.publicUrl}/account`;
  await sendMail(ctx, {
    kind: 'account',
    to: to.email,
    subject: mailText`Your account will be deleted`,
    link,
    paragraphs: [
      mailText`as you asked, your Dayitva account will be deleted on ${ownWords(formatInstant(dueAt.toISOString()))}. Your profile is no longer in the marketplace, and your open collaboration requests are closed.`,
      mailText`Until then you can call it off: sign in and choose "Keep my account" here:`,
      ownWords(link),
    ],
  });
}
