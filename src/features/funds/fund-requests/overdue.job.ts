import { keepAct, tellOfAct } from '#features/funds/acts/acts.service.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { type Context, type JobParts, transact } from '#platform/server/context.ts';
import { eachInTurn } from '#platform/server/each-in-turn.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { defineJob } from '#platform/server/noun.ts';
import * as requests from './fund-requests.repository.ts';

/** Most requests that one run tells of; the next run takes the others. */
const BATCH = 200;

type Overdue = Awaited<ReturnType<typeof requests.findOverdue>>[number];

/** Tells both sides, once, that a request should have been paid by now. */
const tellOverdue = (ctx: Context, { id, grant_id, collaboration_id, ...grant }: Overdue): Promise<void> =>
  transact(ctx, async (ctx) => {
    await requests.lockGrantRow(ctx.db, grant_id);
    const row = await requests.findRequest(ctx.db, id);
    const isWaiting = row && requests.WAITING_FOR_MONEY.includes(row.state);
    // Somebody answered it, or another process told of it, in between.
    if (!isWaiting || row.overdue_told_at || !collaboration_id) return;
    await requests.updateRequest(ctx.db, id, { overdue_told_at: ctx.now });
    const act = await keepAct(ctx, {
      grant: { ...grant, id: grant_id, collaboration_id },
      noun: 'fund-request',
      subjectId: id,
      deed: 'overdue',
      state: row.state,
      amount: row.amount - row.received,
    });
    await tellOfAct(ctx, act);
  });

/** Creates the job that tells both sides of payments that are late. */
function createOverdue(parts: JobParts) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    const found = await requests.findOverdue(ctx.db, dayInIndia(ctx.now), BATCH);
    const overdue = new Map(found.map((one) => [one.id, one]));
    await eachInTurn(ctx.log, 'overdue payment', overdue.keys(), async (id) => {
      const one = overdue.get(id);
      if (one) await tellOverdue(ctx, one);
    });
  };
}

export const overdueJob = defineJob({
  queue: 'fund-payments-overdue',
  /** Each morning at a quarter to seven in India. */
  schedule: '15 1 * * *',
  work: createOverdue,
});
