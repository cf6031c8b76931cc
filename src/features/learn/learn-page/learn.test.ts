import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishPlatformResource } from '#features/learn/resources/platform-resources.service.ts';
import { dayAfter, dayInIndia } from '#platform/contract/dates.ts';
import { connect } from '#platform/server/database/connect.ts';
import { expectWrongField } from '#platform/testing/failures.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

const TODAY = dayInIndia(new Date());

let app: TestApp;
let members: TestMember[];
beforeAll(async () => {
  app = await startTestApp();
  members = await Promise.all([1, 2, 3].map(() => createMember(app)));
});
afterAll(() => app.stop());

/** Asks a process that has not counted yet: each keeps its figures for a minute. */
async function overview() {
  const fresh = await startTestApp({ DATABASE_URL: app.databaseUrl });
  const { body } = await fresh.request('GET', '/learn/overview');
  await fresh.stop();
  return body.data;
}

interface Events {
  kind?: 'resource' | 'topic';
  action?: 'view' | 'download' | 'write';
  tags?: string[];
  daysAgo?: number;
  count?: number;
  reader?: TestMember;
}

/** Notes that a member, or as many visitors, did something with as many items. */
const note = ({ kind = 'resource', action = 'view', tags = [], daysAgo = 0, count = 1, reader }: Events) =>
  app.sql(
    `insert into activity_events (id, kind, item_id, action, reader_key, member_id, tags, day, at)
      select gen_random_uuid(), $6, gen_random_uuid(), $1, coalesce($2, 'visitor ' || n), $2::uuid, $3, $4, now()
      from generate_series(1, $5::int) n`,
    [action, reader?.id ?? null, tags, dayAfter(TODAY, -daysAgo), count, kind],
  );

/** Publishes resources of the platform, tagged and named in turn. */
async function addResources(...titles: string[]) {
  const { db, close } = connect(app.databaseUrl, () => undefined);
  const choices = { category: 'Templates', type: 'document', audience: 'NGOs' } as const;
  await db.transaction().execute(async (db) => {
    for (const [at, title] of titles.entries()) {
      await publishPlatformResource(
        { db, store: { write: async () => undefined }, now: new Date() },
        { key: `item-${at}`, title, description: 'For a trust.', tags: ['Ledgers'], ...choices },
        { name: 'item.csv', media_type: 'text/csv', content: Buffer.from(title) },
      );
    }
  });
  await close();
}

const countPublished = async () =>
  (await app.sql("select id from resources where status = 'published'")).length;

describe('GET /service/api/learn/overview', () => {
  beforeEach(() => app.sql('delete from activity_events'));

  test('counts members of the last 30 days, and downloads of the month in India', async () => {
    expect(await overview()).toMatchObject({ active_learners: 0, downloads_this_month: 0, topics: [] });
    await addResources('Ledger', 'Ledger of grants', 'Cash book');
    await app.sql(
      `insert into resources (id, platform_key, title, description, category, type, audience, author_name, organization)
        values (gen_random_uuid(), 'draft', 'Ledger', 'D', 'Templates', 'document', 'NGOs', 'A', 'O')`,
    );
    const [first, second, third] = members;
    await note({ reader: first, count: 3 });
    await note({ reader: second, daysAgo: 29 });
    await note({ reader: third, daysAgo: 30 });
    await note({ action: 'download', count: 4 });
    await note({ action: 'download', daysAgo: Number(TODAY.slice(8)), count: 8 });
    const data = await overview();
    expect(data).toMatchObject({ active_learners: 2, downloads_this_month: 4 });
    // The starter library is published meanwhile.
    expect(data.resources).toBeGreaterThanOrEqual(3);
    expect(data.resources).toBeLessThanOrEqual(await countPublished());
  });

  test('names the five topics of most activity, and those that grew by half', async () => {
    await note({ tags: ['Water', 'Villages'], count: 12 });
    await note({ tags: ['water'], count: 3 });
    await note({ tags: ['WATER'], count: 10, daysAgo: 30 });
    await note({ tags: ['Villages'], count: 9, daysAgo: 59 });
    await note({ tags: ['Skills'], count: 5 });
    await note({ tags: ['Schools'], count: 4 });
    await note({ tags: ['Law', 'Reports', 'Forests'] });
    await note({ tags: ['Yesteryear'], count: 50, daysAgo: 60 });
    expect((await overview()).topics).toEqual([
      { tag: 'Water', count: 15, is_trending: true, is_discussed: false },
      { tag: 'Villages', count: 12, is_trending: false, is_discussed: false },
      { tag: 'Skills', count: 5, is_trending: true, is_discussed: false },
      { tag: 'Schools', count: 4, is_trending: false, is_discussed: false },
      { tag: 'Forests', count: 1, is_trending: false, is_discussed: false },
    ]);
  });

  test('says which topics are discussed in the community', async () => {
    await note({ kind: 'topic', tags: ['Gender Equality'], count: 6 });
    await note({ tags: ['Gender Equality'], count: 2 });
    expect((await overview()).topics).toMatchObject([
      { tag: 'Gender Equality', count: 8, is_discussed: true },
    ]);
  });

  test('calls nothing trending in the first month', async () => {
    await note({ tags: ['Water'], count: 40 });
    expect((await overview()).topics).toEqual([
      { tag: 'Water', count: 40, is_trending: false, is_discussed: false },
    ]);
  });
});

