import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { connect, type Database } from './connect.ts';

let database: Database;
beforeAll(async () => {
  database = connect(await createTestDatabase(), () => undefined);
});
afterAll(() => database.close());

test('several statements in one text run, as the job queue sends them', async () => {
  await expect(database.pool.query('select 1; select 2', [])).resolves.toBeDefined();
});

test('whole rupees, days and instants come as the wire carries them', async () => {
  const { rows } = await database.pool.query(
    `select $1::bigint as rupees, $2::date as day, $3::timestamptz as instant, 4.5::numeric as rating`,
    [95_10_00_000, '2026-11-21', '2026-11-21T14:30:00+05:30'],
  );
  expect(rows).toEqual([
    { rupees: 95_10_00_000, day: '2026-11-21', instant: '2026-11-21T09:00:00.000Z', rating: 4.5 },
  ]);
});
