import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Cluster, POSTGRES_ENVIRONMENT } from './embedded-cluster.ts';
import { isNodeError, readIfThere } from './embedded-files.ts';

const POLL_MS = 10;
const LAUNCH_ATTEMPTS = 5;

/** A server that accepts connections on 127.0.0.1. */
type RunningServer = { pid: number; port: number };

type LaunchOptions = {
  dataDir: string;
  throwAway: boolean;
  /** Port that other processes know; if missing, the port that a crashed server had, or a free one. */
  port?: number;
};

/** The server on this folder once it accepts connections; null when none runs or it is on its way out. */
export async function findServer(folder: string): Promise<RunningServer | null> {
  for (;;) {
    const file = readPostmasterFile(folder);
    if (!file) return null;
    if (!commandLine(file.pid).includes(folder)) {
      releaseReusedPid(folder, file.pid);
      return null;
    }
    if (file.status === 'ready') return file;
    await delay(POLL_MS);
  }
}

/** Tells whether no server runs on this folder, not even one on its way up or down. */
export function isServerGone(folder: string): boolean {
  const file = readPostmasterFile(folder);
  return !file || !commandLine(file.pid).includes(folder);
}

/** Starts a server of its own session on a cluster that has none; it outlives this process. @returns its port. */
export async function launch(cluster: Cluster, { dataDir, throwAway, port }: LaunchOptions): Promise<number> {
  const logFile = join(dataDir, 'postgres.log');
  const crashedPort = readPostmasterFile(cluster.folder)?.port;
  let reason = '';
  for (let attempt = 1; attempt <= LAUNCH_ATTEMPTS; attempt += 1) {
    const at = port || (attempt === 1 && crashedPort) || (await freePort());
    const result = await launchOnce(cluster, logFile, throwAway, at);
    if (typeof result !== 'string') return result.port;
    reason = result;
    // Another program may have taken the port, or children of a killed server are still leaving.
    await delay(attempt * 100);
  }
  throw new Error(`PostgreSQL did not start on ${cluster.folder}: ${reason} (${logFile} has more)`);
}

/** The server, or why it did not come up. Recovery after a crash may take its time, so there is no limit. */
async function launchOnce(
  cluster: Cluster,
  logFile: string,
  throwAway: boolean,
  port: number,
): Promise<RunningServer | string> {
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(cluster.binaries.postgres, ['-D', cluster.folder, ...serverSettings(port, throwAway)], {
    ...cluster.identity,
    cwd: '/',
    env: POSTGRES_ENVIRONMENT,
    stdio: ['ignore', log, log],
    // Its own session: Ctrl-C in the terminal reaches Node, and Node stops PostgreSQL when it is done.
    detached: true,
  });
  closeSync(log);
  const end: { reason?: string } = {};
  child.once('error', (error) => (end.reason = error.message));
  child.once('exit', () => (end.reason ??= lastComplaint(logFile)));
  child.unref();
  while (end.reason === undefined) {
    const file = readPostmasterFile(cluster.folder);
    // The port too, because a file left by a crash may carry the very same process id in a container.
    if (file?.pid === child.pid && file?.port === port && file.status === 'ready') return file;
    await delay(POLL_MS);
  }
  return end.reason;
}

/** PostgreSQL's fast shutdown (SIGINT): it ends the sessions, writes a checkpoint and leaves. */
export async function shutDown(folder: string): Promise<void> {
  const file = readPostmasterFile(folder);
  if (!file || !commandLine(file.pid).includes(folder)) return;
  try {
    process.kill(file.pid, 'SIGINT');
  } catch (error) {
    if (!isNodeError(error, 'ESRCH')) throw error;
  }
  while (commandLine(file.pid).length > 0) await delay(POLL_MS);
}

/** Settings that the application relies on; everything else is the operator's, in postgresql.conf. */
function serverSettings(port: number, throwAway: boolean): string[] {
  const settings = {
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
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** postmaster.pid of a running or crashed server: process id in line 1, port in 4, status in 8. */
function readPostmasterFile(folder: string): (RunningServer & { status: string }) | null {
  const lines = readIfThere(join(folder, 'postmaster.pid')).split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? '' } : null;
}

/**
 * After a crash the recorded process id may belong to another program (likely in a container), or to a
 * dead process that nobody has waited for, and PostgreSQL would refuse to start. The line is replaced by
 * an id beyond Linux's limit rather than the file removed, because the rest of it lets PostgreSQL notice
 * children of the crashed server.
 */
function releaseReusedPid(folder: string, pid: number): void {
  const [program] = commandLine(pid);
  if (program === undefined ? !isZombie(pid) : basename(program).startsWith('postgres')) return;
  const file = join(folder, 'postmaster.pid');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, '999999999'));
}

function isZombie(pid: number): boolean {
  return /^State:\s*Z/m.test(readIfThere(`/proc/${pid}/status`));
}

function lastComplaint(logFile: string): string {
  const lines = readIfThere(logFile).trim().split('\n');
  const complaint = lines.findLast((line) => /FATAL|PANIC|error/.test(line)) ?? lines.at(-1) ?? '';
  return complaint.replace(/^.*?(FATAL|PANIC): +/, '');
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

/** The arguments of a process; empty when it is gone. */
function commandLine(pid: number): string[] {
  return readIfThere(`/proc/${pid}/cmdline`).split('\0').filter(Boolean);
}
