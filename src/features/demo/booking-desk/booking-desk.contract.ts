import { z } from 'zod';
import { DEMO_TEXT_MAX, DemoKind } from '#features/demo/bookings/demo-bookings.contract.ts';
import { DEMO_DAYS } from '#features/demo/bookings/demo-bookings.rules.ts';
import {
  IdParams,
  Instant,
  IsoDate,
  requiredText,
  selection,
  withScheme,
} from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { TIMES_MAX, WEEKS_MAX } from './booking-desk.rules.ts';

const MINUTES = { min: 15, max: 240 };
const PLACES_MAX = 100;

const minutes = z
  .int('Length must be whole minutes')
  .min(MINUTES.min, `Length must be at least ${MINUTES.min} minutes`)
  .max(MINUTES.max, 'Length must be at most 4 hours');

const joinUrl = z
  .string('Link of the video call is required')
  .overwrite(withScheme)
  .min(1, 'Link of the video call is required')
  .max(500, 'Link of the video call must be 500 characters or less')
  .refine((url) => URL.parse(url)?.protocol === 'https:', 'Link of the video call must start with https://');

const time = z
  .string('Please enter a time')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter times as 16:30');

/** Slots as an admin offers them: one day, or days of the week for some weeks. Times are those of India. */
export const SlotsInput = z
  .strictObject({
    kind: DemoKind,
    first_day: IsoDate,
    times: z
      .array(time, 'Please enter a time')
      .min(1, 'Please enter at least one time')
      .max(TIMES_MAX, `There can be at most ${TIMES_MAX} times a day`)
      .refine((times) => new Set(times).size === times.length, 'A time is there twice'),
    /** Empty for the first day alone. */
    weekdays: selection(DEMO_DAYS, 'Days of the week'),
    weeks: z
      .int('Weeks must be a whole number')
      .min(1, 'There must be at least one week')
      .max(WEEKS_MAX, `There can be at most ${WEEKS_MAX} weeks`)
      .default(1),
    minutes,
    places: z
      .int('Places must be a whole number')
      .min(1, 'There must be at least one place')
      .max(PLACES_MAX, `There can be at most ${PLACES_MAX} places`),
    join_url: joinUrl,
  })
  .refine(({ kind, places }) => kind === 'group' || places === 1, {
    path: ['places'],
    error: 'A live demo has one place',
  });
export type SlotsInput = z.output<typeof SlotsInput>;

/** A time offered to a group. */
export const OfferInput = z.strictObject({
  starts_at: z.iso.datetime('Please enter date and time'),
  minutes,
  join_url: joinUrl,
});
export type OfferInput = z.output<typeof OfferInput>;

export const DemoReasonInput = z.strictObject({ reason: requiredText(DEMO_TEXT_MAX, 'Reason') });

/** A booking as an admin sees it. */
const DeskBooking = z.object({
  id: z.uuid(),
  state: z.enum(['offered', 'booked', 'cancelled']),
  name: z.string(),
  email: z.string(),
  organization: z.string().nullable(),
  wish: z.string().nullable(),
  is_member: z.boolean(),
  created_at: Instant,
});
export type DeskBooking = z.output<typeof DeskBooking>;

/** A slot as an admin sees it. */
const DeskSlot = z.object({
  id: z.uuid(),
  kind: DemoKind,
  starts_at: Instant,
  minutes: z.int(),
  places: z.int(),
  join_url: z.string(),
  /** Name of the admin who gives the demo; null once the account was erased. */
  host: z.string().nullable(),
  is_closed: z.boolean(),
  /** True for a time that was offered to one group. */
  is_of_group: z.boolean(),
  /** Without cancelled ones, at most a hundred. */
  bookings: z.array(DeskBooking),
});
export type DeskSlot = z.output<typeof DeskSlot>;

/** A request for a group as an admin sees it. */
const DeskRequest = z.object({
  id: z.uuid(),
  state: z.enum(['waiting', 'offered', 'accepted', 'declined', 'withdrawn']),
  name: z.string(),
  email: z.string(),
  organization: z.string(),
  people: z.int(),
  language: z.string(),
  preferred_days: z.array(z.enum(DEMO_DAYS)),
  message: z.string().nullable(),
  reason: z.string().nullable(),
  is_member: z.boolean(),
  /** The latest time that was offered. */
  offered_at: Instant.nullable(),
  created_at: Instant,
  updated_at: Instant,
});
export type DeskRequest = z.output<typeof DeskRequest>;

const Done = z.object({ done: z.literal(true) });

export const listDemoSlots = defineRoute({
  name: 'listDemoSlots',
  method: 'GET',
  path: '/admin/demo-slots',
  access: 'admin',
  summary: 'Slots to come, the first one first, or past ones, the latest first, with who has booked them',
  query: PageQuery.extend({ view: z.enum(['upcoming', 'past'], 'Unknown view').default('upcoming') }),
  response: paged(DeskSlot),
});

export const offerDemoSlots = defineRoute({
  name: 'offerDemoSlots',
  method: 'POST',
  path: '/admin/demo-slots',
  access: 'admin',
  summary:
    'Offers slots on one day, or on days of the week for some weeks; leaves out those that overlap own ones',
  body: SlotsInput,
  response: z.object({ offered: z.int(), left_out: z.int() }),
  status: 201,
});

export const closeDemoSlot = defineRoute({
  name: 'closeDemoSlot',
  method: 'PUT',
  path: '/admin/demo-slots/:id/closing',
  access: 'admin',
  summary: 'Closes a slot, so that nobody else can book it, or opens it again; bookings stay',
  params: IdParams,
  body: z.strictObject({ is_closed: z.boolean('Please say yes or no') }),
  response: Done,
});

export const cancelDemoSlot = defineRoute({
  name: 'cancelDemoSlot',
  method: 'PUT',
  path: '/admin/demo-slots/:id/cancellation',
  access: 'admin',
  summary: 'Closes a slot and cancels its bookings with a reason, which everybody gets by mail',
  params: IdParams,
  body: DemoReasonInput,
  response: Done,
});

export const cancelBookingAsAdmin = defineRoute({
  name: 'cancelBookingAsAdmin',
  method: 'PUT',
  path: '/admin/demo-bookings/:id/cancellation',
  access: 'admin',
  summary: 'Cancels one booking with a reason, which both sides get by mail; its place is free again',
  params: IdParams,
  body: DemoReasonInput,
  response: Done,
});

export const listDemoRequests = defineRoute({
  name: 'listDemoRequests',
  method: 'GET',
  path: '/admin/demo-requests',
  access: 'admin',
  summary: 'Requests for a group that wait, the oldest first, or answered ones, the newest first',
  query: PageQuery.extend({ view: z.enum(['waiting', 'answered'], 'Unknown view').default('waiting') }),
  response: paged(DeskRequest),
});

export const offerGroupDemo = defineRoute({
  name: 'offerGroupDemo',
  method: 'POST',
  path: '/admin/demo-requests/:id/offer',
  access: 'admin',
  summary: 'Offers a time to a group by mail, with a link to accept it',
  params: IdParams,
  body: OfferInput,
  response: Done,
});

export const declineGroupDemo = defineRoute({
  name: 'declineGroupDemo',
  method: 'PUT',
  path: '/admin/demo-requests/:id/decline',
  access: 'admin',
  summary: 'Declines a request for a group with a reason, which its sender gets by mail',
  params: IdParams,
  body: DemoReasonInput,
  response: Done,
});
