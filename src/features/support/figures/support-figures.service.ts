import { businessMinutesBetween } from '#features/support/ticket-clock/business-hours.rules.ts';
import { readHolidays } from '#features/support/ticket-clock/ticket-clock.service.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import type { Context } from '#platform/server/context.ts';
import type { SupportFigures } from './support-figures.contract.ts';
import { countQuestions, findFirstAnswers } from './support-figures.repository.ts';
import { RESOLUTION_DAYS, RESPONSE_DAYS } from './support-figures.rules.ts';

/** Computes the figures of the support center, at `ctx.now`. */
export async function getSupportFigures(ctx: Context): Promise<SupportFigures> {
  const before = (days: number) => new Date(ctx.now.getTime() - days * DAY_MS);
  const [answers, counts] = await Promise.all([
    findFirstAnswers(ctx.db, before(RESPONSE_DAYS)),
    countQuestions(ctx.db, before(RESOLUTION_DAYS.to), before(RESOLUTION_DAYS.from)),
  ]);
  const holidays = await readHolidays(ctx);
  const minutes = answers.map(({ created_at, first_answered_at }) =>
    businessMinutesBetween(new Date(created_at), new Date(first_answered_at), holidays),
  );
  const sum = minutes.reduce((total, one) => total + one, 0);
  return {
    response_minutes: minutes.length > 0 ? sum / minutes.length : null,
    resolution_percent: counts.all > 0 ? Math.floor((100 * counts.resolved) / counts.all) : null,
    active: counts.any ? counts.active : null,
  };
}
