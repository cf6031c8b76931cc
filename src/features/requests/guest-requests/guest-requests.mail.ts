import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import { newsOf } from '#features/requests/requests/collaboration-request.mail.ts';
import { HELD_DAYS } from '#features/requests/requests/held-requests.rules.ts';
import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import { mailText, ownWords, plainName, quote } from '#platform/server/mail/mail-text.ts';

interface Passed {
  id: string;
  to: { id: string };
  guest: string;
  objective: string;
}

/** Notifies the target of a guest's request that an admin has passed on. Call inside a transaction. */
export async function mailGuestRequest(ctx: Context, { id, to, guest, objective }: Passed): Promise<void> {
  const name = plainName(guest);
  await sendMemberMail(ctx, {
    choice: 'mails_requests',
    to,
    once: newsOf(id),
    subject: mailText`A request from a visitor for you`,
    paragraphs: [
      mailText`${name} has no account at Dayitva and asks you to collaborate. An admin has read the request. Nobody has checked who sent it, nor the email address.`,
      quote(name, objective),
    ],
    link: { label: mailText`Read the request`, path: '/profile?tab=connections' },
  });
}

/**
 * Says what became of requests that were sent without signing in, to the members whose confirmed addresses the guests gave.
 * It repeats nothing that was typed: somebody else may have typed the address. Call inside a transaction.
 */
export const mailGuestRequestOver =
  (outcome: 'refused' | 'expired') =>
  async (ctx: Context, { addresses }: { addresses: string[] }): Promise<void> => {
    const what =
      outcome === 'refused'
        ? mailText`An admin did not pass it on, and it is deleted.`
        : mailText`It had no answer on Dayitva in time, and it is deleted: we do so ${ownWords(HELD_DAYS)} days after a request was sent, or ${ownWords(HELD_DAYS)} days after our team passed it on.`;
    for (const to of addresses)
      await sendMail(ctx, {
        to,
        subject: mailText`Your request without signing in is over`,
        paragraphs: [
          mailText`A collaboration request was sent with your email address, without signing in. ${what}`,
          mailText`When you sign in, your requests go straight to the member.`,
        ],
        link: { label: mailText`Sign in`, path: '/login' },
        closing: [mailText`If this was not you, you do not need to do anything.`],
      });
  };
