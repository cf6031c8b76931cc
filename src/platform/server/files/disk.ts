import { statfs } from 'node:fs/promises';

/** Bytes of a disk, free for the user of this process and in all. */
export interface Disk {
  free: number;
  total: number;
}

/** The disk with this folder; null where there is none yet, or the system does not say. */
export async function diskOf(folder: string): Promise<Disk | null> {
  const disk = await statfs(folder).catch(() => null);
  return disk && { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize };
}

const RESERVE_SHARE = 0.05;
const RESERVE_MAX = 2 * 1024 ** 3;

/**
 * Bytes of a disk that files leave free, so that the database can write: a twentieth, and 2 GB at most, so that a small
 * disk can still be used.
 */
export const reserveOf = ({ total }: Disk): number =>
  Math.min(RESERVE_MAX, Math.floor(total * RESERVE_SHARE));
