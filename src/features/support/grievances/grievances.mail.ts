import { formatInstant } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import { mailText, ownWords } from '#platform/server/mail/mail-text.ts';
import { GRIEVANCE_KIND_LABELS, type GrievanceKind } from './grievances.contract.ts';

/** Who answers for the installation, in every mail about a grievance: the contact of the settings. */
interface GrievanceMail {
  to: string;
  number: string;
  kind: GrievanceKind;
  /** ISO instant. */
  dispose_by: string;
  contact: string;
}

/** Acknowledges a grievance to its author. Repeats nothing that was typed. Call inside a transaction. */
export async function mailAcknowledged(
  ctx: Context,
  { to, number, kind, dispose_by, contact }: GrievanceMail,
): Promise<void> {
  const what = ownWords(GRIEVANCE_KIND_LABELS[kind].toLowerCase());
  await sendMail(ctx, {
    to,
    subject: mailText`We have read your ${what} ${ownWords(number)}`,
    paragraphs: [
      mailText`The Grievance Officer acknowledges your ${what} ${ownWords(number)}.`,
      mailText`You get the decision with its reasons by ${ownWords(formatInstant(dispose_by))}.`,
      mailText`Contact: ${ownWords(contact)}`,
    ],
    link: { label: mailText`How we deal with it`, path: '/grievance' },
    closing: [mailText`If you did not write to us, you do not need to do anything.`],
  });
}
