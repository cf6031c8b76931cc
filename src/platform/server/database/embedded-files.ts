import { existsSync, readFileSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** True if a caught value is an error with one of these codes, such as ENOENT or an SQLSTATE. */
export function isNodeError(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

const RENAME_TRIES = 20;
const RENAME_PAUSE_MS = 100;

/**
 * Renames a folder; false, and nothing changed, when a filled one already has that name. An empty one gives way: Windows
 * would refuse to replace it. Windows also refuses while a virus scanner reads a new file in the folder.
 */
export async function renameUnlessTaken(from: string, to: string): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    try {
      if (existsSync(to)) rmdirSync(to);
      renameSync(from, to);
      return true;
    } catch (error) {
      if (isNodeError(error, 'ENOTEMPTY', 'EEXIST', 'ENOTDIR')) return false;
      const passes = process.platform === 'win32' && isNodeError(error, 'EPERM', 'EACCES', 'EBUSY');
      if (!passes || tries === RENAME_TRIES) throw error;
    }
    await delay(RENAME_PAUSE_MS);
  }
}

/** Windows lets nobody open a file while another process is replacing or removing it. */
const UNREADABLE_NOW = process.platform === 'win32' ? ['EPERM', 'EACCES', 'EBUSY'] : [];

/** The file's text; '' when the file, or the process that it tells about, is gone. */
export function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isNodeError(error, 'ENOENT', 'ESRCH', ...UNREADABLE_NOW)) return '';
    throw error;
  }
}

/** What a server says of itself while it runs; left behind by a crash. */
export type PostmasterFile = { pid: number; port: number; status: string };

/** postmaster.pid of a running or crashed server: process id in line 1, port in 4, status in 8. */
export function readPostmasterFile(folder: string): PostmasterFile | null {
  const lines = readIfThere(join(folder, 'postmaster.pid')).split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? '' } : null;
}
