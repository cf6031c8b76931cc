import { workspacePath } from '#features/collaborations/collaboration/collaboration-paths.rules.ts';
import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import { formatDay } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { mailText, ownWords, plainName } from '#platform/server/mail/mail-text.ts';
import type { DueMilestones } from './milestone-dates.repository.ts';

/** Most milestones that a mail names. */
const LINES_MAX = 20;

/**
 * Tells the people of an organisation, once, that milestones of a collaboration are due on a day, or are overdue. Call inside a
 * transaction.
 */
export async function mailMilestonesDue(
  ctx: Context,
  to: { id: string },
  { due, isOverdue }: { due: DueMilestones; isOverdue: boolean },
): Promise<void> {
  const { collaboration_id: id, collaboration_title, due_date, titles } = due;
  const [first = '', ...others] = titles.map(plainName);
  const title = plainName(collaboration_title);
  const day = ownWords(formatDay(due_date));
  const what =
    others.length === 0
      ? mailText`The milestone ${ownWords(first)} of the collaboration ${title}`
      : mailText`${ownWords(titles.length)} milestones of the collaboration ${title}`;
  const verb = others.length === 0 ? ownWords('is') : ownWords('are');
  const wereDue = others.length === 0 ? ownWords('was') : ownWords('were');
  const more = titles.length - LINES_MAX;
  const lines = titles.slice(0, LINES_MAX).map(plainName);
  await sendMemberMail(ctx, {
    choice: 'mails_milestones',
    kind: 'reminder',
    to,
    namedIn: id,
    collaborationId: id,
    once: `milestones ${isOverdue ? 'late' : 'due'} ${id} ${due_date}`,
    subject: isOverdue ? mailText`Milestones are late` : mailText`Milestones are due soon`,
    paragraphs: [
      isOverdue
        ? mailText`${what} ${wereDue} due on ${day} and not completed.`
        : mailText`${what} ${verb} due on ${day}.`,
      ...(others.length === 0 ? [] : [more > 0 ? [...lines, mailText`and ${ownWords(more)} more`] : lines]),
    ],
    link: { label: mailText`Open the timeline`, path: workspacePath(id) },
  });
}
