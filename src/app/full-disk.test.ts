import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpBody } from '#platform/testing/records.ts';
import { canMount, mount, unmount } from '#platform/testing/small-disk.ts';
import { type ServerProcess, send, startProcess } from './testing/server-process.ts';

let home: string;
let server: ServerProcess;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'dayitva-full-'));
});
afterAll(async () => {
  await server?.end('SIGTERM');
  if (canMount) unmount(home);
  rmSync(home, { recursive: true });
});

const dataDir = () => join(home, 'data');
const reserve = () => join(dataDir(), 'postgres.reserve');
const reserveBytes = () => (existsSync(reserve()) ? statSync(reserve()).size : 0);

async function start(): Promise<string> {
  server = startProcess({ DATA_DIR: dataDir(), DEMO_DATA: 'off', LOG_LEVEL: 'warn' });
  return server.ready();
}

/** Writes a file until nothing more fits. */
function fillDisk(path: string): void {
  execFileSync('sh', ['-c', 'cat /dev/zero > "$0" 2>/dev/null || true', path]);
}

/** What a power cut leaves: neither the server nor its database has ended properly. */
async function crash(): Promise<void> {
  const database = Number(readFileSync(join(dataDir(), 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  await server.end('SIGKILL');
  process.kill(database, 'SIGKILL');
}

// Without the right to mount a small disk this is skipped, and the report of the run shows it.
test.skipIf(!canMount)(
  'a start on a full disk frees the reserve, which is made again when there is room',
  { timeout: 120_000 },
  async () => {
    // Open to pass through: PostgreSQL does not run as root.
    mount(home, 'size=500m', 'mode=711');
    await start();
    await expect.poll(reserveBytes, { timeout: 20_000 }).toBe(Math.floor((500 * 1024 ** 2) / 10));
    const ballast = join(home, 'ballast');
    fillDisk(ballast);
    expect(statfsSync(home).bavail).toBe(0);
    await crash();
    const url = await start();
    expect(existsSync(reserve())).toBe(false);
    expect(server.output()).toContain('is full. The database starts in the room of');
    expect(
      (await send(url, 'POST', '/auth/signup', { body: signUpBody('asha@members.example') })).status,
    ).toBe(201);
    await server.end('SIGTERM');
    rmSync(ballast);
    await start();
    await expect.poll(reserveBytes, { timeout: 20_000 }).toBeGreaterThan(0);
  },
);
