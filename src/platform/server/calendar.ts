import { TZDate } from '@date-fns/tz';
import icalendar, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';

const ZONE = 'Asia/Kolkata';

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

/** An entry of a calendar. Instants are ISO strings in UTC. */
interface CalendarEntry {
  /** Part of the product, for the file's head. */
  product: string;
  /** Stays the same for the life of the entry: a calendar replaces what it has. */
  id: string;
  /** Counts the changes of time or place; a calendar takes the highest. */
  revision: number;
  startsAt: string;
  endsAt: string;
  changedAt: string;
  title: string;
  description: string;
  location: string;
  /** Path of the page about it. */
  path: string;
  organizer: string;
  /** Address of the person who gets the entry by mail: mail programs then take later changes without asking. */
  attendee?: string;
  isCancelled: boolean;
}

/** A calendar file (RFC 5545), with the method that its MIME type repeats (RFC 6047). */
export interface CalendarFile {
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  content: string;
}

function methodOf({ isCancelled, attendee }: CalendarEntry) {
  if (isCancelled) return ICalCalendarMethod.CANCEL;
  return attendee ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH;
}

/** Writes an entry as a calendar file in the time of India. @param publicUrl without a slash at the end. */
export function writeCalendar(publicUrl: string, entry: CalendarEntry): CalendarFile {
  const { hostname } = new URL(publicUrl);
  const method = methodOf(entry);
  const calendar = icalendar({
    prodId: { company: 'Dayitva', product: entry.product, language: 'EN' },
    method,
    // With a name, the library would write DTSTAMP in that zone, which must be UTC.
    timezone: { name: null, generator: () => VTIMEZONE },
  });
  calendar.createEvent({
    id: `${entry.id}@${hostname}`,
    timezone: ZONE,
    sequence: entry.revision,
    start: new TZDate(entry.startsAt, ZONE),
    end: new TZDate(entry.endsAt, ZONE),
    stamp: new Date(entry.changedAt),
    summary: entry.title,
    description: entry.description,
    location: entry.location,
    url: publicUrl + entry.path,
    organizer: { name: entry.organizer, email: `no-reply@${hostname}` },
    attendees: entry.attendee
      ? [
          {
            email: entry.attendee,
            rsvp: false,
            role: ICalAttendeeRole.REQ,
            status: ICalAttendeeStatus.ACCEPTED,
          },
        ]
      : [],
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return { method, content: calendar.toString() };
}

/** A whole day of a calendar. */
interface CalendarDay extends Pick<CalendarEntry, 'id' | 'changedAt' | 'title' | 'description' | 'path'> {
  /** ISO day. */
  day: string;
}

/** Writes days as a calendar that programs read again and again. They block no time. @param publicUrl without a slash at the end. */
export function writeDays(
  publicUrl: string,
  { product, name, entries }: { product: string; name: string; entries: CalendarDay[] },
): string {
  const { hostname } = new URL(publicUrl);
  const calendar = icalendar({
    prodId: { company: 'Dayitva', product, language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    name,
  });
  for (const { id, day, changedAt, title, description, path } of entries) {
    calendar.createEvent({
      id: `${id}@${hostname}`,
      start: new Date(day),
      allDay: true,
      stamp: new Date(changedAt),
      summary: title,
      description,
      url: publicUrl + path,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
