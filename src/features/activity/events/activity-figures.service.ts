import { dayAfter, dayInIndia } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import * as activity from './activity-events.repository.ts';
import { isTrending, PERIOD_DAYS } from './trending.rules.ts';

/** As many as the specification shows. */
const TOPICS = 5;

/** Counts what members did. Periods are days in India and contain today. */
export async function getActivityFigures(ctx: Pick<Context, 'db' | 'now'>) {
  const today = dayInIndia(ctx.now);
  const [activeMembers, downloads] = await Promise.all([
    activity.countActiveMembers(ctx.db, dayAfter(today, 1 - PERIOD_DAYS)),
    activity.countDownloads(ctx.db, `${today.slice(0, 7)}-01`),
  ]);
  return { activeMembers, downloadsThisMonth: downloads };
}

/** Finds the topics of most activity in the last 30 days. */
export async function listTrendingTopics(ctx: Pick<Context, 'db' | 'now'>) {
  const since = dayAfter(dayInIndia(ctx.now), 1 - PERIOD_DAYS);
  const before = dayAfter(since, -PERIOD_DAYS);
  const [topics, hasBefore] = await Promise.all([
    activity.findTopics(ctx.db, { since, before, limit: TOPICS }),
    activity.hasActivityBetween(ctx.db, before, since),
  ]);
  return topics.map(({ tag, isDiscussed, count, countBefore }) => ({
    tag,
    count,
    is_discussed: isDiscussed,
    is_trending: isTrending(count, countBefore, hasBefore),
  }));
}
