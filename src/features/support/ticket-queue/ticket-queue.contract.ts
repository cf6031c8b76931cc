import { z } from 'zod';
import {
  TICKET_CATEGORIES,
  TICKET_PRIORITIES,
  TICKET_SEARCH_MAX,
  TICKET_STATUSES,
  Ticket,
} from '#features/support/tickets/support-tickets.contract.ts';
import { Instant, text } from '#platform/contract/fields.ts';
import { paged, wholeNumber } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** `unresolved` is open or in progress. */
export const DESK_STATUSES = ['unresolved', ...TICKET_STATUSES, 'all'] as const;

/** `me`, `nobody`, or the id of a supporter. */
const Assignee = z
  .string('Unknown supporter')
  .refine(
    (value) => value === 'me' || value === 'nobody' || z.uuid().safeParse(value).success,
    'Unknown supporter',
  );

/** Filters of the queue; what is absent filters nothing, but without a status only unresolved tickets are shown. */
export const DeskFilters = z.strictObject({
  status: z.enum(DESK_STATUSES, 'Unknown status').optional(),
  assignee: Assignee.optional(),
  category: z.enum(TICKET_CATEGORIES, 'Unknown category').optional(),
  priority: z.enum(TICKET_PRIORITIES, 'Unknown priority').optional(),
  kind: z.enum(Ticket.shape.kind.options, 'Unknown kind').optional(),
  /** Only those whose answer is late. */
  late: z.enum(['true'], 'Late must be true').optional(),
  /** Number, or part of the subject, of the author's name or of the address. */
  search: text(TICKET_SEARCH_MAX, 'Search').optional(),
});
export type DeskFilters = z.output<typeof DeskFilters>;

export const DeskQuery = DeskFilters.extend({
  page: wholeNumber('Page', 1_000_000).default(1),
  pageSize: wholeNumber('Page size', 100).default(25),
});
export type DeskQuery = z.output<typeof DeskQuery>;

/** A ticket as the queue shows it. */
export const DeskTicket = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: Ticket.shape.kind,
  subject: z.string(),
  category: z.string(),
  priority: z.enum(TICKET_PRIORITIES),
  status: z.enum(TICKET_STATUSES),
  name: z.string(),
  is_member: z.boolean(),
  assignee: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  due_at: Instant.nullable(),
  /** The answer is late. */
  is_late: z.boolean(),
  waiting_since: Instant.nullable(),
  created_at: Instant,
  updated_at: Instant,
});
export type DeskTicket = z.output<typeof DeskTicket>;

export const Supporter = z.object({ id: z.uuid(), name: z.string() });
export type Supporter = z.output<typeof Supporter>;

export const listDeskTickets = defineRoute({
  name: 'listDeskTickets',
  method: 'GET',
  path: '/admin/support/tickets',
  access: 'admin',
  summary: 'Lists tickets for supporters: late ones first, then by the time when an answer is due',
  query: DeskQuery,
  response: paged(DeskTicket),
});

export const listSupporters = defineRoute({
  name: 'listSupporters',
  method: 'GET',
  path: '/admin/support/supporters',
  access: 'admin',
  summary: 'Lists the supporters to whom a ticket can be assigned, by name',
  response: z.array(Supporter),
});
