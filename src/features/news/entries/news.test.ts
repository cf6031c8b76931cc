import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let member: TestMember;
let other: TestMember;
let sourceId: string;
let hiddenId: string;

beforeAll(async () => {
  app = await startTestApp();
  member = await createMember(app);
  other = await createMember(app);
});
beforeEach(async () => {
  await app.sql('delete from news_sources');
  sourceId = await addSource('CSR Today', true);
  hiddenId = await addSource('Switched off', false);
});
afterAll(() => app.stop());

async function addSource(name: string, isActive: boolean): Promise<string> {
  const id = crypto.randomUUID();
  await app.sql('insert into news_sources (id, name, url, is_active) values ($1, $2, $3, $4)', [
    id,
    name,
    `https://news.example/${id}`,
    isActive,
  ]);
  return id;
}

/** Stores stories, each a minute older than the one before. */
async function addNews(titles: string[], { category = 'CSR News', source = sourceId, shown = true } = {}) {
  const rows = await app.sql<{ id: string }>(
    `insert into news_entries (id, source_id, story_key, link, title, category, is_shown, published_at)
      select gen_random_uuid(), $1, gen_random_uuid(), 'https://news.example/' || n, title, $2, $3,
        '2026-11-20T10:00:00Z'::timestamptz - n * interval '1 minute'
      from unnest($4::text[]) with ordinality made(title, n) returning id`,
    [source, category, shown, titles],
  );
  return rows.map(({ id }) => id);
}

type Entry = { id: string; title: string; is_read: boolean; is_saved: boolean };
const list = async (query = '', by: Pick<TestMember, 'token'> = { token: '' }): Promise<Entry[]> =>
  (await callAs(app, by, 'GET', `/news${query}`)).records;
const titles = async (...query: Parameters<typeof list>) => (await list(...query)).map(({ title }) => title);
const mark = (id: string, marks: object, by = member) => callAs(app, by, 'PUT', `/news/${id}/marks`, marks);

describe('GET /service/api/news', () => {
  test('lists each story once, newest first, page by page', async () => {
    const names = Array.from({ length: 45 }, (_, at) => `Story ${at}`);
    await addNews(names);
    // Of the same time, so that the id decides.
    await app.sql("update news_entries set published_at = '2026-11-19T10:00:00Z' where title like '%4_'");
    const seen: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const query: string = after && `&after=${after}`;
      const page = await callAs(app, member, 'GET', `/news?pageSize=10${query}`);
      seen.push(...page.records.map(({ title }: Entry) => title));
      after = page.next;
    }
    expect(seen.slice(0, 40)).toEqual(names.slice(0, 40));
    expect(seen.toSorted()).toEqual(names.toSorted());
  });

  test('finds beginnings of words in title or category, in any case and order', async () => {
    await addNews(['Wells for Gumla', 'Covid-19 and schools', 'Café for women', 'महिलाओं के लिए कौशल']);
    await addNews(['Report of the year'], { category: 'UN/Development' });
    expect(await titles('?search=well')).toEqual(['Wells for Gumla']);
    expect(await titles('?search=GUMLA%20wells')).toEqual(['Wells for Gumla']);
    expect(await titles('?search=ells')).toEqual([]);
    expect(await titles('?search=covid-19')).toEqual(['Covid-19 and schools']);
    expect(await titles('?search=cafe')).toEqual(['Café for women']);
    expect(await titles(`?search=${encodeURIComponent('महिला')}`)).toEqual(['महिलाओं के लिए कौशल']);
    expect(await titles('?search=development')).toEqual(['Report of the year']);
    expect(await titles(`?search=${encodeURIComponent('गुमला wells')}`)).toEqual(['Wells for Gumla']);
    expect(await titles('?search=csr%20news')).toHaveLength(4);
    expect(await titles(`?search=${encodeURIComponent("':* & !| <-> ()")}`)).toEqual([]);
    expect(await titles('?search=')).toHaveLength(5);
  });

  test('finds words that very many titles have', async () => {
    await addNews(Array.from({ length: 1200 }, (_, at) => `Water ${at}`));
    await addNews(['Water at last'], { category: 'Government' });
    expect(await titles('?search=water&pageSize=2')).toEqual(expect.arrayContaining(['Water 0']));
    expect(await titles('?search=water&category=Government')).toEqual(['Water at last']);
  });

  test('filters by category and source, and leaves out sources that are switched off', async () => {
    await addNews(['One']);
    await addNews(['Two'], { category: 'Government' });
    await addNews(['Hidden'], { source: hiddenId, shown: false });
    expect((await titles()).toSorted()).toEqual(['One', 'Two']);
    expect(await titles('?category=Government')).toEqual(['Two']);
    expect(await titles(`?source=${hiddenId}`)).toEqual([]);
    expect((await titles(`?source=${sourceId}&category=CSR%20News`)).toSorted()).toEqual(['One']);
  });

  test.each([
    ['?category=Sports', 'category', 'Unknown category'],
    ['?source=1', 'source', 'This is not a valid id'],
    ['?after=yesterday', 'after', 'This is not a place in the list'],
    [`?after=2026-13-45T99:99:99.000Z_${crypto.randomUUID()}`, 'after', 'This is not a place in the list'],
    ['?pageSize=101', 'pageSize', 'Page size must be at most 100'],
  ])('%s is refused', async (query, field, message) => {
    expectWrongField(await app.request('GET', `/news${query}`), field, message);
  });
});

