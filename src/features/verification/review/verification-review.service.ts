import { createHash } from 'node:crypto';
import { documentTitle } from '#features/documents/documents/documents.rules.ts';
import type { DocumentLink } from '#features/documents/openings/document-openings.contract.ts';
import {
  fileBehindLink,
  getDocumentOf,
  linkToDocument,
  logOpening,
} from '#features/documents/openings/document-openings.service.ts';
import { withVerification } from '#features/profiles/verification-levels/verification-level.rules.ts';
import { findRequests } from '#features/verification/requests/verification-requests.repository.ts';
import {
  findMember,
  type MemberRow,
} from '#features/verification/verification/verification-members.repository.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import { withMaskedPans } from '#platform/contract/identifiers/pan.ts';
import { type Pagination, paginationOf } from '#platform/contract/paging.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import type { WaitingSummary } from '#platform/server/database/waiting.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import { COMPARED_NUMBER_NAMES, COMPARED_NUMBERS } from './compared-numbers.data.ts';
import type {
  ComparedNumber,
  ListedVerificationRequest,
  ReviewedDocument,
  ReviewedVerificationRequest,
  VerificationNumbers,
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

/** Counts requests that the admin can decide, and dates the oldest. */
export const countOpenVerifications = (ctx: MemberContext): Promise<WaitingSummary> =>
  review.summariseOpenRequests(ctx.db, ctx.actor.profileId);

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
    member: { ...withVerification(member, today), facts: maskedNumbersOf(member) },
    earlier: requests.filter((other) => other.id !== id),
  };
}

/** Returns a fingerprint that changes with every paper, file, detail, or profile fact to compare. */
export function fingerprintOf(documents: review.ReviewedRow[], member: MemberRow): string {
  const { name, organization_type } = member;
  const papers = documents.map(({ current }) => [current?.id, current?.updated_at, current?.stored_name]);
  const numbers = COMPARED_NUMBER_NAMES.map((column) => member[column]);
  return createHash('sha256')
    .update(JSON.stringify([papers, name, organization_type, ...numbers]))
    .digest('base64url');
}

function presentDocument(
  { current, ...row }: review.ReviewedRow,
  askedAt: string,
  today: string,
): ReviewedDocument {
  const document = { ...row, number: masked(row.number) };
  if (!current) return { ...document, current: null };
  return {
    ...document,
    current: {
      name: documentTitle(current),
      number: masked(current.number),
      issued_on: current.issued_on,
      expires_on: current.expires_on,
      is_expired: current.expires_on !== null && current.expires_on < today,
      file_name: current.original_name,
      byte_size: current.byte_size,
      has_changed: current.updated_at > askedAt,
    },
  };
}

/** Returns the numbers of the profile that the papers are compared with. */
const numbersOf = (member: MemberRow): ComparedNumber[] =>
  COMPARED_NUMBER_NAMES.flatMap((name) => {
    const value = member[name];
    return value ? [{ name, label: COMPARED_NUMBERS[name].label, value }] : [];
  });

const maskedNumbersOf = (member: MemberRow): ComparedNumber[] =>
  numbersOf(member).map((number) => ({ ...number, value: withMaskedPans(number.value) }));

const masked = (number: string | null) => number && withMaskedPans(number);

/**
 * Returns the numbers of the member and the papers in full, and logs the look unless it is the admin's own request.
 * @throws AppError VERIFICATION_REQUEST_NOT_FOUND, also once the request is decided or withdrawn.
 */
export function openVerificationNumbers(ctx: MemberContext, id: string): Promise<VerificationNumbers> {
  return transact(ctx, async (ctx) => {
    const request = await review.findRequest(ctx.db, id);
    const member = request?.status === 'open' && (await findMember(ctx.db, request.member_id));
    if (!member) throw new AppError('VERIFICATION_REQUEST_NOT_FOUND');
    const documents = await review.findReviewedDocuments(ctx.db, id);
    recordAct(ctx, {
      kind: 'verification-numbers-opened',
      subject: ['member', member.id],
      facts: { request: id },
    });
    if (member.id !== ctx.actor.profileId) await logOpening(ctx, { numbers_of: member.id }, 'verification');
    return {
      numbers: numbersOf(member),
      papers: documents.flatMap(({ current }) =>
        current?.number ? [{ document_id: current.id, number: current.number }] : [],
      ),
      papers_seen: fingerprintOf(documents, member),
    };
  });
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
    recordAct(ctx, {
      kind: 'verification-document-opened',
      subject: ['document', documentId],
      facts: { request: id },
    });
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
