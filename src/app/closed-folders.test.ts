import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { API_BASE } from '#platform/contract/route.ts';
import { documentForm, signUpBody } from '#platform/testing/records.ts';
import { samplePng } from '#platform/testing/sample-files.ts';
import { createMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { type ServerProcess, send, startProgram } from './testing/server-process.ts';

const SESSION_SECRET = 'a secret that only the tests know, long enough';
const isRoot = process.getuid?.() === 0;

let app: TestApp;
let folder: string;
let dataDir: string;
let servers: ServerProcess[];

beforeAll(async () => {
  app = await startTestApp({ SESSION_SECRET });
});
afterAll(() => app.stop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dayitva-closed-'));
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'new/data');
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  rmSync(folder, { recursive: true });
});

/** Starts a server whose umask lets everyone read its files unless the server itself closes them. */
function start(settings: Record<string, string>): ServerProcess {
  const script = 'umask 0; exec "$0" src/app/main.mjs';
  const server = startProgram('sh', ['-c', script, process.execPath], { DATA_DIR: dataDir, ...settings });
  servers.push(server);
  return server;
}

const external = () => ({ DATABASE_URL: app.databaseUrl, SESSION_SECRET });

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** Lists the files and folders below this one that other users can open. */
function openPaths(path: string): string[] {
  const found = readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));
  return found.filter((name) => statSync(name).mode & 0o077).map((name) => `${name} ${modeOf(name)}`);
}

const warnings = (server: ServerProcess) =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{"level":40'))
    .map((line) => JSON.parse(line).msg as string);

describe('DATA_DIR', () => {
  test('is closed from the moment it is created', async () => {
    const server = start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SESSION_SECRET });
    // No further than here: nothing can have closed it since.
    await expect.poll(server.output).toContain('waiting for the database');
    expect(modeOf(dataDir)).toBe('700');
    expect(modeOf(join(folder, 'new'))).toBe('700');
    expect(openPaths(dataDir)).toEqual([]);
  });

  test('holds mails, documents and uploads that no other user can read', async () => {
    const server = start(external());
    const url = await server.ready();
    const { token } = await createMember(app);
    const body = documentForm({}, await samplePng(), 'paper.png');
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${url}${API_BASE}/documents`, { method: 'POST', headers, body })).status).toBe(201);
    await send(url, 'POST', '/auth/signup', { body: signUpBody('closed@asha.example') });
    await expect.poll(() => readdirSync(dataDir)).toContain('outbox');
    await expect.poll(() => readdirSync(join(dataDir, 'outbox'))).not.toEqual([]);
    expect(modeOf(dataDir)).toBe('700');
    expect(openPaths(dataDir)).toEqual([]);
    expect(warnings(server)).toEqual([]);
  });

  test('lets root’s database user pass to the database inside, and no one else', async () => {
    const server = start({ DEMO_DATA: 'on' });
    await server.ready();
    expect(modeOf(dataDir)).toBe(isRoot ? '711' : '700');
    expect(openPaths(dataDir)).toEqual([]);
    expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['postgres', 'session-secret']));
    expect(warnings(server)).toEqual([]);
  });

  test('that others can read causes a warning at the start; its folders of mails and files are closed', async () => {
    for (const name of ['outbox', 'uploads', 'files']) mkdirSync(join(dataDir, name), { recursive: true });
    const elsewhere = join(folder, 'elsewhere');
    mkdirSync(elsewhere);
    for (const path of [dataDir, elsewhere]) chmodSync(path, 0o755);
    const server = start({ ...external(), FILES_URL: elsewhere });
    await server.ready();
    expect(warnings(server)).toEqual([
      `Other users of this machine can read ${dataDir}. To close it: chmod go-rwx ${dataDir}`,
      `Other users of this machine can read ${elsewhere}. To close it: chmod go-rwx ${elsewhere}`,
    ]);
    expect(modeOf(dataDir)).toBe('755');
    expect(openPaths(dataDir)).toEqual([]);
  });
});
