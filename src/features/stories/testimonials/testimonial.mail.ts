import { ANSWER_ONCE } from '#features/activity/decisions/decisions.service.ts';
import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import type { Context } from '#platform/server/context.ts';
import { mailText, quote } from '#platform/server/mail/mail-text.ts';

interface Recipient {
  id: string;
  email: string;
}

/** Notifies the author that the story is on the home page. Call inside a transaction. */
export async function mailTestimonialPublished(ctx: Context, { to }: { to: Recipient }): Promise<void> {
  await sendMemberMail(ctx, {
    choice: 'mails_stories',
    to,
    subject: mailText`Your story was published`,
    paragraphs: [mailText`Your story is now on the home page of Dayitva. Thank you for sharing it.`],
    link: { label: mailText`See your story`, path: '/#testimonials' },
  });
}

/** Notifies the author that the story was declined, and why. Call inside a transaction. */
export async function mailTestimonialDeclined(
  ctx: Context,
  { to, reason }: { to: Recipient; reason: string },
): Promise<void> {
  await sendMemberMail(ctx, {
    choice: 'mails_stories',
    to,
    subject: mailText`Your story was declined`,
    paragraphs: [
      mailText`We have not published your story.`,
      quote(mailText`An admin of Dayitva`, reason),
      ANSWER_ONCE,
      mailText`You can also send another one from the home page.`,
    ],
    link: { label: mailText`See your stories`, path: '/profile?tab=stories' },
  });
}
