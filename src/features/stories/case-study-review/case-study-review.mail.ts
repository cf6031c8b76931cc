import { ANSWER_ONCE } from '#features/activity/decisions/decisions.service.ts';
import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import { caseStudyPath } from '#features/stories/case-studies/case-study-paths.rules.ts';
import type { Context } from '#platform/server/context.ts';
import { type MailContent, mailText, plainName, quote } from '#platform/server/mail/mail-text.ts';
import type { CaseStudyDecision } from './case-study-review.contract.ts';

interface DecidedStory {
  to: { id: string; email: string };
  story: { title: string; slug: string };
  decision: CaseStudyDecision['decision'];
  remark: string | null;
}

/** Notifies the author of the decision, with the remark. Call inside a transaction. */
export async function mailCaseStudyDecided(
  ctx: Context,
  { to, story, decision, remark }: DecidedStory,
): Promise<void> {
  const title = plainName(story.title);
  const words = remark ? [quote(mailText`An admin of Dayitva`, remark)] : [];
  const own = { label: mailText`See your stories`, path: '/profile?tab=stories' };
  const mails: Record<typeof decision, MailContent> = {
    published: {
      subject: mailText`Your success story was published`,
      paragraphs: [mailText`Everyone can now read your success story ${title}.`, ...words],
      link: { label: mailText`Read your story`, path: caseStudyPath(story.slug) },
    },
    returned: {
      subject: mailText`Your success story was returned`,
      paragraphs: [
        mailText`Your success story ${title} needs a change before it can be published.`,
        ...words,
        mailText`Please edit it under Profile, Stories, and send it again.`,
      ],
      link: own,
    },
    declined: {
      subject: mailText`Your success story was declined`,
      paragraphs: [mailText`We do not publish your success story ${title}.`, ...words, ANSWER_ONCE],
      link: own,
    },
  };
  await sendMemberMail(ctx, { choice: 'mails_stories', to, ...mails[decision] });
}
