import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { connect } from '../connect.ts';
import { planEachTime, runOnOwnConnection } from './statement-options.ts';

test('keeps statements prepared, but not those that are planned each time', async () => {
  const { db, close } = connect(await createTestDatabase(), () => undefined, 1);
  await sql`select ${1}::int as kept`.execute(db);
  await runOnOwnConnection(db, sql`select ${1}::int as kept_apart`);
  await planEachTime(db, sql`select ${1}::int as passing`);
  const prepared = await sql`
    select statement from pg_prepared_statements where statement ~ ${'^select .* as kept|passing'}
    order by statement`.execute(db);
  await close();
  expect(prepared.rows).toEqual([
    { statement: 'select $1::int as kept' },
    { statement: 'select $1::int as kept_apart' },
  ]);
});
