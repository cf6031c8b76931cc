import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EXAMPLE_STORIES } from '#features/news/example-feed/example-feed.data.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { type FeedServer, page, redirectTo, rss, startFeedServer } from '#platform/testing/feed-server.ts';
import { freePort } from '#platform/testing/free-port.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { nextFetchAt } from './news-sync.rules.ts';

const SOURCES = '/admin/news-sources';
const NOT_PUBLIC = 'The address leads to this machine or a private network, which is not allowed.';

let feeds: FeedServer;
/** On this machine, and no exception: nothing may reach it. */
let secret: FeedServer;
let app: TestApp;
let admin: TestMember;

beforeAll(async () => {
  feeds = await startFeedServer();
  secret = await startFeedServer({ '/': page(rss(item('secret', 'A secret of this machine'))) });
  app = await startTestApp({ NEWS_FEED_EXCEPTIONS: feeds.origin });
  admin = await createMember(app, { admin: true });
});
beforeEach(async () => {
  await app.sql('delete from news_sources');
  feeds.seen.length = 0;
});
afterAll(async () => {
  await app.stop();
  await Promise.all([feeds.stop(), secret.stop()]);
});

const item = (name: string, title: string, more = '') =>
  `<title>${title}</title><link>https://news.example/${name}</link>${more}`;

/** Adds a source whose feed is answered like this. */
async function addSource(path: string, answer?: FeedServer['pages'][string], fields: object = {}) {
  if (answer) feeds.pages[path] = answer;
  const url = path.startsWith('/') ? feeds.origin + path : path;
  return callAs(app, admin, 'POST', SOURCES, { name: `Source ${path}`, url, ...fields });
}

const fetchNow = (id: string) => callAs(app, admin, 'POST', `${SOURCES}/${id}/fetch`);
const sync = () => callAs(app, admin, 'POST', `${SOURCES}/sync`);
const listNews = async () => (await callAs(app, { token: '' }, 'GET', '/news?pageSize=100')).records;

