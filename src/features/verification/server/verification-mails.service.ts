import {
  VERIFICATION_LEVEL_LABELS,
  type VerificationLevel,
} from '#features/profiles/verification-levels.contract.ts';
import { formatDay } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { plainName, sendMail } from '#platform/server/mail.ts';

/** What of the configuration verification needs. Without `adminEmail` a request waits in the admins' list. */
export interface VerificationSettings {
  publicUrl: string;
  adminEmail: string | undefined;
}

/** What a mail needs of the context: jobs have no more. */
type MailContext = Pick<Context, 'db' | 'jobs'>;

interface Addressee {
  full_name: string;
  email: string;
}

const SIGNATURE = 'Dayitva, the CSR partnership platform for India\n';

const levelName = (level: VerificationLevel) =>
  `level ${level}, ${VERIFICATION_LEVEL_LABELS[level].toLowerCase()}`;

/** Hands a new request to the administrator's mailbox. Call inside a transaction. */
export async function mailVerificationAsked(
  ctx: MailContext,
  { adminEmail, publicUrl }: VerificationSettings,
  { level, member, requestId }: { level: VerificationLevel; member: { name: string }; requestId: string },
): Promise<void> {
  if (!adminEmail) return;
  const link = `${publicUrl}/admin/verifications?request=${requestId}`;
  const text = `${plainName(member.name)} asks for verification: ${levelName(level)}.

The papers and the decision are here:

${link}

${SIGNATURE}`;
  await sendMail(ctx, { to: adminEmail, subject: 'A member asks for verification', text, link });
}

/** Tells the member in a few paragraphs, with the way to the page of verification. Call inside a transaction. */
async function mailMember(
  ctx: MailContext,
  publicUrl: string,
  { to, subject, paragraphs }: { to: Addressee; subject: string; paragraphs: string[] },
): Promise<void> {
  const link = `${publicUrl}/verification`;
  const text = `Namaste ${to.full_name},

${paragraphs.join('\n\n')}

${link}

${SIGNATURE}`;
  await sendMail(ctx, { to: to.email, subject, text, link });
}

export const mailVerificationGranted = (
  ctx: MailContext,
  publicUrl: string,
  to: Addressee,
  granted: { level: VerificationLevel; validUntil: string; reason: string },
): Promise<void> =>
  mailMember(ctx, publicUrl, {
    to,
    subject: `You are verified: ${VERIFICATION_LEVEL_LABELS[granted.level].toLowerCase()}`,
    paragraphs: [
      `Dayitva has granted you ${levelName(granted.level)}, until ${formatDay(granted.validUntil)}. Other members see it with the date beside your name.`,
      `What was decided:\n${granted.reason}`,
      'It rests on the papers as they were checked. One that changes, goes or expires takes the level back until it is renewed. Everything about it is here:',
    ],
  });

export const mailVerificationRefused = (
  ctx: MailContext,
  publicUrl: string,
  to: Addressee,
  refused: { level: VerificationLevel; reason: string },
): Promise<void> =>
  mailMember(ctx, publicUrl, {
    to,
    subject: 'Your request for verification',
    paragraphs: [
      `Dayitva could not grant you ${levelName(refused.level)} yet.`,
      `The reason:\n${refused.reason}`,
      'When that is settled you can ask again, and say what you have done about it:',
    ],
  });

export const mailVerificationRevoked = (
  ctx: MailContext,
  publicUrl: string,
  to: Addressee,
  revoked: { level: VerificationLevel; reason: string },
): Promise<void> =>
  mailMember(ctx, publicUrl, {
    to,
    subject: 'Your verification was revoked',
    paragraphs: [
      `Dayitva has revoked ${levelName(revoked.level)}, and what stood on it.`,
      `The reason:\n${revoked.reason}`,
      'You see where you stand, and can ask again, here:',
    ],
  });

/** @param because what happened, as a sentence. */
export const mailVerificationEnded = (
  ctx: MailContext,
  publicUrl: string,
  to: Addressee,
  ended: { level: VerificationLevel; because: string },
): Promise<void> =>
  mailMember(ctx, publicUrl, {
    to,
    subject: 'Your verification no longer stands',
    paragraphs: [
      `Your ${levelName(ended.level)}, no longer stands. ${ended.because}`,
      ended.level === 3
        ? 'You can ask for its renewal here:'
        : 'What stood on it does not count either until it is renewed. You can ask for that here:',
    ],
  });

export const mailVerificationEnding = (
  ctx: MailContext,
  publicUrl: string,
  to: Addressee,
  ending: { level: VerificationLevel; validUntil: string },
): Promise<void> =>
  mailMember(ctx, publicUrl, {
    to,
    subject: 'Your verification ends soon',
    paragraphs: [
      `Your ${levelName(ending.level)}, ends on ${formatDay(ending.validUntil)}.`,
      'Store the renewed papers as new documents in your vault, beside the old ones, and ask for renewal: the level then goes on without a gap.',
    ],
  });
