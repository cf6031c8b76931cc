import { workspacePath } from '#features/collaborations/collaboration/collaboration-paths.rules.ts';
import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import type { Context } from '#platform/server/context.ts';
import { type MailText, mailText, ownWords, plainName } from '#platform/server/mail/mail-text.ts';

/** Most milestones that a mail names. */
const LINES_MAX = 20;

interface MilestoneNews {
  to: { id: string };
  /** The persons and the organisation that changed them. */
  by: MailText;
  collaboration: { id: string; title: string };
  /** Accounts of those who changed them. */
  except: string[];
  /** A milestone's title, and its change in our words. */
  changes: { title: string; change: string }[];
}

/** Notifies a member of the milestones that a partner has changed. Call inside a transaction. */
export async function mailMilestoneNews(
  ctx: Context,
  { to, by, except, collaboration, changes }: MilestoneNews,
): Promise<void> {
  const lines = changes
    .slice(0, LINES_MAX)
    .map(({ title, change }) => mailText`${plainName(title)}: ${ownWords(change)}`);
  const more = changes.length - lines.length;
  await sendMemberMail(ctx, {
    choice: 'mails_milestones',
    to,
    except,
    namedIn: collaboration.id,
    collaborationId: collaboration.id,
    subject: mailText`A partner has changed milestones`,
    paragraphs: [
      mailText`${by} has changed milestones of the collaboration ${plainName(collaboration.title)}:`,
      more > 0 ? [...lines, mailText`and ${ownWords(more)} more`] : lines,
    ],
    link: { label: mailText`Open the timeline`, path: workspacePath(collaboration.id) },
  });
}
