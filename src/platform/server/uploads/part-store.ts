import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import { AppError } from '#platform/contract/errors.ts';
import type { MemberContext } from '../context.ts';
import { transact } from '../context.ts';
import { countUploadParts, insertUploadPart, moveUploadOn } from '../database/upload-rows.ts';
import { keepFiles } from '../files/files.ts';
import { getUpload, inPartsAndWhole } from './uploads.ts';

/** A request with more bytes is stored in several parts, so that a crash loses little. */
const PART_BYTES_MAX = 8 * 1024 * 1024;

/** Of one upload: nobody fills the store with single bytes. */
const PARTS_MAX = 500;
const tooManyParts = () =>
  new AppError('LIMIT_REACHED', {
    message: 'This upload was interrupted too often. Please cancel it and choose the file again.',
  });

/** Runs work of a request in the database. The context is of this moment. */
export type InDatabase = <T>(work: (ctx: MemberContext) => Promise<T>) => Promise<T>;

/**
 * Keeps the uploads of one member for one request: how much has arrived is in the database, each part a file of the
 * store. So any process can take the next part, and where the line breaks all that has arrived is stored.
 */
export class PartStore extends DataStore {
  readonly #inDatabase: InDatabase;
  readonly #folder: string;
  readonly #requireDisk: (bytes: number) => Promise<void>;

  /**
   * @param folder of temporary files.
   * @param requireDisk throws AppError STORAGE_FULL where the disk has no room for so many bytes.
   */
  constructor(inDatabase: InDatabase, folder: string, requireDisk: (bytes: number) => Promise<void>) {
    super();
    this.#requireDisk = requireDisk;
    this.#inDatabase = inDatabase;
    this.#folder = folder;
  }

  /** @throws AppError UPLOAD_NOT_FOUND, also for another member's. */
  override async getUpload(id: string): Promise<Upload> {
    const { byte_size, received, created_at } = await this.#inDatabase((ctx) => getUpload(ctx, id));
    return new Upload({ id, size: byte_size, offset: received, creation_date: created_at });
  }

  /**
   * Stores what arrives, up to where it ends or breaks.
   * @returns the bytes of the upload that are stored now.
   * @throws AppError UPLOAD_MOVED_ON, STORAGE_UNAVAILABLE, STORAGE_FULL; whatever broke the stream.
   */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const { size = 0 } = await this.getUpload(id);
    // The rest of the parts, and the file that all of them make.
    await this.#requireDisk(inPartsAndWhole(size) - offset);
    await mkdir(this.#folder, { recursive: true });
    let at = offset;
    let part: LocalPart | null = null;
    let failure: unknown;
    try {
      for await (const chunk of stream) {
        part ??= await LocalPart.open(join(this.#folder, crypto.randomUUID()));
        await part.add(chunk as Buffer);
        if (part.size < PART_BYTES_MAX) continue;
        const full = part;
        // One that cannot be kept is gone: it is not tried again below.
        part = null;
        at += await this.#keep(id, at, full);
      }
    } catch (error) {
      failure = error;
    }
    if (part) at += await this.#keep(id, at, part);
    if (failure) throw failure;
    return at;
  }

  /** @returns its size. */
  async #keep(id: string, offset: number, part: LocalPart): Promise<number> {
    const saved: string[] = [];
    const { path } = part;
    try {
      await part.close();
      if (part.size === 0) return 0;
      await this.#inDatabase(async (ctx) => {
        try {
          const file = await ctx.files.savePart({ path, saved, byteSize: part.size });
          await transact(ctx, async (ctx) => {
            const moved = {
              uploadId: id,
              ownerId: ctx.actor.accountId,
              offset,
              size: part.size,
              now: ctx.now,
            };
            if (!(await moveUploadOn(ctx.db, moved))) throw new AppError('UPLOAD_MOVED_ON');
            if ((await countUploadParts(ctx.db, id)) >= PARTS_MAX) throw tooManyParts();
            await keepFiles(ctx, [file]);
            await insertUploadPart(ctx.db, { upload_id: id, first_byte: offset, file_name: file.name });
          });
        } finally {
          await ctx.files.discard(ctx.db, { path, saved });
        }
      });
      return part.size;
    } finally {
      await rm(path, { force: true });
    }
  }
}

/** Bytes on their way to the store. */
class LocalPart {
  readonly path: string;
  size = 0;
  readonly #file: FileHandle;

  private constructor(path: string, file: FileHandle) {
    this.path = path;
    this.#file = file;
  }

  static async open(path: string): Promise<LocalPart> {
    return new LocalPart(path, await open(path, 'wx', 0o600));
  }

  /** A chunk is added whole or not at all. @throws Error of the disk. */
  async add(chunk: Buffer): Promise<void> {
    try {
      await this.#file.writeFile(chunk);
    } catch (error) {
      await this.#file.truncate(this.size);
      throw error;
    }
    this.size += chunk.length;
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}
