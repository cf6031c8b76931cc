import { z } from 'zod';
import { TicketFile } from '#features/support/tickets/support-tickets.contract.ts';
import { HOUR_MS } from '#platform/contract/durations.ts';
import { IdParams, Uuid } from '#platform/contract/fields.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { megabytes } from '#platform/contract/files.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const TICKET_FILE = { maxBytes: megabytes(10), kinds: ['pdf', 'image'] } as const;

/** The input of `downloadTicketFile`. Valid for five minutes, for the session that asked for it. */
const TicketFileLink = z.object({ expires: z.int(), signature: z.string(), file_name: z.string() });

export const createTicketFile = defineRoute({
  name: 'createTicketFile',
  method: 'POST',
  path: '/support/tickets/:id/files',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary:
    'Stores a picture or PDF for the next message of the author or a supporter; without a message it is deleted after a day',
  params: IdParams,
  file: TICKET_FILE,
  response: TicketFile,
  status: 201,
  limits: [{ max: 100, windowMs: HOUR_MS, by: 'address' }],
});

export const removeTicketFile = defineRoute({
  name: 'removeTicketFile',
  method: 'DELETE',
  path: '/support/ticket-files/:id',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Deletes an own file that no message has yet',
  params: IdParams,
  response: z.object({ id: Uuid }),
});

export const openTicketFile = defineRoute({
  name: 'openTicketFile',
  method: 'POST',
  path: '/support/ticket-files/:id/openings',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Returns a short-lived link to a file of a ticket, for its author and supporters',
  params: IdParams,
  response: TicketFileLink,
});

export const downloadTicketFile = defineRoute({
  name: 'downloadTicketFile',
  method: 'GET',
  path: '/support/ticket-files/:id/file',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: 'Returns the file to the session that asked for the link',
  params: IdParams,
  query: z.strictObject({
    expires: z.coerce.number('This link is not complete').int('This link is not complete'),
    signature: z.string('This link is not complete').max(200, 'This link is not complete'),
  }),
  response: FileResponse,
});
