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

export const VERIFICATION_REASON_MAX = 1000;

/** A request in the admins' list. */
export const ListedVerificationRequest = VerificationRequest.omit({ documents: true }).extend({
  member_id: z.uuid(),
  member_name: z.string(),
  organization_type: z.enum(ORGANIZATION_TYPES),
  /** Whether the member has held this level before. */
  is_renewal: z.boolean(),
});
export type ListedVerificationRequest = z.output<typeof ListedVerificationRequest>;

/** A paper as the admin finds it: as it was when the request was made, and as it is now. */
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
      /** The member has changed the details or the file since asking. */
      has_changed: z.boolean(),
    })
    .nullable(),
});
export type ReviewedDocument = z.output<typeof ReviewedDocument>;

/** A request with all that its decision needs. */
export const ReviewedVerificationRequest = ListedVerificationRequest.extend({
  documents: z.array(ReviewedDocument),
  /** What the papers are as they are shown here; a decision names it, and fails when one has changed since. */
  papers_seen: z.string(),
  /** What an admin noted for other admins. */
  internal_note: z.string().nullable(),
  decided_by_name: z.string().nullable(),
  /** Whether it is the level that the member holds, so that it can be revoked. */
  is_current: z.boolean(),
  member: VerificationFields.extend({
    full_name: z.string(),
    location: z.string().nullable(),
    website: z.string().nullable(),
    year_established: z.int().nullable(),
    /** What the papers are compared with; a PAN is shown by its last four characters. */
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  /** The member's other requests, the newest first. */
  earlier: z.array(VerificationRequest.omit({ documents: true })),
});
export type ReviewedVerificationRequest = z.output<typeof ReviewedVerificationRequest>;

export const VerificationQuery = PageQuery.extend({
  status: z.enum(VERIFICATION_STATUSES, 'Unknown status').optional(),
});
export type VerificationQuery = z.output<typeof VerificationQuery>;

/** What an admin decides. Which level it is about, and hence whether the day of an audit is needed, the request says. */
export const VerificationDecision = z.strictObject({
  decision: z.enum(['grant', 'refuse'], 'Please choose to grant or refuse'),
  /** When the audit or the review took place; levels 2 and 3 need it to be granted. */
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
  summary: "Members' requests for verification: open ones oldest first, others newest first",
  query: VerificationQuery,
  response: paged(ListedVerificationRequest),
});

export const getVerificationRequest = defineRoute({
  name: 'getVerificationRequest',
  method: 'GET',
  path: '/admin/verifications/:id',
  access: 'admin',
  summary: 'One request with its papers, the member, and what was asked for before',
  params: IdParams,
  response: ReviewedVerificationRequest,
});

export const decideVerification = defineRoute({
  name: 'decideVerification',
  method: 'PUT',
  path: '/admin/verifications/:id/decision',
  access: 'admin',
  summary: 'Grants or refuses an open request with a reason; the member is told by mail',
  params: IdParams,
  body: VerificationDecision,
  response: ReviewedVerificationRequest,
});

export const revokeVerification = defineRoute({
  name: 'revokeVerification',
  method: 'PUT',
  path: '/admin/verifications/:id/revocation',
  access: 'admin',
  summary: 'Takes a granted level back, and those above it; the member is told by mail',
  params: IdParams,
  body: VerificationRevocation,
  response: ReviewedVerificationRequest,
});

const DocumentParams = z.strictObject({ id: Uuid, documentId: Uuid });

export const openVerificationDocument = defineRoute({
  name: 'openVerificationDocument',
  method: 'POST',
  path: '/admin/verifications/:id/documents/:documentId/openings',
  access: 'admin',
  summary: 'Gives a short-lived link to a paper of an open request; its owner sees that it was opened',
  params: DocumentParams,
  response: DocumentLink,
});

export const downloadVerificationDocument = defineRoute({
  name: 'downloadVerificationDocument',
  method: 'GET',
  path: '/admin/verifications/:id/documents/:documentId/file',
  access: 'admin',
  summary: 'The file of a paper of an open request, for the session that asked for the link',
  params: DocumentParams,
  query: z.strictObject({
    expires: z.coerce.number('This link is not complete').int('This link is not complete'),
    signature: z.string('This link is not complete').max(200, 'This link is not complete'),
  }),
  response: FileResponse,
});
