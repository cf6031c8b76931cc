import type { Context, JobParts } from '#platform/server/context.ts';
import { eachInTurn } from '#platform/server/each-in-turn.ts';
import type { Embeddings } from '#platform/server/embeddings/embeddings.ts';
import { ZERO_ID } from '#platform/server/ids.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { defineJob } from '#platform/server/noun.ts';
import { findPeopleToMail, sendSearchNews } from './search-news.service.ts';

/** People of one run, which may take two minutes: each may have twenty searches. */
const AT_ONCE = 50;

/** Creates the job that mails people the new members that their saved searches find. A run leaves those after its first people to the next run. */
function createSearchNews(
  parts: JobParts,
  { sessionSecret: secret, embeddings }: { sessionSecret: string; embeddings: Embeddings },
) {
  return async ({ after = ZERO_ID }: { after?: string }, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    const people = await findPeopleToMail(ctx, { after, limit: AT_ONCE });
    // Who fails is in the log, and has a mail tomorrow: trying again would begin one more row of runs.
    await eachInTurn(ctx.log, 'saved searches', people, (id) =>
      sendSearchNews(ctx, id, { embeddings, secret }),
    ).catch(() => undefined);
    const last = people[AT_ONCE - 1];
    if (last) await jobs.enqueue(ctx.db, searchNewsJob.queue, { after: last });
  };
}

export const searchNewsJob = defineJob({
  queue: 'saved-searches',
  /** Each morning at eight in India. */
  schedule: '30 2 * * *',
  work: (parts) =>
    createSearchNews(parts, { sessionSecret: parts.config.sessionSecret, embeddings: parts.embeddings }),
});
