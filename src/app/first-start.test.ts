import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, send, startProcess } from './testing/server-process.ts';

let home: string;
let server: ServerProcess;
let url: string;

/** The first start of a fresh clone: the database is filled beside the builds, and then the server starts. */
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'dayitva-first-start-'));
  // PostgreSQL does not run as root; its own user has to get through to the folder.
  chmodSync(home, 0o711);
  const DATA_DIR = join(home, 'data');
  const env = { ...process.env, DATA_DIR, DATABASE_URL: '' };
  execFileSync(process.execPath, ['scripts/bootstrap.mjs', 'fill'], { env });
  server = startProcess({ DATA_DIR, LOG_LEVEL: 'warn' });
  url = await server.ready();
}, 180_000);
afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(home, { recursive: true });
});

interface Published {
  title: string;
  author_name: string;
  byte_size: number;
}

const published = async (): Promise<Published[]> =>
  (await send(url, 'GET', '/resources?pageSize=100')).body.data.records;

test('publishes the starter library beside resources of demo members, which are whole documents', async () => {
  expect(server.output()).toContain('Demo sign-in');
  const ofPlatform = async () => (await published()).filter(({ author_name }) => author_name === 'Dayitva');
  await expect.poll(async () => (await ofPlatform()).length, { timeout: 40_000 }).toBeGreaterThan(20);
  const ofMembers = (await published()).filter(({ author_name }) => author_name !== 'Dayitva');
  expect(ofMembers.length).toBeGreaterThan(5);
  for (const { title, byte_size } of ofMembers) expect(byte_size, title).toBeGreaterThan(5000);
}, 60_000);
