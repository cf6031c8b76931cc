import { z } from 'zod';
import {
  Email,
  IdParams,
  Instant,
  optionalLine,
  optionalText,
  requiredLine,
  requiredName,
  requiredText,
  text,
} from '#platform/contract/fields.ts';
import { ListQuery, PageQuery, paged } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const TICKET_CATEGORIES = [
  'Account',
  'Marketplace',
  'Collaborations',
  'CSR compliance',
  'Technical problem',
  'Other',
] as const;

export const TICKET_STATUSES = ['open', 'in-progress', 'resolved'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];
export const TICKET_STATUS_LABELS: Record<TicketStatus, string> = {
  open: 'Open',
  'in-progress': 'In Progress',
  resolved: 'Resolved',
};

export const TICKET_PRIORITIES = ['low', 'medium', 'high'] as const;

/** Longest message or reply, in characters. */
export const MESSAGE_MAX = 5000;
export const SUBJECT_MAX = 160;

const fields = {
  phone: optionalText(30, 'Phone'),
  organization: optionalLine(160, 'Organization'),
  subject: requiredLine(SUBJECT_MAX, 'Subject'),
  category: z.enum(TICKET_CATEGORIES, 'Please select a category from the list').default('Other'),
  priority: z.enum(TICKET_PRIORITIES, 'Please select a priority from the list').default('medium'),
  message: requiredText(MESSAGE_MAX, 'Message'),
};

/** Message of a visitor. The answer goes to the given address. */
export const GuestTicketInput = z.strictObject({
  name: requiredName(160, 'Name'),
  email: Email,
  ...fields,
});

/** Message of a visitor or member. A member's name and address come from the account; sent ones are ignored. */
export const TicketInput = GuestTicketInput.partial({ name: true, email: true });
export type TicketInput = z.output<typeof TicketInput>;

const TicketReply = z.object({ id: z.uuid(), message: z.string(), created_at: Instant });

/** A ticket as its author sees it. */
export const Ticket = z.object({
  id: z.uuid(),
  /** Number shown to people: `T-1001`. */
  number: z.string(),
  subject: z.string(),
  category: z.string(),
  message: z.string(),
  status: z.enum(TICKET_STATUSES),
  priority: z.enum(TICKET_PRIORITIES),
  replies: z.array(TicketReply),
  created_at: Instant,
  updated_at: Instant,
});
export type Ticket = z.output<typeof Ticket>;

/** A ticket as an admin sees it, with its author. */
export const AuthoredTicket = Ticket.extend({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  organization: z.string().nullable(),
  is_member: z.boolean(),
});
export type AuthoredTicket = z.output<typeof AuthoredTicket>;

export const TicketQuery = PageQuery.extend({
  status: z.enum(TICKET_STATUSES, 'Unknown status').optional(),
});
export type TicketQuery = z.output<typeof TicketQuery>;

export const TICKET_SEARCH_MAX = 160;
/** Part of the subject or the number. */
const search = text(TICKET_SEARCH_MAX, 'Search').optional();
export const OwnTicketsQuery = ListQuery.extend({
  status: z.enum(TICKET_STATUSES, 'Unknown status').optional(),
  search,
});
export type OwnTicketsQuery = z.output<typeof OwnTicketsQuery>;
export const TicketCountsQuery = z.strictObject({ search });
export type TicketCountsQuery = z.output<typeof TicketCountsQuery>;

export const TicketCounts = z.record(z.enum(TICKET_STATUSES), z.int());
export type TicketCounts = z.output<typeof TicketCounts>;

export const TicketUpdate = z.strictObject({
  status: z.enum(TICKET_STATUSES, 'Please select a status from the list'),
  reply: optionalText(MESSAGE_MAX, 'Reply'),
});
export type TicketUpdate = z.output<typeof TicketUpdate>;

export const createTicket = defineRoute({
  name: 'createTicket',
  method: 'POST',
  path: '/support/tickets',
  // Allowed before the email is confirmed: a member who did not receive that email needs help.
  access: 'public',
  summary:
    'Stores a message to the support team; a visitor gives name and email, a member is known by the session',
  body: TicketInput,
  response: Ticket,
  status: 201,
  limits: [{ max: 10, windowMs: 3_600_000, by: 'address' }],
});

export const listTickets = defineRoute({
  name: 'listTickets',
  method: 'GET',
  path: '/support/tickets',
  access: 'signed-in',
  summary: "The signed-in member's own tickets, newest first",
  query: OwnTicketsQuery,
  response: z.array(Ticket),
});

export const getTicketCounts = defineRoute({
  name: 'getTicketCounts',
  method: 'GET',
  path: '/support/tickets/counts',
  access: 'signed-in',
  summary: "Counts the signed-in member's own tickets by status",
  query: TicketCountsQuery,
  response: TicketCounts,
});

export const listAllTickets = defineRoute({
  name: 'listAllTickets',
  method: 'GET',
  path: '/support/tickets/all',
  access: 'admin',
  summary: 'All tickets, newest first',
  query: TicketQuery,
  response: paged(AuthoredTicket),
});

export const updateTicket = defineRoute({
  name: 'updateTicket',
  method: 'PUT',
  path: '/support/tickets/:id',
  access: 'admin',
  summary: 'Sets the status of a ticket and optionally replies; notifies its author by email',
  params: IdParams,
  body: TicketUpdate,
  response: AuthoredTicket,
});
