import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#platform/testing/test-database.ts';

/** Foreign keys without an index, as `table(columns)`, each with the reason. */
const WITHOUT_INDEX: Record<string, string> = {};

/**
 * An index serves a foreign key when its first columns are those of the key, in any order: then the rows of one parent
 * are found by them. Of partial indexes only those `where <column of the key> is not null` serve: a search for a value
 * implies it. Any other condition leaves out rows that the search must see.
 */
const FOREIGN_KEYS = `
  select
    format('%s(%s)', f.conrelid::regclass, string_agg(a.attname, ', ' order by k.at)) as key,
    exists (
      select from pg_index i
      join pg_class c on c.oid = i.indexrelid
      join pg_am m on m.oid = c.relam and m.amname = 'btree'
      where i.indrelid = f.conrelid and i.indisvalid
        and (i.indkey::int2[])[0:cardinality(f.conkey) - 1] @> f.conkey
        and (i.indpred is null or exists (
          select from pg_attribute p
          where p.attrelid = f.conrelid and p.attnum = any (f.conkey)
            and pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', p.attname)))
    ) as served
  from pg_constraint f
  cross join unnest(f.conkey) with ordinality as k (attnum, at)
  join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.attnum
  where f.contype = 'f' and f.connamespace = 'public'::regnamespace
  group by f.oid, f.conrelid, f.conkey
  order by key`;

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: await createTestDatabase() });
  await client.connect();
});
afterAll(() => client.end());

const keys = async () => (await client.query<{ key: string; served: boolean }>(FOREIGN_KEYS)).rows;
const unserved = async () => (await keys()).filter(({ served }) => !served).map(({ key }) => key);

test('every foreign key has an index that serves it, or is listed with a reason', async () => {
  expect((await keys()).length).toBeGreaterThan(30);
  expect(await unserved()).toEqual(Object.keys(WITHOUT_INDEX).sort());
});

test.each([
  ['on the column alone', 'on child (parent_id)', true],
  ['that begins with the column', 'on child (parent_id, other)', true],
  ['of the rows that have a parent', 'on child (parent_id) where parent_id is not null', true],
  ['that begins with another column', 'on child (other, parent_id)', false],
  ['of other rows only', 'on child (parent_id) where other is not null', false],
  ['of some rows with a parent', 'on child (parent_id) where parent_id is not null and other > 1', false],
  ['of another kind', 'on child using brin (parent_id)', false],
])('an index %s serves a foreign key: %#', async (_, index, serves) => {
  await client.query('begin');
  await client.query('create table parent (id int primary key)');
  await client.query('create table child (parent_id int references parent, other int)');
  expect(await unserved()).toContain('child(parent_id)');
  await client.query(`create index ${index}`);
  expect((await unserved()).includes('child(parent_id)')).toBe(!serves);
  await client.query('rollback');
});
