import { coursePath } from '#features/learn/courses/courses.rules.ts';
import { sendPersonMail } from '#features/profiles/settings/member-mails.service.ts';
import type { Context } from '#platform/server/context.ts';
import { type MailPart, mailText, ownWords, plainName, quote } from '#platform/server/mail/mail-text.ts';
import { sessionTime } from './course-sessions.rules.ts';
import type { SessionMember } from './session-places.repository.ts';

/** A date as its mails name it. */
interface MailedSession {
  title: string;
  slug: string;
  starts_at: string;
  minutes: number;
}

interface Words {
  subject: Parameters<typeof sendPersonMail>[1]['subject'];
  paragraphs: MailPart[];
  kind?: 'reminder';
}

async function mailEach(
  ctx: Context,
  members: readonly SessionMember[],
  { slug }: MailedSession,
  words: Words,
): Promise<void> {
  const link = { label: mailText`See the date and its link`, path: coursePath(slug) };
  for (const to of members) await sendPersonMail(ctx, { choice: 'mails_sessions', to, ...words, link });
}

const whenOf = (session: MailedSession) => ownWords(sessionTime(session));

/** Notifies members that a place became free for them. Call inside a transaction. */
export const mailMovedUp = (ctx: Context, members: readonly SessionMember[], session: MailedSession) =>
  mailEach(ctx, members, session, {
    subject: mailText`You have a place now`,
    paragraphs: [
      mailText`A place became free in ${plainName(session.title)}, and you were first on the waiting list.`,
      mailText`It takes place on ${whenOf(session)}.`,
      mailText`If you cannot come, please give the place back on its page: others are waiting.`,
    ],
  });

/** Notifies members that time, venue or link of a date have changed. Call inside a transaction. */
export const mailChanged = (ctx: Context, members: readonly SessionMember[], session: MailedSession) =>
  mailEach(ctx, members, session, {
    subject: mailText`A date of yours has changed`,
    paragraphs: [
      mailText`The organiser has changed the time or the place of ${plainName(session.title)}.`,
      mailText`It now takes place on ${whenOf(session)}. Please add the new calendar file from its page to your calendar.`,
    ],
  });

/** Notifies members that a date was cancelled. Call inside a transaction. */
export const mailCancelled = (
  ctx: Context,
  members: readonly SessionMember[],
  session: MailedSession,
  reason: string,
) =>
  mailEach(ctx, members, session, {
    subject: mailText`A date of yours was cancelled`,
    paragraphs: [
      mailText`${plainName(session.title)} on ${whenOf(session)} will not take place.`,
      quote(mailText`The organiser`, reason),
    ],
  });

/** Reminds members of a date that begins in a day or an hour. Call inside a transaction. */
export const mailReminder = (
  ctx: Context,
  members: readonly SessionMember[],
  session: MailedSession,
  hours: number,
) =>
  mailEach(ctx, members, session, {
    kind: 'reminder',
    subject: hours === 1 ? mailText`Your date begins within an hour` : mailText`Your date is within a day`,
    paragraphs: [
      mailText`You are registered for ${plainName(session.title)}.`,
      mailText`It takes place on ${whenOf(session)}. You find the link or the venue on its page.`,
    ],
  });
