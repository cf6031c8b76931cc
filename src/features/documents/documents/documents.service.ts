import { dayAfter, dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { withTotal } from '#platform/server/database/waiting.ts';
import { dropFiles, keepFiles } from '#platform/server/files/files.ts';
import type { Upload } from '#platform/server/files/uploads.ts';
import { newId } from '#platform/server/ids.ts';
import { DOCUMENTS_MAX, type Document, type DocumentDetails } from './documents.contract.ts';
import * as documents from './documents.repository.ts';
import { findOpenShares } from './documents.repository.ts';
import { expiryOf, REMINDER_DAYS, relevantDetails } from './documents.rules.ts';

type OpenShares = Awaited<ReturnType<typeof findOpenShares>>;

const toDocument = (row: documents.DocumentRow, shares: OpenShares, now: Date): Document => ({
  ...row,
  ...expiryOf(row.expires_on, dayInIndia(now)),
  shares: shares.filter(({ document_id }) => document_id === row.id),
});

export async function listDocuments(ctx: MemberContext): Promise<Document[]> {
  const [rows, shares] = await Promise.all([
    documents.findDocuments(ctx.db, ctx.actor.profileId),
    findOpenShares(ctx.db, ctx.actor.profileId, ctx.now),
  ]);
  return rows.map((row) => toDocument(row, shares, ctx.now));
}

/** Lists the first of the member's documents that expire soon or have expired lately, and counts all. */
export async function listExpiringDocuments(ctx: MemberContext, limit: number) {
  const today = dayInIndia(ctx.now);
  const [days] = REMINDER_DAYS;
  const within = { from: dayAfter(today, -days), until: dayAfter(today, days) };
  return withTotal(await documents.findExpiringDocuments(ctx.db, ctx.actor.profileId, within, limit));
}

/** @throws AppError DOCUMENT_NOT_FOUND, also for another member's document. */
async function getDocument(ctx: MemberContext, id: string): Promise<Document> {
  const row = await documents.findDocument(ctx.db, ctx.actor.profileId, id);
  if (!row) throw new AppError('DOCUMENT_NOT_FOUND');
  return toDocument(row, await findOpenShares(ctx.db, ctx.actor.profileId, ctx.now), ctx.now);
}

/** @throws AppError DOCUMENTS_FULL. */
async function checkRoom(ctx: MemberContext): Promise<void> {
  if ((await documents.countDocuments(ctx.db, ctx.actor.profileId)) >= DOCUMENTS_MAX)
    throw new AppError('DOCUMENTS_FULL');
}

/** @throws AppError DOCUMENTS_FULL. */
export async function createDocument(
  ctx: MemberContext,
  details: DocumentDetails,
  file: Upload,
): Promise<Document> {
  // Check first: do not process a file that will be refused.
  await checkRoom(ctx);
  const saved = await ctx.files.savePrivate(file);
  return transact(ctx, async (ctx) => {
    // Parallel requests must count one another.
    await documents.lockVault(ctx.db, ctx.actor.profileId);
    await checkRoom(ctx);
    await keepFiles(ctx, [saved]);
    const id = newId();
    await documents.insertDocument(ctx.db, {
      ...relevantDetails(details),
      id,
      owner_id: ctx.actor.profileId,
      file_name: saved.name,
      original_name: file.name,
      file_stored_at: ctx.now,
      uploaded_by: ctx.actor.accountId,
    });
    return getDocument(ctx, id);
  });
}

/** @throws AppError DOCUMENT_NOT_FOUND, also for another member's document. */
export function updateDocument(ctx: MemberContext, id: string, details: DocumentDetails): Promise<Document> {
  return transact(ctx, async (ctx) => {
    const changes = { ...relevantDetails(details), updated_at: ctx.now };
    if (!(await documents.updateDocument(ctx.db, ctx.actor.profileId, id, changes)))
      throw new AppError('DOCUMENT_NOT_FOUND');
    return getDocument(ctx, id);
  });
}

/** @throws AppError DOCUMENT_NOT_FOUND, also for another member's document. */
export async function replaceDocumentFile(ctx: MemberContext, id: string, file: Upload): Promise<Document> {
  await getDocument(ctx, id);
  const saved = await ctx.files.savePrivate(file);
  return transact(ctx, async (ctx) => {
    const before = await documents.lockDocument(ctx.db, ctx.actor.profileId, id);
    if (!before) throw new AppError('DOCUMENT_NOT_FOUND');
    await keepFiles(ctx, [saved]);
    await documents.updateDocument(ctx.db, ctx.actor.profileId, id, {
      file_name: saved.name,
      original_name: file.name,
      file_stored_at: ctx.now,
      uploaded_by: ctx.actor.accountId,
      updated_at: ctx.now,
    });
    await dropFiles(ctx, [before]);
    return getDocument(ctx, id);
  });
}

/** @throws AppError DOCUMENT_NOT_FOUND, also for another member's document. */
export function removeDocument(ctx: MemberContext, id: string): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    const file = await documents.lockDocument(ctx.db, ctx.actor.profileId, id);
    if (!file) throw new AppError('DOCUMENT_NOT_FOUND');
    await documents.deleteDocument(ctx.db, id);
    await dropFiles(ctx, [file]);
    return { id };
  });
}
