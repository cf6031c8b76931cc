import type pg from 'pg';
import { grantToServer, type RoleAddresses } from '../roles.ts';
import { copiesPrefix } from './copies-prefix.ts';

/** Any constant; it differs from that of the migrations. Databases of an installation are made one at a time. */
const LOCK = 4_907_136;

/** Not a limit of PostgreSQL: longer names would be cut without a word at 63 bytes. */
const NAME = /^[a-z0-9_]{1,40}$/;

/** Databases beside the main one, on the same server. Names are given without the prefix of the installation. */
export interface DatabaseCopies {
  /** True if the role may create databases. */
  isAllowed(): Promise<boolean>;
  /** Names of those that exist, with what a crash has left. */
  list(): Promise<string[]>;
  /** Where to connect to one. */
  addressOf(name: string): string;
  /**
   * Makes a database to copy from, unless it exists. Nobody sees it before `fill` has finished.
   * @param fill connects to it as its owner at the address that it gets, and must have left when it returns.
   */
  makeTemplate(name: string, fill: (address: string) => Promise<void>): Promise<void>;
  /** Makes a copy of a template with all that is in it. @throws Error of the database. */
  copy(template: string, name: string): Promise<void>;
  /** Removes one and ends its connections. One that is not there is removed already. */
  drop(name: string): Promise<void>;
  /** Removes what a crash left of a template; one that another process is making stays. */
  dropUnfinished(): Promise<void>;
}

/** A name of a database under work: its rename makes it a template. */
const UNFINISHED = 'unfinished';

/**
 * Opens the databases that belong to the installation whose main database this is. Several installations can share a
 * server: the name of the main database is part of the names of the others.
 * @param pool connections of the role that owns the copies, two or more.
 * @param addresses of the main database.
 */
export async function openCopies(pool: pg.Pool, addresses: RoleAddresses): Promise<DatabaseCopies> {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  const prefix = copiesPrefix(String(rows[0]?.name));
  const full = (name: string) => {
    if (!NAME.test(name)) throw new Error(`${name} cannot be the name of a database`);
    return prefix + name;
  };
  const within = (main: string, name: string) => {
    const address = new URL(main);
    address.pathname = `/${full(name)}`;
    return address.href;
  };

  const exists = async (client: pg.ClientBase, name: string) =>
    (await client.query('select 1 from pg_database where datname = $1', [full(name)])).rows.length > 0;

  /** PostgreSQL refuses a copy while another one of the same template is made. */
  const locked = async (work: (client: pg.PoolClient) => Promise<void>) => {
    const client = await pool.connect();
    let failure: Error | undefined;
    try {
      await client.query('select pg_advisory_lock($1)', [LOCK]);
      await work(client);
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
    } catch (error) {
      failure = error as Error;
      throw error;
    } finally {
      // A connection that may still hold the lock is closed.
      client.release(failure);
    }
  };

  /** Of this process one at a time: those that wait hold no connection. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: (client: pg.PoolClient) => Promise<void>): Promise<void> => {
    const turn = last.then(
      () => locked(work),
      () => locked(work),
    );
    last = turn.catch(() => undefined);
    return turn;
  };

  return {
    addressOf: (name) => within(addresses.server, name),
    async isAllowed() {
      const role = 'select rolcreatedb or rolsuper as allowed from pg_roles where rolname = current_user';
      return (await pool.query<{ allowed: boolean }>(role)).rows[0]?.allowed ?? false;
    },
    async list() {
      const named = 'select datname as name from pg_database where starts_with(datname, $1)';
      return (await pool.query<{ name: string }>(named, [prefix])).rows.map(({ name }) =>
        name.slice(prefix.length),
      );
    },
    makeTemplate: (name, fill) =>
      inTurn(async (client) => {
        if (await exists(client, name)) return;
        await client.query(`drop database if exists ${full(UNFINISHED)} with (force)`);
        await client.query(`create database ${full(UNFINISHED)} template template0`);
        const owner = within(addresses.owner, UNFINISHED);
        await fill(owner);
        await grantToServer({ owner, server: within(addresses.server, UNFINISHED) });
        // Nobody connects to it, or it could not be copied.
        await client.query(`alter database ${full(UNFINISHED)} with allow_connections false`);
        await client.query(`alter database ${full(UNFINISHED)} rename to ${full(name)}`);
      }),
    copy: (template, name) =>
      inTurn(async (client) => {
        await client.query(`create database ${full(name)} template ${full(template)}`);
      }),
    dropUnfinished: () =>
      inTurn(async (client) => {
        await client.query(`drop database if exists ${full(UNFINISHED)} with (force)`);
      }),
    async drop(name) {
      await pool.query(`drop database if exists ${full(name)} with (force)`);
    },
  };
}
