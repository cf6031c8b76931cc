import { DELETED_MEMBER } from '#features/profiles/records/deleted-member.rules.ts';
import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { anonymiseCourses, findEveryProposalOf } from './course-proposals.repository.ts';
import * as records from './course-records.repository.ts';

/**
 * Courses that the member takes, rates and writes. Foreign keys delete them with the account. A published course stays,
 * because others learn from it, without the member's name, pictures and files.
 */
export const courseRecords: MemberRecords = {
  exportData: async (ctx) => ({
    course_enrolments: await records.findEnrolmentsOf(ctx.db, ctx.actor.accountId),
    course_progress: await records.findProgressOf(ctx.db, ctx.actor.accountId),
    course_ratings: await records.findRatingsBy(ctx.db, ctx.actor.accountId),
    courses: await findEveryProposalOf(ctx.db, ctx.actor.profileId),
  }),
  eraseFor: async (ctx, memberId) => {
    await anonymiseCourses(ctx.db, memberId, DELETED_MEMBER);
  },
};
