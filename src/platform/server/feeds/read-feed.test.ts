import { describe, expect, test } from 'vitest';
import { rss } from '#platform/testing/feed-server.ts';
import { FeedError } from './feed-item.ts';
import { readFeed } from './read-feed.ts';

const readAll = (feed: string | Uint8Array, contentType?: string) =>
  readFeed({
    body: typeof feed === 'string' ? Buffer.from(feed) : feed,
    contentType,
    url: 'https://news.example/feeds/all.xml',
    now: new Date('2026-11-22T10:00:00.000Z'),
    titleMax: 300,
    excerptMax: 300,
  });

const read = async (...feed: Parameters<typeof readAll>) => (await readAll(...feed)).items;

const link = '<link>https://news.example/1</link>';
const titleOf = async (...feed: Parameters<typeof read>) => (await read(...feed))[0]?.title;
const excerptOf = async (html: string) =>
  (await read(rss(`<title>Wells</title>${link}<description><![CDATA[${html}]]></description>`)))[0]?.excerpt;

describe('each format', () => {
  const story = {
    link: 'https://news.example/1',
    title: 'Wells & schools',
    excerpt: 'Sixty villages.',
    pictureUrl: 'https://news.example/p.jpg',
    publishedAt: '2026-11-20T04:30:00.000Z',
  };

  test('RSS 2.0', async () => {
    const item = `<title>Wells &amp;amp; schools</title>${link}<description>&lt;p&gt;Sixty villages.&lt;/p&gt;</description>
      <pubDate>Fri, 20 Nov 2026 10:00:00 +0530</pubDate><enclosure url="/p.jpg" type="image/jpeg" length="1"/>`;
    expect(await read(rss(item))).toEqual([story]);
  });

  test('RSS 1.0', async () => {
    const feed = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
      xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>F</title></channel><item rdf:about="https://news.example/1">
      <title>Wells &amp; schools</title>${link}<description>Sixty villages.</description>
      <dc:date>2026-11-20T10:00:00+05:30</dc:date></item></rdf:RDF>`;
    expect(await read(feed)).toEqual([{ ...story, pictureUrl: null }]);
  });

  test('Atom', async () => {
    const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><title>F</title><entry><id>urn:1</id>
      <title type="html">Wells &amp;amp; schools</title><link rel="self" href="https://news.example/no"/>
      <link href="../1"/><link rel="enclosure" type="image/jpeg" href="/p.jpg"/>
      <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Sixty</p><p>villages.</p></div></content>
      <published>2026-11-20T10:00:00+05:30</published><updated>2026-11-21T00:00:00Z</updated></entry></feed>`;
    expect(await read(feed)).toEqual([story]);
  });

  test('JSON Feed', async () => {
    const item = {
      id: 1,
      url: 'https://news.example/1',
      title: 'Wells & schools',
      content_html: '<p>Sixty villages.</p>',
      image: '/p.jpg',
      date_published: '2026-11-20T10:00:00+05:30',
    };
    const feed = { version: 'https://jsonfeed.org/version/1.1', title: 'F', items: [item, { id: 2 }] };
    expect(await read(JSON.stringify(feed))).toEqual([story]);
  });
});

describe('texts', () => {
  test.each([
    ['<p>One</p><p>Two</p>', 'One Two'],
    ['a < b &amp; c &gt; d', 'a < b & c > d'],
    ['<script>alert(1)</script>Plain<style>p{}</style>', 'Plain'],
    ['<img src=x onerror=alert(1)>Plain', 'Plain'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;Plain', 'Plain'],
    ['&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;Plain', 'Plain'],
    ['Plain <scr<script>ipt>alert(1)</script>', 'Plain ipt>alert(1)'],
    ['NGOs<companies: who spends more?', 'NGOs<companies: who spends more?'],
    ['a<b and c', 'a<b and c'],
    ['&lt;3 for x&lt;y', '<3 for x<y'],
    ['5 <10 villages', '5 <10 villages'],
    ['Rs.<lakh>', 'Rs.<lakh>'.slice(0, 3)],
    ['growth<inflation: <b>why</b>', 'growth<inflation: why'],
    ['<o:p>One</o:p><amp-img src="x"></amp-img> Two', 'One Two'],
    ['Two <img src=x onerror=alert(1)', 'Two'],
    ['One<!-- two --> three', 'One three'],
    ['<sarkar, jan>', '<sarkar, jan>'],
    ['</div>One</p', 'One</p'],
    ['\u202egnihsihP\u0007 \u200bPlain', 'gnihsihP Plain'],
  ])('%j becomes %j', async (html, text) => expect(await excerptOf(html)).toBe(text));

  test('are cut after a whole word', async () => {
    const excerpt = await excerptOf('village '.repeat(100));
    expect(excerpt).toMatch(/^(village ){36}village…$/);
    expect((await excerptOf('अ'.repeat(1000)))?.length).toBe(300);
    expect((await excerptOf('😀'.repeat(1000)))?.isWellFormed()).toBe(true);
  });

  test('that repeat the title are left out', async () => expect(await excerptOf('<b>Wells</b>')).toBeNull());
});

const NAMESPACES =
  'xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:atom="http://www.w3.org/2005/Atom"';
const inRss = (item: string) =>
  `<rss version="2.0" ${NAMESPACES}><channel><title>F</title><item>${item}</item></channel></rss>`;
const inAtom = (entry: string, base = '') =>
  `<feed xmlns="http://www.w3.org/2005/Atom" ${NAMESPACES} ${base}><title>F</title><id>u</id><entry>${entry}</entry></feed>`;
const inJson = (item: object) =>
  JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'F', items: [{ id: '1', ...item }] });
