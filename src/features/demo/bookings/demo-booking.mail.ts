import { sessionTime } from '#features/learn/webinars/course-sessions.rules.ts';
import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import { mailText, ownWords, quote } from '#platform/server/mail/mail-text.ts';
import { bookerFacts, bookingCalendar } from './booking-calendar.service.ts';
import { DEMO_TEXT_MAX } from './demo-bookings.contract.ts';
import type { BookingRow } from './demo-bookings.repository.ts';
import { bookingPath } from './demo-bookings.rules.ts';

const TEAM = mailText`Dayitva's team`;
const BOOK_AGAIN = { label: mailText`Choose another time`, path: '/demo' };
const NOT_YOU = mailText`If you did not ask for this, please cancel it with the same link.`;

const whenOf = (row: { starts_at: string; minutes: number }) => ownWords(sessionTime(row));
const ownLink = (token: string) => ({ label: mailText`See, move or cancel it`, path: bookingPath(token) });
const ADMIN_LINK = { label: mailText`See the demos`, path: '/admin/demos' };

/** Confirms a booking to both sides. Call inside a transaction. */
export async function mailBooked(ctx: Context, row: BookingRow, token: string): Promise<void> {
  await sendMail(ctx, {
    to: row.email,
    subject: mailText`Your demo of Dayitva is booked`,
    paragraphs: [
      mailText`We will show you Dayitva on ${whenOf(row)}.`,
      mailText`It is a video call. Its link is on the page of your booking and in the calendar entry of this email.`,
    ],
    link: ownLink(token),
    closing: [NOT_YOU],
    calendar: bookingCalendar(ctx, row, 'visitor'),
  });
  await mailHost(ctx, row, mailText`A demo is booked`, mailText`A demo is booked for ${whenOf(row)}.`);
}

/** Writes to the admin who gives the demo, with the entry for their calendar. */
async function mailHost(
  ctx: Context,
  row: BookingRow,
  subject: ReturnType<typeof mailText>,
  news: ReturnType<typeof mailText>,
  isCancelled = row.state === 'cancelled',
): Promise<void> {
  if (!row.host_email) return;
  await sendMail(ctx, {
    to: row.host_email,
    subject,
    paragraphs: [news, ...bookerFacts(row)],
    link: ADMIN_LINK,
    calendar: bookingCalendar(ctx, row, 'host', isCancelled),
  });
}

/** Notifies both sides that a booking has another time. Call inside a transaction. */
export async function mailMoved(
  ctx: Context,
  before: BookingRow,
  row: BookingRow,
  token: string,
): Promise<void> {
  await sendMail(ctx, {
    to: row.email,
    subject: mailText`Your demo of Dayitva has moved`,
    paragraphs: [
      mailText`Your demo is now on ${whenOf(row)}.`,
      mailText`It was on ${whenOf(before)} before. The calendar entry of this email replaces the earlier one.`,
    ],
    link: ownLink(token),
    closing: [NOT_YOU],
    calendar: bookingCalendar(ctx, row, 'visitor'),
  });
  const news = mailText`A demo has moved from ${whenOf(before)} to ${whenOf(row)}.`;
  await mailHost(ctx, row, mailText`A demo has moved`, news);
  if (before.host_email === row.host_email) return;
  // Another admin gives it now: it leaves the calendar of the first one.
  const left = { ...before, revision: row.revision, updated_at: row.updated_at };
  await mailHost(ctx, left, mailText`A demo has moved to another admin`, news, true);
}

/** Notifies both sides that the visitor has cancelled. Call inside a transaction. */
export async function mailCancelledByVisitor(
  ctx: Context,
  row: BookingRow,
  asksAgain: boolean,
): Promise<void> {
  await sendMail(ctx, {
    to: row.email,
    subject: mailText`Your demo of Dayitva is cancelled`,
    paragraphs: [
      mailText`The demo on ${whenOf(row)} is cancelled, as you asked.`,
      ...(asksAgain ? [mailText`We will offer you another time by email.`] : []),
    ],
    link: BOOK_AGAIN,
    calendar: bookingCalendar(ctx, row, 'visitor'),
  });
  await mailHostCancelled(ctx, row, asksAgain);
}

