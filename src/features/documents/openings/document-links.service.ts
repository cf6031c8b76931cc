import type { DocumentLink } from '#features/documents/documents/documents.contract.ts';
import {
  type DocumentRow,
  findDocument,
  findMemberName,
} from '#features/documents/documents/documents.repository.ts';
import { insertOpening } from '#features/documents/shares/document-shares.repository.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { MemberContext } from '#platform/server/context.ts';
import { isLinkValid, signLink } from '#platform/server/files/file-links.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import { newId } from '#platform/server/ids.ts';

/*
 * Short-lived links to files of the vault. Whether the caller may read the document is for the service that calls to
 * make sure of, at both steps: a share of the owner's, or a request that the document was named in.
 */

/** A document of a member. @throws AppError DOCUMENT_NOT_FOUND. */
export async function getDocumentOf(ctx: MemberContext, ownerId: string, id: string): Promise<DocumentRow> {
  const document = await findDocument(ctx.db, ownerId, id);
  if (!document) throw new AppError('DOCUMENT_NOT_FOUND');
  return document;
}

/** A link is about one file: when that is replaced, it leads nowhere. */
const subjectOf = ({ id, stored_name }: DocumentRow) => `${id} ${stored_name}`;

/**
 * A link to the file for the session that asks. Who opens another member's document is written down for its owner,
 * with `purpose` behind the name. Call inside a transaction.
 */
export async function linkToDocument(
  ctx: MemberContext,
  document: DocumentRow,
  secret: string,
  purpose?: string,
): Promise<DocumentLink> {
  if (document.owner_id !== ctx.actor.id) {
    const member = await findMemberName(ctx.db, ctx.actor.id);
    const name = member?.member_name ?? '';
    await insertOpening(ctx.db, {
      id: newId(),
      document_id: document.id,
      opened_by: ctx.actor.id,
      opened_by_name: purpose ? `${name} (${purpose})` : name,
      opened_at: ctx.now,
    });
  }
  const link = signLink(secret, subjectOf(document), ctx.actor.sessionId, ctx.now);
  return { ...link, file_name: document.file_name };
}

/** The file, if the link is this session's. @throws AppError FILE_LINK_INVALID, FILE_NOT_FOUND. */
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
