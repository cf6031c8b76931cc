import { z } from 'zod';
import { DAY_MS, HOUR_MS } from '#platform/contract/durations.ts';
import { Instant } from '#platform/contract/fields.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const CalendarFeed = z.object({
  /** When its address was made; null without one. */
  created_at: Instant.nullable(),
});
export type CalendarFeed = z.output<typeof CalendarFeed>;

/** Below the API: where calendar programs read the feed with this key. */
export const calendarFeedPath = (token: string): string => `/calendar/${token}.ics`;

const NewCalendarFeed = CalendarFeed.extend({
  /** The secret key in the address. No other answer has it. */
  token: z.string(),
});
export type NewCalendarFeed = z.output<typeof NewCalendarFeed>;

export const getCalendarFeed = defineRoute({
  name: 'getCalendarFeed',
  method: 'GET',
  path: '/account/calendar-feed',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: 'Tells if the person has an address at which calendar programs read the due milestones',
  response: CalendarFeed,
});

export const createCalendarFeed = defineRoute({
  name: 'createCalendarFeed',
  method: 'POST',
  path: '/account/calendar-feed',
  access: 'confirmed',
  act: 'personal',
  scope: 'none',
  summary: 'Makes the address for calendar programs, which is shown only now; the one before ends',
  response: NewCalendarFeed,
  status: 201,
  limits: [{ max: 20, windowMs: DAY_MS, by: 'member' }],
});

export const removeCalendarFeed = defineRoute({
  name: 'removeCalendarFeed',
  method: 'DELETE',
  path: '/account/calendar-feed',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Ends the address for calendar programs at once, in every process',
  response: CalendarFeed,
});

export const readCalendarFeed = defineRoute({
  name: 'readCalendarFeed',
  method: 'GET',
  path: '/calendar/:token',
  access: 'public',
  scope: 'none',
  summary: 'The due milestones of a person as a calendar (.ics), for whoever has the address',
  params: z.strictObject({ token: z.string().max(100, 'This is not a calendar address') }),
  response: FileResponse,
  // A household of calendar programs that look every few minutes; nobody guesses 256 bits.
  limits: [{ max: 300, windowMs: HOUR_MS, by: 'address' }],
});
