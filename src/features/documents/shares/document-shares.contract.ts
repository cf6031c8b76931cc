import { z } from 'zod';
import { DescribedDocument, DocumentShare } from '#features/documents/documents/documents.contract.ts';
import { HOUR_MS } from '#platform/contract/durations.ts';
import { IdParams, Instant, Uuid } from '#platform/contract/fields.ts';
import { ListQuery } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const SHARE_DAYS = [7, 30, 90] as const;

export const DocumentShareInput = z.strictObject({
  member_id: z.uuid('Please select a member from the list'),
  days: z.literal(SHARE_DAYS, 'Please select how long to share it'),
});
export type DocumentShareInput = z.output<typeof DocumentShareInput>;

/** More would make one mail too long to read. */
export const SHARED_TOGETHER_MAX = 20;

export const DocumentsShareInput = DocumentShareInput.extend({
  document_ids: z
    .array(Uuid)
    .min(1, 'Please select a document')
    .max(SHARED_TOGETHER_MAX, `Please select at most ${SHARED_TOGETHER_MAX} documents`),
});
export type DocumentsShareInput = z.output<typeof DocumentsShareInput>;

export const SharedDocumentsQuery = ListQuery.extend({ owner_id: Uuid.optional() });
export type SharedDocumentsQuery = z.output<typeof SharedDocumentsQuery>;

export const SharedDocumentSummary = z.object({ documents: z.int(), owner_ids: z.array(Uuid) });
export type SharedDocumentSummary = z.output<typeof SharedDocumentSummary>;

/** A document that another member shares with the reader. */
export const SharedDocument = DescribedDocument.extend({
  owner_id: z.uuid(),
  owner_name: z.string(),
  owner_avatar_url: z.string().nullable(),
  shared_until: Instant,
});
export type SharedDocument = z.output<typeof SharedDocument>;

export const shareDocument = defineRoute({
  name: 'shareDocument',
  method: 'POST',
  path: '/documents/:id/shares',
  access: 'confirmed',
  act: 'write',
  scope: 'documents:write',
  summary: 'Lets another member open a document for a time; sharing again sets a new end date',
  params: IdParams,
  body: DocumentShareInput,
  response: DocumentShare,
  status: 201,
  limits: [{ max: 60, windowMs: HOUR_MS, by: 'address' }],
});

export const shareDocuments = defineRoute({
  name: 'shareDocuments',
  method: 'POST',
  path: '/documents/shares',
  access: 'confirmed',
  act: 'write',
  scope: 'documents:write',
  summary:
    'Lets another member open several documents for a time, and sends one mail; all are shared or none',
  body: DocumentsShareInput,
  response: z.object({ shares: z.array(DocumentShare.extend({ document_id: z.uuid() })) }),
  status: 201,
  limits: [{ max: 60, windowMs: HOUR_MS, by: 'address' }],
});

export const revokeDocumentShare = defineRoute({
  name: 'revokeDocumentShare',
  method: 'DELETE',
  path: '/documents/:id/shares/:shareId',
  access: 'confirmed',
  act: 'write',
  scope: 'documents:write',
  summary: 'Ends a share immediately',
  params: z.strictObject({ id: Uuid, shareId: Uuid }),
  response: z.object({ id: Uuid }),
});

export const listSharedDocuments = defineRoute({
  name: 'listSharedDocuments',
  method: 'GET',
  path: '/documents/shared',
  access: 'signed-in',
  act: 'read',
  scope: 'documents:read',
  summary: 'Lists the documents that others share with the signed-in member now, by owner',
  query: SharedDocumentsQuery,
  response: z.array(SharedDocument),
});

export const getSharedDocumentSummary = defineRoute({
  name: 'getSharedDocumentSummary',
  method: 'GET',
  path: '/documents/shared/summary',
  access: 'signed-in',
  act: 'read',
  scope: 'documents:read',
  summary: 'Counts the documents shared with the signed-in member now, and lists the ids of their owners',
  response: SharedDocumentSummary,
});
