import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEmptyDatabase } from '#platform/testing/test-database.ts';
import { migrate } from './migrate.ts';

const listSql = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();

/** As they run: the baseline first. */
const FILES = [...listSql('migrations/baseline').map((name) => `baseline/${name}`), ...listSql('migrations')];

let url: string;
let client: pg.Client;
beforeEach(async () => {
  url = await createEmptyDatabase();
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterEach(() => client.end());

const query = async (text: string) => (await client.query(text)).rows;

describe('migrations', () => {
  test('run once, in the order of their names', async () => {
    expect(await migrate(url)).toEqual(FILES);
    expect(await query('select name from schema_migrations order by applied_at')).toEqual(
      FILES.map((name) => ({ name })),
    );
    expect(await migrate(url)).toEqual([]);
    expect(await query('select count(*)::int as rows from accounts')).toEqual([{ rows: 0 }]);
  });

  test('run once also when several processes start at the same time', async () => {
    const ran = await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect(ran.flat().toSorted()).toEqual(FILES.toSorted());
    expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
  });

  test('catch up with what is missing', async () => {
    const last = FILES.at(-1);
    await query(
      'create table schema_migrations (name text primary key, checksum text, applied_at timestamptz)',
    );
    for (const name of FILES.filter((file) => file !== last)) {
      const sql = readFileSync(`migrations/${name}`, 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      await query(sql);
      await client.query('insert into schema_migrations values ($1, $2, now())', [name, checksum]);
    }
    expect(await migrate(url)).toEqual([last]);
  });

  test('are refused when one was edited after it ran', async () => {
    await migrate(url);
    const [first] = FILES;
    await client.query("update schema_migrations set checksum = 'other' where name = $1", [first]);
    const before = await query('select * from schema_migrations order by name');
    await expect(migrate(url)).rejects.toThrow(`Migration ${first} was edited after it ran; write a new one`);
    expect(await query('select * from schema_migrations order by name')).toEqual(before);
  });

  test('that fail leave nothing of themselves behind, and run once the cause is gone', async () => {
    await query('create table sessions (id int)');
    const [first] = FILES;
    await expect(migrate(url)).rejects.toThrow(
      `Migration ${first} failed: relation "sessions" already exists`,
    );
    expect(await query("select to_regclass('accounts') as found")).toEqual([{ found: null }]);
    expect(await query('select name from schema_migrations')).toEqual([]);
    await query('drop table sessions');
    expect(await migrate(url)).toEqual(FILES);
  });
});
