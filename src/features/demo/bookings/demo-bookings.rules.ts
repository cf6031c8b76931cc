import { HOUR_MS } from '#platform/contract/durations.ts';

/** Hours before its start up to which a demo can be booked. */
const AHEAD_HOURS = 1;
/** Most demos to come, and requests for a group, of one address. */
export const OPEN_MAX = 3;
/** Days after the demo, or the last change of a request, after which what visitors gave is deleted. */
export const REMOVED_AFTER_DAYS = 90;
/** Hours before the start at which the reminder is sent. */
export const REMINDED_HOURS = 24;

/** Of the tokens in links to bookings. */
export const LINK_KIND = 'demo booking';

/** The first instant at which a demo can begin that is booked now. */
export const earliestStart = (now: Date): Date => new Date(now.getTime() + AHEAD_HOURS * HOUR_MS);

/** True where no reminder is needed: the demo begins before it would be sent. */
export const isNearBy = (startsAt: string, now: Date): boolean =>
  Date.parse(startsAt) - now.getTime() <= REMINDED_HOURS * HOUR_MS;

/** The page where a booking is seen, moved and cancelled. */
export const bookingPath = (token: string): string => `/demo/bookings/${token}`;

export const LANGUAGES = [
  'English',
  'Hindi',
  'Assamese',
  'Bengali',
  'Gujarati',
  'Kannada',
  'Malayalam',
  'Marathi',
  'Odia',
  'Punjabi',
  'Tamil',
  'Telugu',
  'Urdu',
] as const;

export const DEMO_DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type DemoDay = (typeof DEMO_DAYS)[number];
export const DAY_NAMES: Record<DemoDay, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
};

export const KIND_NAMES = { live: 'Live demo', group: 'Group demo' } as const;
