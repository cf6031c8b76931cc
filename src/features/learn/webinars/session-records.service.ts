import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { findSessionForUpdate, findSessionsToCome } from './course-sessions.repository.ts';
import { cancelLocked, isToCome } from './course-sessions.service.ts';
import { findEveryRegistration } from './session-places.repository.ts';
import { leaveAllSessions } from './session-places.service.ts';

const LEAVING = 'The organiser is leaving Dayitva.';

/**
 * Places of the person in dates, and dates of the organisation's courses. A person who asks for deletion gives the places
 * back; the dates to come of an organisation that is deleted are cancelled.
 */
export const sessionRecords: MemberRecords = {
  exportData: async (ctx) => ({ course_sessions: await findEveryRegistration(ctx.db, ctx.actor.accountId) }),
  closeForPerson: (ctx, accountId) => leaveAllSessions(ctx, accountId),
  async closeFor(ctx, profileId) {
    for (const { id } of await findSessionsToCome(ctx.db, profileId, ctx.now)) {
      const row = await findSessionForUpdate(ctx.db, id);
      if (row && isToCome(row, ctx.now)) await cancelLocked(ctx, row, LEAVING);
    }
  },
};