describe('GET /service/api/learn/search', () => {
  const search = async (words: string) =>
    (await app.request('GET', `/learn/search?search=${encodeURIComponent(words)}`)).body.data;
  const groupOf = async (kind: string, words: string) =>
    (await search(words)).find((group: { kind: string }) => group.kind === kind);

  test('finds news of sources that are switched on: the newest four, and how many there are', async () => {
    const source = crypto.randomUUID();
    await app.sql(
      "insert into news_sources (id, name, url) values ($1, 'CSR Today', 'https://news.example')",
      [source],
    );
    await app.sql(
      `insert into news_entries (id, source_id, story_key, link, title, excerpt, category, is_shown, published_at)
        select gen_random_uuid(), $1, n, 'https://news.example/' || n, 'Wells of village ' || n, 'Water.', 'CSR News', n <> 7,
          '2026-11-20T10:00:00Z'::timestamptz - n * interval '1 minute'
        from generate_series(1, 7) n`,
      [source],
    );
    const { total, hits } = await groupOf('news', 'vill WELLS');
    expect(total).toBe(6);
    expect(hits).toHaveLength(4);
    expect(hits[0]).toEqual({
      id: expect.any(String),
      title: 'Wells of village 1',
      summary: 'Water.',
      about: 'CSR Today',
      published_at: '2026-11-20T09:59:00.000Z',
      address: 'https://news.example/1',
    });
    expect(await groupOf('news', 'zebra')).toEqual({
      kind: 'news',
      total: 0,
      address: '/learn?tab=news&search=zebra',
      hits: [],
    });
    expect(await groupOf('news', '&|!()')).toMatchObject({ total: 0, hits: [] });
  });

  /** Stores a story of a member, and its published copy if there is one. */
  async function addStory(title: string, { published = true, goals = ['Clean Water and Sanitation'] } = {}) {
    const id = crypto.randomUUID();
    const content = [id, members[0]?.id, `story-${id.slice(0, 8)}`, title, ['Ghadi Trust'], goals];
    await app.sql(
      `insert into case_studies (id, author_id, slug, title, organizations, sdg_goals) values ($1, $2, $3, $4, $5, $6)`,
      content,
    );
    if (!published) return;
    await app.sql(
      `insert into published_case_studies (id, author_id, slug, title, summary, description, organizations, partners,
          outcomes, sdg_goals, contact_name, contact_email, contact_organization, contact_role, published_at, changed_at)
        values ($1, $2, $3, $4, 'In brief.', 'D', $5, '{}', '{}', $6, '', '', '', '', '2026-11-20T10:00:00Z', now())`,
      content,
    );
  }

  test('finds stories that are published, by words and by goal', async () => {
    const { case_studies: before } = await overview();
    await addStory('Tanks of Raichur');
    await addStory('Tanks of Gumla, a draft', { published: false });
    await addStory('Tanks of Bhor', { goals: ['Quality Education'] });
    expect((await overview()).case_studies).toBe(before + 2);
    expect((await groupOf('case_study', 'tanks')).total).toBe(2);
    expect(await groupOf('case_study', 'clean water and sanitation')).toEqual({
      kind: 'case_study',
      total: 1,
      address: '/learn?tab=stories&sdg=Clean+Water+and+Sanitation',
      hits: [
        {
          id: expect.any(String),
          title: 'Tanks of Raichur',
          summary: 'In brief.',
          about: 'Ghadi Trust',
          published_at: '2026-11-20T10:00:00.000Z',
          address: expect.stringMatching('^/learn/stories/story-'),
        },
      ],
    });
  });

  test('finds resources that are published, by words and by category', async () => {
    const group = await groupOf('resource', 'ledg trust');
    expect(group).toMatchObject({ total: 3, address: '/learn?tab=resources&search=ledg+trust' });
    expect(group.hits[0]).toEqual({
      id: expect.any(String),
      title: expect.any(String),
      summary: 'For a trust.',
      about: 'Templates, Dayitva',
      published_at: expect.any(String),
      address: expect.stringMatching('^/learn/resources/'),
    });
    expect(await groupOf('resource', 'templates')).toMatchObject({
      total: expect.any(Number),
      address: '/learn?tab=resources&category=Templates',
      hits: expect.arrayContaining([expect.objectContaining({ about: 'Templates, Dayitva' })]),
    });
  });

  test('finds courses that are not hidden', async () => {
    await app.sql(
      `insert into courses (id, slug, type, title, description, category, level, language, minutes, price, instructor,
          organization, modules, module_ids, is_hidden, published_at, updated_at)
        select gen_random_uuid(), 'kilns-' || n, 'course', 'Kilns, part ' || n, 'How to fire.', 'Reporting', 'Beginner', 'English',
          30, 0, 'Asha Devi', 'Clay Trust', '[]', '{}', n = 2, now(), now()
        from generate_series(1, 2) n`,
    );
    expect(await groupOf('course', 'kiln')).toEqual({
      kind: 'course',
      total: 1,
      address: '/learn?tab=courses&search=kiln',
      hits: [
        {
          id: expect.any(String),
          title: 'Kilns, part 1',
          summary: 'How to fire.',
          about: 'Asha Devi, Clay Trust',
          published_at: null,
          address: '/learn/courses/kilns-1',
        },
      ],
    });
  });

  test.each([
    ['', 'Please enter a word'],
    [' ', 'Please enter a word'],
    ['x'.repeat(101), 'Search must be 100 characters or less'],
  ])('%j is refused', async (words, message) => {
    const query = `?search=${encodeURIComponent(words)}`;
    expectWrongField(await app.request('GET', `/learn/search${query}`), 'search', message);
  });
});
