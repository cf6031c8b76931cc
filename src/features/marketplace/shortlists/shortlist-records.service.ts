import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { findAllEntries } from './shortlists.repository.ts';

/** The member's shortlists with their notes; foreign keys delete them with the account. */
export const shortlistRecords: MemberRecords = {
  exportData: async (ctx) => ({ shortlists: await findAllEntries(ctx.db, ctx.actor.profileId) }),
};
