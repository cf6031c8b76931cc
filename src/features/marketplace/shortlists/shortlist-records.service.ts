import type { MemberRecords } from '#features/accounts/account/member-records.service.ts';
import { findAllEntries } from './shortlists.repository.ts';

/** The member's shortlists with their notes; foreign keys delete them with the account. */
export const shortlistRecords: MemberRecords = {
  exportData: async (ctx) => ({ shortlists: await findAllEntries(ctx.db, ctx.actor.profileId) }),
};
