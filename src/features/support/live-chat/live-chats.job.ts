import type { SupportSettings } from '#features/support/tickets/ticket-creation.service.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import type { Context, JobParts } from '#platform/server/context.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { defineJob } from '#platform/server/noun.ts';
import { settleForgottenChats } from './chat-tickets.service.ts';
import { deleteStalePresence } from './desk-presence.repository.ts';
import { removeOldChats } from './live-chat.repository.ts';

const KEPT_DAYS = 30;
const AT_ONCE = 200;

/** Creates the job that makes tickets of chats that nobody answers, and deletes what is over. */
function createLiveChatsKeeper(parts: JobParts, settings: SupportSettings) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    await settleForgottenChats(ctx, settings);
    await removeOldChats(ctx.db, new Date(ctx.now.getTime() - KEPT_DAYS * DAY_MS), AT_ONCE);
    await deleteStalePresence(ctx.db, new Date(ctx.now.getTime() - DAY_MS));
  };
}

export const liveChatsKeeperJob = defineJob({
  queue: 'live-chats',
  /** Every minute. */
  schedule: '* * * * *',
  work: (parts) => createLiveChatsKeeper(parts, parts.config),
});
