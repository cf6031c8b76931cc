import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import type { Context } from '#platform/server/context.ts';
import { mailText, ownWords, quote } from '#platform/server/mail/mail-text.ts';

interface Decided {
  author: { id: string; email: string };
  /** Of a declined testimonial; a published one has none. */
  reason: string | null;
}

/** Tells the author what became of a testimonial. Call inside a transaction. */
export async function mailTestimonialDecided(ctx: Context, { author, reason }: Decided): Promise<void> {
  const link = reason === null ? `${ctx.publicUrl}/#testimonials` : `${ctx.publicUrl}/profile?tab=stories`;
  const paragraphs =
    reason === null
      ? [
          mailText`Your story is now on the home page of Dayitva. Thank you for sharing it.`,
          mailText`See it here:`,
        ]
      : [
          mailText`We have not published your story.`,
          quote(mailText`An admin of Dayitva`, reason),
          mailText`You can send another one from the home page.`,
          mailText`Your stories are here:`,
        ];
  const subject = reason === null ? mailText`Your story was published` : mailText`Your story was declined`;
  await sendMemberMail(
    ctx,
    { choice: 'mails_stories', to: author },
    { subject, paragraphs: [...paragraphs, ownWords(link)], link },
  );
}
