import { ANSWER_ONCE } from '#features/activity/decisions/decisions.service.ts';
import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import type { Context } from '#platform/server/context.ts';
import { mailText, plainName, quote } from '#platform/server/mail/mail-text.ts';

interface Decision {
  to: { id: string; email: string };
  id: string;
  title: string;
  status: 'published' | 'returned' | 'declined';
  remark: string | null;
  /** True if a new version was decided on, not the whole resource. */
  isVersion: boolean;
}

/** Notifies the author of what an admin decided, and why. Call inside a transaction. */
export async function mailResourceDecision(ctx: Context, decision: Decision): Promise<void> {
  const { to, id, title, status, remark, isVersion } = decision;
  const what = isVersion ? mailText`The new version of your resource` : mailText`Your resource`;
  const reason = remark === null ? [] : [quote(mailText`An admin of Dayitva`, remark)];
  if (status === 'published') {
    await sendMemberMail(ctx, {
      choice: 'mails_stories',
      to,
      subject: mailText`Your resource was published`,
      paragraphs: [
        mailText`${what} ${plainName(title)} is now in the resource library. Thank you for sharing it.`,
      ],
      link: { label: mailText`See your resource`, path: `/learn/resources/${id}` },
    });
    return;
  }
  const next = nextStep(status, isVersion);
  await sendMemberMail(ctx, {
    choice: 'mails_stories',
    to,
    subject:
      status === 'returned' ? mailText`Your resource needs a change` : mailText`Your resource was declined`,
    paragraphs: [
      mailText`We have not published it: ${plainName(title)}.`,
      ...reason,
      ...(status === 'declined' && !isVersion ? [ANSWER_ONCE] : []),
      next,
    ],
    link: { label: mailText`See your resources`, path: '/learn?tab=resources&mine=1' },
  });
}

function nextStep(status: 'returned' | 'declined', isVersion: boolean) {
  if (isVersion) return mailText`The version that is in the library stays there. You can upload another one.`;
  return status === 'returned'
    ? mailText`You can change it and submit it again.`
    : mailText`You can upload another resource.`;
}
