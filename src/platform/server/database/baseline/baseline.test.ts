import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEmptyDatabase } from '#platform/testing/test-database.ts';
import { migrate } from '../migrate.ts';
import { describeRows, describeSchema } from './describe-schema.ts';

const OLD = readFileSync(join(import.meta.dirname, 'before-baseline.sql'), 'utf8');
const BASELINE = readdirSync('migrations/baseline').sort();
const NEWER = readdirSync('migrations')
  .filter((name) => name.endsWith('.sql'))
  .sort();

let clients: pg.Client[];
beforeEach(() => {
  clients = [];
});
afterEach(() => Promise.all(clients.map((client) => client.end())));

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  clients.push(client);
  await client.connect();
  return client;
}

/** A database that the migrations from before the baseline made. */
async function createOldDatabase(): Promise<string> {
  const url = await createEmptyDatabase();
  await (await open(url)).query(OLD);
  return url;
}

describe('a database that stands at the last migration before the baseline', () => {
  test('is accepted, keeps its rows, and runs what is newer', async () => {
    const url = await createOldDatabase();
    const client = await open(url);
    await client.query(`insert into accounts (id, email, password_hash)
      values ('00000000-0000-7000-8000-000000000001', 'member@members.example', 'nobody signs in')`);
    const before = await describeRows(client);

    expect(await migrate(url)).toEqual(NEWER);
    expect(await migrate(url)).toEqual([]);
    expect(await describeRows(client)).toMatchObject(before);
    const { rows } = await client.query("select name from schema_migrations where name like 'baseline/%'");
    expect(rows.map(({ name }) => name).sort()).toEqual(BASELINE.map((name) => `baseline/${name}`));
  });

  test('has the schema and the rows of a new one', async () => {
    const [oldUrl, newUrl] = [await createOldDatabase(), await createEmptyDatabase()];
    await migrate(oldUrl);
    await migrate(newUrl);
    const [old, made] = [await open(oldUrl), await open(newUrl)];

    const schema = await describeSchema(made);
    expect(schema).toEqual(await describeSchema(old));
    expect(schema.relations?.length).toBeGreaterThan(150);
    expect(schema.triggers?.length).toBeGreaterThan(100);

    // Each has the day on which it was made.
    for (const client of [old, made]) await client.query('delete from marketplace_key_day');
    const rows = await describeRows(made);
    expect(rows).toEqual(await describeRows(old));
    expect(Object.keys(rows).sort()).toEqual([
      'audit_head',
      'csr_law_rules',
      'forum_circles',
      'news_sources',
      'support_holidays',
    ]);
  });

  test('is refused, unchanged, if its record is of other files', async () => {
    const url = await createOldDatabase();
    const client = await open(url);
    await client.query("update schema_migrations set checksum = 'other' where name = '0002_profiles.sql'");
    await expect(migrate(url)).rejects.toThrow(
      /^The record of migrations up to 0133_sample_of_members\.sql is not that of the last version before the baseline/,
    );
    const { rows } = await client.query('select count(*)::int as names from schema_migrations');
    expect(rows).toEqual([{ names: 107 }]);
  });
});

test('a database that stands at an older migration is refused with what to start first', async () => {
  const url = await createOldDatabase();
  const client = await open(url);
  await client.query("delete from schema_migrations where name > '0107_collaboration_files.sql'");
  await expect(migrate(url)).rejects.toThrow(
    /^The database stands at migration 0107_collaboration_files\.sql: start the last version before the baseline first/,
  );
  const { rows } = await client.query("select from schema_migrations where name like 'baseline/%'");
  expect(rows).toEqual([]);
});

test('searches for words have their cost, which pg_dump does not write down', async () => {
  const url = await createEmptyDatabase();
  await migrate(url);
  const { rows } = await (await open(url)).query(
    "select procost::int as cost from pg_proc where oid = 'ts_match_vq(tsvector, tsquery)'::regprocedure",
  );
  expect(rows).toEqual([{ cost: 200 }]);
});
