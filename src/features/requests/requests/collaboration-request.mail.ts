import { workspacePath } from '#features/collaborations/collaboration/collaboration-paths.rules.ts';
import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import type { Context } from '#platform/server/context.ts';
import { type MailText, mailText, ownWords, plainName, quote } from '#platform/server/mail/mail-text.ts';

interface Named {
  member_name: string;
}

interface Recipient {
  id: string;
}

/** Names the notification of a request, so that its answer can mark it as read. */
export const newsOf = (requestId: string): string => `request ${requestId}`;

const SEE_REQUESTS = { label: mailText`See your requests`, path: '/profile?tab=connections' };

/** Notifies a published target of a new request, if such mails are wanted. Call inside a transaction. */
export async function mailRequestReceived(
  ctx: Context,
  { id, to, by, objective }: { id: string; to: Recipient; by: MailText; objective: string },
): Promise<void> {
  await sendMemberMail(ctx, {
    choice: 'mails_requests',
    to,
    once: newsOf(id),
    subject: mailText`A collaboration request for you`,
    paragraphs: [mailText`${by} has asked you to collaborate.`, quote(by, objective)],
    link: { label: mailText`Read and answer the request`, path: SEE_REQUESTS.path },
  });
}

interface Answer {
  sender: Recipient;
  /** The person and the organisation that answered. */
  by: MailText;
  /** Null for a declined request. */
  collaborationId: string | null;
  reason: string | null;
}

/** Notifies the sender that the target accepted or declined. Call inside a transaction. */
export async function mailRequestAnswered(
  ctx: Context,
  { sender, by, collaborationId, reason }: Answer,
): Promise<void> {
  const verdict = ownWords(collaborationId ? 'accepted' : 'declined');
  await sendMemberMail(ctx, {
    choice: 'mails_answers',
    to: sender,
    ...(collaborationId && { collaborationId }),
    subject: mailText`Your collaboration request was ${verdict}`,
    paragraphs: [
      mailText`${by} has ${verdict} your collaboration request.`,
      ...(reason ? [quote(by, reason)] : []),
    ],
    link: collaborationId
      ? { label: mailText`Open the shared workspace`, path: workspacePath(collaborationId) }
      : SEE_REQUESTS,
  });
}

/**
 * Notifies the target that a request was withdrawn because its sender is leaving; in every other case the request is only no
 * longer in the target's list. Call inside a transaction.
 */
export async function mailRequestWithdrawn(
  ctx: Context,
  { target, sender, leaving }: { target: Recipient; sender: Named; leaving: string | null },
): Promise<void> {
  if (!leaving) return;
  await sendMemberMail(ctx, {
    choice: 'mails_requests',
    to: target,
    subject: mailText`A collaboration request was withdrawn`,
    paragraphs: [
      mailText`${plainName(sender.member_name)} is leaving Dayitva and has withdrawn the collaboration request to you. You do not need to answer it.`,
    ],
    link: SEE_REQUESTS,
  });
}
