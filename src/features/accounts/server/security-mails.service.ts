import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail.ts';
import { mailText, ownWords } from '#platform/server/mail-text.ts';

interface Recipient {
  email: string;
}

/** Tells the owner that the way to sign in has changed. Call inside a transaction. */
export async function sendTwoFactorMail(
  ctx: Context,
  to: Recipient,
  state: 'on' | 'off',
  publicUrl: string,
): Promise<void> {
  const link = `${publicUrl}/account`;
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
