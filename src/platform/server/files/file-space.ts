import { AppError } from '#platform/contract/errors.ts';
import { formatBytes } from '#platform/contract/files.ts';
import type { FileSpace } from '#platform/contract/uploads.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/connect.ts';
import { sumAllSpace, sumOwnSpace } from '../database/file-rows.ts';
import { type Disk, diskOf, reserveOf } from './disk.ts';

/** The limits of one process on what files take. */
export type SpaceLimits = Pick<Config, 'dataDir' | 'files' | 'fileQuota' | 'fileQuotaInAll' | 'diskReserve'>;

interface DiskWithReserve extends Disk {
  /** Bytes that files leave free. */
  reserve: number;
}

/** The disk with the least room above its reserve, of those that files and the database are on; null if it is not known. */
export async function tightestDisk({
  dataDir,
  files,
  diskReserve,
}: SpaceLimits): Promise<DiskWithReserve | null> {
  if (diskReserve === 0) return null;
  const folders = [dataDir, 'folder' in files ? files.folder : dataDir, `${dataDir}/postgres`];
  const disks = await Promise.all([...new Set(folders)].map(diskOf));
  const known = disks.flatMap((disk) => (disk ? { ...disk, reserve: diskReserve ?? reserveOf(disk) } : []));
  return known.sort((one, other) => one.free - one.reserve - (other.free - other.reserve))[0] ?? null;
}

/**
 * Refuses files for which the disk has no room above the reserve, which is the database's.
 * @param bytes what they take for a while, copies that are made of them on the way included.
 * @throws AppError STORAGE_FULL.
 */
export async function requireDisk(limits: SpaceLimits, bytes: number): Promise<void> {
  const disk = await tightestDisk(limits);
  if (!disk || disk.free - bytes >= disk.reserve) return;
  const { free, reserve } = disk;
  throw new AppError('STORAGE_FULL', {
    message: `The disk of this platform has ${formatBytes(free)} left, and the last ${formatBytes(reserve)} are kept for its database, so this file has no room. The admins are told. Please try again later.`,
  });
}

/** What the files of a profile take, and what they may. */
export async function getFileSpace(db: Db, limits: SpaceLimits, profileId: string): Promise<FileSpace> {
  return { used: await sumOwnSpace(db, profileId), allowed: limits.fileQuota };
}

/**
 * Refuses a file that goes beyond a quota. Files that arrive at the same moment do not count one another unless the caller
 * holds a lock.
 * @param profileId of the sender; null for a visitor, whose file counts in all only.
 * @throws AppError QUOTA_REACHED, STORAGE_FULL.
 */
export async function requireQuota(
  db: Db,
  { fileQuota, fileQuotaInAll }: SpaceLimits,
  { profileId, bytes }: { profileId: string | null; bytes: number },
): Promise<void> {
  const own = profileId ? await sumOwnSpace(db, profileId) : 0;
  if (profileId && own + bytes > fileQuota) {
    throw new AppError('QUOTA_REACHED', {
      message: `The files of your profile take ${formatBytes(own)} of the ${formatBytes(fileQuota)} that it may use, and this one needs ${formatBytes(bytes)}. Please delete files that are no longer needed, or ask the support team for more room.`,
    });
  }
  const all = await sumAllSpace(db);
  if (all + bytes > fileQuotaInAll) {
    throw new AppError('STORAGE_FULL', {
      message: `The files of all members take ${formatBytes(all)} of ${formatBytes(fileQuotaInAll)}, so this one has no room. The admins are told. Please try again later.`,
    });
  }
}
