import { z } from 'zod';
import { DocumentLink } from '#features/documents/openings/document-openings.contract.ts';
import { VerificationFields } from '#features/profiles/verification-levels/verification-levels.contract.ts';
import {
  VERIFICATION_STATUSES,
  VerificationDocument,
  VerificationRequest,
} from '#features/verification/requests/verification-requests.contract.ts';
import { IdParams, IsoDate, optionalText, requiredText, text, Uuid } from '#platform/contract/fields.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { ORGANIZATION_TYPES } from '#platform/contract/reference-data.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { COMPARED_NUMBER_NAMES } from './compared-numbers.data.ts';

export const VERIFICATION_REASON_MAX = 1000;

/** A number of the member's profile that is compared with the papers. */
const ComparedNumber = z.object({
  name: z.enum(COMPARED_NUMBER_NAMES),
  label: z.string(),
  value: z.string(),
});
export type ComparedNumber = z.output<typeof ComparedNumber>;

/** A request in the admins' list. */
export const ListedVerificationRequest = VerificationRequest.omit({ documents: true }).extend({
  member_id: z.uuid(),
  member_name: z.string(),
  organization_type: z.enum(ORGANIZATION_TYPES),
  /** True if the member has held this level before. */
  is_renewal: z.boolean(),
});
export type ListedVerificationRequest = z.output<typeof ListedVerificationRequest>;

/** A paper as it was when the request was made, and as it is now. A PAN in its number is masked. */
export const ReviewedDocument = VerificationDocument.extend({
  /** Null once the member has deleted it. */
  current: z
    .object({
      name: z.string(),
      number: z.string().nullable(),
      issued_on: z.string().nullable(),
      expires_on: z.string().nullable(),
      /** A document is valid on its last day. */
      is_expired: z.boolean(),
      file_name: z.string(),
      byte_size: z.int(),
      /** True if the member has changed the details or the file since the request. */
      has_changed: z.boolean(),
    })
    .nullable(),
});
export type ReviewedDocument = z.output<typeof ReviewedDocument>;

/** A request with everything that the decision needs. */
export const ReviewedVerificationRequest = ListedVerificationRequest.extend({
  documents: z.array(ReviewedDocument),
  /** Fingerprint of the papers as shown here. A decision sends it back and fails if one has changed since. */
  papers_seen: z.string(),
  /** Note for other admins. */
  internal_note: z.string().nullable(),
  decided_by_name: z.string().nullable(),
  /** True if the member holds this level, so that it can be revoked. */
  is_current: z.boolean(),
  member: VerificationFields.extend({
    full_name: z.string(),
    location: z.string().nullable(),
    website: z.string().nullable(),
    year_established: z.int().nullable(),
    /** Numbers of the profile to compare the papers with; each PAN in them is masked but for four characters. */
    facts: z.array(ComparedNumber),
  }),
  /** The member's other requests, the newest first. */
  earlier: z.array(VerificationRequest.omit({ documents: true })),
});
export type ReviewedVerificationRequest = z.output<typeof ReviewedVerificationRequest>;

/** The numbers of the member and of the papers in full, as they are in the review with the same `papers_seen`. */
export const VerificationNumbers = z.object({
  numbers: z.array(ComparedNumber),
  papers: z.array(z.object({ document_id: z.uuid(), number: z.string() })),
  papers_seen: z.string(),
});
export type VerificationNumbers = z.output<typeof VerificationNumbers>;

export const VerificationQuery = PageQuery.extend({
  status: z.enum(VERIFICATION_STATUSES, 'Unknown status').optional(),
});
export type VerificationQuery = z.output<typeof VerificationQuery>;

/** An admin's decision. The request says which level it is about, and so whether it needs the day of an audit. */
export const VerificationDecision = z.strictObject({
  decision: z.enum(['grant', 'refuse'], 'Please choose to grant or refuse'),
  /** Day of the audit or review; required to grant level 2 or 3. */
  audited_on: z.preprocess((value) => (value === '' ? null : value), IsoDate.nullish()),
  reason: requiredText(VERIFICATION_REASON_MAX, 'Reason', 'Please give a reason; the member can read it'),
  internal_note: optionalText(2000, 'Note'),
  papers_seen: text(100, 'Papers seen'),
});
export type VerificationDecision = z.output<typeof VerificationDecision>;

export const VerificationRevocation = z.strictObject({
  reason: requiredText(VERIFICATION_REASON_MAX, 'Reason', 'Please give a reason; the member can read it'),
});
export type VerificationRevocation = z.output<typeof VerificationRevocation>;

export const listVerificationRequests = defineRoute({
  name: 'listVerificationRequests',
  method: 'GET',
  path: '/admin/verifications',
  access: 'admin',
  summary: "Lists members' requests for verification: open ones oldest first, others newest first",
  query: VerificationQuery,
  response: paged(ListedVerificationRequest),
});

export const getVerificationRequest = defineRoute({
  name: 'getVerificationRequest',
  method: 'GET',
  path: '/admin/verifications/:id',
  access: 'admin',
  summary: 'Returns a request with its papers, the member, and earlier requests',
  params: IdParams,
  response: ReviewedVerificationRequest,
});

export const decideVerification = defineRoute({
  name: 'decideVerification',
  method: 'PUT',
  path: '/admin/verifications/:id/decision',
  access: 'admin',
  summary: 'Grants or refuses an open request with a reason, and notifies the member by email',
  params: IdParams,
  body: VerificationDecision,
  response: ReviewedVerificationRequest,
});

export const revokeVerification = defineRoute({
  name: 'revokeVerification',
  method: 'PUT',
  path: '/admin/verifications/:id/revocation',
  access: 'admin',
  summary: 'Revokes a granted level and every higher level, and notifies the member by email',
  params: IdParams,
  body: VerificationRevocation,
  response: ReviewedVerificationRequest,
});

export const openVerificationNumbers = defineRoute({
  name: 'openVerificationNumbers',
  method: 'POST',
  path: '/admin/verifications/:id/numbers/openings',
  access: 'admin',
  summary:
    'Returns PAN, 12A, 80G and other numbers of an open request in full, and logs the look for the member',
  params: IdParams,
  response: VerificationNumbers,
});

const DocumentParams = z.strictObject({ id: Uuid, documentId: Uuid });

export const openVerificationDocument = defineRoute({
  name: 'openVerificationDocument',
  method: 'POST',
  path: '/admin/verifications/:id/documents/:documentId/openings',
  access: 'admin',
  summary: 'Returns a short-lived link to a paper of an open request, and logs the opening for its owner',
  params: DocumentParams,
  response: DocumentLink,
});

export const downloadVerificationDocument = defineRoute({
  name: 'downloadVerificationDocument',
  method: 'GET',
  path: '/admin/verifications/:id/documents/:documentId/file',
  access: 'admin',
  summary: 'Returns the file of a paper of an open request to the session that asked for the link',
  params: DocumentParams,
  query: z.strictObject({
    expires: z.coerce.number('This link is not complete').int('This link is not complete'),
    signature: z.string('This link is not complete').max(200, 'This link is not complete'),
  }),
  response: FileResponse,
});
