import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail.ts';
import { insertAccountToken, removeAccountTokens, type TokenPurpose } from './account-tokens.repository.ts';
import { hashToken, newOpaqueToken } from './opaque-tokens.service.ts';

const HOUR_MS = 3_600_000;
const LIFETIME_MS: Record<TokenPurpose, number> = { 'verify-email': 24 * HOUR_MS, 'reset-password': HOUR_MS };

interface Recipient {
  id: string;
  email: string;
  full_name: string;
}

/** Makes a new one-use token for the account, which replaces earlier ones for the same purpose. */
async function issueToken(ctx: Context, accountId: string, purpose: TokenPurpose): Promise<string> {
  const token = newOpaqueToken();
  await removeAccountTokens(ctx.db, accountId, purpose);
  await insertAccountToken(ctx.db, {
    token_hash: hashToken(token),
    account_id: accountId,
    purpose,
    expires_at: new Date(ctx.now.getTime() + LIFETIME_MS[purpose]),
  });
  return token;
}

/** Sends the mail whose link confirms the address; the link lives 24 hours. Call inside a transaction. */
export async function sendVerificationMail(ctx: Context, to: Recipient, publicUrl: string): Promise<void> {
  const link = `${publicUrl}/verify?token=${await issueToken(ctx, to.id, 'verify-email')}`;
  const text = `Namaste ${to.full_name},

welcome to Dayitva. Please confirm your email address by opening this link within 24 hours:

${link}

If you did not create this account, you need not do anything.

Dayitva, the CSR partnership platform for India
`;
  await sendMail(ctx, { to: to.email, subject: 'Please verify your email address', text, link });
}

/** Sends the mail whose link lets its reader choose a new password; the link lives an hour. Call inside a transaction. */
export async function sendPasswordResetMail(ctx: Context, to: Recipient, publicUrl: string): Promise<void> {
  const link = `${publicUrl}/reset-password?token=${await issueToken(ctx, to.id, 'reset-password')}`;
  const text = `Namaste ${to.full_name},

somebody asked for a new password for your Dayitva account. To choose one, open this link within an hour:

${link}

If it was not you, you need not do anything: your password stays as it is.

Dayitva, the CSR partnership platform for India
`;
  await sendMail(ctx, { to: to.email, subject: 'Choose a new password', text, link });
}