const url = 'https://news.example/1';

describe('a story without a title takes it from', () => {
  test.each<[string, string]>([
    ['dc:title', inRss(`<dc:title>Wells</dc:title>${link}`)],
    ['media:title', inRss(`<media:title>Wells</media:title>${link}`)],
    ['media:title of a group', inRss(`<media:group><media:title>Wells</media:title></media:group>${link}`)],
    [
      'media:title of a picture',
      inRss(`<media:content url="/p.jpg"><media:title>Wells</media:title></media:content>${link}`),
    ],
    ['media:description', inRss(`<media:description>Wells</media:description>${link}`)],
    ['its description', inRss(`<title> </title><description>Wells</description>${link}`)],
    ['its text', inRss(`<content:encoded><![CDATA[<p>Wells</p>]]></content:encoded>${link}`)],
    ['its summary', inAtom(`<id>1</id><summary>Wells</summary><link href="${url}"/>`)],
    ['its content', inAtom(`<id>1</id><content type="html">&lt;p&gt;Wells</content><link href="${url}"/>`)],
    ['dc:title in Atom', inAtom(`<id>1</id><dc:title>Wells</dc:title><link href="${url}"/>`)],
    ['summary', inJson({ url, summary: 'Wells' })],
    ['content_text', inJson({ url, content_text: 'Wells' })],
    ['content_html', inJson({ url, content_html: '<p>Wells</p>' })],
    ['content_html beside an empty title', inJson({ url, title: '', content_html: '<p>Wells</p>' })],
  ])('%s', async (_, feed) => expect(await titleOf(feed)).toBe('Wells'));
});

describe('a link is found in', () => {
  const title = '<title>T</title>';
  const entry = '<id>u:1</id><title>T</title><link href="wells.html"/>';
  test.each<[string, string, string]>([
    ['atom:link', inRss(`${title}<atom:link href="${url}"/>`), url],
    ['atom:link that says alternate', inRss(`${title}<atom:link rel="alternate" href="${url}"/>`), url],
    ['the guid', inRss(`${title}<guid>${url}</guid>`), url],
    ['external_url', inJson({ external_url: url, title: 'T' }), url],
    [
      'a base of the feed',
      inAtom(entry, 'xml:base="https://other.example/blog/"'),
      'https://other.example/blog/wells.html',
    ],
    [
      'a base of the entry',
      inAtom(entry, 'xml:base="https://other.example/blog/"').replace('<entry>', '<entry xml:base="2026/">'),
      'https://other.example/blog/2026/wells.html',
    ],
    [
      'a base of the entry alone',
      inAtom(entry).replace('<entry>', '<entry xml:base="/x/">'),
      'https://news.example/x/wells.html',
    ],
    [
      'a base that is none',
      inAtom(entry, 'xml:base="javascript:x"'),
      'https://news.example/feeds/wells.html',
    ],
    [
      'a base of RSS',
      inRss(`${title}<link>wells.html</link>`).replace('<rss', '<rss xml:base="https://other.example/a/"'),
      'https://other.example/a/wells.html',
    ],
  ])('%s', async (_, feed, address) => expect((await read(feed))[0]?.link).toBe(address));

  test('not in a link of the feed to itself', async () => {
    expect(await readAll(inRss(`${title}<atom:link rel="self" href="${url}"/>`))).toEqual({
      items: [],
      incomplete: 1,
      older: 0,
    });
  });
});

test.each([
  'dcterms:issued',
  'dcterms:created',
  'dcterms:date',
  'dcterms:available',
  'dcterms:modified',
  'dc:date',
])('a date is found in %s', async (name) => {
  const date = `<${name}>2026-11-20T10:00:00+05:30</${name}>`;
  const stories = [
    ...(await read(inRss(`<title>T</title>${link}${date}`))),
    ...(await read(inAtom(`<id>1</id><title>T</title><link href="${url}"/>${date}`))),
  ];
  expect(stories.map(({ publishedAt }) => publishedAt)).toEqual(Array(2).fill('2026-11-20T04:30:00.000Z'));
});

