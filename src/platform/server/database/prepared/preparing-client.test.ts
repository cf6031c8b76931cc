import { expect, test } from 'vitest';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { ONCE } from './kept-statements.ts';
import { PreparingClient } from './preparing-client.ts';

test('keeps statements prepared, but not those whose texts callers shape', async () => {
  const client = new PreparingClient({ connectionString: await createTestDatabase() });
  await client.connect();
  const query = async (text: string, values: unknown[]) => {
    const result: { rows: object[] } = await client.query(text, values);
    return result.rows;
  };
  await query('select $1::int as kept', [1]);
  await query(`${ONCE} select $1::int as passing`, [1]);
  const prepared = await query(
    'select statement from pg_prepared_statements where statement ~ $1 order by statement',
    ['^select .* as kept|passing'],
  );
  await client.end();
  expect(prepared).toEqual([{ statement: 'select $1::int as kept' }]);
});
