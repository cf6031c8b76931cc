import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#platform/testing/free-port.ts';
import { type Cluster, ensureDataDir, openCluster } from './embedded-cluster.ts';
import { PG_CTL } from './embedded-control.ts';
import { readPostmasterFile } from './embedded-files.ts';

// Windows is not here, but pg_ctl is: what is sent to it, and what it answers, can be seen on every system.
const log = { info: () => {}, warn: () => {} };
const settingsFor = (port: number) => [
  'listen_addresses=127.0.0.1',
  `port=${port}`,
  'unix_socket_directories=',
];
let dataDir: string;
let cluster: Cluster;
let logFile: string;

const runningPid = () => readPostmasterFile(cluster.folder)?.pid ?? 0;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'dayitva-control-'));
  cluster = await openCluster({ dataDir: ensureDataDir(dataDir, true), throwAway: true, log });
  // The user of the database writes it here; on Windows it is the user of this process.
  logFile = join(cluster.folder, 'server.log');
});

afterAll(async () => {
  if (runningPid()) await PG_CTL.stop(cluster, runningPid());
  rmSync(dataDir, { recursive: true });
});

test('pg_ctl starts the server, recognises it by its id, and stops it', async () => {
  const port = await freePort();
  expect(await PG_CTL.start(cluster, settingsFor(port), logFile)).toBeNull();
  const pid = runningPid();
  expect(readPostmasterFile(cluster.folder)).toEqual({ pid, port, status: 'ready' });
  expect(PG_CTL.isServer(cluster, pid)).toBe(true);
  expect(PG_CTL.isStillServer(cluster, pid)).toBe(true);
  expect(PG_CTL.isServer(cluster, process.pid)).toBe(false);

  await PG_CTL.stop(cluster, pid);
  expect(existsSync(join(cluster.folder, 'postmaster.pid'))).toBe(false);
  expect(PG_CTL.isServer(cluster, pid)).toBe(false);
  await PG_CTL.stop(cluster, pid);
});

test('a server that does not come up leaves its reason', async () => {
  expect(
    await PG_CTL.start(cluster, [...settingsFor(await freePort()), 'max_connections=none'], logFile),
  ).toContain('invalid value for parameter "max_connections": "none"');
});
