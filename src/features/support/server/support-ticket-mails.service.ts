import type { Context } from '#platform/server/context.ts';
import { plainName, sendMail } from '#platform/server/mail.ts';
import { type AuthoredTicket, TICKET_STATUS_LABELS } from '../support-tickets.contract.ts';

const SIGNATURE = 'Dayitva, the CSR partnership platform for India\n';

/** A member's tickets are on a page; a guest's answers come by mail alone. */
const linkFor = (ticket: AuthoredTicket, publicUrl: string) =>
  ticket.is_member ? `${publicUrl}/support?tab=tickets` : `${publicUrl}/support`;

/**
 * Tells the author that the message has arrived. A guest may have given somebody else's address, so nothing that was
 * typed is repeated in this mail. Call inside a transaction.
 */
export async function mailTicketReceived(
  ctx: Context,
  publicUrl: string,
  ticket: AuthoredTicket,
): Promise<void> {
  const link = linkFor(ticket, publicUrl);
  const text = `Namaste,

your message to Dayitva's support team has arrived. Its number is ${ticket.number}.

We'll get back to you within 24 hours at this address.${ticket.is_member ? ' You can follow it here:' : ' If you have not written to us, you need not do anything. Help is here:'}

${link}

${SIGNATURE}`;
  await sendMail(ctx, { to: ticket.email, subject: `Your support ticket ${ticket.number}`, text, link });
}

/** Hands a new ticket to the administrator's mailbox. Call inside a transaction. */
export async function mailTicketToSupport(
  ctx: Context,
  { publicUrl, adminEmail }: { publicUrl: string; adminEmail: string },
  ticket: AuthoredTicket,
): Promise<void> {
  const who = ticket.is_member ? 'a member' : 'a visitor, address not checked';
  const text = `${ticket.number}, ${ticket.category}, priority ${ticket.priority}

From ${plainName(ticket.name)} <${ticket.email}> (${who})

${ticket.subject}

${ticket.message}

${SIGNATURE}`;
  const subject = `Support ticket ${ticket.number}`;
  await sendMail(ctx, { to: adminEmail, subject, text, link: `${publicUrl}/support` });
}

/**
 * Tells the author what the support team has answered, or that the status has changed; without the name, which a guest
 * may have chosen for somebody else's address. Call inside a transaction.
 */
export async function mailTicketUpdated(
  ctx: Context,
  publicUrl: string,
  ticket: AuthoredTicket,
  reply: string | null,
): Promise<void> {
  const link = linkFor(ticket, publicUrl);
  const text = `Namaste,

your support ticket ${ticket.number} is now: ${TICKET_STATUS_LABELS[ticket.status]}.${reply ? `\n\n${reply}` : ''}

${ticket.is_member ? 'All your tickets are here:' : 'Help and a form for another message are here:'}

${link}

${SIGNATURE}`;
  await sendMail(ctx, {
    to: ticket.email,
    subject: `Your support ticket ${ticket.number}: news`,
    text,
    link,
  });
}
