import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayAfter, dayInIndia } from '#platform/contract/dates.ts';
import { connect } from '#platform/server/database/connect.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { forgetTopics } from './activity-events.service.ts';

const SOURCE = '018f0000-0000-7000-8000-000000000001';
const TODAY = dayInIndia(new Date());

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
  member = await createMember(app);
  await app.sql(
    `insert into news_sources (id, name, url, category, tags) values ($1, 'Water News', 'https://news.example/', 'Social Impact',
      array['Water', 'water ', 'Villages', ''])`,
    [SOURCE],
  );
});
beforeEach(() => app.sql('delete from activity_events'));
afterAll(() => app.stop());

async function addStory(isShown = true): Promise<string> {
  const id = crypto.randomUUID();
  await app.sql(
    `insert into news_entries (id, source_id, story_key, link, title, category, is_shown, published_at)
      values ($1, $2, $3, 'https://news.example/1', 'Wells', 'Social Impact', $4, now())`,
    [id, SOURCE, id, isShown],
  );
  return id;
}

/** Opens a story as a member, or as a visitor with this address. */
const open = (id: string, { token = '', address = '203.0.113.1' } = {}) =>
  app.request('POST', `/news/${id}/openings`, { token, headers: { 'x-forwarded-for': address } });

interface Event {
  reader_key: string;
  member_id: string | null;
  tags: string[];
  day: string;
}
const events = () =>
  app.sql<Event>('select reader_key, member_id, tags, day::text as day from activity_events order by at');

describe('an event', () => {
  test('is stored once per reader, item and day, with its topics', async () => {
    const [first, second] = [await addStory(), await addStory()];
    for (const id of [first, first, second]) expect((await open(id, member)).status).toBe(200);
    expect(await events()).toEqual(
      Array(2).fill({
        reader_key: member.id,
        member_id: member.id,
        tags: ['Social Impact', 'Water', 'Villages'],
        day: TODAY,
      }),
    );
    await app.sql('update activity_events set day = $1', [dayAfter(TODAY, -1)]);
    await open(first, member);
    expect(await events()).toHaveLength(3);
  });

  test('of a visitor names the address of the day by a hash', async () => {
    const id = await addStory();
    for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.2', '2001:db8::1', '2001:db8::2']) {
      await open(id, { address });
    }
    const keys = (await events()).map(({ reader_key }) => reader_key);
    expect(new Set(keys).size).toBe(3);
    for (const key of keys) expect(key).toMatch(/^[\w-]{22}$/);
    expect((await events()).map(({ member_id }) => member_id)).toEqual([null, null, null]);
  });

  test('of 32 readers at once is stored for each, and of one reader at once only once', async () => {
    const id = await addStory();
    const readers = Array.from({ length: 32 }, (_, at) => ({ address: `203.0.113.${at + 1}` }));
    const answers = await Promise.all(readers.map((reader) => open(id, reader)));
    expect(answers.map(({ status }) => status)).toEqual(Array(32).fill(200));
    expect(await events()).toHaveLength(32);
    await Promise.all(readers.map(() => open(id, member)));
    expect(await events()).toHaveLength(33);
  });

  test('is not stored for what the reader may not see', async () => {
    expectFailure(await open(await addStory(false), member), 'NEWS_NOT_FOUND');
    expectFailure(await open(crypto.randomUUID()), 'NEWS_NOT_FOUND');
    expect(await events()).toEqual([]);
  });

  test('is in the export of the member, and goes with the account', async () => {
    const leaving = await createMember(app);
    const id = await addStory();
    await open(id, leaving);
    const { activity } = await callAs(app, leaving, 'GET', '/account/data');
    expect(activity).toEqual([
      {
        kind: 'news',
        item_id: id,
        action: 'view',
        tags: ['Social Impact', 'Water', 'Villages'],
        at: expect.any(String),
      },
    ]);
    await app.sql('delete from accounts where id = $1', [leaving.id]);
    expect(await events()).toEqual([]);
  });

  test('of an item that is gone keeps its reader, but no topics', async () => {
    const [gone, other] = [await addStory(), await addStory()];
    for (const id of [gone, other]) await open(id, member);
    const { db, close } = connect(app.databaseUrl, () => undefined);
    await forgetTopics(db, 'news', gone);
    await close();
    expect((await events()).map(({ tags }) => tags.length)).toEqual([0, 3]);
  });

  test('is deleted after 90 days', async () => {
    const ids = [await addStory(), await addStory()];
    for (const id of ids) await open(id);
    for (const [at, id] of ids.entries())
      await app.sql('update activity_events set day = $1 where item_id = $2', [
        dayAfter(TODAY, at === 0 ? -90 : -91),
        id,
      ]);
    await app.sql("insert into pgboss.job (name, data) values ('activity-removal', null)");
    await expect.poll(async () => (await events()).length, { timeout: 10_000 }).toBe(1);
    expect((await events())[0]?.day).toBe(dayAfter(TODAY, -90));
  });
});
