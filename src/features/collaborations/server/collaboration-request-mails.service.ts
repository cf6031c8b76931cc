import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail.ts';

interface Member {
  full_name: string;
  organization_name: string | null;
  email: string;
}

/** The name under which a member appears to others. */
export const displayName = (member: Omit<Member, 'email'>) => member.organization_name ?? member.full_name;

const SIGNATURE = 'Dayitva, the CSR partnership platform for India\n';

/** Tells the target that somebody asks for a collaboration. Call inside a transaction. */
export async function mailRequestReceived(
  ctx: Context,
  publicUrl: string,
  { target, sender, objective }: { target: Member; sender: Member; objective: string },
): Promise<void> {
  const link = `${publicUrl}/profile?tab=connections`;
  const text = `Namaste ${target.full_name},

${displayName(sender)} asks you for a collaboration:

${objective}

Read the request and answer it here:

${link}

${SIGNATURE}`;
  await sendMail(ctx, { to: target.email, subject: 'A collaboration request for you', text, link });
}

/** Tells the sender that the target accepted or declined. Call inside a transaction. */
export async function mailRequestAnswered(
  ctx: Context,
  publicUrl: string,
  answer: { sender: Member; target: Member; collaborationId: string | null; reason: string | null },
): Promise<void> {
  const { sender, target, collaborationId, reason } = answer;
  const link = collaborationId
    ? `${publicUrl}/collaborations?workspace=${collaborationId}`
    : `${publicUrl}/profile?tab=connections`;
  const verdict = collaborationId ? 'accepted' : 'declined';
  const text = `Namaste ${sender.full_name},

${displayName(target)} has ${verdict} your collaboration request.${reason ? `\n\nThe reason given:\n${reason}` : ''}

${collaborationId ? 'Your shared workspace is here:' : 'Your requests are here:'}

${link}

${SIGNATURE}`;
  await sendMail(ctx, { to: sender.email, subject: `Your collaboration request was ${verdict}`, text, link });
}
