import { formatInstant } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import { mailText, ownWords, plainName } from '#platform/server/mail/mail-text.ts';
import { DELETION_GRACE_DAYS } from './account-deletion.contract.ts';

interface ToPerson {
  to: string;
  organisation: string;
}

/** Tells an owner that the organisation will be deleted, and how to keep it. Call inside a transaction. */
export async function mailProfileDeletion(
  ctx: Context,
  { to, organisation, by, dueAt }: ToPerson & { by: string; dueAt: Date },
): Promise<void> {
  await sendMail(ctx, {
    kind: 'account',
    to,
    subject: mailText`An organisation of yours will be deleted`,
    paragraphs: [
      mailText`${plainName(by)} asked to delete ${plainName(organisation)} on Dayitva. It is no longer in the marketplace, and its open collaboration requests are closed. On ${ownWords(formatInstant(dueAt.toISOString()))} everything it has here is erased, and its people lose access to it. Their own accounts stay.`,
      mailText`Each owner can stop this within the ${ownWords(DELETION_GRACE_DAYS)} days: choose "Keep the organisation".`,
    ],
    link: { label: mailText`Look at the deletion`, path: '/profile?tab=settings' },
  });
}

/** Tells an owner that the organisation stays. Call inside a transaction. */
export async function mailProfileKept(
  ctx: Context,
  { to, organisation, by }: ToPerson & { by: string },
): Promise<void> {
  await sendMail(ctx, {
    kind: 'account',
    to,
    subject: mailText`An organisation of yours will not be deleted`,
    paragraphs: [
      mailText`${plainName(by)} has cancelled the deletion of ${plainName(organisation)} on Dayitva. It is back in the marketplace. Requests that were closed stay closed.`,
    ],
    link: { label: mailText`Open the organisation`, path: '/profile' },
  });
}

/** Tells a person that the organisation was erased. Call inside a transaction. */
export async function mailProfileErased(
  ctx: Context,
  { to, organisation, hasOther }: ToPerson & { hasOther: boolean },
): Promise<void> {
  await sendMail(ctx, {
    kind: 'account',
    to,
    subject: mailText`An organisation of yours was deleted`,
    paragraphs: [
      mailText`${plainName(organisation)} was deleted from Dayitva, as one of its owners asked ${ownWords(DELETION_GRACE_DAYS)} days ago. You do not act for it any more.`,
      hasOther
        ? mailText`Your account stays. You go on for your other organisations.`
        : mailText`Your account stays, but you act for no organisation now and cannot sign in until a colleague of another one invites you. You can also ask us for your personal data, or for its deletion.`,
    ],
    link: hasOther
      ? { label: mailText`Open Dayitva`, path: '/' }
      : { label: mailText`Ask about your personal data`, path: '/grievance' },
  });
}
