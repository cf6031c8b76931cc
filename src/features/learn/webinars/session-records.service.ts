import type { MemberRecords } from '#features/accounts/account/member-records.service.ts';
import { findSessionForUpdate, findSessionsToCome } from './course-sessions.repository.ts';
import { cancelLocked, isToCome } from './course-sessions.service.ts';
import { findEveryRegistration } from './session-places.repository.ts';
import { leaveAllSessions } from './session-places.service.ts';

const LEAVING = 'The organiser is leaving Dayitva.';

/**
 * Places of the member in dates, and dates of the member's courses. A member who asks for deletion gives the places back,
 * and the dates to come are cancelled.
 */
export const sessionRecords: MemberRecords = {
  exportData: async (ctx) => ({ course_sessions: await findEveryRegistration(ctx.db, ctx.actor.accountId) }),
  async closeFor(ctx, memberId) {
    await leaveAllSessions(ctx, memberId);
    for (const { id } of await findSessionsToCome(ctx.db, memberId, ctx.now)) {
      const row = await findSessionForUpdate(ctx.db, id);
      if (row && isToCome(row, ctx.now)) await cancelLocked(ctx, row, LEAVING);
    }
  },
};
