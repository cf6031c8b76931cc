import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '#platform/server/database/connect.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { findResources } from './resources.repository.ts';

type Filter = Parameters<typeof findResources>[1];
type Page = Parameters<typeof findResources>[2];

const RESOURCES = 10_000;

let database: Database;
let client: pg.Client;
beforeAll(async () => {
  const connectionString = await createTestDatabase();
  database = connect(connectionString, () => undefined);
  client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`
    insert into files (name, media_type, byte_size)
      select 'private/' || lpad(n::text, 22, '0'), 'application/pdf', 1000 from generate_series(1, ${RESOURCES}) n;
    begin;
    insert into resources (id, platform_key, title, description, category, type, audience, language, sdg_goals,
        author_name, organization, status, is_verified, file_name, original_name, views, downloads, stars, ratings,
        waiting_since, published_at)
      select gen_random_uuid(), 'item-' || n, 'Guide ' || n || case when n % 2000 = 0 then ' for Gumla' else '' end,
        'How to measure ' || repeat('reading and wells in villages ', 8),
        (array['Templates', 'Tools', 'Guides', 'Financial', 'Reports', 'Case Studies'])[1 + n % 6],
        (array['document', 'spreadsheet', 'presentation', 'video', 'image'])[1 + n % 5],
        (array['Corporate CSR Teams', 'NGOs', 'Program Managers', 'Finance Teams', 'All Levels'])[1 + n % 5],
        (array['English', 'Hindi', 'Regional'])[1 + n % 3],
        case n % 17 when 0 then array['Climate Action'] else array['No Poverty'] end,
        'A', 'O', 'published', n % 9 = 0, 'private/' || lpad(n::text, 22, '0'), 'guide.pdf',
        (n * 7919) % 5000, (n * 104729) % 3000, n % 40, 10, null, now() - n * interval '1 hour'
      from generate_series(1, ${RESOURCES}) n;
    insert into resource_versions (id, resource_id, number, file_name, original_name, fingerprint, published_at)
      select gen_random_uuid(), id, 1, file_name, original_name, 'x', published_at from resources;
    commit;`);
  await client.query('vacuum analyze resources');
  await client.query('analyze resource_versions, files');
}, 300_000);
afterAll(async () => {
  await client.end();
  await database.close();
});

/** Runs the search, and returns the plans of its statements and the slowest time in milliseconds. */
async function plansOf(filter: Partial<Filter>, page: Partial<Page>): Promise<{ plans: string; ms: number }> {
  const statements: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = database.db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      statements.push(database.db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const { rows } = await findResources(
    db,
    { words: [], verified: false, ...filter },
    { sort: 'newest', limit: 12, offset: 0, countMax: 1001, ...page },
  );
  expect(rows.length).toBeGreaterThan(0);
  let plans = '';
  let ms = 0;
  for (const [at, { sql, parameters }] of statements.entries()) {
    const times: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const explained = await client.query(`explain (analyze, costs off) ${sql}`, [...parameters]);
      const plan = explained.rows.map((row) => row['QUERY PLAN']).join('\n');
      times.push(Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1]));
      // The last one counts, and ends at the thousandth row.
      if (n === 0 && at < statements.length - 1) plans += `${plan}\n`;
    }
    ms = Math.max(ms, Math.min(...times));
  }
  return { plans, ms };
}

test.each<[string, Partial<Filter>, Partial<Page>]>([
  ['newest', {}, {}],
  ['oldest', {}, { sort: 'oldest' }],
  ['most downloaded', {}, { sort: 'mostDownloaded' }],
  ['most viewed', {}, { sort: 'mostViewed' }],
  ['highest rated', {}, { sort: 'highestRated' }],
  ['alphabetical', {}, { sort: 'alphabetical' }],
  ['a deep page', {}, { offset: 900 }],
  ['a category', { category: 'Reports' }, {}],
  ['a type by downloads', { type: 'video' }, { sort: 'mostDownloaded' }],
  ['an audience by rating', { audience: 'NGOs' }, { sort: 'highestRated' }],
  ['a language by name', { language: 'Hindi' }, { sort: 'alphabetical' }],
  ['a goal', { sdg: 'Climate Action' }, { sort: 'mostViewed' }],
  ['verified', { verified: true }, {}],
  ['several filters', { category: 'Financial', language: 'English', verified: true }, {}],
  ['a rare word', { words: ['gumla'] }, {}],
  ['a common word', { words: ['wells'] }, { sort: 'mostDownloaded' }],
  ['a word in a category', { words: ['reading'], category: 'Guides' }, {}],
])(
  `among ${RESOURCES.toLocaleString('en-IN')} resources %s: an index leads to it, in milliseconds`,
  async (_, filter, page) => {
    const { plans, ms } = await plansOf(filter, page);
    expect(plans, plans).toMatch(/Index/);
    expect(plans, plans).not.toMatch(/Seq Scan on resources/);
    // Six at most on a machine that is not busy.
    expect(ms, plans).toBeLessThan(50);
  },
);
