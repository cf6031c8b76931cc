import { type ListedHoliday, nextDayOf } from '#features/support/ticket-clock/holidays.rules.ts';
import { recomputeDueTimes } from '#features/support/ticket-clock/ticket-clock.service.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import { newId } from '#platform/server/ids.ts';
import { HOLIDAYS_MAX, type Holiday, type HolidayInput } from './holidays.contract.ts';
import * as holidays from './holidays.repository.ts';

const alreadyListed = () => {
  const message = 'This day is already listed';
  return new AppError('VALIDATION_FAILED', { message, fields: { day: message } });
};

const shown = <Row extends ListedHoliday>(row: Row, today: string) => ({
  ...row,
  next_day: nextDayOf(row, today),
});

export async function listHolidays(ctx: MemberContext): Promise<Holiday[]> {
  const today = dayInIndia(ctx.now);
  const all = (await holidays.findAllHolidays(ctx.db)).map((row) => shown(row, today));
  const coming = all.filter(({ next_day }) => next_day >= today);
  const past = all.filter(({ next_day }) => next_day < today);
  return [
    ...coming.sort((one, other) => one.next_day.localeCompare(other.next_day)),
    ...past.sort((one, other) => other.next_day.localeCompare(one.next_day)),
  ];
}

/** True if both have a day in common, or come on the same day of each year. */
const meet = (one: ListedHoliday, other: ListedHoliday) =>
  one.day === other.day ||
  (other.every_year && one.day.slice(5) === other.day.slice(5)) ||
  (one.every_year && other.every_year && one.day.slice(5) === other.day.slice(5));

/**
 * Lists a holiday. Due times of open tickets move in the same transaction.
 * @throws AppError VALIDATION_FAILED for a day that is listed; HOLIDAYS_FULL.
 */
export function createHoliday(ctx: MemberContext, input: HolidayInput): Promise<Holiday & { moved: number }> {
  return mapConstraints({ support_holidays_day_key: alreadyListed() }, () =>
    transact(ctx, async (ctx) => {
      const listed = await holidays.findAllHolidays(ctx.db);
      if (listed.some((one) => meet(input, one))) throw alreadyListed();
      if (listed.length >= HOLIDAYS_MAX) throw new AppError('HOLIDAYS_FULL');
      const holiday = { ...input, id: newId() };
      await holidays.insertHoliday(ctx.db, { ...holiday, created_at: ctx.now });
      recordAct(ctx, { kind: 'holiday-added', subject: ['holiday', holiday.id], facts: { day: input.day } });
      return { ...shown(holiday, dayInIndia(ctx.now)), moved: await recomputeDueTimes(ctx) };
    }),
  );
}

/** Removes a holiday. Due times of open tickets move in the same transaction. @throws AppError HOLIDAY_NOT_FOUND. */
export function removeHoliday(ctx: MemberContext, id: string): Promise<{ id: string; moved: number }> {
  return transact(ctx, async (ctx) => {
    const removed = await holidays.deleteHoliday(ctx.db, id);
    if (!removed) throw new AppError('HOLIDAY_NOT_FOUND');
    recordAct(ctx, { kind: 'holiday-removed', subject: ['holiday', id] });
    return { ...removed, moved: await recomputeDueTimes(ctx) };
  });
}
