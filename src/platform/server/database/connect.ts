import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from './schema.generated.ts';

export type Db = Kysely<DB>;

const POOL_SIZE = 8;

/** Beyond this many different statements new ones are no longer kept prepared, so that a session's memory is bounded. */
const STATEMENTS_MAX = 500;
const statementNames = new Map<string, string>();

function statementName(sql: string): string | undefined {
  const known = statementNames.get(sql);
  if (known || statementNames.size >= STATEMENTS_MAX) return known;
  const name = `s${statementNames.size}`;
  statementNames.set(sql, name);
  return name;
}

/**
 * Sends every statement with parameters as a named prepared one: parsed once per connection. It takes pg's callback
 * and makes the promise itself, because results that come through pg's own promise outlive the garbage collector's
 * young generation: a page of ten then costs a third more processor time.
 */
class PreparingClient extends pg.Client {
  // pg declares eight overloads of query(); this passes all but one form through unchanged.
  override query(...args: unknown[]): never {
    const [text, values, callback] = args;
    const query = super.query as (...args: unknown[]) => never;
    // Without values a text may hold several statements, which cannot be prepared.
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0)
      return query.apply(this, args);
    const statement = { name: statementName(text), text, values };
    if (callback) return query.call(this, statement, callback);
    return new Promise((resolve, reject) => {
      query.call(this, statement, (error: unknown, result: unknown) =>
        error ? reject(error) : resolve(result),
      );
    }) as never;
  }
}

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
 * ISO strings in UTC, date as `YYYY-MM-DD`.
 * @param onError told of connections that break; the pool replaces them.
 */
export function connect(connectionString: string, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    Client: PreparingClient,
    types: parsers,
    options: '-c timezone=UTC -c pg_trgm.word_similarity_threshold=0.5 -c statement_timeout=15000',
    connectionTimeoutMillis: 10_000,
  });
  // The pool itself listens to a connection only while it is idle. One that breaks while it is in use would end the
  // process: an 'error' that nobody listens to is thrown.
  let closing = false;
  pool.on('connect', (client) => client.on('error', (error) => closing || onError(error)));
  pool.on('error', () => undefined);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    close() {
      closing = true;
      return pool.end();
    },
  };
}
