import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { connect, type Database } from '../connect.ts';
import { isTimeout } from '../limit-transaction.ts';
import { endWith } from './preparing-client.ts';
import { runOnOwnConnection } from './statement-options.ts';

let database: Database;
/** Somebody else who works on the same database. */
let other: pg.Client;

beforeEach(async () => {
  const connectionString = await createTestDatabase();
  database = connect(connectionString, () => undefined);
  other = new pg.Client({ connectionString });
  await other.connect();
  await other.query('create table boats (id int primary key, name text)');
  await other.query("insert into boats (id, name) values (1, 'Asha'), (2, 'Usha')");
  // The first reads open the connections.
  await vi.waitUntil(async () => new Set(await readPids(20)).size === SHARED);
});

afterEach(async () => {
  await other.end();
  await database.close();
});

const SHARED = 3;

const readPid = async (n: number) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid, ${n}::int as n`.execute(database.db)).rows[0]
    ?.pid;

const readPids = (count: number) => Promise.all(Array.from({ length: count }, (_, n) => readPid(n)));

const nameOf = async (id: number, { db } = database) =>
  (await sql<{ name: string }>`select name from boats where id = ${id}`.execute(db)).rows[0]?.name;

/** Locks the table until the end of the other's transaction. */
async function lockBoats() {
  await other.query('begin');
  await other.query('lock table boats');
}

/** Waits until a read has waited for the lock so long that nothing is sent behind it. */
const waitForBlockedRead = () =>
  vi.waitUntil(async () => {
    const { rows } = await other.query(
      `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
         and query_start < clock_timestamp() - interval '50 ms'`,
    );
    return rows[0]?.pid as number | undefined;
  });

test('many reads at once share three connections', async () => {
  expect(new Set(await readPids(48)).size).toBe(SHARED);
});

test('answers go to who asked', async () => {
  const numbers = Array.from({ length: 100 }, (_, n) => n);
  const read = async (n: number) =>
    (await sql<{ n: number }>`select ${n}::int as n`.execute(database.db)).rows[0]?.n;
  expect(await Promise.all(numbers.map(read))).toEqual(numbers);
});

test('a read that fails fails alone', async () => {
  const divide = async (by: number) =>
    (await sql<{ n: number }>`select 12 / ${by}::int as n`.execute(database.db)).rows[0]?.n;
  const answers = await Promise.allSettled([1, 0, 2, 0, 3].map(divide));
  expect(
    answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason.code)),
  ).toEqual([12, '22012', 6, '22012', 4]);
});

test('a read that asks for it has a connection of its own', async () => {
  const shared = await readPids(20);
  const { rows } = await runOnOwnConnection(
    database.db,
    sql<{ pid: number }>`select pg_backend_pid() as pid, ${1}::int as n`,
  );
  expect(shared).not.toContain(rows[0]?.pid);
});

test('a transaction has a connection of its own, and nobody else reads what it has not committed', async () => {
  const shared = new Set(await readPids(20));
  await database.db.transaction().execute(async (db) => {
    await sql`update boats set name = 'Nisha' where id = ${1}`.execute(db);
    const pids = await Promise.all(
      [1, 2].map(
        async (n) =>
          (await sql<{ pid: number }>`select pg_backend_pid() as pid, ${n}::int as n`.execute(db)).rows[0]
            ?.pid,
      ),
    );
    expect(new Set(pids).size).toBe(1);
    expect(shared).not.toContain(pids[0]);
    expect(await nameOf(1)).toBe('Asha');
    expect(await nameOf(1, { ...database, db })).toBe('Nisha');
  });
  expect(await nameOf(1)).toBe('Nisha');
});

test('a transaction begins with its first statement, and all of it counts or nothing', async () => {
  const rename = (id: number, name: string, fails: boolean) =>
    database.db.transaction().execute(async (db) => {
      await sql`update boats set name = ${name} where id = ${id}`.execute(db);
      await sql`insert into boats (id, name) values (${fails ? 1 : id + 10}, ${name})`.execute(db);
    });
  // The second time both statements are known to the connection.
  await rename(1, 'Nisha', false);
  await rename(2, 'Disha', false);
  await expect(rename(2, 'Lata', true)).rejects.toMatchObject({ code: '23505' });
  expect(await Promise.all([1, 2, 11, 12].map((id) => nameOf(id)))).toEqual([
    'Nisha',
    'Disha',
    'Nisha',
    'Disha',
  ]);
  // A first statement that fails leaves nothing open.
  const insert = (id: number) =>
    database.db
      .transaction()
      .execute((db) => sql`insert into boats (id, name) values (${id}, ${'Asha'})`.execute(db));
  await expect(insert(1)).rejects.toMatchObject({ code: '23505' });
  await expect(insert(1)).rejects.toMatchObject({ code: '23505' });
  await insert(3);
  const { rows } = await other.query(
    "select count(*)::int as open from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()",
  );
  expect(rows).toEqual([{ open: 0 }]);
  expect(await nameOf(3)).toBe('Asha');
});

test('statements that are sent together at the beginning of a transaction are all in it', async () => {
  const write = (db: Database['db'], id: number) =>
    sql`insert into boats (id, name) values (${id}, ${'Lata'})`.execute(db);
  const fails = database.db.transaction().execute(async (db) => {
    await Promise.allSettled([write(db, 20), write(db, 21)]);
    throw new Error('changed my mind');
  });
  await expect(fails).rejects.toThrow('changed my mind');
  expect(await Promise.all([nameOf(20), nameOf(21)])).toEqual([undefined, undefined]);
});

test('a transaction without a statement takes no connection', async () => {
  await expect(database.db.transaction().execute(async () => 'done')).resolves.toBe('done');
  await expect(
    database.db.transaction().execute(() => Promise.reject(new Error('changed my mind'))),
  ).rejects.toThrow('changed my mind');
  expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
});

test('a read that waits holds back no later ones', async () => {
  await lockBoats();
  const waiting = nameOf(1);
  await waitForBlockedRead();
  expect(await readPids(48)).toHaveLength(48);
  await other.query('commit');
  expect(await waiting).toBe('Asha');
});

test('whoever leaves stops waiting, and the connection goes on', async () => {
  await lockBoats();
  const end = new AbortController();
  const waiting = endWith(end.signal, () => nameOf(1));
  await waitForBlockedRead();
  end.abort();
  await expect(waiting).rejects.toSatisfy(isTimeout);
  await expect(endWith(end.signal, () => nameOf(2))).rejects.toSatisfy(isTimeout);
  await other.query('commit');
  expect(await nameOf(2)).toBe('Usha');
});

test('a connection that breaks fails what waits on it, and is replaced', async () => {
  await lockBoats();
  const waiting = Promise.allSettled([nameOf(1)]);
  const pid = await waitForBlockedRead();
  await other.query('select pg_terminate_backend($1)', [pid]);
  expect(await waiting).toMatchObject([{ status: 'rejected' }]);
  await other.query('commit');
  expect(await nameOf(2)).toBe('Usha');
  await vi.waitUntil(async () => new Set(await readPids(48)).size === SHARED);
});

test('statements go on after a transaction that has lost its connection', async () => {
  const broken = database.db.transaction().execute(async (db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid, ${1}::int as n`.execute(db);
    await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await nameOf(1, { ...database, db });
  });
  await expect(broken).rejects.toThrow();
  expect(await nameOf(1)).toBe('Asha');
  await sql`update boats set name = ${'Nisha'} where id = ${1}`.execute(database.db);
  expect(await nameOf(1)).toBe('Nisha');
});

test('reads go on when a migration has changed their columns', async () => {
  expect(await nameOf(1)).toBe('Asha');
  await other.query('alter table boats alter column name type varchar(40)');
  expect(await Promise.all([1, 2, 1, 2].map((id) => nameOf(id)))).toEqual(['Asha', 'Usha', 'Asha', 'Usha']);
});

test('a read that takes long on average has a connection of its own', async () => {
  const shared = new Set(await readPids(20));
  const readSlowly = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pg_backend_pid() as pid, count(*) from generate_series(1, ${1_000_000}::int)`.execute(
      database.db,
    );
    return rows[0]?.pid;
  };
  await vi.waitUntil(async () => !shared.has((await readSlowly()) ?? 0), { timeout: 10_000 });
});
