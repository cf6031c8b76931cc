import type { Context, JobParts } from '#platform/server/context.ts';
import { eachInTurn } from '#platform/server/each-in-turn.ts';
import { ZERO_ID } from '#platform/server/ids.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { defineJob } from '#platform/server/noun.ts';
import { findMembersToMail, sendPartnerNews } from './partner-news.service.ts';

/** Members of one run, which may take two minutes. */
const AT_ONCE = 200;

/** Creates the job that mails members who fits them. A run leaves those after its first members to the next run. */
function createPartnerNews(parts: JobParts, { sessionSecret }: { sessionSecret: string }) {
  return async ({ after = ZERO_ID }: { after?: string }, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    const members = await findMembersToMail(ctx, { after, limit: AT_ONCE });
    // Who fails is in the log, and has a mail next week: trying again would begin one more row of runs.
    await eachInTurn(ctx.log, 'new partners', members, (id) => sendPartnerNews(ctx, id, sessionSecret)).catch(
      () => undefined,
    );
    const last = members[AT_ONCE - 1];
    if (last) await jobs.enqueue(ctx.db, partnerNewsJob.queue, { after: last });
  };
}

export const partnerNewsJob = defineJob({
  queue: 'partner-news',
  /** Every Tuesday at half past eight in India. */
  schedule: '0 3 * * 2',
  work: (parts) => createPartnerNews(parts, parts.config),
});
