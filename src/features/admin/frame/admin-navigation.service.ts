import { countGivenUp } from '#features/admin/jobs/jobs.service.ts';
import { countOtherModeration } from '#features/admin/moderation/moderation-queue.service.ts';
import { getReview } from '#features/home/desk/desk.service.ts';
import { countOpenPrivacyRequests } from '#features/support/grievances/grievances.service.ts';
import { countWaitingChats } from '#features/support/live-chat/live-chat.service.ts';
import type { MemberContext } from '#platform/server/context.ts';
import type { AdminGroup } from './admin-navigation.contract.ts';
import { ADMIN_NAVIGATION } from './admin-navigation.data.ts';

/** The tree shows more as "99+". */
const COUNTED_MAX = 100;

/** Returns the tree of the admin area with what waits: as the desk of an admin counts it, and what failed. */
export async function getAdminNavigation(ctx: MemberContext): Promise<{ groups: AdminGroup[] }> {
  const review = await getReview(ctx);
  const { stories, case_studies, resources, courses, reports } = review;
  const moderated = [stories, case_studies, resources, courses, reports];
  const [failures, others, requests] = await Promise.all([
    countGivenUp(ctx),
    countOtherModeration(ctx),
    countOpenPrivacyRequests(ctx),
  ]);
  const chats = await countWaitingChats(ctx);
  const waiting = {
    ...review,
    chats,
    failures: { total: failures },
    privacy: { total: Math.min(requests, COUNTED_MAX) },
    moderation: { total: moderated.reduce((sum, { total }) => sum + total, others) },
  };
  const groups = ADMIN_NAVIGATION.map(({ label, nodes }) => ({
    label,
    nodes: nodes.map(({ label, path, viewOnly = false, waits }) => ({
      label,
      path,
      view_only: viewOnly,
      waiting: waits ? waiting[waits].total : null,
    })),
  }));
  return { groups };
}
