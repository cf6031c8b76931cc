import type { DocumentShare } from '#features/documents/documents/documents.contract.ts';
import { findDocuments, findMemberName } from '#features/documents/documents/documents.repository.ts';
import { documentTitle, expiryOf } from '#features/documents/documents/documents.rules.ts';
import { nameOfActor } from '#features/profiles/records/acting-name.service.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { AppError } from '#platform/contract/errors.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import type {
  DocumentShareInput,
  DocumentsShareInput,
  SharedDocument,
  SharedDocumentSummary,
  SharedDocumentsQuery,
} from './document-shares.contract.ts';
import { mailDocumentsShared } from './document-shares.mail.ts';
import * as shares from './document-shares.repository.ts';

type SharedOne = DocumentShare & { document_id: string };

/**
 * Lets another member open documents for a limited time, and notifies them in one mail. All are shared or none.
 * @throws AppError DOCUMENT_NOT_FOUND, PROFILE_NOT_FOUND, VALIDATION_FAILED for oneself.
 */
export function shareDocuments(
  ctx: MemberContext,
  { document_ids, member_id, days }: DocumentsShareInput,
): Promise<{ shares: SharedOne[] }> {
  if (member_id === ctx.actor.profileId) throw validationError({ member_id: 'This is your own document' });
  return transact(ctx, async (ctx) => {
    const ids = new Set(document_ids);
    const documents = (await findDocuments(ctx.db, ctx.actor.profileId)).filter(({ id }) => ids.has(id));
    if (documents.length < ids.size) throw new AppError('DOCUMENT_NOT_FOUND');
    const member = await findMemberName(ctx.db, member_id);
    if (!member?.is_published) throw new AppError('PROFILE_NOT_FOUND');
    const until = new Date(ctx.now.getTime() + days * DAY_MS);
    // In one order, so that two requests for the same documents do not wait for each other.
    const rows = [...ids].sort().map((document_id) => ({
      id: newId(),
      document_id,
      member_id,
      created_at: ctx.now,
      expires_at: until,
    }));
    const stored = await shares.upsertShares(ctx.db, rows);
    for (const { document_id } of rows) {
      recordAct(ctx, {
        kind: 'documents-shared',
        subject: ['document', document_id],
        facts: { with_member: member_id, days },
      });
    }
    await mailDocumentsShared(ctx, {
      to: { id: member_id },
      by: await nameOfActor(ctx),
      documentTitles: documents.map(documentTitle),
      until,
    });
    return { shares: stored.map((share) => ({ ...share, member_name: member.member_name })) };
  });
}

/** Shares one document. @throws AppError as `shareDocuments`. */
export async function shareDocument(
  ctx: MemberContext,
  documentId: string,
  input: DocumentShareInput,
): Promise<DocumentShare> {
  const { shares } = await shareDocuments(ctx, { ...input, document_ids: [documentId] });
  const [share] = shares;
  if (!share) throw new AppError('DOCUMENT_NOT_FOUND');
  return share;
}

/** Ends a share immediately, also for links that were issued before. @throws AppError DOCUMENT_SHARE_NOT_FOUND. */
export function revokeDocumentShare(
  ctx: MemberContext,
  documentId: string,
  id: string,
): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    const share = { ownerId: ctx.actor.profileId, documentId, id };
    if (!(await shares.revokeShare(ctx.db, share, ctx.now))) throw new AppError('DOCUMENT_SHARE_NOT_FOUND');
    recordAct(ctx, { kind: 'document-share-ended', subject: ['document', documentId], facts: { share: id } });
    return { id };
  });
}

export async function listSharedDocuments(
  ctx: MemberContext,
  query: SharedDocumentsQuery,
): Promise<SharedDocument[]> {
  const rows = await shares.findSharedDocuments(ctx.db, ctx.actor.profileId, ctx.now, query);
  const today = dayInIndia(ctx.now);
  return rows.map((row) => ({ ...row, ...expiryOf(row.expires_on, today) }));
}

export async function getSharedDocumentSummary(ctx: MemberContext): Promise<SharedDocumentSummary> {
  const owners = await shares.countSharedDocuments(ctx.db, ctx.actor.profileId, ctx.now);
  return {
    documents: owners.reduce((sum, { documents }) => sum + documents, 0),
    owner_ids: owners.map(({ owner_id }) => owner_id),
  };
}
