import { createHash } from 'node:crypto';
import { documentTitle } from '#features/documents/documents/documents.rules.ts';
import type { DocumentLink } from '#features/documents/openings/document-openings.contract.ts';
import {
  fileBehindLink,
  getDocumentOf,
  linkToDocument,
} from '#features/documents/openings/document-openings.service.ts';
import { shownIdentifier } from '#features/profiles/profile/profile-identifiers.rules.ts';
import { withVerification } from '#features/profiles/verification-levels/verification-level.rules.ts';
import { findRequests } from '#features/verification/requests/verification-requests.repository.ts';
import {
  findMember,
  type MemberRow,
} from '#features/verification/verification/verification-members.repository.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type Pagination, paginationOf } from '#platform/contract/paging.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import type {
  ListedVerificationRequest,
  ReviewedDocument,
  ReviewedVerificationRequest,
  VerificationQuery,
} from './verification-review.contract.ts';
import * as review from './verification-review.repository.ts';

export async function listVerificationRequests(
  ctx: MemberContext,
  query: VerificationQuery,
): Promise<{ records: ListedVerificationRequest[]; pagination: Pagination }> {
  const [records, total] = await Promise.all([
    review.findListedRequests(ctx.db, query.status, query),
    review.countRequests(ctx.db, query.status),
  ]);
  return { records, pagination: paginationOf(query, total) };
}

/** @throws AppError VERIFICATION_REQUEST_NOT_FOUND. */
export async function getVerificationRequest(
  ctx: MemberContext,
  id: string,
): Promise<ReviewedVerificationRequest> {
  const request = await review.findRequest(ctx.db, id);
  const member = request && (await findMember(ctx.db, request.member_id));
  if (!member) throw new AppError('VERIFICATION_REQUEST_NOT_FOUND');
  const today = dayInIndia(ctx.now);
  const documents = await review.findReviewedDocuments(ctx.db, id);
  const requests = await findRequests(ctx.db, member.id);
  return {
    ...request,
    documents: documents.map((document) => presentDocument(document, request.created_at, today)),
    papers_seen: fingerprintOf(documents, member),
    is_current: request.status === 'granted' && request.ended_at === null,
    member: { ...withVerification(member, today), facts: factsOf(member) },
    earlier: requests.filter((other) => other.id !== id),
  };
}

/** Returns a fingerprint that changes with every paper, file, detail, or profile fact to compare. */
export function fingerprintOf(documents: review.ReviewedRow[], member: MemberRow): string {
  const { name, organization_type, corporate_cin, csr_registration_number, pan } = member;
  const { ngo_registration_number, darpan_id, gstin, urn_12a, urn_80g } = member;
  const papers = documents.map(({ current }) => [current?.id, current?.updated_at, current?.stored_name]);
  const compared = [name, organization_type, corporate_cin, csr_registration_number, pan];
  const numbers = [ngo_registration_number, darpan_id, gstin, urn_12a, urn_80g];
  return createHash('sha256')
    .update(JSON.stringify([papers, ...compared, ...numbers]))
    .digest('base64url');
}

function presentDocument(
  { current, ...document }: review.ReviewedRow,
  askedAt: string,
  today: string,
): ReviewedDocument {
  if (!current) return { ...document, current: null };
  return {
    ...document,
    current: {
      name: documentTitle(current),
      number: current.number,
      issued_on: current.issued_on,
      expires_on: current.expires_on,
      is_expired: current.expires_on !== null && current.expires_on < today,
      file_name: current.original_name,
      byte_size: current.byte_size,
      has_changed: current.updated_at > askedAt,
    },
  };
}

/** Returns the profile facts to compare the papers with; of a PAN the last four characters are enough. */
function factsOf(member: MemberRow) {
  const identifier = (name: 'pan' | 'gstin' | 'urn_12a' | 'urn_80g') =>
    member[name] && shownIdentifier(name, member[name]);
  const facts: [label: string, value: string | null][] = [
    ['CIN or FCRN', member.corporate_cin],
    ['Registration number', member.ngo_registration_number],
    ['CSR registration number', member.csr_registration_number],
    ['Darpan ID', member.darpan_id],
    ['PAN', identifier('pan')],
    ['GSTIN', identifier('gstin')],
    ['12A number', identifier('urn_12a')],
    ['80G number', identifier('urn_80g')],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/**
 * Finds a paper that an admin can open: besides the vault's own rule, while it belongs to an open request.
 * @throws AppError DOCUMENT_NOT_FOUND.
 */
async function reviewedDocument(ctx: MemberContext, requestId: string, documentId: string) {
  const ownerId = await review.findOwnerOfReviewed(ctx.db, requestId, documentId);
  if (!ownerId) throw new AppError('DOCUMENT_NOT_FOUND');
  return getDocumentOf(ctx, ownerId, documentId);
}

/** @throws AppError DOCUMENT_NOT_FOUND, also once the request is decided or withdrawn. */
export function openVerificationDocument(
  ctx: MemberContext,
  { id, documentId }: { id: string; documentId: string },
  secret: string,
): Promise<DocumentLink> {
  return transact(ctx, async (ctx) => {
    const document = await reviewedDocument(ctx, id, documentId);
    return linkToDocument(ctx, document, secret, 'verification');
  });
}

/** @throws AppError DOCUMENT_NOT_FOUND, FILE_LINK_INVALID, FILE_NOT_FOUND. */
export async function downloadVerificationDocument(
  ctx: MemberContext,
  { id, documentId }: { id: string; documentId: string },
  link: { expires: number; signature: string },
  secret: string,
): Promise<FileToSend> {
  return fileBehindLink(ctx, await reviewedDocument(ctx, id, documentId), link, secret);
}
