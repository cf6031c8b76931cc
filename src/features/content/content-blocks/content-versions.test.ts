import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#platform/contract/durations.ts';
import { expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import type { ContentDraft, ContentVersion } from './content-blocks.contract.ts';
import { contentPublicationsJob } from './content-publications.job.ts';

let app: TestApp;
let admin: TestMember;
let path: string;
let blockKey: string;
let count = 0;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createMember(app, { admin: true });
});
beforeEach(() => {
  count += 1;
  blockKey = `history_${count}`;
  path = `/content/terms/${blockKey}`;
});
afterAll(() => app.stop());

const write = (content: string, version: number): Promise<ContentDraft> =>
  callAs(app, admin, 'PUT', path, { content, version });
const publish = (body: object): Promise<ContentDraft> => callAs(app, admin, 'POST', `${path}/publish`, body);
const ask = (verb: string, body: object) =>
  app.request('POST', `${path}/${verb}`, { token: admin.token, body });
const shown = async (): Promise<string | undefined> => {
  const { data } = (await app.request('GET', '/content/terms')).body;
  return data.find((block: { block_key: string }) => block.block_key === blockKey)?.content;
};
const versions = async (): Promise<ContentVersion[]> =>
  (await callAs(app, admin, 'GET', `${path}/versions`)).records;

test('what visitors see changes with the publication, whole, and not with a save before it', async () => {
  await write('<p>One</p>', 0);
  expect(await publish({ version: 1 })).toMatchObject({ is_published: true, published_version: 1 });
  expect(await write('<p>Two</p>', 1)).toMatchObject({
    version: 2,
    published_version: 1,
    content: '<p>Two</p>',
  });
  expect(await shown()).toBe('<p>One</p>');
  expectFailure(await ask('publish', { version: 1 }), 'CONFLICT');
  expect(await shown()).toBe('<p>One</p>');
  await publish({ version: 2 });
  expect(await shown()).toBe('<p>Two</p>');
});

test('GET /service/api/content/:pageKey/:blockKey/versions says who saved what and what was published', async () => {
  await write('<p>One</p>', 0);
  await publish({ version: 1 });
  await write('<p>Two</p>', 1);
  expect(await versions()).toEqual([
    {
      version: 2,
      title: '',
      content: '<p>Two</p>',
      media_url: null,
      author_name: expect.any(String),
      restored_from: null,
      created_at: expect.any(String),
      published_at: null,
    },
    expect.objectContaining({ version: 1, content: '<p>One</p>', published_at: expect.any(String) }),
  ]);
});

test('POST /service/api/content/:pageKey/:blockKey/restore saves older words as a new version', async () => {
  await write('<p>One</p>', 0);
  await write('<p>Two</p>', 1);
  expectFailure(await ask('restore', { version: 1, restored_version: 1 }), 'CONFLICT');
  expectWrongField(
    await ask('restore', { version: 2, restored_version: 9 }),
    'restored_version',
    'The history does not have this version',
  );
  const restored = await callAs(app, admin, 'POST', `${path}/restore`, { version: 2, restored_version: 1 });
  expect(restored).toMatchObject({ version: 3, content: '<p>One</p>', is_published: false });
  expect((await versions())[0]).toMatchObject({ version: 3, restored_from: 1 });
});

test('a block that was published before there was a history keeps its words in it', async () => {
  await app.sql(
    `insert into content_blocks (id, page_key, block_key, content, is_published, version)
      values ($1, 'terms', $2, '<p>Old</p>', true, 4)`,
    [crypto.randomUUID(), blockKey],
  );
  await write('<p>New</p>', 4);
  expect(await shown()).toBe('<p>Old</p>');
  expect((await versions()).map(({ version, content }) => [version, content])).toEqual([
    [5, '<p>New</p>'],
    [4, '<p>Old</p>'],
  ]);
});

test('a version is published at its time, unless a later one is saved or the plan is cancelled', async () => {
  const publish_at = new Date(Date.now() + HOUR_MS).toISOString();
  /** Lets the time come, and runs the job. */
  const pass = async () => {
    await app.sql(
      "update content_blocks set publish_at = now() - interval '1 minute' where publish_at is not null",
    );
    const [job] = await app.sql<{ id: string }>(
      `insert into pgboss.job (name, data) values ('${contentPublicationsJob.queue}', '{}') returning id`,
    );
    const state = async () =>
      (await app.sql<{ state: string }>('select state from pgboss.job where id = $1', [job?.id]))[0]?.state;
    await expect.poll(state, { timeout: 10_000 }).toBe('completed');
  };
  await write('<p>One</p>', 0);
  for (const [time, message] of [
    [Date.now() - 1000, 'Please choose a time in the future'],
    [Date.now() + 400 * DAY_MS, 'Please choose a time within a year'],
  ] as const) {
    const answer = await ask('publish', { version: 1, publish_at: new Date(time).toISOString() });
    expectWrongField(answer, 'publish_at', message);
  }
  expect(await publish({ version: 1, publish_at })).toMatchObject({ publish_at, is_published: false });
  expect(await shown()).toBeUndefined();
  await pass();
  expect(await shown()).toBe('<p>One</p>');
  const planned =
    "select subject_id from audit_entries where kind = 'content-published' and actor_role = 'system'";
  expect(await app.sql(planned)).toEqual([{ subject_id: `terms/${blockKey}` }]);

  await write('<p>Two</p>', 1);
  await publish({ version: 2, publish_at });
  await callAs(app, admin, 'DELETE', `${path}/publish`);
  await pass();
  expect(await shown()).toBe('<p>One</p>');
  await publish({ version: 2, publish_at });
  expect(await write('<p>Three</p>', 2)).toMatchObject({ publish_at: null });
  await pass();
  expect(await shown()).toBe('<p>One</p>');
});

test('what one process publishes, another one shows at once', async () => {
  const other = await startTestApp({ DATABASE_URL: app.databaseUrl });
  await write('<p>One</p>', 0);
  await publish({ version: 1 });
  const { data } = (await other.request('GET', '/content/terms')).body;
  expect(data).toContainEqual(expect.objectContaining({ block_key: blockKey, content: '<p>One</p>' }));
  await other.stop();
});
