import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { eraseNameInDecisions, findOwnMerges, findOwnSuspensions } from './people.repository.ts';

/**
 * Suspensions and merges of the member, and of an admin the own decisions. The rows are erased with the member; an admin's name in
 * those of others is blanked.
 */
export const peopleRecords: MemberRecords = {
  async exportData(ctx) {
    const [{ ofMember, byAdmin }, account_merges] = await Promise.all([
      findOwnSuspensions(ctx.db, ctx.actor.accountId, ctx.actor.profileId),
      findOwnMerges(ctx.db, ctx.actor.accountId),
    ]);
    return { suspensions: ofMember, suspensions_by_me: byAdmin, account_merges };
  },
  eraseForPerson: (ctx, accountId) => eraseNameInDecisions(ctx.db, accountId),
};
