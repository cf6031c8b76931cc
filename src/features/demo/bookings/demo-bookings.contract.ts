import { z } from 'zod';
import { HOUR_MS } from '#platform/contract/durations.ts';
import {
  Email,
  Instant,
  optionalLine,
  optionalText,
  requiredLine,
  requiredName,
  selection,
  Uuid,
} from '#platform/contract/fields.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { defineRoute, type RateLimit } from '#platform/contract/route.ts';
import { DEMO_DAYS, LANGUAGES } from './demo-bookings.rules.ts';

/** Longest wish or message, in characters. */
export const DEMO_TEXT_MAX = 2000;
const PEOPLE = { min: 2, max: 1000 };

/** live: for one booking. group: places for several. */
export const DemoKind = z.enum(['live', 'group']);
export type DemoKind = z.output<typeof DemoKind>;

/** A time that can be booked. */
const FreeSlot = z.object({
  id: z.uuid(),
  kind: DemoKind,
  starts_at: Instant,
  minutes: z.int(),
  places_left: z.int(),
});
export type FreeSlot = z.output<typeof FreeSlot>;

const SlotId = z.uuid('Please choose a time');

/** The time that a booking moves to. */
export const DemoSlotInput = z.strictObject({ slot_id: SlotId });

/** Name and address are given by members too: a demo may be for a colleague. */
export const DemoBookingInput = z.strictObject({
  slot_id: SlotId,
  name: requiredName(160, 'Name'),
  email: Email,
  organization: optionalLine(160, 'Organization'),
  wish: optionalText(DEMO_TEXT_MAX, 'What you would like to see'),
});
export type DemoBookingInput = z.output<typeof DemoBookingInput>;

export const GroupDemoInput = z.strictObject({
  name: requiredName(160, 'Name'),
  email: Email,
  organization: requiredLine(160, 'Organization'),
  people: z
    .int('Number of people must be a whole number')
    .min(PEOPLE.min, `A group has at least ${PEOPLE.min} people`)
    .max(PEOPLE.max, `A group can have at most ${PEOPLE.max} people`),
  language: z.enum(LANGUAGES, 'Please select a language from the list').default('English'),
  preferred_days: selection(DEMO_DAYS, 'Preferred days').min(1, 'Please choose at least one day'),
  message: optionalText(DEMO_TEXT_MAX, 'Message'),
});
export type GroupDemoInput = z.output<typeof GroupDemoInput>;

/** A booking for whoever has its link. */
const DemoBooking = FreeSlot.pick({ kind: true, starts_at: true, minutes: true }).extend({
  /** offered: a time for a group, which waits to be accepted. over: it has begun. */
  state: z.enum(['offered', 'booked', 'cancelled', 'over']),
  /** Link of the video call; null unless it is booked and to come. */
  join_url: z.string().nullable(),
  /** True for the answer to a request for a group, which asks for another time rather than choosing one. */
  is_of_group: z.boolean(),
  cancelled_by: z.enum(['visitor', 'admin', 'time']).nullable(),
  /** In the words of the admin who cancelled it. */
  reason: z.string().nullable(),
});
export type DemoBooking = z.output<typeof DemoBooking>;

/** Links are opened from mails by people, and by programs that look into mails. */
const LOOKS: RateLimit[] = [{ max: 120, windowMs: HOUR_MS, by: 'address', budget: 'demo booking looks' }];
const CHANGES: RateLimit[] = [{ max: 30, windowMs: HOUR_MS, by: 'address', budget: 'demo booking changes' }];
const SENDING: RateLimit[] = [
  { max: 20, windowMs: HOUR_MS, by: 'address', budget: 'demo bookings' },
  { max: 10, windowMs: HOUR_MS, by: 'email', budget: 'demo bookings' },
];

const TokenParams = z.strictObject({
  token: z.string().regex(/^[\w-]{20,100}$/, 'This link is not complete'),
});

export const listFreeSlots = defineRoute({
  name: 'listFreeSlots',
  method: 'GET',
  path: '/demo/slots',
  access: 'public',
  scope: 'none',
  summary: 'The next hundred times for a demo that can be booked, the first one first',
  response: z.array(FreeSlot),
});

export const bookDemo = defineRoute({
  name: 'bookDemo',
  method: 'POST',
  path: '/demo/bookings',
  access: 'public',
  scope: 'none',
  summary:
    'Books a demo; both sides get a mail with a calendar file, and the visitor a link to move and cancel',
  body: DemoBookingInput,
  response: FreeSlot.pick({ kind: true, starts_at: true, minutes: true }),
  status: 201,
  limits: SENDING,
});

export const getDemoBooking = defineRoute({
  name: 'getDemoBooking',
  method: 'GET',
  path: '/demo/bookings/:token',
  access: 'public',
  scope: 'none',
  summary: 'A booking, for whoever has its link; changes nothing',
  params: TokenParams,
  response: DemoBooking,
  limits: LOOKS,
});

export const moveDemoBooking = defineRoute({
  name: 'moveDemoBooking',
  method: 'PUT',
  path: '/demo/bookings/:token/slot',
  access: 'public',
  scope: 'none',
  summary: 'Moves a booking to another free time; the calendar entry stays the same one',
  params: TokenParams,
  body: DemoSlotInput,
  response: DemoBooking,
  limits: CHANGES,
});

export const acceptDemoOffer = defineRoute({
  name: 'acceptDemoOffer',
  method: 'PUT',
  path: '/demo/bookings/:token/acceptance',
  access: 'public',
  scope: 'none',
  summary: 'Accepts the time that was offered to a group',
  params: TokenParams,
  response: DemoBooking,
  limits: CHANGES,
});

export const cancelDemoBooking = defineRoute({
  name: 'cancelDemoBooking',
  method: 'PUT',
  path: '/demo/bookings/:token/cancellation',
  access: 'public',
  scope: 'none',
  summary: 'Cancels a booking, or declines an offer; a group can ask for another time',
  params: TokenParams,
  body: z.strictObject({ asks_again: z.boolean('Please say yes or no').default(false) }),
  response: DemoBooking,
  limits: CHANGES,
});

export const getDemoBookingCalendar = defineRoute({
  name: 'getDemoBookingCalendar',
  method: 'GET',
  path: '/demo/bookings/:token/calendar',
  access: 'public',
  scope: 'none',
  summary: 'The booking as a calendar file (.ics)',
  params: TokenParams,
  response: FileResponse,
  limits: LOOKS,
});

export const requestGroupDemo = defineRoute({
  name: 'requestGroupDemo',
  method: 'POST',
  path: '/demo/group-requests',
  access: 'public',
  scope: 'none',
  summary: 'Asks for a demo to a group; an admin offers a time by mail, or declines',
  body: GroupDemoInput,
  response: z.object({ id: Uuid }),
  status: 201,
  limits: SENDING,
});
