import {
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { S3mini } from 's3mini';
import { AppError } from '#platform/contract/errors.ts';
import type { FilesConfig } from '../config.ts';

/** Keeps the bytes of files under names such as `private/…`; it knows nothing of who may see them. */
export interface FileStore {
  /**
   * Stores these bytes, or those of a local file, which nobody changes from then on; they are there whole and durable, or
   * not at all.
   * @throws Error of the disk, or AppError STORAGE_UNAVAILABLE; so do the others.
   */
  write(name: string, content: string | Buffer, mediaType: string): Promise<void>;
  /** Null where there is no such file. */
  read(name: string): Promise<Readable | null>;
  /** A file that is not there is removed already. */
  remove(name: string): Promise<void>;
  list(): Promise<{ name: string; storedAt: Date }[]>;
}

/** Opens the configured store. @throws Error that says what is wrong with it, for the start to fail on. */
export const openFileStore = (config: FilesConfig): Promise<FileStore> =>
  'folder' in config ? openFolder(config.folder) : openBucket(config);

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Null where there is no such file. */
const statOrNull = (path: string) =>
  stat(path).catch((error) => {
    if (isMissing(error)) return null;
    throw error;
  });

/**
 * Makes what was written survive a power cut. Windows does so for a file that is open for writing only, and for no
 * folder.
 */
async function sync(path: string, what: 'file' | 'folder'): Promise<void> {
  if (what === 'folder' && process.platform === 'win32') return;
  const handle = await open(path, what === 'file' ? 'r+' : 'r');
  await handle.sync().finally(() => handle.close());
}

const HALF_WRITTEN = '.part';

/** Gives a file a second name. Its bytes lie twice only where the disk takes no second names, or is another one. */
async function linkOrCopy(path: string, name: string): Promise<void> {
  try {
    await link(path, name);
  } catch {
    await copyFile(path, name);
  }
}

async function openFolder(folder: string): Promise<FileStore> {
  try {
    await mkdir(folder, { recursive: true });
  } catch {
    throw new Error(`FILES_URL: the folder ${folder} cannot be made`);
  }
  return {
    async write(name, content) {
      const target = join(folder, name);
      await mkdir(dirname(target), { recursive: true });
      // By way of a second name: whoever reads the target, even after a crash, sees all of it or none.
      const draft = target + HALF_WRITTEN;
      try {
        await (typeof content === 'string' ? linkOrCopy(content, draft) : writeFile(draft, content));
        await sync(draft, 'file');
        await rename(draft, target);
        await sync(dirname(target), 'folder');
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    async read(name) {
      const path = join(folder, name);
      const found = await statOrNull(path);
      if (!found) return null;
      // Opened here, so that a file that cannot be opened fails before the answer has begun.
      return (await open(path, 'r')).createReadStream();
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    async list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      const listed = await Promise.all(
        files.map(async (entry) => {
          const path = join(entry.parentPath, entry.name);
          const name = path.slice(folder.length + 1).replaceAll('\\', '/');
          const found = await statOrNull(path);
          return found && { name, storedAt: found.mtime };
        }),
      );
      // What was removed while the folder was read is not listed.
      return listed.filter((file) => file !== null);
    },
  };
}

type Bucket = Extract<FilesConfig, { bucketUrl: string }>;

/** Whatever a bucket, or the way to it, says when it does not do what it should. */
async function fromBucket<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    throw new AppError('STORAGE_UNAVAILABLE', { cause });
  }
}

async function openBucket({ bucketUrl, region, accessKeyId, secretAccessKey }: Bucket): Promise<FileStore> {
  const bucket = new S3mini({ endpoint: bucketUrl, region, accessKeyId, secretAccessKey });
  const first = await bucket.listObjects('/', '', 1).catch(() => null);
  if (!first) throw new Error(`FILES_URL: the bucket at ${bucketUrl} does not answer to these keys`);
  return {
    async write(name, content, mediaType) {
      const bytes = typeof content === 'string' ? await readFile(content) : content;
      await fromBucket(() => bucket.putObject(name, bytes, mediaType));
    },
    async read(name) {
      const answer = await fromBucket(() => bucket.getObjectResponse(name));
      if (!answer) return null;
      return answer.body && Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]);
    },
    async remove(name) {
      await fromBucket(() => bucket.deleteObject(name));
    },
    async list() {
      const objects = (await fromBucket(() => bucket.listObjects())) ?? [];
      return objects.map(({ Key, LastModified }) => ({ name: Key, storedAt: new Date(LastModified) }));
    },
  };
}
