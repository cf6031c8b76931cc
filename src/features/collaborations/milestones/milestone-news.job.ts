import { nameOfPersons } from '#features/profiles/records/acting-name.service.ts';
import { type Context, type JobParts, transact } from '#platform/server/context.ts';
import { eachInTurn } from '#platform/server/each-in-turn.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { defineJob } from '#platform/server/noun.ts';
import { mailMilestoneNews } from './milestone-news.mail.ts';
import { findCollaborationsWithNews, findReaders, takeNews } from './milestone-news.repository.ts';
import { summariseNews } from './milestone-news.rules.ts';

/** How long, in milliseconds, news wait for more: who plans ten milestones in a row causes one mail. */
const WAIT_MS = 10 * 60_000;

/** Creates the job that mails changes of milestones to the partners of the member who made them. */
function createMilestoneNews(parts: JobParts) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    const due = await findCollaborationsWithNews(ctx.db, new Date(ctx.now.getTime() - WAIT_MS));
    await eachInTurn(ctx.log, 'milestone news', due, (id) => transact(ctx, (ctx) => mailNews(ctx, id)));
  };
}

async function mailNews(ctx: Context, collaborationId: string): Promise<void> {
  const news = await takeNews(ctx.db, collaborationId);
  const readers = await findReaders(ctx.db, collaborationId);
  for (const actorId of new Set(news.map(({ actor_id }) => actor_id))) {
    const own = news.filter(({ actor_id }) => actor_id === actorId);
    const persons = [...new Set(own.flatMap(({ actor_person }) => actor_person ?? []))];
    const by = await nameOfPersons(ctx, persons, actorId);
    const changes = summariseNews(own);
    if (!by || changes.length === 0) continue;
    for (const { title, ...to } of readers.filter(({ id }) => id !== actorId)) {
      const collaboration = { id: collaborationId, title };
      await mailMilestoneNews(ctx, { to, by, except: persons, collaboration, changes });
    }
  }
}

export const milestoneNewsJob = defineJob({
  queue: 'milestone-news',
  /** Every five minutes. */
  schedule: '*/5 * * * *',
  work: createMilestoneNews,
});