describe('POST /service/api/admin/news-sources/:id/fetch', () => {
  test('stores title, excerpt, source, link and time of each story, once', async () => {
    const description = '<description>&lt;p&gt;Sixty &lt;b&gt;villages&lt;/b&gt;.&lt;/p&gt;</description>';
    const date = '<pubDate>Fri, 20 Nov 2026 10:00:00 +0530</pubDate>';
    const feed = rss(item('1', 'Wells for Gumla', description + date), item('2', 'Schools'));
    const source = await addSource('/good', page(feed), { category: 'Social Impact' });
    expect(source).toMatchObject({ fetched_at: null, entries_count: 0, priority: 1, is_active: true });
    const { source: fetched, added } = await fetchNow(source.id);
    expect(added).toBe(2);
    expect(fetched).toMatchObject({ entries_count: 2, failures: 0, last_error: null });
    expect(fetched.succeeded_at).toBe(fetched.fetched_at);
    expect((await fetchNow(source.id)).added).toBe(0);
    const news = await listNews();
    expect(news).toHaveLength(2);
    expect(news[1]).toEqual({
      id: expect.any(String),
      title: 'Wells for Gumla',
      excerpt: 'Sixty villages.',
      link: 'https://news.example/1',
      source_id: source.id,
      source_name: source.name,
      category: 'Social Impact',
      published_at: '2026-11-20T04:30:00.000Z',
      is_read: false,
      is_saved: false,
    });
    feeds.pages['/good'] = page(rss(item('1', 'Wells for Gumla district', date)));
    expect((await fetchNow(source.id)).added).toBe(0);
    expect((await listNews())[1]).toMatchObject({ title: 'Wells for Gumla district', excerpt: null });
  });

  test('asks only for what has changed', async () => {
    const asked: unknown[] = [];
    const { id } = await addSource('/conditional', (request, response) => {
      const { 'if-none-match': etag, 'if-modified-since': since, 'user-agent': agent } = request.headers;
      asked.push([etag, since]);
      expect(agent).toMatch(/^Dayitva news \(\+http/);
      if (etag) return void response.writeHead(304).end();
      const headers = {
        etag: '"v1"',
        'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT',
        'content-encoding': 'gzip',
      };
      response.writeHead(200, headers).end(gzipSync(rss(item('1', 'Wells'))));
    });
    expect((await fetchNow(id)).added).toBe(1);
    const { source, added } = await fetchNow(id);
    expect({ added, failures: source.failures }).toEqual({ added: 0, failures: 0 });
    expect(asked).toEqual([
      [undefined, undefined],
      ['"v1"', 'Fri, 20 Nov 2026 10:00:00 GMT'],
    ]);
  });

  test('notes why a source failed, tries it later and later, and forgets that after a success', async () => {
    const { id } = await addSource('/failing', page('no', 'text/plain', 503));
    for (const failures of [1, 2, 3]) {
      const { source } = await fetchNow(id);
      expect(source).toMatchObject({ failures, last_error: 'The server answered with status 503.' });
      expect(source.last_error_at).toBe(source.fetched_at);
      expect(source.next_fetch_at).toBe(nextFetchAt(new Date(source.fetched_at), failures).toISOString());
    }
    feeds.pages['/failing'] = page(rss(item('1', 'Wells')));
    expect((await fetchNow(id)).source).toMatchObject({ failures: 0, last_error: null, last_error_at: null });
  });

  test('refuses a source without a feed, and one that is not there', async () => {
    const { id } = await callAs(app, admin, 'POST', SOURCES, {
      name: 'A handle',
      twitter_handle: '@MCA21India',
    });
    const send = (id: string) => app.request('POST', `${SOURCES}/${id}/fetch`, { token: admin.token });
    expectFailure(await send(id), 'NEWS_SOURCE_WITHOUT_FEED');
    expectFailure(await send(crypto.randomUUID()), 'NEWS_SOURCE_NOT_FOUND');
  });

  test('leaves out what is older than 180 days, and gives the time of the fetch to what has no date', async () => {
    const dated = (date: string) => `<pubDate>${date}</pubDate>`;
    const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toUTCString();
    const { id } = await addSource(
      '/dates',
      page(
        rss(
          item('1', 'Old', dated(day(181))),
          item('2', 'Kept', dated(day(179))),
          item('3', 'Odd', dated('soon')),
        ),
      ),
    );
    const { source } = await fetchNow(id);
    const news = await listNews();
    expect(news.map(({ title }: { title: string }) => title)).toEqual(['Odd', 'Kept']);
    expect(news[0].published_at).toBe(source.fetched_at);
  });
});

describe('the same story of two sources', () => {
  test('is one, shown as that of the source with the higher priority', async () => {
    const title = 'Companies must publish their CSR policy';
    await addSource('/low', page(rss(item('1?utm_source=low', title), item('2', 'Wells'))), { priority: 2 });
    const copy = `<title>${title}!</title><link>https://elsewhere.example/copy</link>`;
    await addSource('/high', page(rss(copy, item('2/', 'Wells in Gumla'))), { priority: 9, name: 'High' });
    expect(await sync()).toEqual({ fetched: 2, failed: 0, added: 2 });
    expect(await sync()).toEqual({ fetched: 2, failed: 0, added: 0 });
    const news = await listNews();
    expect(news.map(({ source_name }: { source_name: string }) => source_name)).toEqual(['High', 'High']);
  });

  test('is not assumed of short titles, or of titles that are weeks apart', async () => {
    const day = (ago: number) => `<pubDate>${new Date(Date.now() - ago * DAY_MS).toUTCString()}</pubDate>`;
    await addSource(
      '/one',
      page(rss(item('1', 'CSR news'), item('2', 'The monthly report on CSR in India', day(40)))),
    );
    await addSource(
      '/two',
      page(rss(item('3', 'CSR news'), item('4', 'The monthly report on CSR in India', day(10)))),
    );
    expect((await sync()).added).toBe(4);
  });
});

describe('hostile feeds', () => {
  const link = '<link>https://news.example/1</link>';
  const lols = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
    '',
  );
  const many = Array.from({ length: 6000 }, (_, at) => item(`many-${at}`, `Number ${at}`));
  const endless: FeedServer['pages'][string] = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/rss+xml' });
    const write = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, '<item>')));
    };
    response.on('drain', write);
    write();
  };
  const hang: FeedServer['pages'][string] = () => undefined;
  /** A byte now and then, so that the connection never falls silent. */
  const drip: FeedServer['pages'][string] = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/rss+xml' });
    const timer = setInterval(() => response.write('<'), 200);
    response.on('close', () => clearInterval(timer));
  };
  const json = (item: string) =>
    page(
      `{"version":"https://jsonfeed.org/version/1.1","title":"F","items":[${item}]}`,
      'application/feed+json',
    );
  const inside = () => `http://127.0.0.1:${secret.port}/`;

  /** Answer of each, and its error; null for one that is read. */
  const hostile = (): Record<string, [FeedServer['pages'][string], string | RegExp | null]> => ({
    '/external-entity': [
      page(`<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>${rss(`<title>&x;</title>${link}`)}`),
      /entities/,
    ],
    '/entity-to-us': [
      page(`<!DOCTYPE rss [<!ENTITY x SYSTEM "${inside()}">]>${rss(`<title>&x;</title>${link}`)}`),
      /entities/,
    ],
    '/billion-laughs': [
      page(`<!DOCTYPE r [<!ENTITY l0 "lol">${lols}]>${rss(`<title>&l9;</title>${link}`)}`),
      /entities/,
    ],
    '/scripts': [
      page(
        rss(
          item(
            's1',
            '<![CDATA[<script>alert(1)</script>One]]>',
            '<description>&lt;img src=x onerror=alert(1)&gt;</description>',
          ),
          item('s2', '&amp;lt;script&amp;gt;alert(2)&amp;lt;/script&amp;gt;Two'),
          '<title>Three</title><link>javascript:alert(3)</link>',
        ),
      ),
      null,
    ],
    '/wrong-charset': [
      page(Buffer.from(rss(item('w', 'Caf\xe9')), 'latin1'), 'text/xml; charset=utf-8'),
      null,
    ],
    '/unknown-charset': [page(rss(item('u', 'Klingon')), 'text/xml; charset=klingon'), null],
    '/dates': [
      page(
        rss(
          ...['yesterday', '0', '9'.repeat(50), '31/02/2026', ''].map((date, at) =>
            item(`d${at}`, `D${at}`, `<pubDate>${date}</pubDate>`),
          ),
        ),
      ),
      null,
    ],
    '/many': [page(rss(...many)), null],
    '/endless': [endless, 'The answer is larger than 2 MB.'],
    '/bomb': [
      (_, response) =>
        void response
          .writeHead(200, { 'content-encoding': 'gzip' })
          .end(gzipSync(Buffer.alloc(30 * 1024 ** 2))),
      'The answer is larger than 2 MB.',
    ],
    '/broken-gzip': [
      (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('no'),
      'The answer is damaged: it cannot be unpacked.',
    ],
    '/hangs': [hang, 'No complete answer within 10 seconds.'],
    '/cut-off': [
      (_, response) => {
        response.writeHead(200, { 'content-length': 1000 }).write('<rss>', () => response.destroy());
      },
      /broke|reached/,
    ],
    '/loop': [redirectTo('/loop'), 'The address redirects more than 5 times.'],
    '/to-loopback': [redirectTo(inside()), NOT_PUBLIC],
    '/to-metadata': [redirectTo('http://169.254.169.254/latest/meta-data/'), NOT_PUBLIC],
    '/to-ipv6': [redirectTo(`http://[::1]:${secret.port}/`), NOT_PUBLIC],
    '/to-mapped': [redirectTo(`http://[::ffff:127.0.0.1]:${secret.port}/`), NOT_PUBLIC],
    '/to-number': [redirectTo(`http://2130706433:${secret.port}/`), NOT_PUBLIC],
    '/to-file': [redirectTo('file:///etc/passwd'), 'The address does not start with http:// or https://.'],
    '/html': [
      page('<!doctype html><title>Sign in</title><script>alert(1)</script>', 'text/html'),
      /cannot be read/,
    ],
    '/deep': [page(rss(`<title>${'<a>'.repeat(200_000)}</title>${link}`)), null],
    '/drips': [drip, 'No complete answer within 10 seconds.'],
    '/style-sheet': [
      page(`<?xml-stylesheet type="text/xsl" href="${inside()}"?>${rss(item('x1', 'Styled')).slice(21)}`),
      null,
    ],
    '/include': [
      page(
        rss(
          item(
            'x2',
            `Included<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${inside()}" parse="text"/>`,
          ),
        ),
      ),
      null,
    ],
    '/picture-inside': [
      page(rss(item('x3', 'Pictured', `<enclosure url="${inside()}" type="image/png" length="1"/>`))),
      null,
    ],
    '/prototype': [
      json(
        '{"id":"1","url":"https://news.example/x4","title":"Polluted","__proto__":{"is_shown":false},"constructor":{"prototype":{"title":"x"}}}',
      ),
      null,
    ],
    '/json-script': [
      json(
        '{"id":"1","url":"https://news.example/x5","title":"Sixth","content_html":"<svg onload=alert(1)><a href=javascript:alert(2)>b</a>"}',
      ),
      null,
    ],
    '/json-link': [json('{"id":"1","url":"javascript:alert(1)","title":"Seventh"}'), null],
    '/signs': [page(rss(item('x6', 'Turned \u202e\u0000\u0007\ud800 round'))), null],
    '/long': [
      page(rss(item('x7', 'Long '.repeat(50_000), `<description>${'y'.repeat(200_000)}</description>`))),
      null,
    ],
    '/headers': [
      (_, response) =>
        void response.writeHead(200, { 'x-many': 'h'.repeat(100_000) }).end(rss(item('x8', 'H'))),
      /reached|damaged|broke/,
    ],
    '/to-name': [redirectTo('http://user:secret@news.example/'), /user name or a password/],
    '/json-deep': [page('['.repeat(1_000_000), 'application/feed+json'), /cannot be read|too long/],
  });

  test('break nothing, store no script and reach nothing on this machine; the good one is read meanwhile', async () => {
    const feedsOf = hostile();
    const ids: Record<string, string> = {};
    for (const [path, [answer]] of Object.entries(feedsOf))
      ids[path] = (await addSource(path, answer, { priority: 9 })).id;
    const direct = await addSource(inside());
    const metadata = await addSource('http://169.254.169.254/latest/meta-data/');
    const good = await addSource('/good', page(rss(item('good', 'Good news'))), { priority: 1 });

    const slow = sync();
    // The one that hangs keeps its ten seconds to itself.
    await expect
      .poll(async () => (await listNews()).map(({ title }: { title: string }) => title), { timeout: 60_000 })
      .toContain('Good news');
    const report = await slow;
    const failing = Object.values(feedsOf).filter(([, error]) => error !== null).length + 2;
    const { records } = await callAs(app, admin, 'GET', `${SOURCES}?pageSize=100`);
    const errorOf = (id: string) => records.find((source: { id: string }) => source.id === id).last_error;
    for (const [path, [, error]] of Object.entries(feedsOf)) {
      if (error === null) expect(errorOf(ids[path] ?? ''), path).toBeNull();
      else expect(errorOf(ids[path] ?? ''), path).toEqual(expect.stringMatching(error));
    }
    expect([errorOf(direct.id), errorOf(metadata.id), errorOf(good.id)]).toEqual([
      NOT_PUBLIC,
      NOT_PUBLIC,
      null,
    ]);
    expect(report).toMatchObject({ failed: failing, fetched: Object.keys(feedsOf).length + 3 - failing });
    expect(secret.seen).toEqual([]);

    const stored = await app.sql<{ text: string }>(
      'select title || coalesce(excerpt, $1) || link as text from news_entries',
      [''],
    );
    expect(stored.filter(({ text }) => /[<>]|alert|javascript:|root:/.test(text))).toEqual([]);
    const rows = await app.sql<{ title: string }>('select title from news_entries');
    const titles = rows.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['One', 'Two', 'Café', 'Klingon', 'D0', 'D4']));
    expect(titles).toEqual(expect.arrayContaining(['Styled', 'Included', 'Pictured', 'Sixth']));
    expect(titles).not.toContain('Seventh');
    expect(Math.max(...titles.map((title) => title.length))).toBeLessThanOrEqual(300);
    expect(Object.keys({}.constructor.prototype)).toEqual([]);
    expect(titles.filter((title) => title.startsWith('Number'))).toHaveLength(100);
    expect((await app.request('GET', '/health')).status).toBe(200);
  }, 120_000);
});

