import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import { mailText, ownWords, plainAddress, plainName, quote } from '#platform/server/mail/mail-text.ts';
import {
  type AuthoredTicket,
  MESSAGE_MAX,
  SUBJECT_MAX,
  TICKET_STATUS_LABELS,
} from './support-tickets.contract.ts';

const MEMBER_TICKETS = '/support?tab=tickets';

/**
 * Confirms to the author that the message has arrived. A guest may have given another person's address, so this mail
 * repeats nothing that was typed. Call inside a transaction.
 */
export async function mailTicketReceived(
  ctx: Context,
  { to, number, is_member }: { to: string } & Pick<AuthoredTicket, 'number' | 'is_member'>,
): Promise<void> {
  await sendMail(ctx, {
    to,
    subject: mailText`Your support ticket ${ownWords(number)}`,
    paragraphs: [
      mailText`Your message has reached Dayitva's support team. Its number is ${ownWords(number)}.`,
      mailText`We'll get back to you within 24 hours at this address.`,
    ],
    ...(is_member
      ? { link: { label: mailText`Follow your ticket`, path: MEMBER_TICKETS } }
      : {
          link: { label: mailText`Get help`, path: '/support' },
          closing: [mailText`If you did not write to us, you do not need to do anything.`],
        }),
  });
}

/** Sends a new ticket to the administrator's mailbox. Call inside a transaction. */
export async function mailTicketToSupport(
  ctx: Context,
  { to, ticket }: { to: string; ticket: AuthoredTicket },
): Promise<void> {
  const number = ownWords(ticket.number);
  const author = plainName(ticket.name);
  const origin = ticket.is_member ? mailText`a member` : mailText`a visitor, address not checked`;
  await sendMail(ctx, {
    to,
    subject: mailText`Support ticket ${number}`,
    paragraphs: [
      mailText`${number}, ${ownWords(ticket.category)}, priority ${ownWords(ticket.priority)}`,
      mailText`From ${author} <${plainAddress(ticket.email)}> (${origin})`,
      quote(author, `${ticket.subject}\n\n${ticket.message}`, SUBJECT_MAX + MESSAGE_MAX + 2),
    ],
    link: { label: mailText`Answer the ticket`, path: '/admin/tickets' },
  });
}

/**
 * Notifies the author of an answer or a new status. Without the name, which a guest may have chosen for another
 * person's address. Call inside a transaction.
 */
export async function mailTicketUpdated(
  ctx: Context,
  { to, ticket, reply }: { to: string; ticket: AuthoredTicket; reply: string | null },
): Promise<void> {
  const number = ownWords(ticket.number);
  const status = ownWords(TICKET_STATUS_LABELS[ticket.status]);
  await sendMail(ctx, {
    to,
    subject: mailText`Update on your support ticket ${number}`,
    paragraphs: [
      mailText`Your support ticket ${number} is now: ${status}.`,
      ...(reply ? [quote(mailText`Dayitva's support team`, reply, MESSAGE_MAX)] : []),
    ],
    link: ticket.is_member
      ? { label: mailText`See all your tickets`, path: MEMBER_TICKETS }
      : { label: mailText`Get help or write to us again`, path: '/support' },
  });
}
