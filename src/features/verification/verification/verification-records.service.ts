import { withdrawOpenRequest } from '#features/verification/requests/verification-requests.repository.ts';
import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { getVerification } from './verification.service.ts';

/** The member's requests and decisions, deleted with the account. Closing the account withdraws the open request. */
export const verificationRecords: MemberRecords = {
  async exportData(ctx) {
    // They are the profile's: colleagues of its owners download what is their own.
    if (ctx.actor.role !== 'owner') return { verification_requests: [] };
    const { open_request, history } = await getVerification(ctx);
    return { verification_requests: open_request ? [open_request, ...history] : history };
  },
  async closeFor(ctx, memberId) {
    await withdrawOpenRequest(ctx.db, memberId, ctx.now);
  },
};
