import { ANSWER_ONCE } from '#features/activity/decisions/decisions.service.ts';
import { coursePath } from '#features/learn/courses/courses.rules.ts';
import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import type { Context } from '#platform/server/context.ts';
import { mailText, plainName, quote } from '#platform/server/mail/mail-text.ts';
import { proposalPath } from './course-proposals.rules.ts';

interface AboutCourse {
  to: { id: string; email: string };
  id: string;
  title: string;
}

const ADMIN = mailText`An admin of Dayitva`;

/** Notifies the author that the course is in the catalog. Call inside a transaction. */
export async function mailCoursePublished(
  ctx: Context,
  { to, title, slug }: AboutCourse & { slug: string },
): Promise<void> {
  await sendMemberMail(ctx, {
    choice: 'mails_stories',
    to,
    subject: mailText`Your course was published`,
    paragraphs: [
      mailText`Your course ${plainName(title)} is now in the catalog. Thank you for sharing what you know.`,
    ],
    link: { label: mailText`See your course`, path: coursePath(slug) },
  });
}

/** Sends the author the remark of the admin who returned the course. Call inside a transaction. */
export async function mailCourseReturned(
  ctx: Context,
  { to, id, title, remark }: AboutCourse & { remark: string },
): Promise<void> {
  await sendMemberMail(ctx, {
    choice: 'mails_stories',
    to,
    subject: mailText`Your course needs a change`,
    paragraphs: [
      mailText`We have read your course ${plainName(title)} and return it to you.`,
      quote(ADMIN, remark),
      mailText`Please change it and submit it again.`,
    ],
    link: { label: mailText`Open your course`, path: proposalPath(id) },
  });
}

/** Notifies the author that the course was declined, and why. Call inside a transaction. */
export async function mailCourseDeclined(
  ctx: Context,
  { to, id, title, remark }: AboutCourse & { remark: string },
): Promise<void> {
  await sendMemberMail(ctx, {
    choice: 'mails_stories',
    to,
    subject: mailText`Your course was declined`,
    paragraphs: [
      mailText`We have not published your course ${plainName(title)}.`,
      quote(ADMIN, remark),
      ANSWER_ONCE,
    ],
    link: { label: mailText`See your course`, path: proposalPath(id) },
  });
}
