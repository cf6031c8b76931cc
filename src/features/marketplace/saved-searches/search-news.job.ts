import type { Context, JobParts } from '#platform/server/context.ts';
import { eachInTurn } from '#platform/server/each-in-turn.ts';
import type { Embeddings } from '#platform/server/embeddings/embeddings.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { findPeopleToMail, sendSearchNews } from './search-news.service.ts';

export const SEARCH_NEWS_QUEUE = 'saved-searches';

/** Each morning at eight in India. */
export const SEARCH_NEWS_SCHEDULE = '30 2 * * *';

/** Creates the job that mails people whom their saved searches found anew. */
export function createSearchNews(
  parts: JobParts,
  { sessionSecret: secret, embeddings }: { sessionSecret: string; embeddings: Embeddings },
) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    const people = await findPeopleToMail(ctx);
    await eachInTurn(ctx.log, 'saved searches', people, (id) =>
      sendSearchNews(ctx, id, { embeddings, secret }),
    );
  };
}
