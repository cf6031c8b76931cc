import { sendMemberMail } from '#features/profiles/server/member-mails.service.ts';
import type { Context } from '#platform/server/context.ts';

interface Decided {
  author: { id: string; email: string };
  /** Of a declined testimonial; a published one has none. */
  reason: string | null;
}

/** Tells the author what became of a testimonial. Call inside a transaction. */
export async function mailTestimonialDecided(
  ctx: Context,
  publicUrl: string,
  { author, reason }: Decided,
): Promise<void> {
  const verdict = reason === null ? 'published' : 'declined';
  const link = reason === null ? `${publicUrl}/#testimonials` : `${publicUrl}/profile?tab=stories`;
  const text = `Namaste,

${reason === null ? 'Your story is now on the home page of Dayitva. Thank you for sharing it.' : `We have not published your story.\n\nThe reason given:\n${reason}\n\nYou can send another one from the home page.`}

${reason === null ? 'See it here:' : 'Your stories are here:'}

${link}

Dayitva, the CSR partnership platform for India
`;
  const subject = `Your story was ${verdict}`;
  await sendMemberMail(ctx, { choice: 'mails_stories', to: author, publicUrl }, { subject, text, link });
}
