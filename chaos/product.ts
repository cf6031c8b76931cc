import { type ChildProcess, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { API_BASE } from '#platform/contract/route.ts';
import { freePort } from '#platform/testing/free-port.ts';
import { sendRequest, type TestApp } from '#platform/testing/test-app.ts';
import { type ServerProcess, startServer } from '../bench/servers.ts';
import { atEnd } from './cleanup.ts';
import { databaseAddress, databaseProcesses, signalAll } from './postgres-processes.ts';

export const SESSION_SECRET = randomBytes(32).toString('hex');
const DISK = 'size=12m,mode=0711';

/** Folder of all files of a run. */
export interface Home {
  folder: string;
  dataDir: string;
  /** A file system of its own, of a few megabytes; null where we may not mount one. */
  disk: string | null;
  files: string;
  /** Moves the clock of the server: see clock.ts. */
  clockFile: string;
}

/** A temporary folder, removed at the end with what PostgreSQL had to put elsewhere. */
export function makeHome(): Home {
  const folder = mkdtempSync(join(tmpdir(), 'dayitva-chaos-'));
  // PostgreSQL does not run as root; its own user has to get through to the folder.
  chmodSync(folder, 0o711);
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', disk]).status === 0;
  if (mounted) atEnd(() => spawnSync('umount', [disk]));
  return {
    folder,
    dataDir: join(folder, 'data'),
    disk: mounted ? disk : null,
    files: join(disk, 'files'),
    clockFile: join(folder, 'clock'),
  };
}

/** One process of the product that is started again, by us, when it has ended. */
export interface Product {
  home: Home;
  /** The API as the tests know it, with the database behind it. */
  app: TestApp;
  /** Unexpected ends of the process, with their cause. */
  ends: string[];
  pid(): number | undefined;
  /** Starts the process unless it runs; one that `hangs` is killed first. @returns whether it had to. */
  ensure(hangs: boolean): Promise<boolean>;
  /** Ends it as an operator does. @returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the product with a database of its own. @param settings beside those that every process here has. */
export async function startProduct(home: Home, settings: Record<string, string>): Promise<Product> {
  // The same over all its starts, so that members find it again.
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const ends: string[] = [];
  let server: ServerProcess | null = null;
  let stopping = false;
  const start = async () => {
    server = await startServer(
      'Dayitva',
      'build/app/main.mjs',
      { ...settings, PORT: String(port) },
      (child) => {
        atEnd(() => child.kill('SIGKILL'));
        child.once('exit', (code, signal) => {
          if (!stopping) ends.push(signal ?? `exit ${code}`);
          server = null;
        });
      },
    );
  };
  const kill = async (child: ChildProcess) => {
    stopping = true;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
    stopping = false;
  };
  atEnd(() => removeDatabase(home.dataDir));
  await start();
  return {
    home,
    app: appOf(url, home.dataDir),
    ends,
    pid: () => server?.child.pid,
    async ensure(hangs) {
      if (server && !hangs) return false;
      if (server) await kill(server.child);
      await start();
      return true;
    },
    async stop() {
      stopping = true;
      const child = server?.child;
      await server?.stop();
      return child?.exitCode ?? null;
    },
  };
}

/** The database's folder is elsewhere when PostgreSQL's user cannot get into DATA_DIR. */
function removeDatabase(dataDir: string): void {
  const place = join(dataDir, 'postgres');
  if (!existsSync(place)) return;
  signalAll(databaseProcesses(dataDir), 'SIGKILL');
  rmSync(realpathSync(place), { recursive: true, force: true });
}

const isNotOurs = () => Promise.reject(new Error('only in tests'));

/** A server that runs already, as the makers of members and right calls ask for it. */
export function appOf(url: string, dataDir: string, databaseUrl?: string): TestApp {
  return {
    url,
    dataDir,
    databaseUrl: databaseUrl ?? '',
    request: (method, path, options) => sendRequest(`${url}${API_BASE}${path}`, method, options),
    async sql(text, values) {
      const client = new pg.Client({ connectionString: databaseUrl ?? databaseAddress(dataDir) });
      await client.connect();
      try {
        return (await client.query(text, values)).rows;
      } finally {
        await client.end();
      }
    },
    mail: isNotOurs,
    stop: isNotOurs,
  };
}
