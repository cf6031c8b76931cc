import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { findEverySearchOf } from './saved-searches.repository.ts';

/** The searches that the person keeps; foreign keys delete them with the membership. */
export const savedSearchRecords: MemberRecords = {
  exportData: async (ctx) => ({ saved_searches: await findEverySearchOf(ctx.db, ctx.actor.accountId) }),
};
