import {
  MESSAGE_FILES_MAX,
  TICKET_FILES_MAX,
  type TicketFile,
} from '#features/support/tickets/support-tickets.contract.ts';
import { lockMain } from '#features/support/tickets/ticket-replies.service.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { isLinkValid, signLink } from '#platform/server/files/file-links.ts';
import { dropFiles, type FileToSend, keepFiles } from '#platform/server/files/files.ts';
import type { Upload } from '#platform/server/files/uploads.ts';
import { newId } from '#platform/server/ids.ts';
import * as files from './ticket-files.repository.ts';

const limit = (message: string) => new AppError('LIMIT_REACHED', { message });

/** Supporters are admins with a confirmed address. */
const isSupporter = ({ actor }: MemberContext) => actor.isAdmin && actor.emailConfirmed;

/**
 * Stores a file for the caller's next message in a ticket. What was forgotten there for a day is deleted.
 * @throws AppError TICKET_NOT_FOUND, LIMIT_REACHED.
 */
export async function createTicketFile(
  ctx: MemberContext,
  ticketId: string,
  file: Upload,
): Promise<TicketFile> {
  await requireRoom(ctx, ticketId);
  const saved = await ctx.files.savePrivate(file);
  return transact(ctx, async (ctx) => {
    const ticket_id = await requireRoom(ctx, ticketId);
    const forgotten = await files.deleteForgottenFiles(
      ctx.db,
      ticket_id,
      new Date(ctx.now.getTime() - DAY_MS),
    );
    await dropFiles(ctx, forgotten);
    await keepFiles(ctx, [saved]);
    const id = newId();
    await files.insertTicketFile(ctx.db, {
      id,
      ticket_id,
      owner_id: ctx.actor.accountId,
      file_name: saved.name,
      original_name: file.name,
      created_at: ctx.now,
    });
    return { id, name: file.name, media_type: saved.mediaType, byte_size: saved.byteSize };
  });
}

/** Locks the ticket, and checks that the caller can add a file to it. @returns its id. */
async function requireRoom(ctx: MemberContext, ticketId: string): Promise<string> {
  const ticket = await lockMain(ctx, ticketId);
  if (ticket.author_id !== ctx.actor.accountId && !isSupporter(ctx)) throw new AppError('TICKET_NOT_FOUND');
  const { all, unsent } = await files.countTicketFiles(ctx.db, ticket.id, ctx.actor.accountId);
  if (unsent >= MESSAGE_FILES_MAX) {
    throw limit(`A message can have ${MESSAGE_FILES_MAX} files at most. Please send it first.`);
  }
  if (all >= TICKET_FILES_MAX) throw limit(`A ticket can have ${TICKET_FILES_MAX} files at most.`);
  return ticket.id;
}

/** @throws AppError ATTACHMENT_NOT_FOUND, also for one that was sent or is another member's. */
export function removeTicketFile(ctx: MemberContext, id: string): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    const file = await files.deleteUnsentFile(ctx.db, ctx.actor.accountId, id);
    if (!file) throw new AppError('ATTACHMENT_NOT_FOUND');
    await dropFiles(ctx, [file]);
    return { id };
  });
}

/**
 * A file that the caller can open: an own one that was not sent, or a sent one of an own ticket or for a supporter.
 * @throws AppError ATTACHMENT_NOT_FOUND.
 */
async function accessFile(ctx: MemberContext, id: string): Promise<files.TicketFileRow> {
  const file = await files.findTicketFile(ctx.db, id);
  const { actor } = ctx;
  if (!file) throw new AppError('ATTACHMENT_NOT_FOUND');
  const isAuthor = actor.accountId === file.author_id || actor.accountId === file.main_author_id;
  const canSee = file.reply_id === null ? actor.accountId === file.owner_id : isAuthor || isSupporter(ctx);
  if (!canSee) throw new AppError('ATTACHMENT_NOT_FOUND');
  return file;
}

const subjectOf = ({ id, file_name }: files.TicketFileRow) => `${id} ${file_name}`;

/** Returns a link to the file for the caller's session. @throws AppError ATTACHMENT_NOT_FOUND. */
export async function openTicketFile(ctx: MemberContext, id: string, secret: string) {
  const file = await accessFile(ctx, id);
  const link = signLink(secret, subjectOf(file), ctx.actor.sessionId, ctx.now);
  return { ...link, file_name: file.original_name };
}

/** @throws AppError FILE_NOT_FOUND. */
async function readTicketFile(ctx: Context, file: files.TicketFileRow): Promise<FileToSend> {
  const content = await ctx.files.read(file.file_name);
  if (!content) throw new AppError('FILE_NOT_FOUND');
  const { media_type, byte_size, original_name } = file;
  return { content, mediaType: media_type, byteSize: byte_size, name: original_name };
}

/**
 * Returns the file if the link belongs to this session and the caller can still see the ticket.
 * @throws AppError ATTACHMENT_NOT_FOUND, FILE_LINK_INVALID, FILE_NOT_FOUND.
 */
export async function downloadTicketFile(
  ctx: MemberContext,
  id: string,
  link: { expires: number; signature: string },
  secret: string,
): Promise<FileToSend> {
  const file = await accessFile(ctx, id);
  if (!isLinkValid(secret, subjectOf(file), ctx.actor.sessionId, { ...link, now: ctx.now })) {
    throw new AppError('FILE_LINK_INVALID');
  }
  return readTicketFile(ctx, file);
}

/** Returns a sent file of a ticket, or of one merged into it, to the reader of a guest's link. @throws AppError ATTACHMENT_NOT_FOUND, FILE_NOT_FOUND. */
export async function downloadFileOf(ctx: Context, ticketId: string, id: string): Promise<FileToSend> {
  const file = await files.findTicketFile(ctx.db, id);
  const isOfTicket = file?.ticket_id === ticketId || file?.merged_into === ticketId;
  if (!file || file.reply_id === null || !isOfTicket) throw new AppError('ATTACHMENT_NOT_FOUND');
  return readTicketFile(ctx, file);
}
