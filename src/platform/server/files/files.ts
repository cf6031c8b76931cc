import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#platform/contract/errors.ts';
import { isImage, type MediaType } from '#platform/contract/files.ts';
import { API_BASE } from '#platform/contract/route.ts';
import type { Context, MemberContext } from '../context.ts';
import type { Db } from '../database/connect.ts';
import { deleteFiles, findFileNamesOf, findStoredNames, insertFiles } from '../database/file-rows.ts';
import type { FileStore } from './file-store.ts';
import { type Crop, cutPicture, type PictureShape, rewriteImage } from './images.ts';
import type { Upload } from './uploads.ts';

/** Type of a part of a file. */
const PART_TYPE = 'application/octet-stream';

/** A file in the store that belongs to nobody yet: `keepFiles` makes it permanent with the transaction. */
interface SavedFile {
  name: string;
  mediaType: MediaType | typeof PART_TYPE;
  byteSize: number;
}

/** A stored file as a route answers it. */
export interface FileToSend {
  content: Readable;
  mediaType: string;
  byteSize: number;
  /** Name under which the browser saves it. */
  name: string;
}

/** Stored files. What is put in here stays only if the transaction that follows keeps it. */
export interface Files {
  /** Stores an upload, an image re-encoded without its metadata; it can be reached by links only. */
  savePrivate(upload: Upload): Promise<SavedFile>;
  /** Puts a picture in that everybody may see who knows its address (`pictureAddress`). */
  savePicture(upload: Upload, shape: PictureShape, crop?: Crop): Promise<SavedFile[]>;
  /** Stores a part of a file that arrives in several. */
  savePart(part: Pick<Upload, 'path' | 'saved' | 'byteSize'>): Promise<SavedFile>;
  /**
   * Writes parts one after the other into a new temporary file.
   * @returns its path. @throws AppError FILE_NOT_FOUND if a part is missing or their sizes do not make `byteSize`.
   */
  join(names: string[], byteSize: number): Promise<string>;
  /** Null where there is no such file. */
  read(name: string): Promise<Readable | null>;
  /** Takes out what an unfinished request has put in, and its temporary file. */
  discard(db: Db, upload: Pick<Upload, 'path' | 'saved'>): Promise<void>;
}

export const FILE_REMOVAL_QUEUE = 'file-removal';

/** 128 random bits: nobody guesses the name of a file. */
const newName = () => randomBytes(16).toString('base64url');

/** Folder of uploads while their request lasts. */
export const uploadsFolder = (dataDir: string) => join(dataDir, 'uploads');

/** @param folder of temporary files. */
export function createFiles(store: FileStore, folder: string): Files {
  const put = async (upload: Pick<Upload, 'saved'>, file: SavedFile, content: string | Buffer) => {
    upload.saved.push(file.name);
    await store.write(file.name, content, file.mediaType);
    return file;
  };
  return {
    async savePrivate(upload) {
      const name = `private/${newName()}`;
      const { mediaType, byteSize, path } = upload;
      if (!isImage(mediaType)) return put(upload, { name, mediaType, byteSize }, path);
      const image = await rewriteImage(upload, mediaType);
      return put(upload, { name, mediaType, byteSize: image.length }, image);
    },
    async savePicture(upload, { ratio, widths }, crop) {
      const stem = `public/${newName()}`;
      const saved: SavedFile[] = [];
      for (const width of widths) {
        const picture = await cutPicture(upload, { width, ratio, crop });
        const name = `${stem}-${width}.webp`;
        saved.push(await put(upload, { name, mediaType: 'image/webp', byteSize: picture.length }, picture));
      }
      return saved;
    },
    savePart(part) {
      const { path, byteSize } = part;
      return put(part, { name: `private/${newName()}`, mediaType: PART_TYPE, byteSize }, path);
    },
    async join(names, byteSize) {
      await mkdir(folder, { recursive: true });
      const path = join(folder, crypto.randomUUID());
      const content = async function* () {
        for (const name of names) {
          const part = await store.read(name);
          if (!part) throw new AppError('FILE_NOT_FOUND');
          yield* part;
        }
      };
      try {
        await pipeline(content, createWriteStream(path, { mode: 0o600 }));
        if ((await stat(path)).size !== byteSize) throw new AppError('FILE_NOT_FOUND');
        return path;
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    read: (name) => store.read(name),
    async discard(db, upload) {
      await rm(upload.path, { force: true });
      const kept = await findStoredNames(db, upload.saved);
      for (const name of upload.saved.filter((saved) => !kept.has(saved))) await store.remove(name);
    },
  };
}

/** Makes saved files permanent, with the caller's transaction and as the property of the member who calls. */
export const keepFiles = (ctx: Pick<MemberContext, 'db' | 'actor'>, files: SavedFile[]) =>
  insertFiles(
    ctx.db,
    files.map(({ name, mediaType, byteSize }) => ({
      name,
      owner_id: ctx.actor.profileId,
      stored_by: ctx.actor.profileId,
      media_type: mediaType,
      byte_size: byteSize,
    })),
  );

/**
 * Makes saved files permanent as those of the platform: they stay when the account of who sent them is erased.
 * @param storedBy the profile whose quota they count against; null for what admins publish.
 */
export const keepPlatformFiles = (db: Db, files: SavedFile[], storedBy: string | null) =>
  insertFiles(
    db,
    files.map(({ name, mediaType, byteSize }) => ({
      name,
      owner_id: null,
      stored_by: storedBy,
      media_type: mediaType,
      byte_size: byteSize,
    })),
  );

/** Gives files up with the caller's transaction; the store forgets them once it has committed. */
export async function dropFiles(ctx: Pick<Context, 'db' | 'jobs'>, names: string[]): Promise<void> {
  if (names.length === 0) return;
  await deleteFiles(ctx.db, names);
  await ctx.jobs.enqueue(ctx.db, FILE_REMOVAL_QUEUE, { names });
}

/** The same with all files of an account that is erased. */
export const dropFilesOf = async (ctx: Pick<Context, 'db' | 'jobs'>, accountId: string): Promise<void> =>
  dropFiles(ctx, await findFileNamesOf(ctx.db, accountId));

const PICTURES = `${API_BASE}/files/`;

/** Returns the address of the largest of a picture's files. */
export const pictureAddress = ([largest]: Pick<SavedFile, 'name'>[]) =>
  largest ? PICTURES + largest.name.slice('public/'.length) : null;

/** The names of all files of the picture at an address that `pictureAddress` gave. */
export function pictureNames(address: string, { widths }: PictureShape): string[] {
  if (!address.startsWith(PICTURES)) return [];
  const stem = address.slice(PICTURES.length).replace(/-\d+\.webp$/, '');
  return widths.map((width) => `public/${stem}-${width}.webp`);
}

/** Creates the job that removes the bytes of dropped files. */
export const createFileRemoval =
  (store: FileStore) =>
  ({ names }: { names: string[] }): Promise<void> =>
    removeEach(names, (name) => store.remove(name));

/** Removes one after the other, also past one that cannot be removed. @throws the first failure, at the end. */
export async function removeEach(names: string[], remove: (name: string) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const name of names) await remove(name).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
