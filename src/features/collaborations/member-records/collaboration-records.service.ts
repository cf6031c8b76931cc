import {
  anonymiseProposals,
  findProposalsOfMember,
} from '#features/collaborations/budget/budget-proposals.repository.ts';
import { deleteReasonsOf, findChangesByMember } from '#features/collaborations/changes/changes.repository.ts';
import {
  deleteNotesOfMember,
  findNotesOfMember,
} from '#features/collaborations/closing-notes/closing-notes.repository.ts';
import { findMember } from '#features/collaborations/collaboration/collaboration-members.repository.ts';
import { findCollaborations } from '#features/collaborations/collaboration/collaborations.repository.ts';
import {
  deleteVersionsOf,
  findEveryCommentOf,
} from '#features/collaborations/comments/comments.repository.ts';
import { findUploadsOf } from '#features/collaborations/files/collaboration-files.repository.ts';
import { findReadingsOfMember } from '#features/collaborations/indicators/readings.repository.ts';
import { findInvitationsOfMember } from '#features/collaborations/invitations/invitations.repository.ts';
import { findGivenRatings, findProfileRatings } from '#features/collaborations/ratings/ratings.repository.ts';
import {
  anonymiseQuotesOf,
  findQuotesOf,
} from '#features/collaborations/reports/report-comments.repository.ts';
import { findEditsOf } from '#features/collaborations/reports/report-edits.repository.ts';
import { deleteDraftsOf, findReportsOfMember } from '#features/collaborations/reports/reports.repository.ts';
import {
  mailRequestAnswered,
  mailRequestWithdrawn,
  newsOf,
} from '#features/collaborations/requests/collaboration-request.mail.ts';
import { updateRequest } from '#features/collaborations/requests/collaboration-requests.repository.ts';
import { settleNews } from '#features/notifications/notifications/notify.service.ts';
import type { Context } from '#platform/server/context.ts';
import { plainName } from '#platform/server/mail/mail-text.ts';
import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { announce } from '#platform/server/webhooks/announce.ts';
import * as records from './collaboration-records.repository.ts';

const EVERYTHING = { page: 1, pageSize: 1_000_000 };
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
    const sender = request.sender_profile_id && (await findMember(ctx.db, request.sender_profile_id));
    const target = request.target_profile_id && (await findMember(ctx.db, request.target_profile_id));
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

/**
 * Requests and collaborations of the member. Requests that were never accepted and collaborations without another
 * member are deleted with the account; collaborations with partners stay, without the member's name.
 */
export const collaborationRecords: MemberRecords = {
  exportData: async (ctx) => ({
    collaboration_requests_sent: await records.findAllRequests(ctx.db, ctx.actor.profileId, 'sender'),
    collaboration_requests_received: await records.findAllRequests(ctx.db, ctx.actor.profileId, 'target'),
    collaborations: await findCollaborations(ctx.db, ctx.actor, EVERYTHING),
    ratings_received: await findProfileRatings(ctx.db, ctx.actor.profileId, EVERYTHING),
    ratings_given: await findGivenRatings(ctx.db, ctx.actor.profileId),
    budget_proposals: await findProposalsOfMember(ctx.db, ctx.actor.profileId),
    collaboration_seats: await records.findSeatsOfPerson(ctx.db, ctx.actor),
    collaboration_invitations: await findInvitationsOfMember(ctx.db, ctx.actor.profileId),
    collaboration_closing_notes: await findNotesOfMember(ctx.db, ctx.actor.profileId),
    collaboration_changes: await findChangesByMember(ctx.db, ctx.actor.profileId),
    collaboration_files: await findUploadsOf(ctx.db, ctx.actor.profileId),
    collaboration_comments: await findEveryCommentOf(ctx.db, ctx.actor.accountId),
    collaboration_reports: await findReportsOfMember(ctx.db, ctx.actor.profileId),
    collaboration_report_edits: await findEditsOf(ctx.db, ctx.actor.accountId),
    collaboration_report_quotes: await findQuotesOf(ctx.db, ctx.actor.accountId),
    collaboration_readings: await findReadingsOfMember(ctx.db, ctx.actor.profileId),
    collaboration_milestones: await records.findMilestonesOfMember(ctx.db, ctx.actor.profileId),
  }),
  closeFor: closeOpenRequests,
  async eraseFor(ctx, memberId) {
    await records.anonymiseAcceptedRequests(ctx.db, memberId);
    await records.deleteLonelyCollaborations(ctx.db, memberId);
    await deleteDraftsOf(ctx.db, memberId);
    await deleteNotesOfMember(ctx.db, memberId);
    await deleteReasonsOf(ctx.db, memberId);
    await anonymiseProposals(ctx.db, memberId, ctx.now);
    await records.anonymiseParticipations(ctx.db, memberId);
  },
  async eraseForPerson(ctx, accountId) {
    await deleteVersionsOf(ctx.db, accountId);
    await anonymiseQuotesOf(ctx.db, accountId);
  },
};
