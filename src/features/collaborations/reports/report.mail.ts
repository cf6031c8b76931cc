import { reportPath } from '#features/collaborations/collaboration/collaboration-paths.rules.ts';
import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import type { Context } from '#platform/server/context.ts';
import { type MailText, mailText, plainName, quote } from '#platform/server/mail/mail-text.ts';

interface ReportMail {
  to: { id: string };
  /** The person and the organisation that act. */
  by: MailText;
  collaboration: { id: string; title: string };
  report: { id: string; title: string };
}

const linkTo = ({ collaboration, report }: ReportMail) => ({
  label: mailText`Open the report`,
  path: reportPath(collaboration.id, report.id),
});

/** Notifies another organisation of a report to read. Call inside a transaction. */
export async function mailReportSent(ctx: Context, mail: ReportMail): Promise<void> {
  await sendMemberMail(ctx, {
    choice: 'mails_collaborations',
    to: mail.to,
    collaborationId: mail.collaboration.id,
    subject: mailText`A partner has sent a progress report`,
    paragraphs: [
      mailText`${mail.by} has sent the report ${plainName(mail.report.title)} on the collaboration ${plainName(mail.collaboration.title)}.`,
      mailText`Please read it, and accept it or return it with a reason.`,
    ],
    link: linkTo(mail),
  });
}

/** Notifies the organisation that reports of an answer. Call inside a transaction. */
export async function mailReportAnswered(
  ctx: Context,
  { isAccepted, reason, ...mail }: ReportMail & { isAccepted: boolean; reason: string | null },
): Promise<void> {
  const title = plainName(mail.report.title);
  const collaboration = plainName(mail.collaboration.title);
  await sendMemberMail(ctx, {
    choice: 'mails_collaborations',
    to: mail.to,
    collaborationId: mail.collaboration.id,
    subject: isAccepted
      ? mailText`Your progress report was accepted`
      : mailText`Your progress report was returned`,
    paragraphs: [
      isAccepted
        ? mailText`${mail.by} has accepted the report ${title} on the collaboration ${collaboration}.`
        : mailText`${mail.by} has returned the report ${title} on the collaboration ${collaboration}. Please change it and send it again.`,
      ...(reason ? [quote(mail.by, reason)] : []),
    ],
    link: linkTo(mail),
  });
}
