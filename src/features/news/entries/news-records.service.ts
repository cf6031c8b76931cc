import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { findNewsMarks } from './news.repository.ts';

/** News that the member has read or saved; foreign keys delete the marks with the account. */
export const newsRecords: MemberRecords = {
  exportData: async (ctx) => ({ news_marks: await findNewsMarks(ctx.db, ctx.actor.accountId) }),
};
