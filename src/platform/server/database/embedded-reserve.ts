import { randomBytes } from 'node:crypto';
import { open, rm, stat } from 'node:fs/promises';
import { type Disk, diskOf, reserveOf } from '../files/disk.ts';
import type { StartLog } from './embedded-binaries.ts';

/*
 * A file beside the database that is there to be deleted. PostgreSQL does not start on a full disk: it writes before it
 * answers. So a start gives it this room, and whoever can sign in again can delete files from inside.
 */

/** Four segments of its log. */
const BYTES_MAX = 64 * 1024 ** 2;
const BLOCK_BYTES = 1024 ** 2;
const FIRST_LOOK_MS = 2000;
const LOOK_MS = 300_000;

const fileOf = (folder: string) => `${folder}.reserve`;

/** On a small disk it is smaller. */
const bytesOn = ({ total }: Disk) => Math.min(BYTES_MAX, Math.floor(total / 10));

const sizeOf = (path: string) =>
  stat(path)
    .then(({ size }) => size)
    .catch(() => 0);

/** Deletes the file of the cluster in this folder where the disk is full. Call it before the server of the cluster starts. */
export async function freeReserve(folder: string, log: StartLog): Promise<void> {
  const disk = await diskOf(folder);
  const path = fileOf(folder);
  if (!disk || disk.free >= bytesOn(disk) || (await sizeOf(path)) === 0) return;
  await rm(path, { force: true });
  log.warn(
    `The disk of ${folder} is full. The database starts in the room of ${path}, which was deleted: delete more`,
  );
}

/** Writes the file anew, unless it is there whole, or the disk is too full for it. */
async function makeReserve(folder: string, isOver: () => boolean): Promise<void> {
  const path = fileOf(folder);
  const disk = await diskOf(folder);
  if (!disk) return;
  const bytes = bytesOn(disk);
  const there = await sizeOf(path);
  if (there >= bytes || disk.free + there - bytes < reserveOf(disk)) return;
  await rm(path, { force: true });
  // Two processes that share the cluster do not both write it.
  const file = await open(path, 'wx', 0o600);
  try {
    // Random, so that no file system makes it smaller than it is.
    const block = randomBytes(BLOCK_BYTES);
    for (let at = 0; at < bytes && !isOver(); at += BLOCK_BYTES)
      await file.write(block, 0, Math.min(BLOCK_BYTES, bytes - at), at);
  } finally {
    await file.close();
  }
}

/** Makes the file of the cluster in this folder, and again whenever it is gone and the disk has room, until this signal. */
export function keepReserve(folder: string, until: AbortSignal, log: StartLog): void {
  let timer: NodeJS.Timeout;
  const isOver = () => until.aborted;
  const look = async () => {
    await makeReserve(folder, isOver).catch((error) =>
      log.warn(`${fileOf(folder)} was not made: ${error.message}`),
    );
    lookAfter(LOOK_MS);
  };
  const lookAfter = (ms: number) => {
    if (isOver()) return;
    timer = setTimeout(look, ms);
    timer.unref();
  };
  lookAfter(FIRST_LOOK_MS);
  until.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
