import { sendNotedMail } from '#features/notifications/notifications/notify.service.ts';
import {
  VERIFICATION_LEVEL_LABELS,
  type VerificationLevel,
} from '#features/profiles/verification-levels/verification-levels.contract.ts';
import { formatDay } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { type Mail, sendMail } from '#platform/server/mail/mail.ts';
import { type MailText, mailText, ownWords, plainName, quote } from '#platform/server/mail/mail-text.ts';

interface Recipient {
  /** The profile. */
  id: string;
  /** Address of its main owner. */
  email: string;
}

const DECIDER = ownWords('An admin of Dayitva');

const labelOf = (level: VerificationLevel) => ownWords(VERIFICATION_LEVEL_LABELS[level].toLowerCase());

const levelName = (level: VerificationLevel) => mailText`level ${ownWords(level)}, ${labelOf(level)}`;

/** Sends a new request to the administrator's mailbox. Call inside a transaction. */
export async function mailVerificationAsked(
  ctx: Context,
  request: { to: string; level: VerificationLevel; memberName: string; requestId: string },
): Promise<void> {
  const { to, level, memberName, requestId } = request;
  await sendMail(ctx, {
    to,
    subject: mailText`A member requests verification`,
    paragraphs: [mailText`${plainName(memberName)} requests verification: ${levelName(level)}.`],
    link: {
      label: mailText`Review the papers and decide`,
      path: `/admin/verifications?request=${requestId}`,
    },
  });
}

/** Sends a mail that leads to the member's page about verification. */
const mailMember = (
  ctx: Context,
  { to, label, ...mail }: Omit<Mail, 'to' | 'link'> & { to: Recipient; label: MailText },
): Promise<void> =>
  sendNotedMail(ctx, {
    ...mail,
    kindOfNews: 'verification',
    profile: to.id,
    to: to.email,
    link: { label, path: '/verification' },
  });

/** Notifies a member of a granted level. Call inside a transaction, as with all mails below. */
export const mailVerificationGranted = (
  ctx: Context,
  granted: { to: Recipient; level: VerificationLevel; validUntil: string; reason: string },
): Promise<void> =>
  mailMember(ctx, {
    to: granted.to,
    subject: mailText`You are verified: ${labelOf(granted.level)}`,
    paragraphs: [
      mailText`Dayitva has granted you ${levelName(granted.level)}, until ${ownWords(formatDay(granted.validUntil))}. Other members see it next to your name, with the date.`,
      quote(DECIDER, granted.reason),
      mailText`The level depends on the papers as we checked them. If one of them changes, is deleted or expires, you lose the level until it is renewed.`,
    ],
    label: mailText`See your verification`,
  });

export const mailVerificationRefused = (
  ctx: Context,
  refused: { to: Recipient; level: VerificationLevel; reason: string },
): Promise<void> =>
  mailMember(ctx, {
    to: refused.to,
    subject: mailText`Your request for verification`,
    paragraphs: [
      mailText`Dayitva could not grant you ${levelName(refused.level)} yet.`,
      quote(DECIDER, refused.reason),
      mailText`When you have settled this, ask again and say what you have done about it.`,
    ],
    label: mailText`See your levels and ask again`,
  });

export const mailVerificationRevoked = (
  ctx: Context,
  revoked: { to: Recipient; level: VerificationLevel; reason: string },
): Promise<void> =>
  mailMember(ctx, {
    to: revoked.to,
    subject: mailText`Your verification was revoked`,
    paragraphs: [
      mailText`Dayitva has revoked ${levelName(revoked.level)}, and every higher level.`,
      quote(DECIDER, revoked.reason),
    ],
    label: mailText`See your levels and ask again`,
  });

/** Notifies a member that a level has ended. @param ended.because the cause, as a sentence. */
export const mailVerificationEnded = (
  ctx: Context,
  ended: { to: Recipient; level: VerificationLevel; because: MailText },
): Promise<void> =>
  mailMember(ctx, {
    to: ended.to,
    subject: mailText`Your verification has ended`,
    paragraphs: [
      mailText`Your ${levelName(ended.level)}, has ended. ${ended.because}`,
      ended.level === 3
        ? mailText`You can ask for renewal.`
        : mailText`Higher levels do not count until it is renewed. You can ask for renewal.`,
    ],
    label: mailText`Ask for renewal`,
  });

export const mailVerificationEnding = (
  ctx: Context,
  ending: { to: Recipient; level: VerificationLevel; validUntil: string },
): Promise<void> =>
  mailMember(ctx, {
    to: ending.to,
    subject: mailText`Your verification ends soon`,
    paragraphs: [
      mailText`Your ${levelName(ending.level)}, ends on ${ownWords(formatDay(ending.validUntil))}.`,
      mailText`Add the renewed papers to your vault as new documents, keep the old ones, and ask for renewal. The level then continues without a gap.`,
    ],
    label: mailText`Ask for renewal`,
  });
