import type { Context } from '#platform/server/context.ts';
import type { WaitingSummary } from '#platform/server/database/waiting.ts';
import { addBusinessMinutes } from './business-hours.rules.ts';
import { holidayDays } from './holidays.rules.ts';
import { summariseLateTickets } from './late-tickets.repository.ts';
import { findHolidays, findRunningClocks, lockHolidays, updateDueTimes } from './ticket-clock.repository.ts';

/** Returns the ISO days on which the support team does not work, in the years around now. */
export const readHolidays = async (ctx: Context): Promise<ReadonlySet<string>> =>
  holidayDays(await findHolidays(ctx.db), ctx.now);

/**
 * Returns the same, and lets no holiday change until the transaction ends. For a due time that will be stored: one that
 * is computed while an admin changes the list would belong to the old list.
 */
export async function holdHolidays(ctx: Context): Promise<ReadonlySet<string>> {
  await lockHolidays(ctx.db);
  return readHolidays(ctx);
}

/**
 * Computes the due times of all open questions again, for holidays that have just changed. Call inside the transaction
 * that changes them.
 * @returns how many due times moved.
 */
export async function recomputeDueTimes(ctx: Context): Promise<number> {
  const holidays = await readHolidays(ctx);
  const moved = (await findRunningClocks(ctx.db)).flatMap(({ id, clock_from, clock_minutes, due_at }) => {
    const due = addBusinessMinutes(new Date(clock_from), clock_minutes, holidays);
    return due.getTime() === Date.parse(due_at) ? [] : [{ id, due_at: due }];
  });
  if (moved.length > 0) await updateDueTimes(ctx.db, moved, ctx.now);
  return moved.length;
}

/** Counts questions whose answer is late, at most a hundred, and dates the one that was due first. */
export const countLateTickets = (ctx: Context): Promise<WaitingSummary> =>
  summariseLateTickets(ctx.db, ctx.now);
