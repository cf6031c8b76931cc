import { sendMemberMail } from '#features/profiles/server/member-mails.service.ts';
import type { Context } from '#platform/server/context.ts';
import { plainName } from '#platform/server/mail.ts';

interface Member {
  id: string;
  full_name: string;
  organization_name: string | null;
  email: string;
  /** Whether they want mails about requests, where that has been read. */
  mails_requests?: boolean;
}

/** The name under which a member appears to others. */
export const displayName = (member: Pick<Member, 'full_name' | 'organization_name'>) =>
  member.organization_name ?? member.full_name;

const SIGNATURE = 'Dayitva, the CSR partnership platform for India\n';

/** Tells the target that somebody asks for a collaboration. Call inside a transaction. */
export async function mailRequestReceived(
  ctx: Context,
  publicUrl: string,
  { target, sender, objective }: { target: Member; sender: Member; objective: string },
): Promise<void> {
  const link = `${publicUrl}/profile?tab=connections`;
  const text = `Namaste,

${plainName(displayName(sender))} asks you for a collaboration:

${objective}

Read the request and answer it here:

${link}

${SIGNATURE}`;
  const subject = 'A collaboration request for you';
  await sendMemberMail(ctx, { choice: 'mails_requests', to: target, publicUrl }, { subject, text, link });
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
  const text = `Namaste,

${plainName(displayName(target))} has ${verdict} your collaboration request.${reason ? `\n\nThe reason given:\n${reason}` : ''}

${collaborationId ? 'Your shared workspace is here:' : 'Your requests are here:'}

${link}

${SIGNATURE}`;
  const subject = `Your collaboration request was ${verdict}`;
  await sendMemberMail(ctx, { choice: 'mails_answers', to: sender, publicUrl }, { subject, text, link });
}

/** Tells the target that a request is off because its sender is leaving. Call inside a transaction. */
export async function mailRequestWithdrawn(
  ctx: Context,
  publicUrl: string,
  { target, sender }: { target: Member; sender: Member },
): Promise<void> {
  const link = `${publicUrl}/profile?tab=connections`;
  const text = `Namaste,

${plainName(displayName(sender))} is leaving Dayitva and has withdrawn the collaboration request to you. You need not answer it.

Your requests are here:

${link}

${SIGNATURE}`;
  const subject = 'A collaboration request was withdrawn';
  await sendMemberMail(ctx, { choice: 'mails_requests', to: target, publicUrl }, { subject, text, link });
}
