import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpBody } from '#platform/testing/records.ts';
import { type ServerProcess, send, startProcess } from './testing/server-process.ts';

let home: string;
let dataDir: string;
let servers: ServerProcess[];
let urls: string[];

const pidFile = () => join(dataDir, 'postgres/postmaster.pid');
const databaseProcess = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);

async function startServer(): Promise<void> {
  const settings = { DATA_DIR: dataDir, DEMO_DATA: 'off', RATE_LIMIT: 'off', LOG_LEVEL: 'warn' };
  const server = startProcess(settings);
  servers.push(server);
  urls.push(await server.ready());
}

/** Kills the database and waits until every server answers from it again. */
async function killDatabase(): Promise<void> {
  const killed = databaseProcess();
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => existsSync(pidFile()) && databaseProcess(), { timeout: 30_000 }).not.toBe(killed);
  for (const url of urls) {
    const status = async () => (await send(url, 'GET', '/health')).status;
    await expect.poll(status, { timeout: 30_000 }).toBe(200);
  }
}

/** Asserts that a mail sent by a job arrives in the outbox. */
async function expectMail(url: string, email: string): Promise<void> {
  expect((await send(url, 'POST', '/auth/signup', { body: signUpBody(email) })).status).toBe(201);
  const mails = () =>
    readdirSync(join(dataDir, 'outbox'))
      .map((file) => readFileSync(join(dataDir, 'outbox', file), 'utf8'))
      .filter((mail) => mail.includes(`To: ${email}`));
  await expect.poll(mails, { timeout: 30_000 }).toHaveLength(1);
}

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'dayitva-killed-'));
  // PostgreSQL does not run as root; its own user has to get through to the folder.
  chmodSync(home, 0o711);
  dataDir = join(home, 'data');
  servers = [];
  urls = [];
  await startServer();
});
afterAll(async () => {
  for (const server of servers) await server.end('SIGTERM');
  rmSync(home, { recursive: true });
});

describe('the embedded database, killed', () => {
  test('starts again: the server and its jobs continue, and the log stays short', async () => {
    await expectMail(urls[0] ?? '', 'before@members.example');
    await killDatabase();
    await expectMail(urls[0] ?? '', 'after@members.example');
    const lines = servers[0]?.output().split('\n') ?? [];
    expect(lines.filter((line) => line.includes('is gone: starting it again'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('"job queue"')).length).toBeLessThan(3);
  }, 90_000);

  test('is started once when two processes share it', async () => {
    await startServer();
    await killDatabase();
    const [one, two] = urls;
    await expectMail(one ?? '', 'one@members.example');
    await expectMail(two ?? '', 'two@members.example');
  }, 90_000);

  test('keeps running when the process that started it stops; the last process stops it', async () => {
    const [first, second] = servers;
    urls.shift();
    expect(await first?.end('SIGTERM')).toBe(0);
    const status = async () => (await send(urls[0] ?? '', 'GET', '/health')).status;
    await expect.poll(status, { timeout: 30_000 }).toBe(200);
    expect(await second?.end('SIGTERM')).toBe(0);
    expect(existsSync(pidFile())).toBe(false);
  }, 90_000);
});
