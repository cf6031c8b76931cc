import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import { mailText, ownWords } from '#platform/server/mail/mail-text.ts';

interface Recipient {
  email: string;
}

/** Notifies the owner that two-factor sign-in was switched on or off. Call inside a transaction. */
export async function mailTwoFactor(
  ctx: Context,
  { to, state }: { to: Recipient; state: 'on' | 'off' },
): Promise<void> {
  const effect =
    state === 'on'
      ? mailText`From now on, signing in also requires a code from your authenticator app. Keep your recovery codes safe.`
      : mailText`From now on, your password alone is enough to sign in.`;
  await sendMail(ctx, {
    kind: 'account',
    to: to.email,
    subject: mailText`Two-factor sign-in is ${ownWords(state)}`,
    paragraphs: [
      mailText`Two-factor sign-in for your Dayitva account was switched ${ownWords(state)}. ${effect}`,
      mailText`If this was not you, choose a new password immediately and check where you are signed in.`,
    ],
    link: { label: mailText`Open your account`, path: '/account' },
  });
}

/** Notifies the owner that an admin has ended all their sessions. Call inside a transaction. */
export async function mailSignedOut(ctx: Context, { to }: { to: Recipient }): Promise<void> {
  await sendMail(ctx, {
    kind: 'account',
    to: to.email,
    subject: mailText`You were signed out everywhere`,
    paragraphs: [
      mailText`An admin of Dayitva signed your account out on every device, because someone else may have used it.`,
      mailText`Choose a new password before you sign in again.`,
    ],
    link: { label: mailText`Choose a new password`, path: '/forgot-password' },
  });
}
