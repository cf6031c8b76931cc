import type { Context, JobParts } from '#platform/server/context.ts';
import { eachInTurn } from '#platform/server/each-in-turn.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { defineJob } from '#platform/server/noun.ts';
import { findFollowers } from './digest.repository.ts';
import { sendDigest } from './digest.service.ts';

/** Creates the job that mails members what is new in the circles and topics that they follow. */
function createCommunityDigest(parts: JobParts, { sessionSecret }: { sessionSecret: string }) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    const followers = await findFollowers(ctx.db);
    await eachInTurn(ctx.log, 'community digest', followers, (id) => sendDigest(ctx, id, sessionSecret));
  };
}

export const communityDigestJob = defineJob({
  queue: 'community-digest',
  /** Every Monday at nine in India. */
  schedule: '30 3 * * 1',
  work: (parts) => createCommunityDigest(parts, parts.config),
});
