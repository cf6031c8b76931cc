import {
  VERIFICATION_LEVEL_LABELS,
  type VerificationLevel,
} from '#features/profiles/verification-levels/verification-levels.contract.ts';
import { formatDay } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import { type MailText, mailText, ownWords, plainName, quote } from '#platform/server/mail/mail-text.ts';

/** What of the configuration verification needs. Without `adminEmail` a request waits in the admins' list. */
export interface VerificationSettings {
  adminEmail: string | undefined;
}

/** What a mail needs of the context: jobs have no more. */
type MailContext = Pick<Context, 'db' | 'jobs' | 'publicUrl'>;

interface Addressee {
  email: string;
}

const DECIDER = ownWords('An admin of Dayitva');

const labelOf = (level: VerificationLevel) => ownWords(VERIFICATION_LEVEL_LABELS[level].toLowerCase());

const levelName = (level: VerificationLevel) => mailText`level ${ownWords(level)}, ${labelOf(level)}`;

/** Hands a new request to the administrator's mailbox. Call inside a transaction. */
export async function mailVerificationAsked(
  ctx: MailContext,
  { adminEmail }: VerificationSettings,
  { level, member, requestId }: { level: VerificationLevel; member: { name: string }; requestId: string },
): Promise<void> {
  if (!adminEmail) return;
  const link = `${ctx.publicUrl}/admin/verifications?request=${requestId}`;
  const paragraphs = [
    mailText`${plainName(member.name)} asks for verification: ${levelName(level)}.`,
    mailText`The papers and the decision are here:`,
    ownWords(link),
  ];
  const subject = mailText`A member asks for verification`;
  await sendMail(ctx, { to: adminEmail, subject, paragraphs, link });
}

/** Tells the member in a few paragraphs, with the way to the page of verification. Call inside a transaction. */
async function mailMember(
  ctx: MailContext,
  { to, subject, paragraphs }: { to: Addressee; subject: MailText; paragraphs: MailText[] },
): Promise<void> {
  const link = `${ctx.publicUrl}/verification`;
  await sendMail(ctx, { to: to.email, subject, paragraphs: [...paragraphs, ownWords(link)], link });
}

export const mailVerificationGranted = (
  ctx: MailContext,
  to: Addressee,
  granted: { level: VerificationLevel; validUntil: string; reason: string },
): Promise<void> =>
  mailMember(ctx, {
    to,
    subject: mailText`You are verified: ${labelOf(granted.level)}`,
    paragraphs: [
      mailText`Dayitva has granted you ${levelName(granted.level)}, until ${ownWords(formatDay(granted.validUntil))}. Other members see it with the date beside your name.`,
      quote(DECIDER, granted.reason),
      mailText`It rests on the papers as they were checked. One that changes, goes or expires takes the level back until it is renewed. Everything about it is here:`,
    ],
  });

export const mailVerificationRefused = (
  ctx: MailContext,
  to: Addressee,
  refused: { level: VerificationLevel; reason: string },
): Promise<void> =>
  mailMember(ctx, {
    to,
    subject: mailText`Your request for verification`,
    paragraphs: [
      mailText`Dayitva could not grant you ${levelName(refused.level)} yet.`,
      quote(DECIDER, refused.reason),
      mailText`When that is settled you can ask again, and say what you have done about it:`,
    ],
  });

export const mailVerificationRevoked = (
  ctx: MailContext,
  to: Addressee,
  revoked: { level: VerificationLevel; reason: string },
): Promise<void> =>
  mailMember(ctx, {
    to,
    subject: mailText`Your verification was revoked`,
    paragraphs: [
      mailText`Dayitva has revoked ${levelName(revoked.level)}, and every higher level.`,
      quote(DECIDER, revoked.reason),
      mailText`See your levels and ask again here:`,
    ],
  });

/** @param because what happened, as a sentence. */
export const mailVerificationEnded = (
  ctx: MailContext,
  to: Addressee,
  ended: { level: VerificationLevel; because: MailText },
): Promise<void> =>
  mailMember(ctx, {
    to,
    subject: mailText`Your verification has ended`,
    paragraphs: [
      mailText`Your ${levelName(ended.level)}, has ended. ${ended.because}`,
      ended.level === 3
        ? mailText`You can ask for its renewal here:`
        : mailText`Higher levels do not count until it is renewed. You can ask for that here:`,
    ],
  });

export const mailVerificationEnding = (
  ctx: MailContext,
  to: Addressee,
  ending: { level: VerificationLevel; validUntil: string },
): Promise<void> =>
  mailMember(ctx, {
    to,
    subject: mailText`Your verification ends soon`,
    paragraphs: [
      mailText`Your ${levelName(ending.level)}, ends on ${ownWords(formatDay(ending.validUntil))}.`,
      mailText`Store the renewed papers as new documents in your vault, beside the old ones, and ask for renewal: the level then goes on without a gap.`,
    ],
  });
