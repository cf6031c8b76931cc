import { sendNotedMail } from '#features/notifications/notifications/notify.service.ts';
import { BUSINESS_HOURS } from '#features/support/ticket-clock/business-hours.rules.ts';
import {
  ACKNOWLEDGE_HOURS,
  DISPOSE_DAYS,
  type LawKind,
} from '#features/support/ticket-clock/law-times.rules.ts';
import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import {
  type MailPart,
  type MailText,
  mailText,
  ownWords,
  plainAddress,
  plainName,
  quote,
} from '#platform/server/mail/mail-text.ts';
import {
  type AuthoredTicket,
  MESSAGE_MAX,
  SUBJECT_MAX,
  TICKET_STATUS_LABELS,
} from './support-tickets.contract.ts';
import { issueTicketLink } from './ticket-links.service.ts';
import { formatDue, REOPEN_DAYS, ticketPath } from './ticket-states.rules.ts';

const SUPPORT = mailText`Dayitva's support team`;

/** Link to the ticket: members sign in, guests get a link of their own. */
async function linkToTicket(ctx: Context, { id, number, is_member }: AuthoredTicket, label: MailText) {
  const path = is_member ? ticketPath(number) : await issueTicketLink(ctx, id);
  return { label, path };
}

/** Paragraph about the time of the next answer; none if no answer is due. */
const promiseOf = (ctx: Context, { due_at }: AuthoredTicket): MailPart[] =>
  due_at ? [mailText`We answer by ${ownWords(formatDue(due_at, ctx.now))}.`] : [];

/** What the law promises for a report of content or a privacy request. */
const lawPromise = (kind: LawKind): MailText =>
  mailText`The Grievance Officer acknowledges it within ${ownWords(ACKNOWLEDGE_HOURS)} hours, day and night, and decides within ${ownWords(DISPOSE_DAYS[kind])} days. You get both by email at this address.`;

/**
 * Confirms to the author that the message has arrived. A guest may have given another person's address, so this mail
 * repeats nothing that was typed. Call inside a transaction.
 */
export async function mailTicketReceived(ctx: Context, ticket: AuthoredTicket): Promise<void> {
  const number = ownWords(ticket.number);
  await sendMail(ctx, {
    to: ticket.email,
    subject: mailText`Your support ticket ${number}`,
    paragraphs: [
      mailText`Your message has reached Dayitva's support team. Its number is ${number}.`,
      ...(ticket.kind === 'question'
        ? [
            mailText`We'll get back to you within 24 hours at this address. ${ownWords(BUSINESS_HOURS)}`,
            ...promiseOf(ctx, ticket),
          ]
        : [lawPromise(ticket.kind)]),
    ],
    link: await linkToTicket(ctx, ticket, mailText`Follow your ticket`),
    ...(!ticket.is_member && {
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
    link: deskLink(ticket),
  });
}

const deskLink = ({ number }: AuthoredTicket) => ({
  label: mailText`Answer the ticket`,
  path: `/admin/tickets?ticket=${number}`,
});

/** Sends the author's answer to the supporter who has the ticket, or to the administrator's mailbox. Call inside a transaction. */
export async function mailAnswerToSupport(
  ctx: Context,
  {
    to,
    account,
    ticket,
    message,
  }: {
    to: string;
    /** The supporter's; null for the administrator's mailbox. */
    account: string | null;
    ticket: AuthoredTicket;
    message: string;
  },
): Promise<void> {
  const number = ownWords(ticket.number);
  const author = plainName(ticket.name);
  await sendNotedMail(ctx, {
    kindOfNews: 'tickets',
    account,
    to,
    subject: mailText`Answer to support ticket ${number}`,
    paragraphs: [
      mailText`${author} has answered in ${number}.`,
      message ? quote(author, message, MESSAGE_MAX) : mailText`The answer has files only.`,
      ...promiseOf(ctx, ticket),
    ],
    link: deskLink(ticket),
  });
}

/**
 * Notifies the author of an answer or a new status. Without the name, which a guest may have chosen for another
 * person's address. Call inside a transaction.
 */
export async function mailTicketUpdated(
  ctx: Context,
  { ticket, reply }: { ticket: AuthoredTicket; reply: string | null },
): Promise<void> {
  const number = ownWords(ticket.number);
  const status = ownWords(TICKET_STATUS_LABELS[ticket.status]);
  const days = ownWords(REOPEN_DAYS);
  await sendNotedMail(ctx, {
    kindOfNews: 'tickets',
    account: ticket.author_id,
    to: ticket.email,
    subject: mailText`Update on your support ticket ${number}`,
    paragraphs: [
      mailText`Your support ticket ${number} is now: ${status}.`,
      ...(reply ? [quote(SUPPORT, reply, MESSAGE_MAX)] : []),
      ...(ticket.waiting_since ? [mailText`We wait for your answer.`] : promiseOf(ctx, ticket)),
      ...(ticket.status === 'resolved'
        ? [
            mailText`If something is still open, answer within ${days} days. You can also rate our help there.`,
          ]
        : []),
    ],
    link: await linkToTicket(ctx, ticket, mailText`Read and answer`),
  });
}

/** Tells the author in which ticket a conversation goes on. Call inside a transaction. */
export async function mailTicketMerged(
  ctx: Context,
  { number, into }: { number: string; into: AuthoredTicket },
): Promise<void> {
  const [from, to] = [ownWords(number), ownWords(into.number)];
  await sendNotedMail(ctx, {
    kindOfNews: 'tickets',
    account: into.author_id,
    to: into.email,
    subject: mailText`Your support ticket ${from} goes on in ${to}`,
    paragraphs: [
      mailText`Your tickets ${from} and ${to} are about the same question, so we have put them together.`,
      mailText`All messages and files are in ${to}. You do not need to write them again.`,
    ],
    link: await linkToTicket(ctx, into, mailText`Follow your ticket`),
  });
}

/** Tells the author that a ticket is on its own again. Call inside a transaction. */
export async function mailTicketUnmerged(ctx: Context, ticket: AuthoredTicket): Promise<void> {
  const number = ownWords(ticket.number);
  await sendNotedMail(ctx, {
    kindOfNews: 'tickets',
    account: ticket.author_id,
    to: ticket.email,
    subject: mailText`Your support ticket ${number} is open again`,
    paragraphs: [
      mailText`We had put your ticket ${number} together with another one by mistake. It is a ticket of its own again.`,
      ...promiseOf(ctx, ticket),
    ],
    link: await linkToTicket(ctx, ticket, mailText`Follow your ticket`),
  });
}

/** Tells a supporter that a colleague has given them a ticket. Call inside a transaction. */
export async function mailTicketAssigned(
  ctx: Context,
  { to, ticket }: { to: { id: string; email: string }; ticket: AuthoredTicket },
): Promise<void> {
  const number = ownWords(ticket.number);
  await sendNotedMail(ctx, {
    kindOfNews: 'tickets',
    account: to.id,
    to: to.email,
    subject: mailText`Support ticket ${number} is yours`,
    paragraphs: [
      mailText`A colleague has given you the ticket ${number}, ${plainName(ticket.subject)}.`,
      ...promiseOf(ctx, ticket),
    ],
    link: deskLink(ticket),
  });
}
