import type { DocumentShare } from '#features/documents/documents/documents.contract.ts';
import { findDocument, findMemberName } from '#features/documents/documents/documents.repository.ts';
import { documentTitle, expiryOf } from '#features/documents/documents/documents.rules.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import type {
  DocumentShareInput,
  SharedDocument,
  SharedDocumentSummary,
  SharedDocumentsQuery,
} from './document-shares.contract.ts';
import { mailDocumentShared } from './document-shares.mail.ts';
import * as shares from './document-shares.repository.ts';

const DAY_MS = 86_400_000;

/**
 * Lets another member open the document for a limited time, and notifies them by mail.
 * @throws AppError DOCUMENT_NOT_FOUND, PROFILE_NOT_FOUND, VALIDATION_FAILED for oneself.
 */
export function shareDocument(
  ctx: MemberContext,
  documentId: string,
  input: DocumentShareInput,
): Promise<DocumentShare> {
  if (input.member_id === ctx.actor.id) throw validationError({ member_id: 'This is your own document' });
  return transact(ctx, async (ctx) => {
    const document = await findDocument(ctx.db, ctx.actor.id, documentId);
    if (!document) throw new AppError('DOCUMENT_NOT_FOUND');
    const [member, owner] = await Promise.all([
      findMemberName(ctx.db, input.member_id),
      findMemberName(ctx.db, ctx.actor.id),
    ]);
    if (!member?.is_published || !owner) throw new AppError('PROFILE_NOT_FOUND');
    const share = await shares.upsertShare(ctx.db, {
      id: newId(),
      document_id: documentId,
      member_id: input.member_id,
      created_at: ctx.now,
      expires_at: new Date(ctx.now.getTime() + input.days * DAY_MS),
    });
    await mailDocumentShared(ctx, {
      to: { id: input.member_id, email: member.email },
      ownerName: owner.member_name,
      documentTitle: documentTitle(document),
      until: new Date(share.expires_at),
    });
    return { ...share, member_name: member.member_name };
  });
}

/** Ends a share immediately, also for links that were issued before. @throws AppError DOCUMENT_SHARE_NOT_FOUND. */
export function revokeDocumentShare(
  ctx: MemberContext,
  documentId: string,
  id: string,
): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    const share = { ownerId: ctx.actor.id, documentId, id };
    if (!(await shares.revokeShare(ctx.db, share, ctx.now))) throw new AppError('DOCUMENT_SHARE_NOT_FOUND');
    return { id };
  });
}

export async function listSharedDocuments(
  ctx: MemberContext,
  query: SharedDocumentsQuery,
): Promise<SharedDocument[]> {
  const rows = await shares.findSharedDocuments(ctx.db, ctx.actor.id, ctx.now, query);
  const today = dayInIndia(ctx.now);
  return rows.map((row) => ({ ...row, ...expiryOf(row.expires_on, today) }));
}

export async function getSharedDocumentSummary(ctx: MemberContext): Promise<SharedDocumentSummary> {
  const owners = await shares.countSharedDocuments(ctx.db, ctx.actor.id, ctx.now);
  return {
    documents: owners.reduce((sum, { documents }) => sum + documents, 0),
    owner_ids: owners.map(({ owner_id }) => owner_id),
  };
}
