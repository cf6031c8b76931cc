import { chmodSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';

/** For `process.umask`: what this process makes, and what the programs do that it starts, is its user's own. */
export const CLOSED_TO_OTHERS = 0o077;

/** Reading or writing by the group or by others; to pass through a folder tells nothing of what is in it. */
const OPEN_TO_OTHERS = 0o066;

/**
 * DATA_DIR, made if missing, with the folders above it.
 * @param isPassedThrough root's database runs as another user, who has to reach its own folder in there.
 * @returns its real path.
 */
export function makeDataFolder(dataDir: string, isPassedThrough: boolean): string {
  const first = mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (first && isPassedThrough) {
    for (let made = dataDir; made.length >= first.length; made = dirname(made)) chmodSync(made, 0o711);
  }
  return realpathSync(dataDir);
}

const modeOf = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.mode ?? 0;

/** An earlier version made these open; nobody else has business in them, so they are closed where that is possible. */
function closeOwnFolders(folders: string[]): void {
  for (const folder of folders.filter((path) => modeOf(path) & 0o077)) {
    try {
      chmodSync(folder, 0o700);
    } catch {
      // Another user's: the warning that follows says so.
    }
  }
}

/**
 * Makes DATA_DIR where it is missing. Closes the folders inside that are ours alone; DATA_DIR itself, and a folder of
 * FILES_URL elsewhere, may be open for a reason: the log warns of them.
 * @param inside the folders of mails and uploads.
 */
export function openDataFolder(config: Config, inside: string[], log: Pick<FastifyBaseLogger, 'warn'>): void {
  const { dataDir, files } = config;
  const isPassedThrough = !config.databaseUrl && process.getuid?.() === 0;
  makeDataFolder(dataDir, isPassedThrough);
  // Windows has no such modes: a new folder has the rights of the one above it.
  if (process.platform === 'win32') return;
  const ours = [...inside, join(dataDir, 'files')];
  closeOwnFolders(ours);
  const elsewhere =
    'folder' in files && relative(dataDir, files.folder).startsWith('..') ? [files.folder] : [];
  for (const folder of [dataDir, ...ours, ...elsewhere].filter((path) => modeOf(path) & OPEN_TO_OTHERS)) {
    const change = isPassedThrough && folder === dataDir ? '711' : 'go-rwx';
    log.warn(`Other users of this machine can read ${folder}. To close it: chmod ${change} ${folder}`);
  }
}
