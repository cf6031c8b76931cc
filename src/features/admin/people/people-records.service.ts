import type { MemberRecords } from '#features/accounts/account/member-records.service.ts';
import { eraseNameInSuspensions, findOwnSuspensions } from './people.repository.ts';

/**
 * Suspensions of the member, and of an admin the own decisions. The rows are erased with the member; an admin's name in
 * those of others is blanked.
 */
export const peopleRecords: MemberRecords = {
  async exportData(ctx) {
    const { ofMember, byAdmin } = await findOwnSuspensions(ctx.db, ctx.actor.id);
    return { suspensions: ofMember, suspensions_by_me: byAdmin };
  },
  eraseFor: (ctx, memberId) => eraseNameInSuspensions(ctx.db, memberId),
};
