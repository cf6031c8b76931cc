import { listJoinRequests } from '#features/accounts/join-requests/join-answers.service.ts';
import { listWaitingProposals } from '#features/collaborations/budget/budget-proposals.service.ts';
import { listReceivedInvitations } from '#features/collaborations/invitations/received-invitations.service.ts';
import { listDueMilestones } from '#features/collaborations/milestones/milestones.service.ts';
import { listPartnersToRate } from '#features/collaborations/ratings/ratings.service.ts';
import { listReportsToAnswer } from '#features/collaborations/reports/reports.service.ts';
import { countReportedPosts } from '#features/community/moderation/moderation.service.ts';
import { countWaitingGroupRequests } from '#features/demo/bookings/group-requests.service.ts';
import { documentTitle } from '#features/documents/documents/documents.rules.ts';
import { listExpiringDocuments } from '#features/documents/documents/documents.service.ts';
import { listFundTasks } from '#features/funds/waiting/fund-tasks.service.ts';
import { countWaitingCourses } from '#features/learn/course-proposals/course-review.service.ts';
import { countWaitingResources } from '#features/learn/resource-review/resource-review.service.ts';
import { listUnreadMentions } from '#features/notifications/notifications/notifications.service.ts';
import { completenessOf, stepPath } from '#features/profiles/profile/profile-completeness.rules.ts';
import { getProfile } from '#features/profiles/profile/profiles.service.ts';
import {
  countHeldRequests,
  listWaitingRequests,
} from '#features/requests/requests/collaboration-requests.service.ts';
import { countPendingCaseStudies } from '#features/stories/case-study-review/case-study-review.service.ts';
import { countPendingTestimonials } from '#features/stories/testimonials/testimonials.service.ts';
import { countLateGrievances, countOpenGrievances } from '#features/support/grievances/grievances.service.ts';
import { getAnnouncedMaintenance } from '#features/support/incidents/incidents.service.ts';
import { countLateTickets } from '#features/support/ticket-clock/ticket-clock.service.ts';
import { countOpenTickets, listAnsweredTickets } from '#features/support/tickets/support-tickets.service.ts';
import { countOpenVerifications } from '#features/verification/review/verification-review.service.ts';
import { getVerificationReminder } from '#features/verification/verification/verification.service.ts';
import { dayAfter, dayInIndia } from '#platform/contract/dates.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { mayDo } from '#platform/contract/people/roles.ts';
import type { MemberContext } from '#platform/server/context.ts';
import type { Desk } from './desk.contract.ts';

/** The most records of a kind that the desk shows. */
const SHOWN = 5;

/** Days before its due date from which a milestone is on the desk. */
const MILESTONE_DAYS = 14;

/** A completed collaboration that has not changed for so long asks for no ratings. */
const RATING_MS = 90 * DAY_MS;

/**
 * Returns what waits for the member. Each area answers with one statement; they run three at a time, because all requests
 * share a few connections.
 */
export async function getDesk(ctx: MemberContext): Promise<Desk> {
  const [requests, budgets, milestones] = await Promise.all([
    listWaitingRequests(ctx, SHOWN),
    listWaitingProposals(ctx, SHOWN),
    listDueMilestones(ctx, {
      until: dayAfter(dayInIndia(ctx.now), MILESTONE_DAYS),
      whose: 'own',
      limit: SHOWN,
    }),
  ]);
  const [ratings, expiring, verification] = await Promise.all([
    listPartnersToRate(ctx, new Date(ctx.now.getTime() - RATING_MS), SHOWN),
    listExpiringDocuments(ctx, SHOWN),
    getVerificationReminder(ctx),
  ]);
  const [received, reports, funds] = await Promise.all([
    listReceivedInvitations(ctx),
    listReportsToAnswer(ctx, SHOWN),
    listFundTasks(ctx, { turn: 'own', limit: SHOWN }),
  ]);
  const [mentions, tickets, asking] = await Promise.all([
    listUnreadMentions(ctx, SHOWN),
    listAnsweredTickets(ctx, SHOWN),
    mayDo(ctx.actor.role, 'people') && ctx.actor.emailConfirmed ? listJoinRequests(ctx) : [],
  ]);
  const [next_step, maintenance] = await Promise.all([nextStep(ctx), getAnnouncedMaintenance(ctx)]);
  const invitations = {
    total: received.length,
    first: received.slice(0, SHOWN).map(({ organisation, id, collaboration_title, expires_at }) => ({
      id,
      name: organisation,
      collaboration_title,
      expires_at,
    })),
  };
  const joins = {
    total: asking.length,
    first: asking
      .slice(0, SHOWN)
      .map(({ id, name, email, asked_at }) => ({ id, name: name ?? email, asked_at })),
  };
  const fundTasks = {
    total: funds.total,
    first: funds.first.map(({ partner_id: _partner, ...task }) => task),
  };
  const documents = {
    total: expiring.total,
    first: expiring.first.map(({ id, expires_on, ...paper }) => ({
      id,
      expires_on,
      name: documentTitle(paper),
    })),
  };
  const review = ctx.actor.isAdmin && ctx.actor.emailConfirmed ? await getReview(ctx) : null;
  const { late_tickets: _late, late_grievances: _overdue, ...decidable } = review ?? {};
  const counted = [
    requests,
    invitations,
    reports,
    budgets,
    funds,
    mentions,
    tickets,
    joins,
    milestones,
    ratings,
    documents,
    ...Object.values(decidable),
  ];
  const total = counted.reduce((sum, one) => sum + one.total, verification ? 1 : 0);
  return {
    total,
    requests,
    invitations,
    reports,
    budgets,
    funds: fundTasks,
    mentions,
    tickets,
    joins,
    milestones: {
      total: milestones.total,
      first: milestones.first.map(({ partner_id: _owner, ...one }) => one),
    },
    ratings,
    documents,
    verification,
    review,
    next_step,
    maintenance,
  };
}

/** Returns what waits for any admin. */
export async function getReview(ctx: MemberContext): Promise<NonNullable<Desk['review']>> {
  const [verifications, stories, demos] = await Promise.all([
    countOpenVerifications(ctx),
    countPendingTestimonials(ctx),
    countWaitingGroupRequests(ctx),
  ]);
  const [tickets, requests, case_studies] = await Promise.all([
    countOpenTickets(ctx),
    countHeldRequests(ctx),
    countPendingCaseStudies(ctx),
  ]);
  const [resources, courses, reports] = await Promise.all([
    countWaitingResources(ctx),
    countWaitingCourses(ctx),
    countReportedPosts(ctx),
  ]);
  const [late_tickets, grievances, late_grievances] = await Promise.all([
    countLateTickets(ctx),
    countOpenGrievances(ctx),
    countLateGrievances(ctx),
  ]);
  const support = { tickets, late_tickets, grievances, late_grievances };
  return { verifications, stories, case_studies, resources, courses, reports, requests, demos, ...support };
}

const VERIFY_EMAIL: Desk['next_step'] = {
  label: 'Verify your email',
  reason: 'Other members can see your profile once your email is verified.',
  path: '/verify-email',
};

async function nextStep(ctx: MemberContext): Promise<Desk['next_step']> {
  if (!ctx.actor.emailConfirmed) return VERIFY_EMAIL;
  // Nobody looks for admins in the marketplace.
  if (ctx.actor.isAdmin) return null;
  const { next } = completenessOf(await getProfile(ctx));
  return next && { label: next.label, reason: next.reason, path: stepPath(next.place) };
}
