import { z } from 'zod';
import { IdParams, Instant, IsoDate, optionalText, Uuid } from '#platform/contract/fields.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { megabytes } from '#platform/contract/files.ts';
import { checkCsrNumber, checkFcraNumber } from '#platform/contract/identifiers/registrations.ts';
import { ListQuery } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const DOCUMENT_KINDS = [
  'registration',
  '12a',
  '80g',
  'csr-1',
  'audited-accounts',
  'fcra',
  'board-resolution',
  'policy',
  'other',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The Income-tax Act, 2025 renumbered 12A and 80G from 1 April 2026; papers carry either number. */
export const DOCUMENT_KIND_LABELS: Record<DocumentKind, string> = {
  registration: 'Registration certificate',
  '12a': '12A registration (section 332)',
  '80g': '80G approval (section 354)',
  'csr-1': 'CSR-1 registration',
  'audited-accounts': 'Audited accounts',
  fcra: 'FCRA registration',
  'board-resolution': 'Board resolution',
  policy: 'Policy',
  other: 'Other document',
};

/** Kinds whose papers are many: each says which one it is. */
export const TITLED_KINDS: readonly DocumentKind[] = ['policy', 'other'];
export const ACCOUNTS_KIND = 'audited-accounts';

/** Days before the expiry date on which its owner is reminded; the first is when the list begins to warn. */
export const REMINDER_DAYS = [90, 60, 30] as const;
export const DOCUMENTS_MAX = 100;
export const DOCUMENT_FILE = { maxBytes: megabytes(20), kinds: ['pdf', 'image'] } as const;

/** An ISO day or none; a form sends an empty text for none. */
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

/** What a document says beside its file. */
export const DocumentDetails = z
  .strictObject({
    kind: z.enum(DOCUMENT_KINDS, 'Please select what kind of document this is'),
    title: optionalText(120, 'Name'),
    financial_year: optionalText(7, 'Financial year'),
    number: optionalText(60, 'Number'),
    issued_on: optionalDay,
    expires_on: optionalDay,
  })
  .superRefine(({ kind, title, financial_year, number, issued_on, expires_on }, { addIssue }) => {
    const wrong = (field: string, message: string | undefined | null | false) =>
      message && addIssue({ code: 'custom', path: [field], message });
    wrong('title', TITLED_KINDS.includes(kind) && !title && 'Please say what this document is called');
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
export const EXPIRY_STATES = ['none', 'valid', 'expiring', 'expired'] as const;

const described = {
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
};

/** Another member who may open a document, until when. */
export const DocumentShare = z.object({
  id: z.uuid(),
  member_id: z.uuid(),
  member_name: z.string(),
  created_at: Instant,
  expires_at: Instant,
});
export type DocumentShare = z.output<typeof DocumentShare>;

/** One of the member's own documents; `shares` are those that are open now. */
export const Document = z.object({
  ...described,
  /** The first level of verification rests on it as it is: a change takes the level back. */
  carries_level: z.boolean(),
  shares: z.array(DocumentShare),
  created_at: Instant,
  updated_at: Instant,
});
export type Document = z.output<typeof Document>;

/** A document that another member lets one open. */
export const SharedDocument = z.object({
  ...described,
  owner_id: z.uuid(),
  owner_name: z.string(),
  owner_avatar_url: z.string().nullable(),
  shared_until: Instant,
});
export type SharedDocument = z.output<typeof SharedDocument>;

export const DocumentOpening = z.object({
  id: z.uuid(),
  document_id: z.uuid(),
  opened_by: z.uuid().nullable(),
  opened_by_name: z.string(),
  opened_at: Instant,
});
export type DocumentOpening = z.output<typeof DocumentOpening>;

/** What `downloadDocument` asks for; it works for five minutes and for the session that asked. */
export const DocumentLink = z.object({ expires: z.int(), signature: z.string(), file_name: z.string() });
export type DocumentLink = z.output<typeof DocumentLink>;

export const SHARE_DAYS = [7, 30, 90] as const;

export const DocumentShareInput = z.strictObject({
  member_id: z.uuid('Please select a member from the list'),
  days: z.literal(SHARE_DAYS, 'Please select for how long'),
});
export type DocumentShareInput = z.output<typeof DocumentShareInput>;

export const SharedDocumentsQuery = ListQuery.extend({ owner_id: Uuid.optional() });
export type SharedDocumentsQuery = z.output<typeof SharedDocumentsQuery>;

export const SharedDocumentSummary = z.object({ documents: z.int(), owner_ids: z.array(Uuid) });
export type SharedDocumentSummary = z.output<typeof SharedDocumentSummary>;

const HOUR_MS = 3_600_000;
const IdAnswer = z.object({ id: Uuid });

export const listDocuments = defineRoute({
  name: 'listDocuments',
  method: 'GET',
  path: '/documents',
  access: 'signed-in',
  summary: "The signed-in member's documents, by kind, the newest first",
  response: z.array(Document),
});

export const createDocument = defineRoute({
  name: 'createDocument',
  method: 'POST',
  path: '/documents',
  access: 'confirmed',
  summary: 'Stores a document; nobody else sees it until it is shared',
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
  summary: 'Changes what one of the own documents says beside its file',
  params: IdParams,
  body: DocumentDetails,
  response: Document,
});

export const replaceDocumentFile = defineRoute({
  name: 'replaceDocumentFile',
  method: 'PUT',
  path: '/documents/:id/file',
  access: 'confirmed',
  summary: 'Puts another file in the place of one; the one before is gone',
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
  summary: 'Removes one of the own documents with its file, its shares and its log',
  params: IdParams,
  response: IdAnswer,
});

export const shareDocument = defineRoute({
  name: 'shareDocument',
  method: 'POST',
  path: '/documents/:id/shares',
  access: 'confirmed',
  summary: 'Lets one other member open a document for a time; sharing again sets a new end',
  params: IdParams,
  body: DocumentShareInput,
  response: DocumentShare,
  status: 201,
  limits: [{ max: 60, windowMs: HOUR_MS, by: 'address' }],
});

export const revokeDocumentShare = defineRoute({
  name: 'revokeDocumentShare',
  method: 'DELETE',
  path: '/documents/:id/shares/:shareId',
  access: 'confirmed',
  summary: 'Ends a share at once',
  params: z.strictObject({ id: Uuid, shareId: Uuid }),
  response: IdAnswer,
});

export const listSharedDocuments = defineRoute({
  name: 'listSharedDocuments',
  method: 'GET',
  path: '/documents/shared',
  access: 'signed-in',
  summary: 'Documents that other members share with the signed-in member now, by owner',
  query: SharedDocumentsQuery,
  response: z.array(SharedDocument),
});

export const getSharedDocumentSummary = defineRoute({
  name: 'getSharedDocumentSummary',
  method: 'GET',
  path: '/documents/shared/summary',
  access: 'signed-in',
  summary: 'How many documents other members share with the signed-in member now, and who those members are',
  response: SharedDocumentSummary,
});

export const listDocumentOpenings = defineRoute({
  name: 'listDocumentOpenings',
  method: 'GET',
  path: '/documents/openings',
  access: 'signed-in',
  summary: "Who else opened the signed-in member's documents, newest first",
  query: ListQuery,
  response: z.array(DocumentOpening),
});

export const openDocument = defineRoute({
  name: 'openDocument',
  method: 'POST',
  path: '/documents/:id/openings',
  access: 'confirmed',
  summary:
    'Gives a short-lived link to the file, and writes down that another member than the owner opened it',
  params: IdParams,
  response: DocumentLink,
});

export const downloadDocument = defineRoute({
  name: 'downloadDocument',
  method: 'GET',
  path: '/documents/:id/file',
  access: 'confirmed',
  summary: 'The file, for the session that asked for the link',
  params: IdParams,
  query: z.strictObject({
    expires: z.coerce.number('This link is not complete').int('This link is not complete'),
    signature: z.string('This link is not complete').max(200, 'This link is not complete'),
  }),
  response: FileResponse,
});
