import { settleNews } from '#features/notifications/notifications/notify.service.ts';
import { findMember } from '#features/profiles/records/members.service.ts';
import {
  mailRequestAnswered,
  mailRequestWithdrawn,
  newsOf,
} from '#features/requests/requests/collaboration-request.mail.ts';
import { updateRequest } from '#features/requests/requests/collaboration-requests.repository.ts';
import type { Context } from '#platform/server/context.ts';
import { plainName } from '#platform/server/mail/mail-text.ts';
import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { announce } from '#platform/server/webhooks/announce.ts';
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
    await announce(ctx, 'collaboration_request.answered', {
      to: [isSender ? target.id : sender.id],
      data: { request_id: request.id, status: isSender ? 'withdrawn' : 'declined', collaboration_id: null },
    });
    await settleNews(ctx, { profileId: target.id, once: newsOf(request.id) });
    if (isSender) await mailRequestWithdrawn(ctx, { to: target, sender });
    else {
      const by = plainName(target.member_name);
      await mailRequestAnswered(ctx, { to: sender, by, collaborationId: null, reason: LEAVING });
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
