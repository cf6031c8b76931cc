import { listOwnCannedAnswerChanges } from '#features/support/canned-answers/canned-answers.service.ts';
import { listOwnLooks } from '#features/support/member-looks/member-looks.service.ts';
import { listSavedViews } from '#features/support/ticket-queue/saved-views.service.ts';
import type { MemberRecords } from '#platform/server/people/member-records.ts';

/** Looks of supporters at the member; of a supporter the own looks, views and changes of canned answers. */
export const deskRecords: MemberRecords = {
  async exportData(ctx) {
    const { at, by } = await listOwnLooks(ctx);
    return {
      support_looks_at_me: at,
      support_looks_by_me: by,
      support_saved_views: await listSavedViews(ctx),
      support_canned_answer_changes: await listOwnCannedAnswerChanges(ctx),
    };
  },
};
