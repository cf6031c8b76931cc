import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#platform/server/database/embedded.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { type ServerProcess, startNpm, startProcess } from './testing/server-process.ts';

const log = { info: () => undefined, warn: () => undefined };

let folder: string;
let dataDir: string;
let servers: ServerProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dayitva-stopping-'));
  // Root's database runs as another user, who has to pass through.
  chmodSync(folder, 0o711);
  dataDir = join(folder, 'data');
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  // A server that a failed test left running is taken over and stopped.
  if (isDatabaseRunning()) await (await openDatabase()).stop();
  rmSync(folder, { recursive: true });
});

function start(settings: Record<string, string> = {}, run = startProcess): ServerProcess {
  const server = run({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO_DATA: 'off', ...settings });
  servers.push(server);
  return server;
}

const openDatabase = () => startEmbeddedPostgres({ dataDir, log, throwAway: true });

/** PostgreSQL removes this file as the last thing it does. */
const isDatabaseRunning = () => existsSync(join(dataDir, 'postgres/postmaster.pid'));

/** Creates the database and runs SQL that makes the next start fail. */
async function prepare(sql: string): Promise<void> {
  const { connectionString, stop } = await openDatabase();
  await migrate(connectionString);
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(sql);
  await client.end();
  await stop();
}

async function takePort(): Promise<{ port: string; free(): void }> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { port: String((server.address() as AddressInfo).port), free: () => server.close() };
}

describe('a start that fails stops the database that it started', () => {
  test('because the port is taken', async () => {
    const { port, free } = await takePort();
    const server = start({ PORT: port });
    expect(await server.ended()).toBe(1);
    free();
    expect(server.errors()).toMatch(/^Dayitva cannot start: .*EADDRINUSE.*\n$/);
    expect(readdirSync(dataDir)).toContain('postgres');
    expect(isDatabaseRunning()).toBe(false);
  });

  test.each([
    [
      'a migration',
      "update schema_migrations set checksum = 'another'",
      /Migration baseline\/01_accounts\.sql was edited/,
    ],
    ['the job queue', 'create schema pgboss; create table pgboss.version (wrong text)', /does not exist/],
    ['the demo data', 'alter table accounts add check (false)', /violates check constraint/],
  ])('because of %s', async (_, sql, message) => {
    await prepare(sql);
    const server = start({ DEMO_DATA: 'on' });
    expect(await server.ended()).toBe(1);
    expect(server.errors()).toMatch(message);
    expect(server.errors()).toMatch(/^Dayitva cannot start: .*\n$/);
    expect(isDatabaseRunning()).toBe(false);
  });

  test('because there is no file store', async () => {
    const server = start({ FILES_URL: '/dev/null/files' });
    expect(await server.ended()).toBe(1);
    expect(server.errors()).toMatch(/^Dayitva cannot start: FILES_URL: .*\n$/);
    expect(isDatabaseRunning()).toBe(false);
  });
});

describe('a signal', () => {
  test('during the start stops everything started so far', async () => {
    const server = start();
    await expect.poll(isDatabaseRunning, { timeout: 20_000, interval: 5 }).toBe(true);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.output() + server.errors()).toBe('');
    expect(isDatabaseRunning()).toBe(false);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s to the process of npm start stops the server and the database',
    async (signal) => {
      const server = start({}, startNpm);
      const url = await server.ready();
      expect(await server.end(signal)).toBe(0);
      await expect(fetch(url)).rejects.toThrow('fetch failed');
      expect(isDatabaseRunning()).toBe(false);
    },
  );
});

test('npm run migrate stops its database when the migration fails', async () => {
  await prepare("update schema_migrations set checksum = 'another'");
  const server = start({}, (settings) => startNpm(settings, 'migrate'));
  expect(await server.ended()).toBe(1);
  expect(server.errors()).toMatch(/^Dayitva cannot start: .*was edited after it ran.*\n/);
  expect(isDatabaseRunning()).toBe(false);
});
