import { formatInstant } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import { mailText, ownWords, plainName, quote } from '#platform/server/mail/mail-text.ts';

const ADMIN = mailText`An admin of Dayitva`;

interface Decision {
  to: { email: string };
  reason: string;
}

/** Notifies a member of a suspension, with its reason and the way to object. Call inside a transaction. */
export async function mailSuspended(
  ctx: Context,
  { to, reason, contact }: Decision & { to: { deletion_due_at: string | null }; contact: string },
): Promise<void> {
  await sendMail(ctx, {
    kind: 'account',
    to: to.email,
    subject: mailText`Your Dayitva account is suspended`,
    paragraphs: [
      mailText`Your account was suspended, and you were signed out on every device. You cannot sign in, and other members do not find your profile.`,
      to.deletion_due_at
        ? mailText`You had asked us to delete the account. It is still erased on ${ownWords(formatInstant(to.deletion_due_at))}.`
        : mailText`Nothing is deleted.`,
      quote(ADMIN, reason),
      mailText`If you think that this is wrong, write to us with the form. You do not need to sign in for it.`,
      mailText`Contact: ${ownWords(contact)}`,
    ],
    link: { label: mailText`Ask us to look at it again`, path: '/grievance' },
  });
}

/** Notifies a member that a suspension has ended, with the reason. Call inside a transaction. */
export async function mailRestored(ctx: Context, { to, reason }: Decision): Promise<void> {
  await sendMail(ctx, {
    kind: 'account',
    to: to.email,
    subject: mailText`Your Dayitva account is open again`,
    paragraphs: [
      mailText`Your account is no longer suspended. You can sign in again, and your profile is as before.`,
      quote(ADMIN, reason),
    ],
    link: { label: mailText`Sign in`, path: '/login' },
  });
}

/**
 * Notifies the owner of an account that was merged into another one. The address of that one is not named: whoever reads this
 * mail need not know it. Call inside a transaction.
 * @param kept name of the organisation whose account is kept.
 */
export async function mailMerged(
  ctx: Context,
  { to, kept, reason }: Decision & { kept: string },
): Promise<void> {
  await sendMail(ctx, {
    kind: 'account',
    to: to.email,
    subject: mailText`Your Dayitva account was merged into another one`,
    paragraphs: [
      mailText`Your organisation had two accounts. This one was merged into the account of ${plainName(kept)}, and is closed: you were signed out on every device, and its access tokens and webhooks have stopped.`,
      mailText`Its projects, services, requests, collaborations, ratings, stories, posts and documents are in the account that is kept. The profile, its verification and its support tickets did not move.`,
      quote(ADMIN, reason),
      mailText`Sign in with the email address of the account that is kept. If you do not know it, ask in your organisation.`,
      mailText`If you think that this is wrong, write to us with the form. You do not need to sign in for it.`,
    ],
    link: { label: mailText`Ask us to look at it again`, path: '/grievance' },
  });
}

/** Notifies the member whose account got the records of another one. Call inside a transaction. */
export async function mailMergedHere(
  ctx: Context,
  {
    to,
    duplicate,
    moved,
    reason,
  }: Decision & { duplicate: string; moved: readonly { what: string; records: number }[] },
): Promise<void> {
  await sendMail(ctx, {
    kind: 'account',
    to: to.email,
    subject: mailText`Another account was merged into yours`,
    paragraphs: [
      mailText`Your organisation had two accounts. ${plainName(duplicate)} was merged into yours and is closed. Your sign-in and your profile are as before.`,
      moved.length > 0
        ? moved.map(({ what, records }) => mailText`${ownWords(what)}: ${ownWords(records)}`)
        : mailText`It had nothing to move.`,
      quote(ADMIN, reason),
      mailText`If you did not expect this, write to us.`,
    ],
    link: { label: mailText`Open your account`, path: '/account' },
  });
}

/** Notifies a member who became an admin. Call inside a transaction. */
export async function mailAdminMade(ctx: Context, { to }: Pick<Decision, 'to'>): Promise<void> {
  await sendMail(ctx, {
    kind: 'account',
    to: to.email,
    subject: mailText`You are an admin of Dayitva now`,
    paragraphs: [
      mailText`Another admin has given you admin rights. Your profile is no longer in the marketplace, because admins are not partners.`,
      mailText`The admin area needs two-factor sign-in. If yours is off, switch it on in your account first.`,
      mailText`If you did not expect this, write to us.`,
    ],
    link: { label: mailText`Open your account`, path: '/account' },
  });
}

/** Notifies a member who is no longer an admin. Call inside a transaction. */
export async function mailAdminUnmade(ctx: Context, { to }: Pick<Decision, 'to'>): Promise<void> {
  await sendMail(ctx, {
    kind: 'account',
    to: to.email,
    subject: mailText`You are no longer an admin of Dayitva`,
    paragraphs: [
      mailText`Your admin rights were taken away. Your account is otherwise as before, and your profile is in the marketplace.`,
    ],
    link: { label: mailText`Open your account`, path: '/account' },
  });
}
