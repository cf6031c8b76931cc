import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail.ts';

/** Tells a member that a partner rated them. Call inside a transaction. */
export async function mailRated(
  ctx: Context,
  publicUrl: string,
  { to, by, title }: { to: string; by: string; title: string },
): Promise<void> {
  const link = `${publicUrl}/profile`;
  const text = `Namaste,

${by} has rated the work with you in the collaboration:

${title}

Read it on your profile, where you may answer it once:

${link}

Dayitva, the CSR partnership platform for India
`;
  await sendMail(ctx, { to, subject: 'A partner has rated your work together', text, link });
}
