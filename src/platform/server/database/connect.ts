import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { KeptStatements } from './prepared/kept-statements.ts';
import { PreparingClient } from './prepared/preparing-client.ts';
import { SharingPool } from './prepared/sharing-pool.ts';
import type { DB } from './schema.generated.ts';

export type Db = Kysely<DB>;

/** Most connections of a process at once that have one user at a time. */
export const POOL_SIZE = 8;

/** Most connections of a process that short reads share (`SharingPool`). */
const SHARED_SIZE = 3;

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
  /** Connections for one user at a time. */
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool of connections. bigint and numeric come as numbers (rupees stay far below 2^53), timestamptz as
 * ISO strings in UTC, date as `YYYY-MM-DD`. A connection that breaks, or a database that is away for a while, fails
 * what waits for it; the next statement opens a new connection.
 * @param onError called for connections that break; the pool replaces them.
 * @param poolSize most connections that have one user at a time. With 1 there are no others either: a database in this process has
 *   one session for all.
 */
export function connect(
  connectionString: string,
  onError: (error: Error) => void,
  poolSize = POOL_SIZE,
): Database {
  const statements = new KeptStatements();
  const settings = {
    connectionString,
    statements,
    Client: PreparingClient,
    types: parsers,
    options: Object.entries(SETTINGS)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    connectionTimeoutMillis: 10_000,
  };
  const pool = new pg.Pool({ ...settings, max: poolSize });
  const sharedMax = poolSize > 1 ? SHARED_SIZE : 0;
  const sharable = new pg.Pool({ ...settings, max: SHARED_SIZE, pipeline: true });
  const sharing = new SharingPool(pool, sharable, { statements, sharedMax });
  const open = new Set<PreparingClient>();
  let closing = false;
  const watch = (connection: pg.PoolClient) => {
    const client = connection as pg.PoolClient & PreparingClient;
    open.add(client);
    client.once('end', () => open.delete(client));
    client.watchSilence();
    // The pool itself listens to a connection only while it is idle. One that breaks while it is in use would end the
    // process: an 'error' that nobody listens to is thrown.
    client.on('error', (error) => closing || onError(error));
  };
  for (const connections of [pool, sharable]) connections.on('connect', watch).on('error', () => undefined);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: sharing }) });
  return {
    db,
    pool,
    async close() {
      closing = true;
      const goodbye = setTimeout(() => {
        for (const client of open) client.abandon();
      }, GOODBYE_MS);
      await sharing.end().finally(() => clearTimeout(goodbye));
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

/** Opens connections for the role that owns the schema, where the server has another: a few, while they are used. */
export function connectAsOwner(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 3, connectionTimeoutMillis: 10_000 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
