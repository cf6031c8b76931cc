import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { findSavedProfiles } from './saved-profiles.repository.ts';

/** The member's saved profiles; foreign keys delete them with the account. */
export const savedProfileRecords: MemberRecords = {
  exportData: async (ctx) => ({ saved_profiles: await findSavedProfiles(ctx.db, ctx.actor.profileId) }),
};
