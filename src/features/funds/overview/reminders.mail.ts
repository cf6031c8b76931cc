import { workspacePath } from '#features/collaborations/collaboration/collaboration-paths.rules.ts';
import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import type { Context } from '#platform/server/context.ts';
import { type MailText, mailText, plainName } from '#platform/server/mail/mail-text.ts';

interface ReminderMail {
  grant: { id: string; title: string; collaboration_id: string };
  /** The organisation that has to do it. */
  to: string | null;
  /** True where owners and managers alone are told: it was not done for long. */
  isEscalated: boolean;
  subject: MailText;
  says: (grant: MailText) => MailText;
}

/** Reminds the people of an organisation of what a grant waits for. Call inside a transaction. */
export async function mailReminder(
  ctx: Context,
  { grant, to, isEscalated, subject, says }: ReminderMail,
): Promise<void> {
  if (to === null) return;
  await sendMemberMail(ctx, {
    choice: 'mails_funds',
    readers: isEscalated ? 'write' : 'money',
    to: { id: to },
    collaborationId: grant.collaboration_id,
    subject,
    paragraphs: [
      says(plainName(grant.title)),
      ...(isEscalated
        ? [mailText`You get this as an owner or manager, because it has been waiting for two weeks or more.`]
        : []),
    ],
    link: {
      label: mailText`Open the grant`,
      path: `${workspacePath(grant.collaboration_id, 'funds')}?grant=${grant.id}`,
    },
  });
}
