import { dayAfter, dayInIndia } from '#platform/contract/dates.ts';
import { MINUTE_MS } from '#platform/contract/durations.ts';

/** Says what the promise of 24 hours means, wherever it is made. */
export const BUSINESS_HOURS =
  'These are business hours (Mon-Fri, 9:00 AM - 6:00 PM IST), about three working days.';

/**
 * The support team's hours, Mon-Fri 9:00-18:00 IST without the listed holidays, and the clock of a ticket, which runs in
 * them (decision 24). India has no daylight saving: its time is UTC+5:30 all year.
 */
const OPENS_MINUTE = 9 * 60;
const CLOSES_MINUTE = 18 * 60;
const AHEAD_MS = 5.5 * 60 * MINUTE_MS;

/** A business day, in minutes. */
const BUSINESS_DAY_MINUTES = CLOSES_MINUTE - OPENS_MINUTE;
/** The promise of 24 hours (specification part 2, section 9), in business minutes: two days and two thirds. */
const PROMISE_MINUTES = 24 * 60;

/** Instants between which the team works on an ISO day of India. */
const opens = (day: string) => Date.parse(day) - AHEAD_MS + OPENS_MINUTE * MINUTE_MS;
const closes = (day: string) => Date.parse(day) - AHEAD_MS + CLOSES_MINUTE * MINUTE_MS;

/** Says if the team works on an ISO day of India. */
function isBusinessDay(day: string, holidays: ReadonlySet<string>): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(day);
}

/** Says if the team works at an instant. The closing minute is not part of the day. */
export function isBusinessTime(at: Date, holidays: ReadonlySet<string>): boolean {
  const day = dayInIndia(at);
  return isBusinessDay(day, holidays) && at.getTime() >= opens(day) && at.getTime() < closes(day);
}

/**
 * Returns the instant at which so much business time has passed after `from`. Time that ends with a business day ends at
 * 18:00, not at 9:00 of the next one. With 0 minutes, or fewer, `from` itself.
 * @param holidays ISO days of India on which nobody works; they must leave some weekdays free.
 */
export function addBusinessMinutes(from: Date, minutes: number, holidays: ReadonlySet<string>): Date {
  let left = minutes * MINUTE_MS;
  if (left <= 0) return from;
  for (let day = dayInIndia(from); ; day = dayAfter(day, 1)) {
    if (!isBusinessDay(day, holidays)) continue;
    const start = Math.max(opens(day), from.getTime());
    const room = closes(day) - start;
    if (left <= room) return new Date(start + left);
    left -= Math.max(room, 0);
  }
}

/** Returns the business time between two instants in minutes, with their fraction; 0 if `to` is not after `from`. */
export function businessMinutesBetween(from: Date, to: Date, holidays: ReadonlySet<string>): number {
  const last = dayInIndia(to);
  let worked = 0;
  for (let day = dayInIndia(from); day <= last; day = dayAfter(day, 1)) {
    if (!isBusinessDay(day, holidays)) continue;
    const start = Math.max(opens(day), from.getTime());
    worked += Math.max(Math.min(closes(day), to.getTime()) - start, 0);
  }
  return worked / MINUTE_MS;
}

/** The clock of a ticket as it is stored. Exactly one of `due_at` and `waiting_since` is set until it is resolved. */
export interface TicketClock {
  /** Instant by which an answer is due; null while the clock does not run. */
  due_at: Date | null;
  /** Instant of the answer to which the member has not replied; null while it is the team's turn. */
  waiting_since: Date | null;
  /** Instant from which `clock_minutes` run; null while the clock does not run. Holidays that change later count from here. */
  clock_from: Date | null;
  /** Whole business minutes of the promise that were left at `clock_from`, or at the answer. */
  clock_minutes: number;
}

/** Changes of a ticket that start, stop or end its clock. */
export type ClockEvent = 'created' | 'member-wrote' | 'support-answered' | 'resolved' | 'reopened';

const running = (from: Date, minutes: number, holidays: ReadonlySet<string>): TicketClock => ({
  due_at: addBusinessMinutes(from, minutes, holidays),
  waiting_since: null,
  clock_from: from,
  clock_minutes: minutes,
});

/** Returns the clock with its due time computed again, for holidays that have changed. */
export function recomputed(clock: TicketClock, holidays: ReadonlySet<string>): TicketClock {
  return clock.clock_from ? running(clock.clock_from, clock.clock_minutes, holidays) : clock;
}

/**
 * Returns the clock of a question after an event.
 * - created, reopened: the whole promise starts.
 * - support-answered: it pauses until the member writes; further answers change nothing.
 * - member-wrote: what is left runs on, but at least one business day, so that no message is late when it arrives. While
 *   it is the team's turn, further messages change nothing.
 * - resolved: it ends.
 * @param clock null before the ticket is created.
 */
export function nextClock(
  clock: TicketClock | null,
  event: ClockEvent,
  at: Date,
  holidays: ReadonlySet<string>,
): TicketClock {
  if (!clock || event === 'created' || event === 'reopened') return running(at, PROMISE_MINUTES, holidays);
  const { clock_from, clock_minutes } = clock;
  if (event === 'resolved') return { due_at: null, waiting_since: null, clock_from: null, clock_minutes: 0 };
  if (event === 'member-wrote') {
    return clock_from ? clock : running(at, Math.max(clock_minutes, BUSINESS_DAY_MINUTES), holidays);
  }
  if (!clock_from) return clock;
  const used = Math.floor(businessMinutesBetween(clock_from, at, holidays));
  return {
    due_at: null,
    waiting_since: at,
    clock_from: null,
    clock_minutes: Math.max(clock_minutes - used, 0),
  };
}
