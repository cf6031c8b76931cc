import { Readable } from 'node:stream';
import icalendar, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { coursePath } from '#features/learn/courses/courses.rules.ts';
import type { Context } from '#platform/server/context.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import type { SessionRow } from './course-sessions.repository.ts';
import { endOf } from './course-sessions.rules.ts';
import { getSession, sessionById } from './course-sessions.service.ts';

const ZONE = 'Asia/Kolkata';
const AHEAD_MS = 5.5 * 3_600_000;

/** India has kept one time all year since 1945. */
const VTIMEZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/** Short enough for every calendar program. */
const DESCRIPTION_MAX = 500;

/**
 * A date whose local parts are India's wherever the process runs. The library takes the parts of a date with a time zone
 * from these getters; it knows such a date by `internal`, `withTimeZone` and `tzComponents`.
 */
class IndianDate extends Date {
  readonly internal = new Date(this.getTime() + AHEAD_MS);
  readonly timeZone = ZONE;
  withTimeZone() {
    return this;
  }
  tzComponents() {
    return {};
  }
  override getFullYear = () => this.internal.getUTCFullYear();
  override getMonth = () => this.internal.getUTCMonth();
  override getDate = () => this.internal.getUTCDate();
  override getHours = () => this.internal.getUTCHours();
  override getMinutes = () => this.internal.getUTCMinutes();
  override getSeconds = () => this.internal.getUTCSeconds();
}

/**
 * Writes a date as a calendar file (RFC 5545). Its UID stays the same and SEQUENCE counts its changes, so that a calendar
 * replaces what it has; a cancelled one says so.
 * @param joinUrl for those who may see it.
 */
function writeCalendar(ctx: Pick<Context, 'publicUrl'>, row: SessionRow, joinUrl: string | null): string {
  const page = ctx.publicUrl + coursePath(row.slug);
  const isCancelled = row.cancelled_at !== null;
  const calendar = icalendar({
    prodId: { company: 'Dayitva', product: 'Courses', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    // With a name, the library would write DTSTAMP in that zone, which must be UTC.
    timezone: { name: null, generator: () => VTIMEZONE },
  });
  const about = joinUrl
    ? `Join: ${joinUrl}`
    : row.join_url && 'The join link is on the page, for registered members.';
  calendar.createEvent({
    id: `${row.id}@${new URL(ctx.publicUrl).hostname}`,
    timezone: ZONE,
    sequence: row.revision,
    start: new IndianDate(row.starts_at),
    end: new IndianDate(endOf(row)),
    stamp: new Date(row.updated_at),
    summary: row.title,
    description: [row.description.slice(0, DESCRIPTION_MAX), about, page].filter(Boolean).join('\n\n'),
    location: row.venue ?? joinUrl ?? 'Online',
    url: page,
    organizer: { name: row.organization, email: `no-reply@${new URL(ctx.publicUrl).hostname}` },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}

/** Returns the calendar file of a date. @throws AppError COURSE_SESSION_NOT_FOUND. */
export async function getSessionCalendar(ctx: Context, id: string): Promise<FileToSend> {
  const [row, { join_url }] = await Promise.all([sessionById(ctx, id), getSession(ctx, id)]);
  const content = Buffer.from(writeCalendar(ctx, row, join_url));
  return {
    content: Readable.from([content]),
    mediaType: 'text/calendar',
    byteSize: content.length,
    name: `${row.slug}.ics`,
  };
}
