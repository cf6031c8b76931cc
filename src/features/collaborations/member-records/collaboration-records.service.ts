import {
  anonymiseProposals,
  findProposalsOfMember,
} from '#features/collaborations/budget/budget-proposals.repository.ts';
import {
  anonymiseChangesAbout,
  deleteReasonsOf,
  findChangesByMember,
} from '#features/collaborations/changes/changes.repository.ts';
import {
  deleteNotesOfMember,
  findNotesOfMember,
} from '#features/collaborations/closing-notes/closing-notes.repository.ts';
import { findCollaborations } from '#features/collaborations/collaboration/collaborations.repository.ts';
import {
  anonymiseMentionsOf,
  deleteVersionsOf,
  findEveryCommentOf,
  findReactionsOf,
} from '#features/collaborations/comments/comments.repository.ts';
import { findUploadsOf } from '#features/collaborations/files/collaboration-files.repository.ts';
import {
  findOpeningsBy,
  findOpeningsOfFilesOf,
} from '#features/collaborations/files/file-openings.repository.ts';
import { findReadingsOfMember } from '#features/collaborations/indicators/readings.repository.ts';
import { findInvitationsOfMember } from '#features/collaborations/invitations/invitations.repository.ts';
import { findGivenRatings, findProfileRatings } from '#features/collaborations/ratings/ratings.repository.ts';
import {
  anonymiseQuotesOf,
  findQuotesOf,
} from '#features/collaborations/reports/report-comments.repository.ts';
import { findEditsOf } from '#features/collaborations/reports/report-edits.repository.ts';
import {
  anonymiseReportsOf,
  deleteDraftsOf,
  findReportsOfMember,
} from '#features/collaborations/reports/reports.repository.ts';
import {
  deleteReasonsOf as deleteWithdrawalReasonsOf,
  findWithdrawalsOfMember,
} from '#features/collaborations/withdrawals/withdrawals.repository.ts';
import type { MemberRecords } from '#platform/server/people/member-records.ts';
import * as records from './collaboration-records.repository.ts';

const EVERYTHING = { page: 1, pageSize: 1_000_000 };
/**
 * Collaborations of the member. Those without another member are deleted with the account; those with partners stay,
 * without the member's name.
 */
export const collaborationRecords: MemberRecords = {
  exportData: async (ctx) => ({
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
    collaboration_file_openings_by_me: await findOpeningsBy(ctx.db, ctx.actor),
    collaboration_file_openings_by_others: await findOpeningsOfFilesOf(ctx.db, ctx.actor.profileId),
    collaboration_reactions: await findReactionsOf(ctx.db, ctx.actor.accountId),
    collaboration_reports: await findReportsOfMember(ctx.db, ctx.actor.profileId),
    collaboration_report_edits: await findEditsOf(ctx.db, ctx.actor.accountId),
    collaboration_report_quotes: await findQuotesOf(ctx.db, ctx.actor.accountId),
    collaboration_readings: await findReadingsOfMember(ctx.db, ctx.actor.profileId),
    collaboration_withdrawals: await findWithdrawalsOfMember(ctx.db, ctx.actor.profileId),
    collaboration_milestones: await records.findMilestonesOfMember(ctx.db, ctx.actor.profileId),
  }),
  async eraseFor(ctx, memberId) {
    await records.deleteLonelyCollaborations(ctx.db, memberId);
    await deleteDraftsOf(ctx.db, memberId);
    await deleteNotesOfMember(ctx.db, memberId);
    await deleteReasonsOf(ctx.db, memberId);
    await deleteWithdrawalReasonsOf(ctx.db, memberId);
    await anonymiseReportsOf(ctx.db, memberId);
    await anonymiseChangesAbout(ctx.db, memberId);
    await anonymiseProposals(ctx.db, memberId, ctx.now);
    await records.anonymiseParticipations(ctx.db, memberId);
  },
  async eraseForPerson(ctx, accountId) {
    await deleteVersionsOf(ctx.db, accountId);
    await anonymiseQuotesOf(ctx.db, accountId);
    await anonymiseMentionsOf(ctx.db, accountId);
  },
};
