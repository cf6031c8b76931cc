import { randomBytes } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIfThere } from './embedded-files.ts';
import { startTime } from './embedded-processes.ts';

const ownerFile = (dataDir: string) => join(dataDir, 'postgres.owner');

/** Names this call as owner: process id, its start time (ids are reused) and a mark of this very call. */
export function newOwner(): string {
  return `${process.pid} ${startTime(process.pid)} ${randomBytes(8).toString('hex')}`;
}

/** Records who stops the server of this DATA_DIR. */
export function writeOwner(dataDir: string, owner: string): void {
  const scratch = `${ownerFile(dataDir)}.new`;
  writeFileSync(scratch, owner, { mode: 0o600 });
  renameSync(scratch, ownerFile(dataDir));
}

export function isOwnedBy(dataDir: string, owner: string): boolean {
  return readIfThere(ownerFile(dataDir)) === owner;
}

/** True if the process that is recorded as the owner is still running. */
export function isOwnerAlive(dataDir: string): boolean {
  const [pid, started] = readIfThere(ownerFile(dataDir)).split(' ');
  return Boolean(started) && startTime(Number(pid)) === started;
}

export function forgetOwner(dataDir: string): void {
  rmSync(ownerFile(dataDir), { force: true });
}
