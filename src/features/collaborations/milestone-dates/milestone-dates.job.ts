import { dayAfter, dayInIndia } from '#platform/contract/dates.ts';
import { type Context, type JobParts, transact } from '#platform/server/context.ts';
import { eachInTurn } from '#platform/server/each-in-turn.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { defineJob } from '#platform/server/noun.ts';
import { mailMilestonesDue } from './milestone-dates.mail.ts';
import { type DueMilestones, findDueMilestones } from './milestone-dates.repository.ts';

/** Days before a milestone is due when its people are told. */
const DAYS_BEFORE = 3;
/** Days after which a milestone that is overdue is no news any more: the job of these days did not run. */
const OVERDUE_DAYS = 7;

const keyOf = ({ collaboration_id, due_date }: DueMilestones) => `${collaboration_id} ${due_date}`;

/**
 * Creates the job that tells those who run a collaboration, once each, which milestones are due within three days, and which are overdue.
 * A run also tells what earlier runs missed.
 */
function createMilestoneDates(parts: JobParts) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    const today = dayInIndia(ctx.now);
    const [soon, overdue] = await Promise.all([
      findDueMilestones(ctx.db, { from: today, to: dayAfter(today, DAYS_BEFORE) }),
      findDueMilestones(ctx.db, { from: dayAfter(today, -OVERDUE_DAYS), to: dayAfter(today, -1) }),
    ]);
    const days = new Map<string, { due: DueMilestones; isOverdue: boolean }>([
      ...soon.map((due) => [keyOf(due), { due, isOverdue: false }] as const),
      ...overdue.map((due) => [keyOf(due), { due, isOverdue: true }] as const),
    ]);
    await eachInTurn(ctx.log, 'milestone dates', days.keys(), (key) =>
      transact(ctx, async (ctx) => {
        const day = days.get(key);
        if (!day) return;
        for (const id of day.due.profile_ids) await mailMilestonesDue(ctx, { id }, day);
      }),
    );
  };
}

export const milestoneDatesJob = defineJob({
  queue: 'milestone-dates',
  /** Each morning at twenty past seven in India. */
  schedule: '50 1 * * *',
  work: createMilestoneDates,
});
