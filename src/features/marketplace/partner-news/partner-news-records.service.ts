import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { findEveryNamedPartner } from './partner-news.repository.ts';

/** The members whom mails have named to the member; foreign keys delete them with the profile. */
export const partnerNewsRecords: MemberRecords = {
  exportData: async (ctx) => ({
    partners_named_in_mails: await findEveryNamedPartner(ctx.db, ctx.actor.profileId),
  }),
};
