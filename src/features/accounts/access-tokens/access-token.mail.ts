import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import { mailText, ownWords, plainName } from '#platform/server/mail/mail-text.ts';

interface Change {
  to: { email: string };
  /** The member's name of the token. */
  name: string;
  change: 'made' | 'revoked';
}

const EFFECTS = {
  made: mailText`Until it ends or is revoked, a program with this token can call Dayitva for you.`,
  revoked: mailText`Programs that use it are refused from now on.`,
};

/** Notifies the owner that an access token was made or revoked. Call inside a transaction. */
export async function mailAccessToken(ctx: Context, { to, name, change }: Change): Promise<void> {
  await sendMail(ctx, {
    kind: 'account',
    to: to.email,
    subject: mailText`An access token was ${ownWords(change)}`,
    paragraphs: [
      mailText`The access token ${plainName(name)} for your Dayitva account was ${ownWords(change)}. ${EFFECTS[change]}`,
      mailText`If this was not you, choose a new password immediately, and check your access tokens and where you are signed in.`,
    ],
    link: { label: mailText`Open your account`, path: '/account' },
  });
}
