import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#platform/contract/errors.ts';
import type { MediaType } from '#platform/contract/files.ts';
import type { MemberContext } from '#platform/server/context.ts';
import { keepPlatformFiles } from '#platform/server/files/files.ts';
import { pictureOf } from '#platform/server/files/picture-hash.ts';
import type { Upload } from '#platform/server/files/uploads.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import { dropUpload, withUpload } from '#platform/server/uploads/uploads.ts';
import { BILL_FILE } from './expenses.contract.ts';
import * as expenses from './expenses.repository.ts';

type Agency = Parameters<typeof expenses.findBillForUpdate>[1];

/** A bill that is in the store, and kept once an expense names it in the same transaction. */
export interface SentBill {
  /** What its picture looks like; null of another file. */
  picture: Buffer | null;
  /** Finds the bill with the same bytes, and locks it. */
  find(ctx: MemberContext, agencyId: Agency): Promise<KeptBill | undefined>;
  /** Stores the bill. Call it inside the transaction that stores the expense. */
  keep(ctx: MemberContext, agencyId: Agency): Promise<KeptBill>;
  /** Lets what was sent go, for an expense of a bill that is there already. */
  drop(ctx: MemberContext): Promise<void>;
}

/** A stored bill, and the hundredths of a per cent that expenses charge of it already. */
interface KeptBill {
  id: string;
  charged_bp: number;
}

async function fingerprintOf(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}

/** The bytes of a picture as they are stored, without what a camera writes beside them: the same photo sent twice is one bill. */
async function fingerprintOfStored(ctx: MemberContext, name: string): Promise<Buffer> {
  const content = await ctx.files.read(name);
  if (!content) throw new AppError('FILE_NOT_FOUND');
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest();
}

type Saved = Awaited<ReturnType<MemberContext['files']['savePrivate']>>;

interface SavedBill {
  saved: Saved;
  fingerprint: Buffer;
  name: string;
  picture: Buffer | null;
}

const billOf = (
  { saved, fingerprint, name, picture }: SavedBill,
  drop: (ctx: MemberContext) => Promise<void>,
): SentBill => ({
  picture,
  drop,
  find: (ctx, agencyId) => expenses.findBillForUpdate(ctx.db, agencyId, fingerprint),
  async keep(ctx, agencyId) {
    await drop(ctx);
    await keepPlatformFiles(ctx.db, [saved], agencyId);
    const id = newId();
    const bill = { id, agency_id: agencyId, fingerprint, file_name: saved.name, original_name: name };
    if (await expenses.insertBill(ctx.db, { ...bill, picture, created_at: ctx.now }))
      return { id, charged_bp: 0 };
    // Another request has sent the same bill in between: all of this one is undone, and can be tried again.
    throw new AppError('CONFLICT');
  },
});

/** What a stored file looks like; null where it is no picture. */
async function pictureOfStored(
  ctx: MemberContext,
  { name }: Saved,
  mediaType: string,
): Promise<Buffer | null> {
  if (!mediaType.startsWith('image/')) return null;
  const content = await ctx.files.read(name);
  return content ? pictureOf(await buffer(content)) : null;
}

/** Copies a file of the collaboration: the bill stays when that is deleted. */
async function withWorkspaceFile<T>(
  ctx: MemberContext,
  file: NonNullable<Awaited<ReturnType<typeof expenses.findWorkspaceFile>>>,
  work: (bill: SentBill) => Promise<T>,
): Promise<T> {
  const path = await ctx.files.join([file.stored_name], file.byte_size);
  const name = file.original_name;
  const mediaType = file.media_type as MediaType;
  const upload: Upload = {
    path,
    owner: ctx.actor.accountId,
    name,
    mediaType,
    byteSize: file.byte_size,
    saved: [],
  };
  try {
    const fingerprint = await fingerprintOf(path);
    const saved = await ctx.files.savePrivate(upload);
    const picture = await pictureOfStored(ctx, saved, mediaType);
    return await work(billOf({ saved, fingerprint, name, picture }, async () => undefined));
  } finally {
    await ctx.files
      .discard(ctx.db, upload)
      .catch((error: unknown) => ctx.log.warn({ err: error }, 'copy of a bill not discarded'));
  }
}

/**
 * Takes a bill over for an expense: a file of the collaboration, or an upload of the caller that has arrived.
 * @throws AppError VALIDATION_FAILED naming `bill_file_id` where there is neither; those of a file that is no bill.
 */
export async function withBill<T>(
  ctx: MemberContext,
  collaborationId: string,
  fileId: string | null | undefined,
  work: (bill: SentBill | null) => Promise<T>,
): Promise<T> {
  if (!fileId) return work(null);
  const file = await expenses.findWorkspaceFile(ctx.db, collaborationId, fileId);
  if (file) return withWorkspaceFile(ctx, file, work);
  try {
    return await withUpload(ctx, fileId, BILL_FILE, async (upload) => {
      const saved = await ctx.files.savePrivate(upload);
      const fingerprint = await fingerprintOfStored(ctx, saved.name);
      const picture = await pictureOfStored(ctx, saved, upload.mediaType);
      const bill = { saved, fingerprint, name: upload.name, picture };
      return work(billOf(bill, (ctx) => dropUpload(ctx, fileId)));
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'UPLOAD_NOT_FOUND')
      throw validationError({ bill_file_id: 'This file is no longer here. Please choose it again.' });
    throw error;
  }
}
