import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { findActivityOf } from './activity-events.repository.ts';

/** Things that the member opened, downloaded or wrote in the last 90 days; a foreign key deletes them with the account. */
export const activityRecords: MemberRecords = {
  exportData: async (ctx) => ({ activity: await findActivityOf(ctx.db, ctx.actor.accountId) }),
};
