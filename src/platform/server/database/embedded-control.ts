import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { parse } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Cluster } from './embedded-cluster.ts';
import { isNodeError, readIfThere, readPostmasterFile } from './embedded-files.ts';
import { UNIX } from './embedded-processes.ts';
import { bareEnvironment } from './embedded-system.ts';

const POLL_MS = 10;

/** For pg_ctl, which has no "without limit": recovery after a crash takes the time that it takes. */
const A_DAY_S = '86400';

/** How the server of a cluster is started, recognised and stopped. */
interface Control {
  /**
   * Starts a server that outlives this process, and that Ctrl-C in the terminal does not reach: Node stops it when it is
   * done. Recovery after a crash may take its time, so there is no limit.
   * @param settings as `name=value`.
   * @param onLaunch is called as soon as it is on its way up.
   * @returns why it did not come up; null once it accepts connections.
   */
  start(cluster: Cluster, settings: string[], logFile: string, onLaunch?: () => void): Promise<string | null>;
  /** Tells whether the process is the server of this cluster, maybe on its way up or down. */
  isServer(cluster: Cluster, pid: number): boolean;
  /** Tells the same of a process that was the server a moment ago; it is asked often, so it must cost little. */
  isStillServer(cluster: Cluster, pid: number): boolean;
  /** PostgreSQL's fast shutdown: it ends the sessions, writes a checkpoint and leaves. Resolves when it is gone. */
  stop(cluster: Cluster, pid: number): Promise<void>;
}

/** Options to start a program of PostgreSQL as its user, in a folder that this user can be in. */
export const asDatabaseUser = ({ identity, folder }: Pick<Cluster, 'identity' | 'folder'>) => ({
  ...identity,
  cwd: parse(folder).root,
  env: bareEnvironment(process.platform),
  windowsHide: true,
});

const withSettings = (settings: string[]) => settings.flatMap((setting) => ['-c', setting]);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !isNodeError(error, 'ESRCH');
  }
}

/** By the program itself, signals and the list of processes. */
const DIRECT: Control = {
  async start(cluster, settings, logFile, onLaunch) {
    const log = openSync(logFile, 'a', 0o600);
    const child = spawn(cluster.binaries.postgres, ['-D', cluster.folder, ...withSettings(settings)], {
      ...asDatabaseUser(cluster),
      stdio: ['ignore', log, log],
      // A session of its own.
      detached: true,
    });
    closeSync(log);
    const end: { reason?: string } = {};
    child.once('error', (error) => (end.reason = error.message));
    child.once('exit', () => (end.reason ??= lastComplaint(logFile)));
    child.unref();
    onLaunch?.();
    while (end.reason === undefined) {
      const file = readPostmasterFile(cluster.folder);
      // The port too, because a file left by a crash may carry the very same process id in a container.
      const isOurs = file?.pid === child.pid && settings.includes(`port=${file?.port}`);
      if (isOurs && file?.status === 'ready') return null;
      await delay(POLL_MS);
    }
    return end.reason;
  },
  isServer: ({ folder }, pid) => UNIX.hasArgument(pid, folder),
  // Without /proc the list of processes costs a program each time.
  isStillServer: (cluster, pid) =>
    process.platform === 'linux' ? DIRECT.isServer(cluster, pid) : isAlive(pid),
  async stop(cluster, pid) {
    try {
      process.kill(pid, 'SIGINT');
    } catch (error) {
      if (!isNodeError(error, 'ESRCH')) throw error;
    }
    while (DIRECT.isServer(cluster, pid)) await delay(POLL_MS);
  },
};

/**
 * By pg_ctl, for Windows: there is no signal that a server could catch, and PostgreSQL refuses to run with the rights of
 * an administrator, which pg_ctl gives up. The server gets a console of its own without a window.
 */
export const PG_CTL: Control = {
  async start(cluster, settings, logFile, onLaunch) {
    const options = ['-D', cluster.folder, '-l', logFile, '-o', withSettings(settings).join(' ')];
    const child = spawn(cluster.binaries.pgCtl, ['start', '-w', '-t', A_DAY_S, ...options], {
      ...asDatabaseUser(cluster),
      // A pipe would stay open as long as the server, which inherits it.
      stdio: 'ignore',
    });
    onLaunch?.();
    const [code] = await once(child, 'exit');
    return code === 0 ? null : lastComplaint(logFile);
  },
  isServer(cluster, pid) {
    const options = { ...asDatabaseUser(cluster), encoding: 'utf8' } as const;
    const { status, stdout, error } = spawnSync(
      cluster.binaries.pgCtl,
      ['status', '-D', cluster.folder],
      options,
    );
    if (error) throw error;
    return status === 0 && stdout.includes(`PID: ${pid})`);
  },
  isStillServer: (_, pid) => isAlive(pid),
  async stop(cluster, pid) {
    try {
      const options = ['-D', cluster.folder, '-m', 'fast', '-w', '-t', A_DAY_S];
      await promisify(execFile)(cluster.binaries.pgCtl, ['stop', ...options], asDatabaseUser(cluster));
    } catch (error) {
      // It may have ended before.
      if (PG_CTL.isServer(cluster, pid)) throw error;
    }
  },
};

/** The way of this system. */
export const CONTROL = process.platform === 'win32' ? PG_CTL : DIRECT;

function lastComplaint(logFile: string): string {
  const lines = readIfThere(logFile).trim().split('\n');
  const complaint = lines.findLast((line) => /FATAL|PANIC|error/.test(line)) ?? lines.at(-1) ?? '';
  return complaint.trim().replace(/^.*?(FATAL|PANIC): +/, '');
}
