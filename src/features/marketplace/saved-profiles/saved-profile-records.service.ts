import type { MemberRecords } from '#features/accounts/account/member-records.service.ts';
import { findSavedProfiles } from './saved-profiles.repository.ts';

/** Which profiles the member saved; they go with the account by foreign keys. */
export const savedProfileRecords: MemberRecords = {
  exportData: async (ctx) => ({ saved_profiles: await findSavedProfiles(ctx.db, ctx.actor.id) }),
};
