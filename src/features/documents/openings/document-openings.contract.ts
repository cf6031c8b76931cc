import { z } from 'zod';
import { IdParams, Instant } from '#platform/contract/fields.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { ListQuery } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const DocumentOpening = z.object({
  id: z.uuid(),
  /** Null for a look of an admin at the numbers of the profile. */
  document_id: z.uuid().nullable(),
  opened_by: z.uuid().nullable(),
  opened_by_name: z.string(),
  opened_at: Instant,
});
export type DocumentOpening = z.output<typeof DocumentOpening>;

/** The input of `downloadDocument`. Valid for five minutes, for the session that asked for it. */
export const DocumentLink = z.object({ expires: z.int(), signature: z.string(), file_name: z.string() });
export type DocumentLink = z.output<typeof DocumentLink>;

export const listDocumentOpenings = defineRoute({
  name: 'listDocumentOpenings',
  method: 'GET',
  path: '/documents/openings',
  access: 'signed-in',
  act: 'read',
  scope: 'documents:read',
  summary: "Lists openings of the signed-in member's documents and numbers by others, newest first",
  query: ListQuery,
  response: z.array(DocumentOpening),
});

export const openDocument = defineRoute({
  name: 'openDocument',
  method: 'POST',
  path: '/documents/:id/openings',
  access: 'confirmed',
  act: 'personal',
  scope: 'documents:read',
  summary: 'Returns a short-lived link to the file, and logs the opening unless the caller owns the document',
  params: IdParams,
  response: DocumentLink,
});

export const downloadDocument = defineRoute({
  name: 'downloadDocument',
  method: 'GET',
  path: '/documents/:id/file',
  access: 'confirmed',
  act: 'read',
  scope: 'documents:read',
  summary: 'Returns the file to the session that asked for the link',
  params: IdParams,
  query: z.strictObject({
    expires: z.coerce.number('This link is not complete').int('This link is not complete'),
    signature: z.string('This link is not complete').max(200, 'This link is not complete'),
  }),
  response: FileResponse,
});
