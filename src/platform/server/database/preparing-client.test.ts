import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { connect, type Database } from './connect.ts';
import { ONCE } from './preparing-client.ts';

let database: Database;
beforeAll(async () => {
  database = connect(await createTestDatabase(), () => undefined, 1);
});
afterAll(() => database.close());

test('keeps statements prepared, but not those whose texts callers shape', async () => {
  await database.pool.query('select $1::int as kept', [1]);
  await database.pool.query(`${ONCE} select $1::int as passing`, [1]);
  const { rows } = await database.pool.query(
    "select statement from pg_prepared_statements where statement ~ 'kept|passing'",
  );
  expect(rows).toEqual([{ statement: 'select $1::int as kept' }]);
});
