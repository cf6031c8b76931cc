import { z } from 'zod';
import { HOUR_MS } from '#platform/contract/durations.ts';
import { IdParams, Instant, IsoDate, optionalText, Uuid } from '#platform/contract/fields.ts';
import { megabytes } from '#platform/contract/files.ts';
import { checkCsrNumber, checkFcraNumber } from '#platform/contract/identifiers/registrations.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { ACCOUNTS_KIND, DOCUMENT_KINDS, type DocumentKind, TITLED_KINDS } from './document-kinds.data.ts';

export const DOCUMENTS_MAX = 100;
export const DOCUMENT_FILE = { maxBytes: megabytes(20), kinds: ['pdf', 'image'] } as const;

/** An ISO day or none; forms send '' for none. */
const optionalDay = z.preprocess((value) => (value === '' ? null : value), IsoDate.nullish());

const FINANCIAL_YEAR = 'Please enter a financial year as 2025-26';
const isFinancialYear = (value: string) => {
  const [, from, to] = /^(\d{4})-(\d{2})$/.exec(value) ?? [];
  return from !== undefined && (Number(from) + 1) % 100 === Number(to);
};

const numberError = (kind: DocumentKind, number: string): string | undefined => {
  const check = kind === 'csr-1' ? checkCsrNumber(number) : kind === 'fcra' ? checkFcraNumber(number) : null;
  return check?.error ?? undefined;
};

/** Details of a document, without its file. */
export const DocumentDetails = z
  .strictObject({
    kind: z.enum(DOCUMENT_KINDS, 'Please select the kind of document'),
    title: optionalText(120, 'Name'),
    financial_year: optionalText(7, 'Financial year'),
    number: optionalText(60, 'Number'),
    issued_on: optionalDay,
    expires_on: optionalDay,
  })
  .superRefine(({ kind, title, financial_year, number, issued_on, expires_on }, { addIssue }) => {
    const wrong = (field: string, message: string | undefined | null | false) =>
      message && addIssue({ code: 'custom', path: [field], message });
    wrong('title', TITLED_KINDS.includes(kind) && !title && 'Please enter a name for this document');
    if (kind === ACCOUNTS_KIND)
      wrong('financial_year', !isFinancialYear(financial_year ?? '') && FINANCIAL_YEAR);
    if (number) wrong('number', numberError(kind, number));
    wrong(
      'expires_on',
      issued_on && expires_on && expires_on <= issued_on && 'The expiry date must be after the date of issue',
    );
  });
export type DocumentDetails = z.output<typeof DocumentDetails>;

/** `none`: without an expiry date. `expiring`: at most 90 days are left. A document is valid on its last day. */
const EXPIRY_STATES = ['none', 'valid', 'expiring', 'expired'] as const;

/** Details of a document with its file and expiry. */
export const DescribedDocument = z.object({
  id: z.uuid(),
  kind: z.enum(DOCUMENT_KINDS),
  title: z.string().nullable(),
  financial_year: z.string().nullable(),
  number: z.string().nullable(),
  issued_on: z.string().nullable(),
  expires_on: z.string().nullable(),
  expiry: z.enum(EXPIRY_STATES),
  /** Days until the expiry date, negative after it; null without one. */
  days_left: z.int().nullable(),
  file_name: z.string(),
  media_type: z.string(),
  byte_size: z.int(),
  file_stored_at: Instant,
});
export type DescribedDocument = z.output<typeof DescribedDocument>;

/** A member who can open a document, and until when. */
export const DocumentShare = z.object({
  id: z.uuid(),
  member_id: z.uuid(),
  member_name: z.string(),
  created_at: Instant,
  expires_at: Instant,
});
export type DocumentShare = z.output<typeof DocumentShare>;

/** One of the member's own documents; `shares` lists the open ones. */
export const Document = DescribedDocument.extend({
  /** True if level 1 of the verification depends on it: a change ends the level. */
  carries_level: z.boolean(),
  shares: z.array(DocumentShare),
  /** The person who stored the file and the organisation, as "Asha Rao, Tungavarna Industries"; null where no person is known. */
  uploaded_by_name: z.string().nullable(),
  created_at: Instant,
  updated_at: Instant,
});
export type Document = z.output<typeof Document>;

const IdAnswer = z.object({ id: Uuid });

export const listDocuments = defineRoute({
  name: 'listDocuments',
  method: 'GET',
  path: '/documents',
  access: 'signed-in',
  act: 'read',
  scope: 'documents:read',
  summary: "Lists the signed-in member's documents, by kind, newest first",
  response: z.array(Document),
});

export const createDocument = defineRoute({
  name: 'createDocument',
  method: 'POST',
  path: '/documents',
  access: 'confirmed',
  act: 'write',
  scope: 'documents:write',
  summary: 'Stores a document; no one else can open it until it is shared',
  file: DOCUMENT_FILE,
  body: DocumentDetails,
  response: Document,
  status: 201,
  limits: [{ max: 100, windowMs: HOUR_MS, by: 'address' }],
});

export const updateDocument = defineRoute({
  name: 'updateDocument',
  method: 'PUT',
  path: '/documents/:id',
  access: 'confirmed',
  act: 'write',
  scope: 'documents:write',
  summary: 'Changes the details of a document, but not its file',
  params: IdParams,
  body: DocumentDetails,
  response: Document,
});

export const replaceDocumentFile = defineRoute({
  name: 'replaceDocumentFile',
  method: 'PUT',
  path: '/documents/:id/file',
  access: 'confirmed',
  act: 'write',
  scope: 'documents:write',
  summary: 'Replaces the file of a document; the old file is deleted',
  params: IdParams,
  file: DOCUMENT_FILE,
  response: Document,
  limits: [{ max: 100, windowMs: HOUR_MS, by: 'address' }],
});

export const removeDocument = defineRoute({
  name: 'removeDocument',
  method: 'DELETE',
  path: '/documents/:id',
  access: 'confirmed',
  act: 'write',
  scope: 'documents:write',
  summary: 'Deletes a document with its file, its shares and its log of openings',
  params: IdParams,
  response: IdAnswer,
});
