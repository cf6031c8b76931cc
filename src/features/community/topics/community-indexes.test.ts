import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCircles } from '#features/community/circles/circles.repository.ts';
import { findDigestTopics } from '#features/community/digest/digest.repository.ts';
import { findReplies } from '#features/community/posts/posts.repository.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { connect, type Database } from '#platform/server/database/connect.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { findPostsWith, findTopics } from './topics.repository.ts';

const TOPICS = 10_000;
const POSTS = 100_000;
const MEMBER = '018f0000-0000-7000-8000-000000000001';
const READER = { id: MEMBER, moderates: false };

let database: Database;
let client: pg.Client;
let circleId: string;
let topicId: string;

beforeAll(async () => {
  const connectionString = await createTestDatabase();
  database = connect(connectionString, () => undefined);
  client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(
    `
    insert into accounts (id, email, password_hash, email_confirmed_at)
      select case n when 1 then '${MEMBER}' else gen_random_uuid() end, 'm' || n || '@members.example', 'none', now()
      from generate_series(1, 100) n;
    insert into profiles (id, organization_type, full_name) select id, 'ngo', email from accounts;
    create temporary table people as select id, row_number() over (order by id) as n from accounts;
    create temporary table rings as select id, row_number() over (order by place) as n from forum_circles;
    create temporary table threads as select gen_random_uuid() as id, n, (select id from rings r where r.n = 1 + s.n % 3) as circle_id
      from generate_series(1, ${TOPICS}) s (n);
    insert into forum_topics (id, circle_id, author_id, created_at, last_activity_at, replies_count)
      select t.id, t.circle_id, p.id, now() - t.n * interval '1 hour', now() - t.n * interval '20 minutes', 9
      from threads t join people p on p.n = 1 + t.n % 100;
    insert into forum_posts (id, topic_id, circle_id, author_id, title, body, created_at)
      select t.id, t.id, t.circle_id, p.id, 'Topic ' || t.n || case when t.n % 2500 = 0 then ' in Gumla' else ' on water' end,
        'How do you do it in year ' || t.n, now() - t.n * interval '1 hour'
      from threads t join people p on p.n = 1 + t.n % 100;
    insert into forum_posts (id, topic_id, circle_id, author_id, body, created_at)
      select gen_random_uuid(), t.id, t.circle_id, p.id, 'We do it with schools, and pay ' || r || ' rupees for water',
        now() - t.n * interval '1 hour' + r * interval '1 minute'
      from threads t cross join generate_series(1, ${POSTS / TOPICS - 1}) r join people p on p.n = 1 + (t.n + r) % 100;
    insert into forum_circle_follows (member_id, circle_id) select '${MEMBER}', id from forum_circles;
    insert into forum_visits (member_id, circle_id, visited_at, previous_at)
      select '${MEMBER}', id, now() - interval '2 days', now() - interval '4 days' from forum_circles;
    insert into forum_reads (member_id, topic_id, read_at) select '${MEMBER}', id, now() from threads where n % 10 = 0;
    vacuum analyze forum_topics; `.replace(/vacuum[^;]*; $/, ''),
  );
  for (const table of ['forum_topics', 'forum_posts', 'forum_reads', 'forum_visits'])
    await client.query(`vacuum analyze ${table}`);
  const { rows } = await client.query<{ circle_id: string; id: string }>(
    'select circle_id, id from forum_topics order by last_activity_at desc limit 1',
  );
  circleId = rows[0]?.circle_id ?? '';
  topicId = rows[0]?.id ?? '';
}, 300_000);
afterAll(async () => {
  await client.end();
  await database.close();
});

/** Runs reads, and returns the plan of each of their statements. */
async function plansOf(read: (db: Database['db']) => Promise<unknown>) {
  const statements: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = database.db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      statements.push(database.db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await read(db);
  return Promise.all(
    statements.map(async ({ sql, parameters }) => {
      const { rows } = await client.query(`explain (analyze, costs off) ${sql}`, [...parameters]);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    }),
  );
}

const page = { limit: 21, marks: ['<', '>'] as const };
const deep = () => ({ at: new Date(Date.now() - 100 * DAY_MS).toISOString(), id: MEMBER });

describe(`among ${POSTS.toLocaleString('en-IN')} posts`, () => {
  const reads: [string, (db: Database['db']) => Promise<unknown>][] = [
    ['the circles', (db) => findCircles(db, MEMBER, new Date())],
    ['the topics of a circle', (db) => findTopics(db, READER, { circleId }, 21)],
    [
      'a deep page of topics',
      (db) => findTopics(db, READER, { circleId, after: { ...deep(), isPinned: false } }, 21),
    ],
    ['the replies of a topic', (db) => findReplies(db, READER, { topicId }, 21)],
    ['replies after a place', (db) => findReplies(db, READER, { topicId, after: deep() }, 21)],
    ['a rare word', (db) => findPostsWith(db, READER, { circleId, words: ['gumla'] }, page)],
    ['a common word', (db) => findPostsWith(db, READER, { circleId, words: ['water'] }, page)],
    [
      'common words on a deep page',
      (db) => findPostsWith(db, READER, { circleId, words: ['schools', 'pay'], after: deep() }, page),
    ],
    ['a digest', (db) => findDigestTopics(db, MEMBER, new Date(Date.now() - 7 * DAY_MS).toISOString())],
  ];
  test.each(reads)('%s: an index leads to it, and few others are read', async (_, read) => {
    for (const plan of await plansOf(read)) {
      const done = plan.split('\n').filter((line) => !line.includes('never executed'));
      const leftOut = [...plan.matchAll(/Rows Removed by [\w ]+: (\d+)/g)].map(([, rows]) => Number(rows));
      expect(done.join('\n'), plan).not.toMatch(/Seq Scan on forum_(posts|topics|reads)/);
      expect(Math.max(0, ...leftOut), plan).toBeLessThan(POSTS / 20);
    }
  });
});
