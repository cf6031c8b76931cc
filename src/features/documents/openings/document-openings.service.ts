import {
  type DocumentRow,
  findDocument,
  findMemberName,
  findReadableDocument,
} from '#features/documents/documents/documents.repository.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { isLinkValid, signLink } from '#platform/server/files/file-links.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import { newId } from '#platform/server/ids.ts';
import type { DocumentLink, DocumentOpening } from './document-openings.contract.ts';
import { findOpenings, insertOpening } from './document-openings.repository.ts';

/*
 * Short-lived links to files of the vault. The calling service checks at both steps that the member can read the
 * document: as its owner, through a share, or as an admin through an open request that names it.
 */

/** Finds a document of a member. @throws AppError DOCUMENT_NOT_FOUND. */
export async function getDocumentOf(ctx: MemberContext, ownerId: string, id: string): Promise<DocumentRow> {
  const document = await findDocument(ctx.db, ownerId, id);
  if (!document) throw new AppError('DOCUMENT_NOT_FOUND');
  return document;
}

/** The subject that a link is signed for. It names the file, so a link stops working when the file is replaced. */
const subjectOf = ({ id, stored_name }: DocumentRow) => `${id} ${stored_name}`;

/** A document that is opened, or the member whose numbers are shown in full. */
type Opened = { document_id: string } | { numbers_of: string };

/** Logs an opening by the caller, with `purpose` after the name. Call inside a transaction. */
export async function logOpening(ctx: MemberContext, opened: Opened, purpose?: string): Promise<void> {
  const member = await findMemberName(ctx.db, ctx.actor.profileId);
  const name = member?.member_name ?? '';
  await insertOpening(ctx.db, {
    ...opened,
    id: newId(),
    opened_by: ctx.actor.profileId,
    // An admin looks for the platform, with a purpose, and is not named.
    opened_by_person: purpose ? null : ctx.actor.accountId,
    opened_by_name: purpose ? `${name} (${purpose})` : name,
    opened_at: ctx.now,
  });
}

/**
 * Returns a link to the file for the caller's session. Logs the opening unless the caller owns the document, with
 * `purpose` after the name. Call inside a transaction.
 */
export async function linkToDocument(
  ctx: MemberContext,
  document: DocumentRow,
  secret: string,
  purpose?: string,
): Promise<DocumentLink> {
  if (document.owner_id !== ctx.actor.profileId) await logOpening(ctx, { document_id: document.id }, purpose);
  const link = signLink(secret, subjectOf(document), ctx.actor.sessionId, ctx.now);
  return { ...link, file_name: document.file_name };
}

/** Returns the file if the link belongs to this session. @throws AppError FILE_LINK_INVALID, FILE_NOT_FOUND. */
export async function fileBehindLink(
  ctx: MemberContext,
  document: DocumentRow,
  link: { expires: number; signature: string },
  secret: string,
): Promise<FileToSend> {
  const { sessionId } = ctx.actor;
  if (!isLinkValid(secret, subjectOf(document), sessionId, { ...link, now: ctx.now }))
    throw new AppError('FILE_LINK_INVALID');
  const content = await ctx.files.read(document.stored_name);
  if (!content) throw new AppError('FILE_NOT_FOUND');
  return { content, mediaType: document.media_type, byteSize: document.byte_size, name: document.file_name };
}

export const listDocumentOpenings = (ctx: MemberContext, query: ListQuery): Promise<DocumentOpening[]> =>
  findOpenings(ctx.db, ctx.actor.profileId, query);

/**
 * Returns a link to the file for the caller's session. Logs the opening unless the caller owns the document.
 * @throws AppError DOCUMENT_NOT_FOUND, also for a document that is not, or no longer, shared with the caller.
 */
export function openDocument(ctx: MemberContext, id: string, secret: string): Promise<DocumentLink> {
  return transact(ctx, async (ctx) => {
    const document = await findReadableDocument(ctx.db, ctx.actor.profileId, id, ctx.now);
    if (!document) throw new AppError('DOCUMENT_NOT_FOUND');
    return linkToDocument(ctx, document, secret);
  });
}

/**
 * Returns the file if the link belongs to this session and the caller can still open the document.
 * @throws AppError DOCUMENT_NOT_FOUND, FILE_LINK_INVALID, FILE_NOT_FOUND.
 */
export async function downloadDocument(
  ctx: MemberContext,
  id: string,
  link: { expires: number; signature: string },
  secret: string,
): Promise<FileToSend> {
  const document = await findReadableDocument(ctx.db, ctx.actor.profileId, id, ctx.now);
  if (!document) throw new AppError('DOCUMENT_NOT_FOUND');
  return fileBehindLink(ctx, document, link, secret);
}