test('twenty sources that hang delay no other', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => addSource(`/hang-${at}`, () => undefined, { priority: 9 })),
  );
  await addSource('/good', page(rss(item('good', 'Good news'))), { priority: 1 });
  let isOver = false;
  const round = sync().finally(() => {
    isOver = true;
  });
  await expect.poll(async () => (await listNews()).length, { timeout: 9000 }).toBe(1);
  expect(isOver).toBe(false);
  expect(await round).toEqual({ fetched: 1, failed: 20, added: 1 });
}, 60_000);

test('a source that is switched off keeps its news to itself, and so does its removal', async () => {
  const source = await addSource('/good', page(rss(item('1', 'Wells'))), { is_active: false });
  expect((await sync()).fetched).toBe(0);
  expect((await fetchNow(source.id)).added).toBe(1);
  expect(await listNews()).toEqual([]);
  await callAs(app, admin, 'PATCH', `${SOURCES}/${source.id}`, { is_active: true, category: 'Government' });
  expect(await listNews()).toMatchObject([{ title: 'Wells', category: 'Government' }]);
  await callAs(app, admin, 'DELETE', `${SOURCES}/${source.id}`);
  expect(await listNews()).toEqual([]);
});

test('the job fetches what is due at the start, and deletes news after 180 days', async () => {
  const { id } = await addSource('/due', page(rss(item('1', 'Fresh'))));
  // A clock that was ahead has put it off.
  await app.sql("update news_sources set next_fetch_at = now() + interval '40 days'");
  await app.sql(
    `insert into news_entries (id, source_id, story_key, link, title, category, is_shown, published_at)
      select gen_random_uuid(), $1, 'old-' || n, 'https://news.example', 'Old', 'CSR News', true, now() - n * interval '1 day'
      from generate_series(180, 190) n`,
    [id],
  );
  const again = await startTestApp({ DATABASE_URL: app.databaseUrl, NEWS_FEED_EXCEPTIONS: feeds.origin });
  const titles = async () => (await listNews()).map(({ title }: { title: string }) => title);
  await expect.poll(titles, { timeout: 60_000 }).toEqual(['Fresh']);
  expect(feeds.seen).toEqual(['/due']);
  await again.stop();
});

test('the demo data has its own feed, of examples that say so and open pages of ours', async () => {
  expectFailure(await app.request('GET', '/news/example-feed'), 'NOT_FOUND');
  const port = await freePort();
  const demo = await startTestApp({ DEMO_DATA: 'on', PORT: String(port) });
  const news = async () => (await demo.request('GET', '/news')).body.data.records;
  await expect.poll(news, { timeout: 60_000 }).toHaveLength(EXAMPLE_STORIES.length);
  for (const { title, excerpt, link, source_name } of await news()) {
    expect(title).toMatch(/^Example: /);
    expect(excerpt).toMatch(/ This is an example, not news\.$/);
    expect(source_name).toBe('Example feed of the demo');
    expect(link.startsWith(`http://localhost:${port}/`)).toBe(true);
  }
  await demo.stop();
}, 120_000);
