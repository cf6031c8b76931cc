import type { MemberRecords } from '#features/accounts/account/member-records.service.ts';
import { withdrawOpenRequest } from '#features/verification/requests/verification-requests.repository.ts';
import { getVerification } from './verification.service.ts';

/** What the member asked for, and what was decided; it goes with the account. An open request ends with its wish to leave. */
export const verificationRecords: MemberRecords = {
  async exportData(ctx) {
    const { open_request, history } = await getVerification(ctx);
    return { verification_requests: open_request ? [open_request, ...history] : history };
  },
  async closeFor(ctx, memberId) {
    await withdrawOpenRequest(ctx.db, memberId, ctx.now);
  },
};
