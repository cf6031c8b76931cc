import { z } from 'zod';
import {
  AuthoredTicket,
  fileIds,
  MESSAGE_MAX,
  NumberParams,
  TICKET_CATEGORIES,
  TICKET_PRIORITIES,
  TICKET_STATUSES,
  TicketNumber,
} from '#features/support/tickets/support-tickets.contract.ts';
import { IdParams, Instant, optionalText, requiredText, Uuid } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Most notes of one ticket. */
export const NOTES_MAX = 200;

/** The version that the supporter has on the screen: a ticket that has changed since is not changed. */
const version = z.int('Please open the ticket again').min(1, 'Please open the ticket again');

/** Changes of a supporter in one step; what is absent stays as it is. */
export const TicketUpdate = z.strictObject({
  version,
  /** An answer to an open ticket makes it `in-progress` when no status is given. */
  status: z.enum(TICKET_STATUSES, 'Please select a status from the list').optional(),
  reply: optionalText(MESSAGE_MAX, 'Reply'),
  /** Files of the reply. */
  file_ids: fileIds,
  /** False if the author has nothing to answer and the support team goes on: then the clock does not pause. */
  awaits_answer: z.boolean('Please choose yes or no').default(true),
  /** Null gives the ticket back to everybody. */
  assignee_id: Uuid.nullish(),
  category: z.enum(TICKET_CATEGORIES, 'Please select a category from the list').optional(),
  priority: z.enum(TICKET_PRIORITIES, 'Please select a priority from the list').optional(),
});
export type TicketUpdate = z.output<typeof TicketUpdate>;

/** A note that only supporters see. */
export const TicketNote = z.object({
  id: z.uuid(),
  message: z.string(),
  /** Null once the account of the supporter was erased. */
  author_name: z.string().nullable(),
  /** An answer that was not sent, because the ticket had changed meanwhile. */
  is_unsent_reply: z.boolean(),
  created_at: Instant,
});
export type TicketNote = z.output<typeof TicketNote>;
const TicketNoteInput = z.strictObject({ message: requiredText(MESSAGE_MAX, 'Note') });

/** A ticket of the same author, into which another one can be merged. */
const DoubleTicket = AuthoredTicket.pick({
  id: true,
  number: true,
  subject: true,
  status: true,
  created_at: true,
});

export const getTicketToAnswer = defineRoute({
  name: 'getTicketToAnswer',
  method: 'GET',
  path: '/support/tickets/:number/desk',
  access: 'admin',
  summary: 'One ticket with its conversation and author, for supporters',
  params: NumberParams,
  response: AuthoredTicket,
});

export const updateTicket = defineRoute({
  name: 'updateTicket',
  method: 'PUT',
  path: '/support/tickets/:id',
  access: 'admin',
  summary:
    'Answers a ticket and changes status, assignee, category or priority; the author gets a mail about answer and status. ' +
    'With an old version nothing changes, and the answer is kept as a note',
  params: IdParams,
  body: TicketUpdate,
  response: AuthoredTicket,
});

export const listTicketNotes = defineRoute({
  name: 'listTicketNotes',
  method: 'GET',
  path: '/support/tickets/:id/notes',
  access: 'admin',
  summary: 'Notes of supporters about a ticket and those merged into it, oldest first',
  params: IdParams,
  response: z.array(TicketNote),
});

export const createTicketNote = defineRoute({
  name: 'createTicketNote',
  method: 'POST',
  path: '/support/tickets/:id/notes',
  access: 'admin',
  summary: 'Adds a note that only supporters see',
  params: IdParams,
  body: TicketNoteInput,
  response: TicketNote,
  status: 201,
});

export const listDoubleTickets = defineRoute({
  name: 'listDoubleTickets',
  method: 'GET',
  path: '/support/tickets/:id/doubles',
  access: 'admin',
  summary: 'The newest twenty other tickets of the author, into which this one can be merged',
  params: IdParams,
  response: z.array(DoubleTicket),
});

export const mergeTicket = defineRoute({
  name: 'mergeTicket',
  method: 'POST',
  path: '/support/tickets/:id/merge',
  access: 'admin',
  summary: 'Moves the conversation into another ticket of the same author, and says so to the author',
  params: IdParams,
  body: z.strictObject({ version, into: TicketNumber }),
  response: AuthoredTicket,
});

export const unmergeTicket = defineRoute({
  name: 'unmergeTicket',
  method: 'POST',
  path: '/support/tickets/:id/unmerge',
  access: 'admin',
  summary: 'Takes a merged ticket out again, with its own messages',
  params: IdParams,
  body: z.strictObject({ version }),
  response: AuthoredTicket,
});

export const revokeTicketLinks = defineRoute({
  name: 'revokeTicketLinks',
  method: 'DELETE',
  path: '/support/tickets/:id/links',
  access: 'admin',
  summary: "Ends the links in a guest's mails to this ticket; the next mail has a new one",
  params: IdParams,
  response: z.object({ revoked: z.int() }),
});
