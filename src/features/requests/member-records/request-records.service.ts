import { findMember } from '#features/profiles/records/members.service.ts';
import {
  requestAnswered,
  requestWithdrawn,
} from '#features/requests/requests/collaboration-requests.events.ts';
import { updateRequest } from '#features/requests/requests/collaboration-requests.repository.ts';
import type { Context } from '#platform/server/context.ts';
import { emit } from '#platform/server/events/events.ts';
import { plainName } from '#platform/server/mail/mail-text.ts';
import type { MemberRecords } from '#platform/server/people/member-records.ts';
import * as records from './request-records.repository.ts';

const LEAVING = 'This member is leaving Dayitva.';

/** Withdraws the member's open requests, declines those that they received, and notifies the other side. */
async function closeOpenRequests(ctx: Context, memberId: string): Promise<void> {
  for (const request of await records.findOpenRequestsForUpdate(ctx.db, memberId)) {
    const isSender = request.sender_profile_id === memberId;
    await updateRequest(ctx.db, request.id, {
      status: isSender ? 'withdrawn' : 'declined',
      reason: LEAVING,
      answered_at: ctx.now,
      answered_by: null,
      collaboration_id: null,
    });
    const sender = request.sender_profile_id && (await findMember(ctx, request.sender_profile_id));
    const target = request.target_profile_id && (await findMember(ctx, request.target_profile_id));
    if (!sender || !target) continue;
    const settled = { id: request.id, sender, target, leaving: memberId };
    if (isSender) await emit(ctx, requestWithdrawn, settled);
    else {
      const by = plainName(target.member_name);
      await emit(ctx, requestAnswered, { ...settled, by, collaborationId: null, reason: LEAVING });
    }
  }
}

/** Requests of the member. Those that were never accepted are deleted with the account. */
export const requestRecords: MemberRecords = {
  exportData: async (ctx) => ({
    collaboration_requests_sent: await records.findAllRequests(ctx.db, ctx.actor.profileId, 'sender'),
    collaboration_requests_received: await records.findAllRequests(ctx.db, ctx.actor.profileId, 'target'),
  }),
  closeFor: closeOpenRequests,
  eraseFor: (ctx, memberId) => records.anonymiseAcceptedRequests(ctx.db, memberId),
};
