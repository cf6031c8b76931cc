import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createMember } from '#platform/testing/sign-in.ts';
import { type ServerProcess, startServer } from '../bench/servers.ts';
import { atEnd } from './cleanup.ts';
import { databaseProcesses, signalAll } from './postgres-processes.ts';
import { appOf, SESSION_SECRET } from './product.ts';
import type { Outcome, Scenario, Stage } from './stage.ts';

const SIZE = 'size=700m,mode=0711';
const CHUNK = Buffer.alloc(256 * 1024, 1);
const START_LIMIT_MS = 60_000;
const FULL_MS = 5000;

/** Takes all that is free on the disk. */
function fillUp(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (;;) writeSync(file, CHUNK);
  } catch {
    // The disk is full: that is what was wanted.
  } finally {
    closeSync(file);
  }
}

/** A server with its database on a small disk of its own; skipped where nobody may mount one. */
function smallDisk({ product: { home } }: Stage): string {
  const disk = join(home.folder, 'small');
  mkdirSync(disk);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', SIZE, 'tmpfs', disk]).status !== 0)
    throw new Error('skipped: only root can mount the small disk for it');
  chmodSync(disk, 0o711);
  atEnd(() => spawnSync('umount', [disk]));
  atEnd(() => signalAll(databaseProcesses(join(disk, 'data')), 'SIGKILL'));
  return disk;
}

/** Server and database are killed on a full disk; both start again while it is full, and nothing that was stored is lost. */
export const fullDiskRestart: Scenario = {
  name: 'full disk, killed and started again',
  limitMs: 150_000,
  async play(stage): Promise<Outcome> {
    const disk = smallDisk(stage);
    const dataDir = join(disk, 'data');
    const settings = { DATA_DIR: dataDir, DEMO_DATA: 'off', SESSION_SECRET, LOG_LEVEL: 'fatal', PORT: '0' };
    const start = (): Promise<ServerProcess> =>
      startServer('Dayitva on a small disk', 'build/app/main.mjs', settings, (child) => {
        atEnd(() => child.kill('SIGKILL'));
      });
    const first = await start();
    const member = await createMember(appOf(first.url, dataDir));
    const bio = (app: { url: string }, text: string) =>
      appOf(app.url, dataDir).request('PUT', '/profile/profile', {
        token: member.token,
        body: { bio: text },
      });
    const stored = await bio(first, 'before');
    const filler = join(disk, 'filler');
    fillUp(filler);
    const whileFull = await bio(first, 'while full');
    await pause(FULL_MS);
    first.child.kill('SIGKILL');
    signalAll(databaseProcesses(dataDir), 'SIGKILL');
    const killed = performance.now();
    const second = await Promise.race([
      start().catch(() => null),
      pause(START_LIMIT_MS, null, { ref: false }),
    ]);
    const startedMs = performance.now() - killed;
    rmSync(filler);
    const problems: string[] = [];
    if (stored.status !== 200) problems.push(`a write before: ${stored.status}`);
    if (!second) problems.push('did not start while the disk was full');
    const running = second ?? (await start());
    const again = await bio(running, 'after');
    if (again.status !== 200) problems.push(`a write once there is room: ${again.status}`);
    await running.stop();
    return {
      before: Number.NaN,
      during: Number.NaN,
      ratio: Number.NaN,
      recoveredMs: second ? startedMs : null,
      remarks: [`a write while full: ${whileFull.status}`],
      problems,
      isSlow: false,
    };
  },
};
