import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { NEWS_SOURCES_MAX } from './news-sources.contract.ts';

const SOURCES = '/admin/news-sources';

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createMember(app, { admin: true });
});
afterAll(() => app.stop());

const send = (method: string, path: string, body?: object) =>
  app.request(method, SOURCES + path, { token: admin.token, body });
const create = (fields: object = {}) =>
  callAs(app, admin, 'POST', SOURCES, {
    name: 'CSR Today',
    url: `https://news.example/${crypto.randomUUID()}`,
    ...fields,
  });
const list = (query = '') => callAs(app, admin, 'GET', `${SOURCES}${query}`);

test('a new installation offers well-known sources, all of them off', async () => {
  const { records, pagination } = await list('?pageSize=100');
  expect(pagination.total).toBe(14);
  expect(records.filter((source: { is_active: boolean }) => source.is_active)).toEqual([]);
  const names = records.map(({ name }: { name: string }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['The CSR Journal', 'India Development Review', 'UN News', 'NITI Aayog']),
  );
  expect(names).toEqual(names.toSorted((one: string, other: string) => one.localeCompare(other)));
  expect(await callAs(app, { token: '' }, 'GET', '/news/sources')).toEqual([]);
});

describe('with sources of its own', () => {
  beforeEach(() => app.sql('delete from news_sources'));

  test('POST adds a source with the defaults of the specification', async () => {
    expect(
      await callAs(app, admin, 'POST', SOURCES, { name: ' CSR  Today ', url: 'news.example/rss' }),
    ).toMatchObject({
      name: 'CSR Today',
      url: 'https://news.example/rss',
      category: 'CSR News',
      priority: 1,
      twitter_handle: null,
      description: null,
      tags: [],
      is_active: true,
      entries_count: 0,
      failures: 0,
      fetched_at: null,
    });
    expect(
      await create({ url: '', twitter_handle: '@MCA21India', tags: [' csr ', '', 'csr'] }),
    ).toMatchObject({
      url: null,
      twitter_handle: 'MCA21India',
      tags: ['csr'],
    });
    const [first, second] = (await list()).records;
    expect([first.is_active, second.is_active]).toEqual([true, true]);
    expect((await list('?active=false')).records).toEqual([]);
  });

  test.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ url: 'javascript:alert(1)' }, 'url', 'URL must be a valid URL'],
    [{ url: null }, 'url', 'Please enter a URL or a Twitter handle'],
    [{ priority: 11 }, 'priority', 'Priority must be a whole number from 1 to 10'],
    [{ priority: 0 }, 'priority', 'Priority must be a whole number from 1 to 10'],
    [{ category: 'Sports' }, 'category', 'Please select a category from the list'],
    [
      { twitter_handle: 'a b' },
      'twitter_handle',
      'Twitter handle must be 15 letters, digits or underscores or less',
    ],
  ])('POST refuses %j', async (fields, field, message) => {
    const body = { name: 'CSR Today', url: 'https://news.example/rss', ...fields };
    expectWrongField(await send('POST', '', body), field, message);
  });

  test('PATCH changes what is sent; a switch sends is_active alone', async () => {
    const source = await create({ priority: 5, description: 'Old' });
    const patch = (body: object) => callAs(app, admin, 'PATCH', `${SOURCES}/${source.id}`, body);
    expect(await patch({ is_active: false })).toMatchObject({
      is_active: false,
      priority: 5,
      description: 'Old',
    });
    expect(await patch({ name: 'New', description: '' })).toMatchObject({ name: 'New', description: null });
    await app.sql('update news_sources set failures = 3, last_error = $1, etag = $2', ['No answer', '"a"']);
    expect(await patch({ url: 'https://elsewhere.example/' })).toMatchObject({
      failures: 0,
      last_error: null,
    });
    expect(await app.sql('select etag from news_sources')).toEqual([{ etag: null }]);
    expectWrongField(
      await send('PATCH', `/${source.id}`, { url: '' }),
      'url',
      'Please enter a URL or a Twitter handle',
    );
  });

  test('two sources never have the same URL', async () => {
    const { url } = await create();
    const other = await create();
    const known = 'Another source has this URL';
    expectWrongField(await send('POST', '', { name: 'Copy', url }), 'url', known);
    expectWrongField(await send('PATCH', `/${other.id}`, { url }), 'url', known);
  });

  test('DELETE removes a source; one that is not there is not found', async () => {
    const { id } = await create();
    expect(await callAs(app, admin, 'DELETE', `${SOURCES}/${id}`)).toEqual({ id });
    expectFailure(await send('DELETE', `/${id}`), 'NEWS_SOURCE_NOT_FOUND');
    expectFailure(await send('PATCH', `/${id}`, { priority: 2 }), 'NEWS_SOURCE_NOT_FOUND');
  });

  test(`no more than ${NEWS_SOURCES_MAX} can be added`, async () => {
    await app.sql(
      `insert into news_sources (id, name, twitter_handle) select gen_random_uuid(), 'N', 'n' from generate_series(1, $1::int)`,
      [NEWS_SOURCES_MAX],
    );
    expectFailure(await send('POST', '', { name: 'One more', twitter_handle: 'x' }), 'NEWS_SOURCES_FULL');
  });
});
