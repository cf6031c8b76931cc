import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import { mailText, plainName } from '#platform/server/mail/mail-text.ts';

/** An address without its query, which may hold a secret. */
function shownAddress(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

/** Notifies an owner that events go to a new address. Call inside a transaction. */
export async function mailWebhookAddress(
  ctx: Context,
  { to, url }: { to: { email: string }; url: string },
): Promise<void> {
  await sendMail(ctx, {
    kind: 'account',
    to: to.email,
    subject: mailText`A webhook has a new address`,
    paragraphs: [
      mailText`From now on Dayitva sends events of your organisation to ${plainName(shownAddress(url))}.`,
      mailText`If this was not you, or a colleague, choose a new password immediately, and delete the webhook on your account page.`,
    ],
    link: { label: mailText`Open your account`, path: '/account' },
  });
}

/** Notifies the owner that a webhook was paused after three days of failures. Call inside a transaction. */
export async function mailWebhookPaused(
  ctx: Context,
  { to, url }: { to: { email: string }; url: string },
): Promise<void> {
  await sendMail(ctx, {
    kind: 'account',
    to: to.email,
    subject: mailText`A webhook was paused`,
    paragraphs: [
      mailText`Your webhook ${plainName(shownAddress(url))} has not accepted anything for three days, so Dayitva has paused it.`,
      mailText`Its log on your account page shows what went wrong. Resume it there once its program works: what waits is then sent.`,
    ],
    link: { label: mailText`Open your account`, path: '/account' },
  });
}
