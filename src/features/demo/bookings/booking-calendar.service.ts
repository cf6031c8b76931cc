import { Readable } from 'node:stream';
import { endOf } from '#features/learn/webinars/course-sessions.rules.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type CalendarFile, writeCalendar } from '#platform/server/calendar.ts';
import type { Context } from '#platform/server/context.ts';
import { hashToken } from '#platform/server/crypto/opaque-tokens.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import {
  type MailPart,
  mailText,
  ownWords,
  plainAddress,
  plainName,
  quote,
} from '#platform/server/mail/mail-text.ts';
import { type BookingRow, findBookingByToken } from './demo-bookings.repository.ts';
import { KIND_NAMES } from './demo-bookings.rules.ts';

const WISH_MAX = 500;

type BookerOf = Pick<BookingRow, 'name' | 'email' | 'organization' | 'wish' | 'account_id'>;

/** Who booked, in words that are safe in a mail and a calendar: each line is ours or marked as a quotation. */
export function bookerFacts(row: BookerOf): MailPart[] {
  const { name, email, organization, wish, account_id } = row;
  const origin = account_id ? mailText`a member` : mailText`a visitor, address not checked`;
  return [
    mailText`From ${plainName(name)} <${plainAddress(email)}> (${origin})`,
    ...(organization ? [mailText`Organization: ${plainName(organization)}`] : []),
    ...(wish ? [quote(plainName(name), wish, WISH_MAX)] : []),
  ];
}

/** A part as lines of a calendar entry. */
function linesOf(part: MailPart): string[] {
  if (typeof part === 'string') return [part];
  if ('heading' in part) return [part.heading];
  return 'author' in part ? part.lines.map((line) => `> ${line}`) : [...part];
}

/**
 * Writes the calendar entry of a booking: one entry for its whole life, which moves and is cancelled with it.
 * @param side the visitor's repeats nothing that was typed, for anybody may have typed the address.
 */
export function bookingCalendar(
  ctx: Pick<Context, 'publicUrl'>,
  row: BookingRow,
  side: 'visitor' | 'host',
  isCancelled = row.state === 'cancelled',
): CalendarFile {
  const isHost = side === 'host';
  const join = ownWords(`Video call: ${row.join_url}`);
  const attendee = isHost ? row.host_email : row.email;
  const about = isHost
    ? bookerFacts(row).flatMap(linesOf)
    : [mailText`To move or cancel it, open the link in our mail.`];
  return writeCalendar(ctx.publicUrl, {
    product: 'Demos',
    id: row.id,
    revision: row.revision,
    startsAt: row.starts_at,
    endsAt: endOf(row),
    changedAt: row.updated_at,
    title: isHost
      ? `${KIND_NAMES[row.kind]} for ${plainName(row.name)}`
      : `${KIND_NAMES[row.kind]} of Dayitva`,
    description: [join, ...about].join('\n\n'),
    location: row.join_url,
    path: isHost ? '/admin/demos' : '/demo',
    organizer: 'Dayitva',
    ...(attendee && { attendee }),
    isCancelled,
  });
}

/** Returns the visitor's calendar file of a booking. @throws AppError DEMO_BOOKING_NOT_FOUND. */
export async function getDemoBookingCalendar(ctx: Context, token: string): Promise<FileToSend> {
  const row = await findBookingByToken(ctx.db, hashToken(token));
  if (!row || row.state === 'offered') throw new AppError('DEMO_BOOKING_NOT_FOUND');
  const content = Buffer.from(bookingCalendar(ctx, row, 'visitor').content);
  return {
    content: Readable.from([content]),
    mediaType: 'text/calendar',
    byteSize: content.length,
    name: 'demo.ics',
  };
}
