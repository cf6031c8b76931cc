import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import type { Context } from '#platform/server/context.ts';
import { mailText, ownWords, plainName, quote } from '#platform/server/mail/mail-text.ts';

interface Member {
  id: string;
  member_name: string;
  email: string;
  /** Whether they want mails about requests, where that has been read. */
  mails_requests?: boolean;
}

const nameInMail = (member: Member) => plainName(member.member_name);

/** Tells the target that somebody asks for a collaboration. Call inside a transaction. */
export async function mailRequestReceived(
  ctx: Context,
  { target, sender, objective }: { target: Member; sender: Member; objective: string },
): Promise<void> {
  const link = `${ctx.publicUrl}/profile?tab=connections`;
  const paragraphs = [
    mailText`${nameInMail(sender)} asks you for a collaboration.`,
    quote(nameInMail(sender), objective),
    mailText`Read the request and answer it here:`,
    ownWords(link),
  ];
  const subject = mailText`A collaboration request for you`;
  await sendMemberMail(ctx, { choice: 'mails_requests', to: target }, { subject, paragraphs, link });
}

/** Tells the sender that the target accepted or declined. Call inside a transaction. */
export async function mailRequestAnswered(
  ctx: Context,
  answer: { sender: Member; target: Member; collaborationId: string | null; reason: string | null },
): Promise<void> {
  const { sender, target, collaborationId, reason } = answer;
  const link = collaborationId
    ? `${ctx.publicUrl}/collaborations?workspace=${collaborationId}`
    : `${ctx.publicUrl}/profile?tab=connections`;
  const verdict = ownWords(collaborationId ? 'accepted' : 'declined');
  const paragraphs = [
    mailText`${nameInMail(target)} has ${verdict} your collaboration request.`,
    ...(reason ? [quote(nameInMail(target), reason)] : []),
    collaborationId ? mailText`Your shared workspace is here:` : mailText`Your requests are here:`,
    ownWords(link),
  ];
  const subject = mailText`Your collaboration request was ${verdict}`;
  await sendMemberMail(ctx, { choice: 'mails_answers', to: sender }, { subject, paragraphs, link });
}

/** Tells the target that a request is off because its sender is leaving. Call inside a transaction. */
export async function mailRequestWithdrawn(
  ctx: Context,
  { target, sender }: { target: Member; sender: Member },
): Promise<void> {
  const link = `${ctx.publicUrl}/profile?tab=connections`;
  const paragraphs = [
    mailText`${nameInMail(sender)} is leaving Dayitva and has withdrawn the collaboration request to you. You need not answer it.`,
    mailText`Your requests are here:`,
    ownWords(link),
  ];
  const subject = mailText`A collaboration request was withdrawn`;
  await sendMemberMail(ctx, { choice: 'mails_requests', to: target }, { subject, paragraphs, link });
}
