import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import { mailText, ownWords, plainName } from '#platform/server/mail/mail-text.ts';
import type { LateTicket } from './late-tickets.repository.ts';

/** Most tickets that a mail names. */
const LINES_MAX = 20;

const KINDS = {
  question: 'question',
  content_report: 'report of content',
  privacy_request: 'privacy request',
};

/** Names to an admin the tickets that have become late. Call inside a transaction. */
export async function mailLateTickets(
  ctx: Context,
  { to, late }: { to: string; late: LateTicket[] },
): Promise<void> {
  const lines = late.slice(0, LINES_MAX).map(({ number, kind, subject, due_at }) => {
    const due = ownWords(`${formatInstant(due_at)}, ${formatTime(due_at)} IST`);
    return mailText`${ownWords(number)}, ${ownWords(KINDS[kind])} ${plainName(subject)}: due ${due}`;
  });
  const more = late.length - lines.length;
  const isOne = late.length === 1;
  const hasQuestions = late.some(({ kind }) => kind === 'question');
  await sendMail(ctx, {
    to,
    subject: isOne
      ? mailText`A support ticket is late`
      : mailText`${ownWords(late.length)} support tickets are late`,
    paragraphs: [
      isOne ? mailText`No answer was sent in time:` : mailText`No answers were sent in time:`,
      more > 0 ? [...lines, mailText`and ${ownWords(more)} more`] : lines,
    ],
    link: hasQuestions
      ? { label: mailText`Answer the late ones`, path: '/admin/tickets' }
      : { label: mailText`Open the register`, path: '/admin/grievances' },
  });
}