/** Notifies the admin that a demo was cancelled by who had booked it. Call inside a transaction. */
export const mailHostCancelled = (ctx: Context, row: BookingRow, asksAgain = false): Promise<void> =>
  mailHost(
    ctx,
    row,
    asksAgain ? mailText`A group asks for another time` : mailText`A demo was cancelled`,
    asksAgain
      ? mailText`The time on ${whenOf(row)} does not work. The request is open again.`
      : mailText`The demo on ${whenOf(row)} was cancelled by who had booked it.`,
  );

/** Notifies both sides that an admin has cancelled, with the reason. Call inside a transaction. */
export async function mailCancelledByAdmin(ctx: Context, row: BookingRow): Promise<void> {
  await sendMail(ctx, {
    to: row.email,
    subject: mailText`We had to cancel your demo of Dayitva`,
    paragraphs: [
      mailText`We are sorry: the demo on ${whenOf(row)} will not take place.`,
      ...(row.reason ? [quote(TEAM, row.reason)] : []),
      ...(row.request_id ? [mailText`Your request waits, and we will write to you again.`] : []),
    ],
    link: BOOK_AGAIN,
    calendar: bookingCalendar(ctx, row, 'visitor'),
  });
  const news = mailText`The demo on ${whenOf(row)} was cancelled by an admin.`;
  await mailHost(ctx, row, mailText`A demo was cancelled`, news);
}

/**
 * Reminds the visitor of a demo within a day. Call inside a transaction.
 * @param token null if only the link in the first mail works.
 */
export async function mailReminder(ctx: Context, row: BookingRow, token: string | null): Promise<void> {
  await sendMail(ctx, {
    to: row.email,
    kind: 'reminder',
    subject: mailText`Your demo of Dayitva is within a day`,
    paragraphs: [
      mailText`It is on ${whenOf(row)}. The link of the video call is on the page of your booking.`,
      mailText`If you cannot come, please cancel: somebody else may want the time.`,
    ],
    link: token
      ? ownLink(token)
      : {
          label: mailText`The link to your booking is in the first mail about it. About demos`,
          path: '/demo',
        },
  });
}

/** Offers a time for a group demo. Call inside a transaction. */
export async function mailOffer(ctx: Context, row: BookingRow, token: string): Promise<void> {
  await sendMail(ctx, {
    to: row.email,
    subject: mailText`A time for your group demo of Dayitva`,
    paragraphs: [
      mailText`We can show Dayitva to your group on ${whenOf(row)}.`,
      mailText`Please accept this time, or ask for another one. You get the link of the video call when you accept.`,
    ],
    link: { label: mailText`Accept, or ask for another time`, path: bookingPath(token) },
    closing: [mailText`If you did not ask for a group demo, you do not need to do anything.`],
  });
}

/** Confirms a request for a group. It repeats nothing that was typed. Call inside a transaction. */
export async function mailRequestReceived(ctx: Context, to: string): Promise<void> {
  await sendMail(ctx, {
    to,
    subject: mailText`Your request for a group demo`,
    paragraphs: [
      mailText`Your request for a group demo has reached Dayitva.`,
      mailText`We will offer you a time by email, at this address.`,
    ],
    link: { label: mailText`See Dayitva at work`, path: '/demo' },
    closing: [mailText`If you did not write to us, you do not need to do anything.`],
  });
}

/** A request as its mails need it. */
interface MailedRequest {
  name: string;
  email: string;
  organization: string;
  account_id: string | null;
  people: number;
  language: string;
  message: string | null;
}

/** Sends a new request to the administrator's mailbox. Call inside a transaction. */
export async function mailRequestToAdmin(
  ctx: Context,
  { to, request }: { to: string; request: MailedRequest },
): Promise<void> {
  const { people, language, message } = request;
  await sendMail(ctx, {
    to,
    subject: mailText`A request for a group demo`,
    paragraphs: [
      mailText`A demo for ${ownWords(people)} people in ${ownWords(language)} is asked for.`,
      ...bookerFacts({ ...request, wish: message }),
    ],
    link: { label: mailText`Offer a time, or decline`, path: '/admin/demos?tab=requests' },
  });
}

/** Declines a request for a group, with the reason. Call inside a transaction. */
export async function mailRequestDeclined(ctx: Context, to: string, reason: string): Promise<void> {
  await sendMail(ctx, {
    to,
    subject: mailText`Your request for a group demo was declined`,
    paragraphs: [mailText`We are sorry: we cannot give this group demo.`, quote(TEAM, reason, DEMO_TEXT_MAX)],
    link: { label: mailText`Book a live demo instead`, path: '/demo' },
  });
}
