import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './embedded-cluster.ts';
import { CONTROL } from './embedded-control.ts';
import { type PostmasterFile, readPostmasterFile } from './embedded-files.ts';
import { memorySettings } from './embedded-memory.ts';
import { UNIX } from './embedded-processes.ts';

const POLL_MS = 10;
const LAUNCH_ATTEMPTS = 5;

type LaunchOptions = {
  dataDir: string;
  throwAway: boolean;
  /** Port that other processes know; if missing, the port that a crashed server had, or a free one. */
  port?: number;
  /** Is called as soon as the server is on its way up. */
  onLaunch?: (() => void) | undefined;
};

/** The server of this cluster once it accepts connections; null when none runs or it is on its way out. */
export async function findServer(cluster: Cluster): Promise<PostmasterFile | null> {
  for (;;) {
    const file = readPostmasterFile(cluster.folder);
    if (!file) return null;
    if (!CONTROL.isServer(cluster, file.pid)) {
      releaseReusedPid(cluster.folder, file.pid);
      return null;
    }
    if (file.status === 'ready') return file;
    await delay(POLL_MS);
  }
}

/** Tells whether a server that ran on this cluster is gone, and none is on its way up or down. */
export function isServerGone(cluster: Cluster): boolean {
  const file = readPostmasterFile(cluster.folder);
  return !file || !CONTROL.isStillServer(cluster, file.pid);
}

/** Starts a server on a cluster that has none; it outlives this process. @returns its port. */
export async function launch(
  cluster: Cluster,
  { dataDir, throwAway, port, onLaunch }: LaunchOptions,
): Promise<number> {
  const logFile = join(dataDir, 'postgres.log');
  const crashedPort = readPostmasterFile(cluster.folder)?.port;
  let reason = '';
  for (let attempt = 1; attempt <= LAUNCH_ATTEMPTS; attempt += 1) {
    const at = port || (attempt === 1 && crashedPort) || (await freePort());
    const settings = { ...(throwAway ? {} : memorySettings(cluster)), ...serverSettings(at, throwAway) };
    const written = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
    const problem = await CONTROL.start(cluster, written, logFile, onLaunch);
    if (problem === null) return at;
    reason = problem;
    // Another program may have taken the port, or children of a killed server are still leaving.
    await delay(attempt * 100);
  }
  throw new Error(`PostgreSQL did not start on ${cluster.folder}: ${reason} (${logFile} has more)`);
}

/** Stops the server of this cluster, if one runs. */
export async function shutDown(cluster: Cluster): Promise<void> {
  const file = readPostmasterFile(cluster.folder);
  if (file && CONTROL.isServer(cluster, file.pid)) await CONTROL.stop(cluster, file.pid);
}

/** Settings that the application relies on, without spaces; everything else is the operator's, in postgresql.conf. */
function serverSettings(port: number, throwAway: boolean): Record<string, string | number> {
  return {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The application reports failed statements itself; here they would put personal data into a log.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(throwAway ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
}

/**
 * After a crash the recorded process id may belong to another program (likely in a container), or to a
 * dead process that nobody has waited for, and PostgreSQL would refuse to start. The line is replaced by
 * an id beyond the limit of every Unix rather than the file removed, because the rest of it lets PostgreSQL notice
 * children of the crashed server. On Windows PostgreSQL itself takes no other program for a server.
 */
function releaseReusedPid(folder: string, pid: number): void {
  if (process.platform === 'win32') return;
  const isInTheWay = UNIX.isZombie(pid) || (UNIX.startTime(pid) !== '' && !UNIX.isPostgres(pid));
  if (!isInTheWay) return;
  const file = join(folder, 'postmaster.pid');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, '999999999'));
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1', exclusive: true }, resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1');
  return address.port;
}
