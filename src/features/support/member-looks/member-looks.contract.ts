import { z } from 'zod';
import { TICKET_STATUSES } from '#features/support/tickets/support-tickets.contract.ts';
import { IdParams, Instant } from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { ORGANIZATION_TYPES } from '#platform/contract/reference-data.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** The most earlier tickets that are shown beside a ticket. */
export const EARLIER_TICKETS_MAX = 5;

const EarlierTicket = z.object({
  id: z.uuid(),
  number: z.string(),
  subject: z.string(),
  status: z.enum(TICKET_STATUSES),
  created_at: Instant,
});

/**
 * What support may see of a member: enough to understand a question, and nothing that the member keeps from others. No
 * registration numbers, documents, telephone numbers, budgets, or texts of requests and collaborations.
 */
export const MemberFacts = z.object({
  id: z.uuid(),
  name: z.string(),
  contact_name: z.string(),
  organization_type: z.enum(ORGANIZATION_TYPES),
  state: z.string().nullable(),
  /** Address of the public page: `/members/:slug`; null if the profile is not published. */
  slug: z.string().nullable(),
  email_confirmed: z.boolean(),
  joined_at: Instant,
  /** 0 to 3. */
  verification_level: z.int(),
  /** Last day of that level; null for none. */
  verified_until: z.string().nullable(),
  has_open_verification: z.boolean(),
  /** Collaboration requests that wait for an answer. */
  requests_sent: z.int(),
  requests_received: z.int(),
  collaborations: z.int(),
  /** Tickets other than the one that the facts are shown beside. */
  other_tickets: z.int(),
  earlier_tickets: z.array(EarlierTicket),
});
export type MemberFacts = z.output<typeof MemberFacts>;

export const MemberLook = z.object({
  id: z.uuid(),
  looked_by_name: z.string(),
  member_name: z.string(),
  /** Null for a look on the page of the member. */
  ticket_number: z.string().nullable(),
  looked_at: Instant,
});
export type MemberLook = z.output<typeof MemberLook>;

export const openMemberFacts = defineRoute({
  name: 'openMemberFacts',
  method: 'POST',
  path: '/admin/support/tickets/:id/member',
  access: 'admin',
  summary: 'Shows what support may see of the member who wrote a ticket, and logs the look',
  params: IdParams,
  response: MemberFacts,
});

export const listMemberLooks = defineRoute({
  name: 'listMemberLooks',
  method: 'GET',
  path: '/admin/support/looks',
  access: 'admin',
  summary: 'Lists the looks of admins at members, newest first; they are kept for a year',
  query: PageQuery,
  response: paged(MemberLook),
});
