import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { PreparingClient } from './prepared/preparing-client.ts';
import type { DB } from './schema.generated.ts';

export type Db = Kysely<DB>;

/** Most connections of a process at once. */
export const POOL_SIZE = 8;

/**
 * Settings of each connection. `work_mem` holds which of a million members have a common word, row by row: in the
 * default 4 MB only whole pages fit, whose rows are then all compared again. Compiling a plan (`jit`) and starting
 * processes for its parts take longer than what they save.
 */
const SETTINGS = {
  timezone: 'UTC',
  statement_timeout: '15000',
  work_mem: '16MB',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
};

/** Longest wait for the database to close a connection; then we close it ourselves. */
const GOODBYE_MS = 5000;

const toNumber = (value: string) => Number(value);
/** Instants travel as ISO strings from the database to the wire. */
const toIso = (value: string) => new Date(value).toISOString();
const asIs = (value: string) => value;

const parsers = new pg.TypeOverrides();
parsers.setTypeParser(pg.types.builtins.INT8, toNumber);
parsers.setTypeParser(pg.types.builtins.NUMERIC, toNumber);
parsers.setTypeParser(pg.types.builtins.TIMESTAMPTZ, toIso);
parsers.setTypeParser(pg.types.builtins.DATE, asIs);

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool of connections. bigint and numeric come as numbers (rupees stay far below 2^53), timestamptz as
 * ISO strings in UTC, date as `YYYY-MM-DD`. A connection that breaks, or a database that is away for a while, fails
 * what waits for it; the next statement opens a new connection.
 * @param onError called for connections that break; the pool replaces them.
 * @param poolSize most connections at once.
 */
export function connect(
  connectionString: string,
  onError: (error: Error) => void,
  poolSize = POOL_SIZE,
): Database {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    Client: PreparingClient,
    types: parsers,
    options: Object.entries(SETTINGS)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    connectionTimeoutMillis: 10_000,
  });
  const open = new Set<PreparingClient>();
  let closing = false;
  pool.on('connect', (connection) => {
    const client = connection as pg.PoolClient & PreparingClient;
    open.add(client);
    client.once('end', () => open.delete(client));
    client.watchSilence();
    // The pool itself listens to a connection only while it is idle. One that breaks while it is in use would end the
    // process: an 'error' that nobody listens to is thrown.
    client.on('error', (error) => closing || onError(error));
  });
  pool.on('error', () => undefined);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    async close() {
      closing = true;
      const goodbye = setTimeout(() => {
        for (const client of open) client.abandon();
      }, GOODBYE_MS);
      await pool.end().finally(() => clearTimeout(goodbye));
    },
  };
}

/**
 * Opens one connection without the time limits of `connect`, for a statement that takes minutes.
 * @returns `close` ends it, whatever it does.
 */
export function connectAlone(connectionString: string): { db: Db; close(): Promise<void> } {
  const pool = new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 0 });
  const open = new Set<pg.PoolClient>();
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    open.add(client);
    client.on('error', () => undefined);
  });
  return {
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }),
    async close() {
      for (const client of open) await (client as unknown as pg.Client).end();
      await pool.end();
    },
  };
}
