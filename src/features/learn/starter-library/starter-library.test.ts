import { afterAll, beforeAll, expect, test } from 'vitest';
import { CSR_TABLES } from '#features/learn/data-reports/csr-tables.rules.ts';
import { connect, type Database } from '#platform/server/database/connect.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { starterItems } from './starter-items.service.ts';
import { hasStarterLibrary, publishStarterLibrary } from './starter-library.service.ts';

let database: Database;
const written = new Map<string, Buffer>();
const store = {
  async write(name: string, content: string | Buffer) {
    written.set(name, Buffer.from(content));
  },
};
beforeAll(async () => {
  database = connect(await createTestDatabase(), () => undefined);
});
afterAll(() => database.close());

const now = new Date('2026-11-22T06:00:00Z');
const publish = (items?: Parameters<typeof publishStarterLibrary>[1], at = now) =>
  publishStarterLibrary({ db: database.db, store, now: at }, items);

const stored = () =>
  database.db
    .selectFrom('resources as r')
    .innerJoin('resource_versions as v', 'v.file_name', 'r.file_name')
    .select([
      'r.platform_key',
      'r.title',
      'r.status',
      'r.is_verified',
      'r.author_name',
      'r.licence',
      'r.sources',
      'r.updated_at',
      'r.file_name',
      'v.number',
    ])
    .orderBy('r.platform_key')
    .execute();

test('a fresh database without demo data gets the whole library; a second run changes nothing', async () => {
  expect(await hasStarterLibrary(database)).toBe(false);
  const { added, changed } = await publish();
  expect(added.length).toBe(starterItems({ now }).length);
  expect(changed).toEqual([]);
  expect(await hasStarterLibrary(database)).toBe(true);
  const before = await stored();
  for (const one of before) {
    expect(one).toMatchObject({
      status: 'published',
      is_verified: true,
      author_name: 'Dayitva',
      licence: 'CC BY 4.0',
      number: 1,
    });
    expect((one.sources as unknown[]).length, one.title).toBeGreaterThan(0);
    expect(written.get(one.file_name ?? '')?.length, one.title).toBeGreaterThan(500);
  }
  expect(await publish(undefined, new Date('2026-12-24T06:00:00Z'))).toEqual({ added: [], changed: [] });
  expect(await stored()).toEqual(before);
}, 120_000);

test('a changed figure makes exactly one new version of the report and one of its data, and of nothing else', async () => {
  const education = CSR_TABLES.bySector.Education?.[0] ?? 0;
  const tables = {
    ...CSR_TABLES,
    bySector: { ...CSR_TABLES.bySector, Education: [education, 1, 2, 3, 4] as const },
  };
  const { added, changed } = await publish(starterItems({ now }, tables));
  expect(added).toEqual([]);
  expect(changed).toEqual(['CSR spend by sector: data (CSV)', 'CSR spend by sector']);
  const rows = await stored();
  expect(rows.filter(({ number }) => number === 2).map(({ platform_key }) => platform_key)).toEqual([
    'csr-spend-by-sector',
    'csr-spend-by-sector-csv',
  ]);
  expect(rows.every(({ number }) => number <= 2)).toBe(true);
  const csv = rows.find(({ platform_key }) => platform_key === 'csr-spend-by-sector-csv');
  expect(written.get(csv?.file_name ?? '')?.toString()).toContain(`Education,${education},1,2,3,4`);
  expect(await publish(starterItems({ now }, tables))).toEqual({ added: [], changed: [] });
}, 60_000);
