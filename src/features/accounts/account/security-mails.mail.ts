import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import { mailText, ownWords } from '#platform/server/mail/mail-text.ts';

interface Recipient {
  email: string;
}

/** Tells the owner that the way to sign in has changed. Call inside a transaction. */
export async function sendTwoFactorMail(ctx: Context, to: Recipient, state: 'on' | 'off'): Promise<void> {
  const link = `${ctx.publicUrl}/account`;
  const what =
    state === 'on'
      ? mailText`From now on signing in also asks for a code of your authenticator app. Keep your recovery codes safe.`
      : mailText`From now on your password alone is enough to sign in.`;
  const paragraphs = [
    mailText`two-factor sign-in of your Dayitva account was switched ${ownWords(state)}. ${what}`,
    mailText`If it was not you, please choose a new password at once and see where you are signed in:`,
    ownWords(link),
  ];
  await sendMail(ctx, {
    kind: 'account',
    to: to.email,
    subject: mailText`Two-factor sign-in is ${ownWords(state)}`,
    paragraphs,
    link,
  });
}

/** Tells the owner that an admin has ended all their sessions. Call inside a transaction. */
export async function sendSignedOutMail(ctx: Context, to: Recipient): Promise<void> {
  const link = `${ctx.publicUrl}/forgot-password`;
  const paragraphs = [
    mailText`an admin of Dayitva has signed your account out on every device, because somebody else may have used it.`,
    mailText`Please choose a new password before you sign in again:`,
    ownWords(link),
  ];
  const subject = mailText`You were signed out everywhere`;
  await sendMail(ctx, { kind: 'account', to: to.email, subject, paragraphs, link });
}
