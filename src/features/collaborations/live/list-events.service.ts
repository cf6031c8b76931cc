import type { MemberContext } from '#platform/server/context.ts';
import type { Feed } from '#platform/server/live/feed.ts';
import type { ListEvent } from './list-events.contract.ts';

/**
 * Says when a collaboration of the caller's organisation has changed, begun or ended, and nothing of what it is: the page reads
 * its lists again. Triggers of the tables publish it.
 */
export async function watchCollaborations(ctx: MemberContext): Promise<Feed<ListEvent>> {
  return {
    topics: [`collaborations-of:${ctx.actor.profileId}`],
    toEvent: async () => ({ event: { type: 'changed' } }),
  };
}
