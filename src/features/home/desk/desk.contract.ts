import { z } from 'zod';
import { FundTask } from '#features/funds/waiting/fund-tasks.contract.ts';
import { VERIFICATION_LEVELS } from '#features/profiles/verification-levels/verification-levels.contract.ts';
import { Instant } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** The first five records of a kind, and the number of all. */
const firstOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({ total: z.int(), first: z.array(entry) });

/** Records that any admin can deal with: their number, at most 100, and when the oldest was made. */
const ForAdmins = z.object({ total: z.int(), oldest: Instant.nullable() });

/** What waits for the signed-in member. Days are ISO days in India. */
export const Desk = z.object({
  /** Number of all that waits, without guests' requests, which admins only read, and the next step of the profile. Late ones count once. */
  total: z.int(),
  /** Collaboration requests to answer, the longest waiting first. */
  requests: firstOf(
    z.object({
      id: z.uuid(),
      name: z.string(),
      /** The first 160 characters. */
      objective: z.string(),
      created_at: Instant,
    }),
  ),
  /** Invitations into collaborations that the person may answer, the newest first. */
  invitations: firstOf(
    z.object({
      id: z.uuid(),
      /** Name of the organisation that invites. */
      name: z.string(),
      collaboration_title: z.string(),
      expires_at: Instant,
    }),
  ),
  /** Progress reports of partners to accept or return, the longest waiting first. */
  reports: firstOf(
    z.object({
      id: z.uuid(),
      title: z.string(),
      /** Name of the member who sent it. */
      name: z.string(),
      sent_at: Instant,
      collaboration_id: z.string(),
      collaboration_title: z.string(),
    }),
  ),
  /** Budgets that partners propose, the longest waiting first. */
  budgets: firstOf(
    z.object({
      id: z.uuid(),
      /** Name of the member who proposes it. */
      name: z.string(),
      /** Whole rupees. */
      amount: z.int(),
      created_at: Instant,
      collaboration_id: z.string(),
      collaboration_title: z.string(),
    }),
  ),
  /** What is to be done with the money of grants, the longest waiting first. */
  funds: firstOf(FundTask),
  /** Unread comments and posts that mention the person, the newest first; `id` is that of the notification. */
  mentions: firstOf(
    z.object({
      id: z.uuid(),
      title: z.string(),
      body: z.string().nullable(),
      path: z.string(),
      created_at: Instant,
    }),
  ),
  /** Own support tickets that wait for an answer of the person, the longest waiting first. */
  tickets: firstOf(
    z.object({ id: z.uuid(), number: z.string(), subject: z.string(), waiting_since: Instant }),
  ),
  /** People who ask to join the organisation, for its owners, who first asked first. */
  joins: firstOf(z.object({ id: z.uuid(), name: z.string(), asked_at: Instant })),
  /** Open milestones that are overdue or due within 14 days and that no partner sees to, the first due first. */
  milestones: firstOf(
    z.object({
      id: z.uuid(),
      title: z.string(),
      due_date: z.string(),
      /** The first partner of the collaboration; null where there is none. */
      partner: z.string().nullable(),
      collaboration_id: z.string(),
      collaboration_title: z.string(),
    }),
  ),
  /** Partners of completed collaborations whom the member has not rated. */
  ratings: firstOf(
    z.object({
      profile_id: z.uuid(),
      name: z.string(),
      collaboration_id: z.string(),
      collaboration_title: z.string(),
    }),
  ),
  /** Documents that expire within 90 days or expired in the last 90, the first to expire first. */
  documents: firstOf(z.object({ id: z.uuid(), name: z.string(), expires_on: z.string() })),
  /** What the member can do about their verification; `day` is that of the refusal, or the last day of the level. */
  verification: z
    .object({
      level: z.literal(VERIFICATION_LEVELS),
      cause: z.enum(['refused', 'ending', 'ended']),
      day: z.string(),
    })
    .nullable(),
  /** Null unless the member is an admin. */
  review: z
    .object({
      verifications: ForAdmins,
      stories: ForAdmins,
      case_studies: ForAdmins,
      resources: ForAdmins,
      courses: ForAdmins,
      reports: ForAdmins,
      tickets: ForAdmins,
      /** Of the tickets those whose answer is late; `oldest` is when the first one was due. */
      late_tickets: ForAdmins,
      /** Reports of content and privacy requests without a decision. */
      grievances: ForAdmins,
      /** Of those the ones that are late by the law. */
      late_grievances: ForAdmins,
      requests: ForAdmins,
      demos: ForAdmins,
    })
    .nullable(),
  /** The most useful next step of the profile; null if it is complete, and for admins. */
  next_step: z.object({ label: z.string(), reason: z.string(), path: z.string() }).nullable(),
  /** Planned maintenance that is under way or begins within 24 hours, for the banner on the pages of members. */
  maintenance: z.object({ title: z.string(), starts_at: Instant, ends_at: Instant }).nullable(),
});
export type Desk = z.output<typeof Desk>;

export const getDesk = defineRoute({
  name: 'getDesk',
  method: 'GET',
  path: '/desk',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary:
    'What waits for the signed-in member: requests, invitations, reports, budgets, money, mentions, tickets, milestones, ratings, documents and verification',
  response: Desk,
});
