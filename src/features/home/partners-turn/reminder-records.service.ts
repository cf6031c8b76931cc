import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { findRemindersOf } from './reminders.repository.ts';

/** The reminders that the member has sent to partners; foreign keys delete them with the profile. */
export const reminderRecords: MemberRecords = {
  exportData: async (ctx) => ({ reminders: await findRemindersOf(ctx.db, ctx.actor.profileId) }),
};
