import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { findEveryAnswerOf, findEveryDecisionFor } from './decisions.repository.ts';

/** Decisions on what the member sent, without who decided, and the member's answers. They are erased with the account. */
export const decisionRecords: MemberRecords = {
  async exportData(ctx) {
    const { db, actor } = ctx;
    const [decisions, answers] = await Promise.all([
      findEveryDecisionFor(db, actor.profileId),
      findEveryAnswerOf(db, actor.profileId),
    ]);
    return { moderation_decisions: decisions, moderation_answers: answers };
  },
};
