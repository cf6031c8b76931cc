import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import type { Context } from '#platform/server/context.ts';
import { type MailText, mailText, ownWords, plainName } from '#platform/server/mail/mail-text.ts';
import { workspacePath } from './collaboration-paths.rules.ts';

interface Notice {
  to: { id: string };
  /** The person and the organisation that did it. */
  by: MailText;
  collaboration: { id: string; title: string };
}

/** Notifies another member that a collaboration was archived or restored. Call inside a transaction. */
export async function mailArchived(
  ctx: Context,
  { to, by, collaboration, archived }: Notice & { archived: boolean },
): Promise<void> {
  const done = ownWords(archived ? 'archived' : 'restored');
  await sendMemberMail(ctx, {
    choice: 'mails_collaborations',
    to,
    collaborationId: collaboration.id,
    subject: mailText`A collaboration was ${done}`,
    paragraphs: [
      mailText`${by} has ${done} the collaboration ${plainName(collaboration.title)}.`,
      archived
        ? mailText`You can still read everything in it, and each of you can restore it.`
        : mailText`Each of you can change it again.`,
    ],
    link: { label: mailText`Open the shared workspace`, path: workspacePath(collaboration.id) },
  });
}

/** Notifies another member that a partner has left a collaboration. Call inside a transaction. */
export async function mailPartnerLeft(ctx: Context, { to, by, collaboration }: Notice): Promise<void> {
  await sendMemberMail(ctx, {
    choice: 'mails_collaborations',
    to,
    collaborationId: collaboration.id,
    subject: mailText`A partner has left a collaboration`,
    paragraphs: [
      mailText`${by} has left the collaboration ${plainName(collaboration.title)} and no longer sees it.`,
      mailText`The name stays in the team as a record. You keep the workspace and can change, archive or complete it.`,
    ],
    link: { label: mailText`Open the workspace`, path: workspacePath(collaboration.id) },
  });
}

/** Notifies a member that it leads a collaboration from now on. Call inside a transaction. */
export async function mailLeadHandedOver(ctx: Context, { to, by, collaboration }: Notice): Promise<void> {
  await sendMemberMail(ctx, {
    choice: 'mails_collaborations',
    to,
    collaborationId: collaboration.id,
    subject: mailText`You lead a collaboration now`,
    paragraphs: [
      mailText`${by} has handed the lead of the collaboration ${plainName(collaboration.title)} over to you.`,
      mailText`The lead decides on the roles of the organisations in it, and can hand it over again.`,
    ],
    link: { label: mailText`Open the shared workspace`, path: workspacePath(collaboration.id) },
  });
}
