import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { findEveryCaseStudyOf, findLikesOf } from './case-studies.repository.ts';

/** Success stories of the member in every state, and those that the member likes. All are erased with the account. */
export const caseStudyRecords: MemberRecords = {
  exportData: async (ctx) => ({
    case_studies: await findEveryCaseStudyOf(ctx.db, ctx.actor.profileId),
    case_study_likes: await findLikesOf(ctx.db, ctx.actor.accountId),
  }),
};
