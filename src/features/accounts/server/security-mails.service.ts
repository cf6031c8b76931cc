import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail.ts';

interface Recipient {
  email: string;
  full_name: string;
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
      ? 'From now on signing in also asks for a code of your authenticator app. Keep your recovery codes safe.'
      : 'From now on your password alone is enough to sign in.';
  const text = `Namaste ${to.full_name},

two-factor sign-in of your Dayitva account was switched ${state}. ${what}

If it was not you, please choose a new password at once and see where you are signed in:

${link}

Dayitva, the CSR partnership platform for India
`;
  await sendMail(ctx, { to: to.email, subject: `Two-factor sign-in is ${state}`, text, link });
}
