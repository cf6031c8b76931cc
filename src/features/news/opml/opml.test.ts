import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NEWS_SOURCES_MAX } from '#features/news/sources/news-sources.contract.ts';
import { expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { type FeedServer, page, redirectTo, rss, startFeedServer } from '#platform/testing/feed-server.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { type ApiAnswer, startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let admin: TestMember;
let feeds: FeedServer;
beforeAll(async () => {
  feeds = await startFeedServer();
  app = await startTestApp({ NEWS_FEED_EXCEPTIONS: feeds.origin });
  admin = await createMember(app, { admin: true });
});
afterAll(async () => {
  await app.stop();
  await feeds.stop();
});

const BASE = '/admin/news-sources';
const opml = (inside: string) =>
  `<?xml version="1.0"?><opml version="2.0"><head><title>Mine</title></head><body>${inside}</body></opml>`;
const read = (text: string) => app.request('POST', `${BASE}/opml`, { token: admin.token, body: { text } });
const sourceCount = async () =>
  (await app.sql<{ n: number }>('select count(*)::int as n from news_sources'))[0]?.n;

describe('POST /service/api/admin/news-sources/preview', () => {
  const preview = (url: string) => callAs(app, admin, 'POST', `${BASE}/preview`, { url });

  test('shows the first stories, and stores nothing', async () => {
    const items = Array.from(
      { length: 7 },
      (_, at) => `<title>Story ${at}</title><link>https://news.example/${at}</link>`,
    );
    feeds.pages['/good'] = page(rss(...items, '<title>No link</title>'));
    const [sources, entries] = [await sourceCount(), await app.sql('select count(*) from news_entries')];
    const answer = await preview(`${feeds.origin}/good`);
    expect(answer).toMatchObject({ problem: null, total: 7, incomplete: 1, older: 0 });
    expect(answer.stories).toHaveLength(5);
    expect(answer.stories[0]).toEqual({
      title: 'Story 0',
      link: 'https://news.example/0',
      published_at: null,
    });
    expect(await sourceCount()).toBe(sources);
    expect(await app.sql('select count(*) from news_entries')).toEqual(entries);
  });

  test('says why a feed cannot be read, as the sync does', async () => {
    feeds.pages['/html'] = page('<html><body>Hello</body></html>', 'text/html');
    feeds.pages['/bomb'] = page(`<!DOCTYPE a [<!ENTITY b "c">]>${rss()}`);
    feeds.pages['/inside'] = redirectTo('http://169.254.169.254/latest');
    expect((await preview(`${feeds.origin}/html`)).problem).toMatch(/not RSS, Atom or JSON Feed/);
    expect((await preview(`${feeds.origin}/bomb`)).problem).toMatch(/declares entities/);
    expect((await preview(`${feeds.origin}/inside`)).problem).toMatch(/private network/);
    expect((await preview('http://127.0.0.1:1/')).problem).toMatch(/private network/);
    expect((await preview(`${feeds.origin}/missing`)).problem).toMatch(/status 404/);
  });
});

describe('POST /service/api/admin/news-sources/opml', () => {
  test('says which feeds are new, known or wrong, with the category of their folder', async () => {
    const known = `https://known.example/${crypto.randomUUID()}`;
    await callAs(app, admin, 'POST', BASE, { name: 'Known', url: known });
    const before = await sourceCount();
    const { body } = await read(
      opml(`<outline text="Sustainability"><outline text="Green &amp; good" type="rss" xmlUrl="https://green.example/f"/></outline>
        <outline text="My own folder"><outline text="Twice" xmlUrl="https://green.example/f"/></outline>
        <outline text="Known" xmlUrl="${known}"/><outline text="Script" xmlUrl="javascript:alert(1)"/>
        <outline xmlUrl="https://nameless.example/f"/><outline text="An empty folder"/>`),
    );
    expect(body.data.map(({ name, state, category }: ApiAnswer['body']) => [name, state, category])).toEqual([
      ['Green & good', 'new', 'Sustainability'],
      ['Twice', 'known', 'CSR News'],
      ['Known', 'known', 'CSR News'],
      ['Script', 'wrong', 'CSR News'],
      ['https://nameless.example/f', 'new', 'CSR News'],
    ]);
    expect(body.data[3].reason).toBe('URL must be a valid URL');
    expect(await sourceCount()).toBe(before);
  });

  test.each([
    [
      'an entity bomb',
      `<!DOCTYPE o [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${opml('')}`,
      /declares entities/,
    ],
    ['a type of its own', `<!DOCTYPE o [<!ATTLIST o>]>${opml('')}`, /document type of its own/],
    ['something else', '{"no": "OPML"}', /not OPML/],
    ['a page', '<html><body>Hello</body></html>', /not OPML|no feeds/],
    ['no feeds', opml('<outline text="Folder"/>'), /names no feeds/],
    [
      'too many feeds',
      opml('<outline text="A" xmlUrl="https://a.example/f"/>'.repeat(201)),
      /more than 200 feeds/,
    ],
    ['outlines within outlines without end', opml('<outline text="a">'.repeat(8000)), /./],
  ])('refuses %s', async (_, text, message) => {
    const answer = await read(text);
    expect(answer.status).toBe(400);
    expect(answer.body.error.fields.text).toMatch(message);
  });

  test('refuses a file that is too long', async () => {
    expectWrongField(
      await read('x'.repeat(150_001)),
      'text',
      'The file must have 150,000 characters or less',
    );
  });
});

describe('POST /service/api/admin/news-sources/several', () => {
  test('adds what is new, also when two admins add at the same time, and records each', async () => {
    const names = [crypto.randomUUID(), crypto.randomUUID()];
    const sources = names.map((name) => ({
      name,
      url: `https://${name}.example/feed`,
      category: 'Government',
    }));
    const [one, two] = await Promise.all([
      callAs(app, admin, 'POST', `${BASE}/several`, { sources }),
      callAs(app, admin, 'POST', `${BASE}/several`, { sources: sources.toReversed() }),
    ]);
    expect(one.added + two.added).toBe(2);
    expect(one.known + two.known).toBe(2);
    const stored = await app.sql<{ id: string; category: string }>(
      'select id, category from news_sources where name = any($1)',
      [names],
    );
    expect(stored.map(({ category }) => category)).toEqual(['Government', 'Government']);
    const acts = await app.sql(
      "select 1 from audit_entries where kind = 'news-source-added' and subject_id = any($1)",
      [stored.map(({ id }) => id)],
    );
    expect(acts).toHaveLength(2);
  });

  test('adds all or none where there are too many', async () => {
    const before = await sourceCount();
    const sources = Array.from({ length: 200 }, (_, at) => ({
      name: `Many ${at}`,
      url: `https://many-${at}.example/`,
    }));
    const answer = await app.request('POST', `${BASE}/several`, { token: admin.token, body: { sources } });
    expectFailure(answer, 'NEWS_SOURCES_FULL');
    expect(await sourceCount()).toBe(before);
  });

  test('of three admins at the same time only as many add as there is room for', async () => {
    const admins = [
      admin,
      await createMember(app, { admin: true }),
      await createMember(app, { admin: true }),
    ];
    const named = (at: number) => ({
      name: `Late ${at}`,
      url: `https://late-${at}.example/${crypto.randomUUID()}`,
    });
    const bodies: [string, object][] = [
      ['/several', { sources: [named(1), named(2)] }],
      ['/several', { sources: [named(3), named(4)] }],
      ['', named(5)],
    ];
    await app.sql(
      `insert into news_sources (id, name, twitter_handle)
        select gen_random_uuid(), 'Filler', 'filler' from generate_series(1, $1::int)`,
      [NEWS_SOURCES_MAX - 2 - Number(await sourceCount())],
    );
    // Until it commits nobody can insert, so that those who do not take turns have all counted.
    const holder = new pg.Client({ connectionString: app.databaseUrl });
    await holder.connect();
    await holder.query('begin; lock table news_sources in share mode');
    const sent = bodies.map(([path, body], at) =>
      app.request('POST', BASE + path, { token: admins[at]?.token ?? null, body }),
    );
    const waiting = `select 1 from pg_locks where not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await expect
      .poll(async () => (await app.sql(waiting)).length, { timeout: 10_000 })
      .toBe(3)
      .finally(() => holder.query('commit'));
    await holder.end();
    const answers = await Promise.all(sent);
    const total = Number(await sourceCount());
    await app.sql("delete from news_sources where name = 'Filler' or name like 'Late %'");
    expect(total).toBeLessThanOrEqual(NEWS_SOURCES_MAX);
    expect(answers.map(({ status }) => status)).toContain(201);
    expect(answers.map(({ body }) => body.error?.code)).toContain('NEWS_SOURCES_FULL');
  });
});

describe('GET /service/api/admin/news-sources/opml', () => {
  test('gives a file that can be read again, with every feed', async () => {
    const name = 'Ministry <of> "Affairs" & Co';
    const url = `https://ministry.example/feed?a=1&b=${crypto.randomUUID()}`;
    await callAs(app, admin, 'POST', BASE, { name, url, category: 'Government' });
    const answer = await app.request('GET', `${BASE}/opml`, { token: admin.token });
    expect(answer.headers.get('content-disposition')).toContain('dayitva-news-sources.opml');
    const again = (await read(String(answer.body))).body.data as ApiAnswer['body'][];
    expect(again.find((entry) => entry.url === url)).toMatchObject({
      name,
      category: 'Government',
      state: 'known',
    });
    const [{ n } = { n: 0 }] = await app.sql<{ n: number }>(
      'select count(*)::int as n from news_sources where url is not null',
    );
    expect(again).toHaveLength(n);
  });
});

test('a source says how many of its stories are of the last 30 days', async () => {
  const { id } = await callAs(app, admin, 'POST', BASE, {
    name: 'Counted',
    url: 'https://counted.example/f',
  });
  for (const days of [1, 29, 31])
    await app.sql(
      `insert into news_entries (id, source_id, story_key, link, title, category, is_shown, published_at)
        values (gen_random_uuid(), $1, $2, $2, 'Wells', 'CSR News', true, now() - make_interval(days => $3))`,
      [id, `https://counted.example/${days}`, days],
    );
  const { records } = await callAs(app, admin, 'GET', `${BASE}?pageSize=100`);
  expect(records.find((source: ApiAnswer['body']) => source.id === id)).toMatchObject({
    entries_count: 3,
    recent_entries: 2,
  });
});
