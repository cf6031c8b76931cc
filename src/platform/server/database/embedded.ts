import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { StartLog } from './embedded-binaries.ts';
import { type Cluster, DATABASE_NAME, ensureDataDir, openCluster } from './embedded-cluster.ts';
import { isNodeError } from './embedded-files.ts';
import { forgetOwner, isOwnedBy, isOwnerAlive, newOwner, writeOwner } from './embedded-owner.ts';
import { freeReserve, keepReserve } from './embedded-reserve.ts';
import { findServer, isServerGone, launch, shutDown } from './embedded-server.ts';
import { keepRunning } from './embedded-watch.ts';
import { withFolderLock } from './folder-lock.ts';

const CONNECT_PATIENCE_MS = 10_000;
const RETRY_MS = 100;

type Options = {
  /** The cluster goes to `dataDir/postgres`, with its password, owner and log beside it. */
  dataDir: string;
  log: StartLog;
  /** For tests: much faster, and worthless after a crash of the machine. */
  throwAway?: boolean;
  /** Starts the server again whenever it is gone, until `stop` or this signal. Without it nobody does. */
  keepUntil?: AbortSignal;
  /** Is called as soon as the server is on its way up, or found to run. */
  onLaunch?: (() => void) | undefined;
};

/**
 * Starts PostgreSQL on `dataDir/postgres` (127.0.0.1, a free port), or uses the server that already
 * runs there. Any number of processes may call this at the same moment, and keep it running together.
 *
 * `stop` shuts the server down and waits, but only for the owner: the caller that started it, or the
 * one that found it left over by a dead process. For everyone else it does nothing.
 * Throws an error of one clear line that says what is wrong and what helps.
 */
export async function startEmbeddedPostgres(
  options: Options,
): Promise<{ connectionString: string; stop(): Promise<void> }> {
  const { log, throwAway = false, keepUntil, onLaunch } = options;
  const dataDir = ensureDataDir(options.dataDir, throwAway);
  const owner = newOwner();
  return withFolderLock(dataDir, async () => {
    const cluster = await openCluster({ dataDir, throwAway, log });
    const running = await findServer(cluster);
    if (running) {
      log.info(`Using the database server that already runs on ${cluster.folder}`);
      onLaunch?.();
    }
    if (!running) await freeReserve(cluster.folder, log);
    const port = running?.port ?? (await launch(cluster, { dataDir, throwAway, onLaunch }));
    try {
      if (!running || !isOwnerAlive(dataDir)) writeOwner(dataDir, owner);
      await ensureDatabase(cluster, port);
    } catch (error) {
      // What this call has started does not stay behind, not even where a full disk takes no name of its owner.
      if (running) await stopIfOwned(dataDir, cluster, owner);
      else {
        await shutDown(cluster);
        forgetOwner(dataDir);
      }
      throw error;
    }
    const part = { cluster, dataDir, throwAway, owner, port };
    const watch = keepUntil && keepServer(part, log, keepUntil);
    return {
      connectionString: connectionString(cluster, port, DATABASE_NAME),
      stop() {
        watch?.abort();
        return withFolderLock(dataDir, () => stopIfOwned(dataDir, cluster, owner));
      },
    };
  });
}

interface Part {
  cluster: Cluster;
  dataDir: string;
  throwAway: boolean;
  owner: string;
  port: number;
}

/** Starts the server again on the same port whenever it is gone, as its owner unless the one it had still lives. */
function keepServer({ cluster, port, ...part }: Part, log: StartLog, until: AbortSignal): AbortController {
  const { dataDir, throwAway, owner } = part;
  const watch = new AbortController();
  const over = AbortSignal.any([watch.signal, until]);
  const restart = () =>
    withFolderLock(dataDir, async () => {
      if (over.aborted || (await findServer(cluster))) return;
      await freeReserve(cluster.folder, log);
      await launch(cluster, { dataDir, throwAway, port });
      if (!isOwnerAlive(dataDir)) writeOwner(dataDir, owner);
    });
  const name = `The database server on ${cluster.folder}`;
  const end = keepRunning({ name, isGone: () => isServerGone(cluster), restart, log });
  if (over.aborted) end();
  over.addEventListener('abort', end, { once: true });
  if (!throwAway) keepReserve(cluster.folder, over, log);
  return watch;
}

async function stopIfOwned(dataDir: string, cluster: Cluster, owner: string): Promise<void> {
  if (!isOwnedBy(dataDir, owner)) return;
  await shutDown(cluster);
  forgetOwner(dataDir);
}

async function ensureDatabase(cluster: Cluster, port: number): Promise<void> {
  const missingDatabase = '3D000';
  try {
    await query(connectionString(cluster, port, DATABASE_NAME), 'SELECT 1');
  } catch (error) {
    if (!isNodeError(error, missingDatabase)) throw connectError(error, cluster);
    await query(connectionString(cluster, port, 'postgres'), `CREATE DATABASE ${DATABASE_NAME}`);
  }
}

/** Runs one statement, and waits a little where the server is recovering or has no free connection. */
async function query(url: string, sql: string): Promise<void> {
  const cannotConnectNow = '57P03';
  const tooManyConnections = '53300';
  const deadline = Date.now() + CONNECT_PATIENCE_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.query(sql);
      return;
    } catch (error) {
      const passing = isNodeError(error, 'ECONNREFUSED', cannotConnectNow, tooManyConnections);
      if (!passing || Date.now() > deadline) throw error;
      await delay(RETRY_MS);
    } finally {
      await client.end();
    }
  }
}

function connectError(error: unknown, cluster: Cluster): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`The database server on ${cluster.folder} does not let us in: ${reason}`);
}

function connectionString({ password }: Cluster, port: number, database: string): string {
  return `postgres://${DATABASE_NAME}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`;
}