test('of a feed that begins with the oldest the newest are taken, and the others are counted', async () => {
  const items = Array.from({ length: 310 }, (_, at) => {
    const date = new Date(Date.UTC(2026, 10, 9) + at * 3_600_000).toUTCString();
    return `<title>Story ${at}</title><link>https://news.example/${at}</link><pubDate>${date}</pubDate>`;
  });
  items[305] = '<title>No link</title>';
  const { items: stories, incomplete, older } = await readAll(rss(...items));
  expect(stories[0]?.title).toBe('Story 309');
  expect(stories.at(-1)?.title).toBe('Story 10');
  expect({ incomplete, older }).toEqual({ incomplete: 1, older: 10 });
});

test.each([
  `<description><![CDATA[Write <!ENTITY name "x"> and <!DOCTYPE a [] in the file]]></description>`,
  '<!-- <!ENTITY a "b"> <!DOCTYPE a [] -->',
])('words about document types are no document type: %s', async (words) => {
  expect(await titleOf(rss(`<title>Wells</title>${link}${words}`))).toBe('Wells');
});

describe('a wrong charset', () => {
  const item = `<title>Schools – Café</title>${link}`;
  test.each([
    ['UTF-8 that claims to be Latin-1', Buffer.from(rss(item)), 'text/xml; charset=iso-8859-1'],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${rss(item)}`), undefined],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${rss(item)}`, 'utf16le'), undefined],
    ['Windows-1252 that claims to be UTF-8', cp1252(rss(item)), 'text/xml; charset=utf-8'],
    ['Windows-1252 that claims what nobody knows', cp1252(rss(item)), 'text/xml; charset=klingon'],
  ])('%s', async (_, bytes, type) => expect(await titleOf(bytes, type)).toBe('Schools – Café'));

  test('bytes of no charset give something', async () => {
    expect(await titleOf(Buffer.concat([Buffer.from(rss(item)), Buffer.from([0xff, 0xfe, 0x81])]))).toContain(
      'Schools',
    );
  });
});

function cp1252(text: string): Uint8Array {
  return Buffer.from(text.replace('–', '\x96'), 'latin1');
}

describe('a hostile feed', () => {
  const lols = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
    '',
  );
  test.each([
    [
      'external entity',
      `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>${rss(`<title>&x;</title>${link}`)}`,
    ],
    ['billion laughs', `<!DOCTYPE rss [<!ENTITY l0 "lol">${lols}]>${rss(`<title>&l9;</title>${link}`)}`],
    ['external parameter entity', `<!DOCTYPE rss [<!ENTITY % x SYSTEM "http://127.0.0.1/"> %x;]>${rss('')}`],
    ['document type of its own', `<!DOCTYPE rss [<!ELEMENT rss ANY>]>${rss(`<title>T</title>${link}`)}`],
    ['HTML', '<!doctype html><html><body><p>Not found</p></body></html>'],
    ['nothing', ''],
    ['text', 'Not found'],
    ['JSON that is no feed', '{"items": 5}'],
    ['JSON without end', '['.repeat(1_000_000)],
    ['XML that is cut off', '<rss version="2.0"><channel><item><title>Wells'],
  ])('%s gives no story', async (_, feed) => {
    expect(await read(feed).catch((error) => (error instanceof FeedError ? [] : error))).toEqual([]);
  });

  test('elements within elements without end', async () => {
    const feed = rss(`<title>${'<a>'.repeat(300_000)}</title>${link}`);
    await read(feed).catch((error) => expect(error).toBeInstanceOf(FeedError));
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'http://',
    'mailto:a@b.example',
  ])('the link %s', async (address) => {
    expect(await read(rss(`<title>T</title><link>${address}</link>`))).toEqual([]);
  });

  test('a link with a name before the host', async () => {
    const [item] = await read(rss('<title>T</title><link>https://bank.example@evil.example/</link>'));
    expect(item?.link).toBe('https://evil.example/');
  });

  test('two megabytes of items', async () => {
    const item = `<title>Wells</title>${link}<description>${'&lt;b&gt;x'.repeat(20)}</description>`;
    expect((await read(rss(...Array.from({ length: 8000 }, () => item)))).length).toBe(300);
  });

  test('an old document type without entities is no harm', async () => {
    const old =
      '<!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN" "http://my.netscape.com/x.dtd">';
    expect(await titleOf(`${old}${rss(`<title>T</title>${link}`)}`)).toBe('T');
  });
});
