import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#platform/contract/durations.ts';
import { connect, type Database } from '#platform/server/database/connect.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { findNews } from './news.repository.ts';

type NewsFilter = Parameters<typeof findNews>[1];

const STORIES = 100_000;
const SOURCE = '018f0000-0000-7000-8000-000000000001';
const READER = '018f0000-0000-7000-8000-000000000002';

let database: Database;
let client: pg.Client;

beforeAll(async () => {
  const connectionString = await createTestDatabase();
  database = connect(connectionString, () => undefined);
  client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`
    insert into accounts (id, email, password_hash) values ('${READER}', 'reader@members.example', 'none');
    insert into news_sources (id, name, url) select case n when 1 then '${SOURCE}' else gen_random_uuid() end,
      'Source ' || n, 'https://news.example/' || n from generate_series(1, 20) n;
    insert into news_entries (id, source_id, story_key, title_key, link, title, category, is_shown, published_at)
      select gen_random_uuid(), s.id, n, 'title' || n, 'https://news.example/' || n,
        'CSR story ' || n || case when n % 3 = 0 then ' about water' else ' about schools' end
          || case when n % 5000 = 0 then ' in Gumla' else '' end,
        case n % 4 when 0 then 'Government' else 'CSR News' end, true, now() - n * interval '2 minutes'
      from generate_series(1, ${STORIES}) n join lateral (
        select id from news_sources where url = 'https://news.example/' || (1 + n % 20) limit 1) s on true;
    insert into news_marks (user_id, entry_id, is_read, is_saved)
      select '${READER}', id, true, n % 10 = 0
      from (select id, row_number() over (order by published_at desc) as n from news_entries) e where n <= 2000;
    analyze news_entries, news_sources, news_marks;`);
}, 300_000);
afterAll(async () => {
  await client.end();
  await database.close();
});

/** Runs the search, and returns the plans of its statements as one text. */
async function plansOf(filter: Partial<NewsFilter>): Promise<string> {
  const plans: string[] = [];
  const statements: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = database.db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      statements.push(database.db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const found = await findNews(db, { words: [], shown: 'all', reader: null, ...filter }, 21);
  expect(found.length).toBeGreaterThan(0);
  for (const { sql, parameters } of statements) {
    const { rows } = await client.query(`explain (analyze, costs off) ${sql}`, [...parameters]);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans.join('\n');
}

describe(`among ${STORIES.toLocaleString('en-IN')} stories`, () => {
  const deep = { published_at: new Date(Date.now() - 100 * DAY_MS).toISOString(), id: READER };
  test.each<[string, Partial<NewsFilter>]>([
    ['the newest', {}],
    ['a deep page', { after: deep }],
    ['a category', { category: 'Government', after: deep }],
    ['a source', { source: SOURCE }],
    ['a rare word', { words: ['gumla'] }],
    ['a common word', { words: ['csr'] }],
    ['common words on a deep page', { words: ['water', 'story'], after: deep }],
    ['a word in a category', { words: ['water'], category: 'Government' }],
    ['a word in a source', { words: ['gum'], source: SOURCE }],
    ['unread', { reader: READER, shown: 'unread' }],
    ['saved', { reader: READER, shown: 'saved' }],
  ])('%s: an index leads to it, and few others are read', async (_, filter) => {
    const plans = await plansOf(filter);
    const leftOut = [...plans.matchAll(/Rows Removed by [\w ]+: (\d+)/g)].map(([, rows]) => Number(rows));
    expect(plans).toMatch(/Index Scan/);
    expect(Math.max(0, ...leftOut), plans).toBeLessThan(STORIES / 5);
  });
});
