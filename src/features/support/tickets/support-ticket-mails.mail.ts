import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import { mailText, ownWords, plainAddress, plainName, quote } from '#platform/server/mail/mail-text.ts';
import {
  type AuthoredTicket,
  MESSAGE_MAX,
  SUBJECT_MAX,
  TICKET_STATUS_LABELS,
} from './support-tickets.contract.ts';

/** A member's tickets are on a page; a guest's answers come by mail alone. */
const linkFor = (ctx: Context, ticket: AuthoredTicket) =>
  ticket.is_member ? `${ctx.publicUrl}/support?tab=tickets` : `${ctx.publicUrl}/support`;

/**
 * Tells the author that the message has arrived. A guest may have given somebody else's address, so nothing that was
 * typed is repeated in this mail. Call inside a transaction.
 */
export async function mailTicketReceived(ctx: Context, ticket: AuthoredTicket): Promise<void> {
  const link = linkFor(ctx, ticket);
  const number = ownWords(ticket.number);
  const paragraphs = [
    mailText`your message to Dayitva's support team has arrived. Its number is ${number}.`,
    ticket.is_member
      ? mailText`We'll get back to you within 24 hours at this address. You can follow it here:`
      : mailText`We'll get back to you within 24 hours at this address. If you have not written to us, you need not do anything. Help is here:`,
    ownWords(link),
  ];
  const subject = mailText`Your support ticket ${number}`;
  await sendMail(ctx, { to: ticket.email, subject, paragraphs, link });
}

/** Hands a new ticket to the administrator's mailbox. Call inside a transaction. */
export async function mailTicketToSupport(
  ctx: Context,
  adminEmail: string,
  ticket: AuthoredTicket,
): Promise<void> {
  const number = ownWords(ticket.number);
  const who = ticket.is_member ? mailText`a member` : mailText`a visitor, address not checked`;
  const paragraphs = [
    mailText`${number}, ${ownWords(ticket.category)}, priority ${ownWords(ticket.priority)}`,
    mailText`From ${plainName(ticket.name)} <${plainAddress(ticket.email)}> (${who})`,
    quote(plainName(ticket.name), `${ticket.subject}\n\n${ticket.message}`, SUBJECT_MAX + MESSAGE_MAX + 2),
  ];
  const subject = mailText`Support ticket ${number}`;
  await sendMail(ctx, { to: adminEmail, subject, paragraphs, link: `${ctx.publicUrl}/support` });
}

/**
 * Tells the author what the support team has answered, or that the status has changed; without the name, which a guest
 * may have chosen for somebody else's address. Call inside a transaction.
 */
export async function mailTicketUpdated(
  ctx: Context,
  ticket: AuthoredTicket,
  reply: string | null,
): Promise<void> {
  const link = linkFor(ctx, ticket);
  const number = ownWords(ticket.number);
  const status = ownWords(TICKET_STATUS_LABELS[ticket.status]);
  const paragraphs = [
    mailText`your support ticket ${number} is now: ${status}.`,
    ...(reply ? [quote(mailText`Dayitva's support team`, reply, MESSAGE_MAX)] : []),
    ticket.is_member
      ? mailText`All your tickets are here:`
      : mailText`Help and a form for another message are here:`,
    ownWords(link),
  ];
  const subject = mailText`Your support ticket ${number}: news`;
  await sendMail(ctx, { to: ticket.email, subject, paragraphs, link });
}
