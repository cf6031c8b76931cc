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
  Uuid,
} from '#platform/contract/fields.ts';
import { ListQuery } from '#platform/contract/paging.ts';
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

/** A report of content and a privacy request have clocks of the law (field facts of the IT Rules and the DPDP Act). */
const TICKET_KINDS = ['question', 'content_report', 'privacy_request'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/** Most files of one message, and of one ticket. */
export const MESSAGE_FILES_MAX = 5;
export const TICKET_FILES_MAX = 30;
/** Most messages of one ticket after the first one. */
export const REPLIES_MAX = 200;

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

const NUMBER_PATTERN = /^T-[1-9]\d{0,11}$/i;
/** Number of a ticket as people write it; sent in capitals. */
export const TicketNumber = z
  .string('Please enter a ticket number')
  .trim()
  .regex(NUMBER_PATTERN, 'Please enter a ticket number such as T-1001')
  .transform((number) => number.toUpperCase());
export const NumberParams = z.strictObject({ number: TicketNumber });

/** Ids of files that were added to the ticket and have no message yet. */
export const fileIds = z
  .array(Uuid, 'Files must be a list')
  .max(MESSAGE_FILES_MAX, `A message can have ${MESSAGE_FILES_MAX} files at most`)
  .default([]);

/** Message of a visitor or member. A member's name and address come from the account; sent ones are ignored. */
export const TicketInput = GuestTicketInput.partial({ name: true, email: true }).extend({
  /** Number of an own ticket that was resolved too long ago to be reopened. */
  follows: TicketNumber.nullish(),
});
export type TicketInput = z.output<typeof TicketInput>;

/** A picture or PDF of a ticket. */
export const TicketFile = z.object({
  id: z.uuid(),
  name: z.string(),
  media_type: z.string(),
  byte_size: z.int(),
});
export type TicketFile = z.output<typeof TicketFile>;

/** A message of the conversation after the first one. */
export const TicketReply = z.object({
  id: z.uuid(),
  /** Number of the ticket in which it was written: another one if that was merged into this. */
  number: z.string(),
  message: z.string(),
  /** False for a message of the author. */
  from_support: z.boolean(),
  files: z.array(TicketFile),
  created_at: Instant,
});

export type TicketReply = z.output<typeof TicketReply>;

/** A ticket as its author sees it in the list. */
export const Ticket = z.object({
  id: z.uuid(),
  /** Number shown to people: `T-1001`. */
  number: z.string(),
  kind: z.enum(TICKET_KINDS),
  subject: z.string(),
  category: z.string(),
  message: z.string(),
  status: z.enum(TICKET_STATUSES),
  priority: z.enum(TICKET_PRIORITIES),
  replies_count: z.int(),
  /** The newest message after the first one. */
  last_reply: TicketReply.pick({ message: true, from_support: true, created_at: true }).nullable(),
  /** Time by which the support team answers; null while it waits for the author, or the ticket is resolved. */
  due_at: Instant.nullable(),
  /** Since when the support team awaits an answer of the author; null otherwise. */
  waiting_since: Instant.nullable(),
  resolved_at: Instant.nullable(),
  /** 1 to 5 stars; null while the author has not rated. */
  rating: z.int().nullable(),
  created_at: Instant,
  updated_at: Instant,
  /** Grows with each change and each message. */
  version: z.int(),
});
export type Ticket = z.output<typeof Ticket>;

/** A ticket with its conversation, as its author sees it. */
export const TicketDetail = Ticket.extend({
  replies: z.array(TicketReply),
  /** Number of the ticket that shows this conversation now. */
  merged_into: z.string().nullable(),
  /** Numbers of tickets whose conversations this one shows. */
  merged: z.array(z.string()),
  /** Number of the resolved ticket that this one goes on with. */
  follows: z.string().nullable(),
  first_answered_at: Instant.nullable(),
  rating_comment: z.string().nullable(),
  rated_at: Instant.nullable(),
  /** Last instant at which the author can reopen it by an answer, and rate it; null unless it is resolved. */
  reopen_until: Instant.nullable(),
  /** True if the author can rate it now, or change the rating. */
  can_rate: z.boolean(),
});
export type TicketDetail = z.output<typeof TicketDetail>;

/** A ticket as a supporter sees it, with its author. */
export const AuthoredTicket = TicketDetail.extend({
  /** With the supporter who wrote it; null for the author, or once the account was erased. */
  replies: z.array(TicketReply.extend({ author_name: z.string().nullable() })),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  organization: z.string().nullable(),
  is_member: z.boolean(),
  /** Id of the member; null for a guest. */
  author_id: z.uuid().nullable(),
  assignee: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});
export type AuthoredTicket = z.output<typeof AuthoredTicket>;

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

/** An answer of the author: words, files or both. It reopens a ticket that was resolved in the last 14 days. */
export const TicketReplyInput = z
  .strictObject({ message: text(MESSAGE_MAX, 'Message'), file_ids: fileIds })
  .refine(({ message, file_ids }) => message !== '' || file_ids.length > 0, {
    path: ['message'],
    error: 'Please write something',
  });
export type TicketReplyInput = z.output<typeof TicketReplyInput>;

export const RATING_COMMENT_MAX = 1000;
export const TicketRatingInput = z.strictObject({
  rating: z
    .int('Please choose 1 to 5 stars')
    .min(1, 'Please choose 1 to 5 stars')
    .max(5, 'Please choose 1 to 5 stars'),
  comment: optionalText(RATING_COMMENT_MAX, 'Comment'),
});
export type TicketRatingInput = z.output<typeof TicketRatingInput>;

export const createTicket = defineRoute({
  name: 'createTicket',
  method: 'POST',
  path: '/support/tickets',
  // Allowed before the email is confirmed: a member who did not receive that email needs help.
  access: 'public',
  scope: 'none',
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
  act: 'read',
  scope: 'none',
  summary: "The signed-in member's own tickets, newest first",
  query: OwnTicketsQuery,
  response: z.array(Ticket),
});

export const getTicketCounts = defineRoute({
  name: 'getTicketCounts',
  method: 'GET',
  path: '/support/tickets/counts',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: "Counts the signed-in member's own tickets by status",
  query: TicketCountsQuery,
  response: TicketCounts,
});

export const getTicket = defineRoute({
  name: 'getTicket',
  method: 'GET',
  path: '/support/tickets/:number',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: 'One ticket with its conversation, for its author; a merged one as the ticket that it went into',
  params: NumberParams,
  response: TicketDetail,
});

export const replyToTicket = defineRoute({
  name: 'replyToTicket',
  method: 'POST',
  path: '/support/tickets/:id/replies',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Adds a message of the author; within 14 days it reopens a resolved ticket',
  params: IdParams,
  body: TicketReplyInput,
  response: TicketDetail,
  status: 201,
});

export const rateTicket = defineRoute({
  name: 'rateTicket',
  method: 'PUT',
  path: '/support/tickets/:id/rating',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Rates the help with a resolved ticket, within 14 days; the rating can be changed once',
  params: IdParams,
  body: TicketRatingInput,
  response: TicketDetail,
});
