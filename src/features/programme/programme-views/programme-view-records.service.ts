import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { findEveryViewOf } from './programme-views.repository.ts';

/** The views that the person keeps; foreign keys delete them with the membership. */
export const programmeViewRecords: MemberRecords = {
  exportData: async (ctx) => ({ programme_views: await findEveryViewOf(ctx.db, ctx.actor.accountId) }),
};
