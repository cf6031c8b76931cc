import { keepAct, tellOfAct } from '#features/funds/acts/acts.service.ts';
import { postEntries } from '#features/funds/entries/entries.service.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { type Context, type JobParts, transact } from '#platform/server/context.ts';
import { eachInTurn } from '#platform/server/each-in-turn.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { defineJob } from '#platform/server/noun.ts';
import { APPROVAL_DAYS } from './fund-request-moves.rules.ts';
import * as requests from './fund-requests.repository.ts';

/** Most requests that one run ends; the next run takes the others. */
const BATCH = 200;

type Unpaid = Awaited<ReturnType<typeof requests.findUnpaid>>[number];

/** Ends one approval of which nothing was paid in time, and posts that it counts no more. */
const endApproval = (ctx: Context, { id, grant_id, collaboration_id, ...grant }: Unpaid): Promise<void> =>
  transact(ctx, async (ctx) => {
    await requests.lockGrantRow(ctx.db, grant_id);
    const row = await requests.findRequest(ctx.db, id);
    // Somebody paid it, or another process ended it, in between.
    if (row?.state !== 'approved' || row.released > 0 || !collaboration_id) return;
    await requests.updateRequest(ctx.db, id, { state: 'expired', updated_at: ctx.now });
    const act = await keepAct(ctx, {
      grant: { ...grant, id: grant_id, collaboration_id },
      noun: 'fund-request',
      subjectId: id,
      deed: 'expired',
      state: 'expired',
      amount: row.amount,
    });
    await postEntries(
      ctx,
      { grantId: grant_id, sourceId: id, actId: act.id },
      row.tranches.map((one) => ({
        kind: 'approved',
        amount: -one.amount,
        tranche_id: one.id,
        dated_on: dayInIndia(ctx.now),
      })),
    );
    await tellOfAct(ctx, act);
  });

/** Creates the job that ends approvals which were not paid in time. */
function createApprovalEnd(parts: JobParts) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    const before = new Date(ctx.now.getTime() - APPROVAL_DAYS * DAY_MS).toISOString();
    const unpaid = new Map((await requests.findUnpaid(ctx.db, before, BATCH)).map((one) => [one.id, one]));
    await eachInTurn(ctx.log, 'unpaid approval', unpaid.keys(), async (id) => {
      const one = unpaid.get(id);
      if (one) await endApproval(ctx, one);
    });
  };
}

export const approvalEndJob = defineJob({
  queue: 'fund-approvals-end',
  /** Each morning at half past two in India. */
  schedule: '0 21 * * *',
  work: createApprovalEnd,
});
