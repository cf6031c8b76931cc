import {
  type ClockEvent,
  nextClock,
  type TicketClock,
} from '#features/support/ticket-clock/business-hours.rules.ts';
import { lawTimes } from '#features/support/ticket-clock/law-times.rules.ts';
import { holdHolidays } from '#features/support/ticket-clock/ticket-clock.service.ts';
import type { Context } from '#platform/server/context.ts';
import type { TicketKind } from './support-tickets.contract.ts';

/** The clock of a ticket as the database gives it. */
interface StoredClock {
  kind: TicketKind;
  due_at: string | null;
  waiting_since: string | null;
  clock_from: string | null;
  clock_minutes: number;
}

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant));

/**
 * Returns the columns of the clock after an event at `ctx.now`. The clocks of the law, of reports and privacy requests,
 * never pause; a decided one that is reopened has the time of a new one. Call inside a transaction.
 * @param ticket null before it is created.
 */
export async function clockAfter(
  ctx: Context,
  ticket: StoredClock | null,
  event: ClockEvent,
): Promise<TicketClock> {
  const clock = ticket && {
    due_at: dateOf(ticket.due_at),
    waiting_since: dateOf(ticket.waiting_since),
    clock_from: dateOf(ticket.clock_from),
    clock_minutes: ticket.clock_minutes,
  };
  if (clock && ticket.kind !== 'question' && event !== 'resolved') {
    return clock.due_at ? clock : { ...clock, due_at: lawTimes(ticket.kind, ctx.now).dispose_by };
  }
  return nextClock(clock, event, ctx.now, await holdHolidays(ctx));
}