describe('PUT /service/api/news/:id/marks', () => {
  test('marks a story as read and saved, for its member only', async () => {
    const [first = '', second = ''] = await addNews(['First', 'Second']);
    expect(await mark(first, { is_read: true })).toEqual({ id: first, is_read: true, is_saved: false });
    expect(await mark(first, { is_saved: true })).toEqual({ id: first, is_read: true, is_saved: true });
    await mark(second, { is_saved: true }, other);
    expect(await list('', member)).toMatchObject([
      { title: 'First', is_read: true, is_saved: true },
      { title: 'Second', is_read: false, is_saved: false },
    ]);
    expect(await titles('?shown=saved', member)).toEqual(['First']);
    expect(await titles('?shown=unread', member)).toEqual(['Second']);
    expect(await titles('?shown=unread&search=sec', member)).toEqual(['Second']);
    expect(await titles('?shown=saved', other)).toEqual(['Second']);
    await mark(first, { is_saved: false });
    expect(await titles('?shown=saved', member)).toEqual([]);
    expect((await callAs(app, member, 'GET', '/account/data')).news_marks).toMatchObject([
      { title: 'First', is_read: true, is_saved: false },
    ]);
  });

  test('asks visitors to sign in, and refuses what is not there', async () => {
    const [id = ''] = await addNews(['First']);
    for (const shown of ['saved', 'unread']) {
      expectFailure(await app.request('GET', `/news?shown=${shown}`), 'SIGN_IN_REQUIRED');
    }
    const send = (id: string, body: object) =>
      app.request('PUT', `/news/${id}/marks`, { token: member.token, body });
    expectFailure(await send(crypto.randomUUID(), { is_read: true }), 'NEWS_NOT_FOUND');
    expect((await send(id, {})).status).toBe(400);
    await app.sql('delete from news_entries');
    expectFailure(await send(id, { is_read: true }), 'NEWS_NOT_FOUND');
  });

  test('at the same time from two devices keeps both marks', async () => {
    const [id = ''] = await addNews(['First']);
    await Promise.all([mark(id, { is_read: true }), mark(id, { is_saved: true })]);
    expect(await list('', member)).toMatchObject([{ is_read: true, is_saved: true }]);
  });
});

test('GET /service/api/news/sources lists those that are switched on, and accounts as links', async () => {
  await app.sql(
    "insert into news_sources (id, name, twitter_handle, category) values (gen_random_uuid(), 'Aayog', 'NITIAayog', 'Twitter Feed')",
  );
  expect(await callAs(app, { token: '' }, 'GET', '/news/sources')).toEqual([
    {
      id: expect.any(String),
      name: 'Aayog',
      category: 'Twitter Feed',
      has_feed: false,
      twitter_handle: 'NITIAayog',
    },
    { id: sourceId, name: 'CSR Today', category: 'CSR News', has_feed: true, twitter_handle: null },
  ]);
});
