import { businessMinutesBetween } from '#features/support/ticket-clock/business-hours.rules.ts';
import { readHolidays } from '#features/support/ticket-clock/ticket-clock.service.ts';
import { dayInIndia, instantInIndia } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { FIGURE_WEEKS, type TicketWeek } from './ticket-figures.contract.ts';
import { countTicketsByWeek, findFirstAnswers } from './ticket-figures.repository.ts';
import { lastMondays, median, mondayOf } from './ticket-weeks.rules.ts';

/** Computes the figures of the last twelve weeks, the newest first. */
export async function listTicketWeeks(ctx: Context): Promise<TicketWeek[]> {
  const mondays = lastMondays(ctx.now, FIGURE_WEEKS);
  const from = instantInIndia(mondays.at(-1) ?? '');
  const [counts, answers, holidays] = await Promise.all([
    countTicketsByWeek(ctx.db, from),
    findFirstAnswers(ctx.db, from),
    readHolidays(ctx),
  ]);
  const byWeek = new Map(counts.map((week) => [week.monday, week]));
  const times = Map.groupBy(answers, ({ answered_at }) => mondayOf(dayInIndia(new Date(answered_at))));
  return mondays.map((starts_on) => {
    const { received = 0, resolved = 0, ratings = 0, stars = 0 } = byWeek.get(starts_on) ?? {};
    const minutes = (times.get(starts_on) ?? []).map(({ created_at, answered_at }) =>
      businessMinutesBetween(new Date(created_at), new Date(answered_at), holidays),
    );
    const middle = median(minutes);
    return {
      starts_on,
      received,
      answered: minutes.length,
      first_answer_minutes: middle === null ? null : Math.round(middle),
      resolved,
      ratings,
      rating: ratings === 0 ? null : Math.round((stars / ratings) * 10) / 10,
    };
  });
}
