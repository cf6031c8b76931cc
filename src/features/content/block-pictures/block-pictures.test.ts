import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { callAs } from '#platform/testing/records.ts';
import { fileForm, samplePng } from '#platform/testing/sample-files.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createMember(app, { admin: true });
});
afterAll(() => app.stop());

const PATH = '/content/home_hero/picture';
const send = async (fields: Record<string, string>, image?: Buffer) =>
  app.request('PUT', `${PATH}/picture`, {
    token: admin.token,
    body: fileForm(image ?? (await samplePng(800, 400)), 'tap.png', fields),
  });
const published = async () =>
  (await app.request('GET', '/content/home_hero')).body.data.find(
    ({ block_key }: { block_key: string }) => block_key === 'picture',
  );
const countFiles = async () => (await app.sql('select name from files')).length;

test('a picture is cut to 4:3, published with its alternative text, and restored', async () => {
  const first = (await send({ title: 'Girls at a new tap', version: '0' })).body.data;
  expect(first).toMatchObject({ block_type: 'image', title: 'Girls at a new tap', version: 1, content: '' });
  expect(await published()).toBeUndefined();
  await callAs(app, admin, 'POST', `${PATH}/publish`, { version: 1 });
  expect((await published()).media_url).toBe(first.media_url);
  const second = (
    await send({ title: 'A school', version: '1', left: '0', top: '0', width: '50', height: '75' })
  ).body.data;
  expect(second.media_url).not.toBe(first.media_url);
  const { block_type, media_url } = second;
  await callAs(app, admin, 'PUT', PATH, { block_type, media_url, title: 'A new school', version: 2 });
  const restored = await callAs(app, admin, 'POST', `${PATH}/restore`, { version: 3, restored_version: 1 });
  expect(restored).toMatchObject({ version: 4, media_url: first.media_url, title: 'Girls at a new tap' });
});

test('without alternative text, or over a newer version, nothing is kept', async () => {
  const before = await countFiles();
  expectWrongField(await send({ version: '4' }), 'title', 'Alternative text is required');
  expectWrongField(
    await send({ title: 'x', version: '4', left: '3' }),
    'left',
    'Please send left, top, width and height together',
  );
  expectFailure(await send({ title: 'Late', version: '1' }), 'CONFLICT');
  expect(await countFiles()).toBe(before);
  const image = { block_type: 'image', version: 4 };
  const put = (body: object) => app.request('PUT', PATH, { token: admin.token, body });
  expectWrongField(await put({ ...image, title: 'x' }), 'media_url', 'Picture is required');
  expectWrongField(await put({ ...image, media_url: '/a.webp' }), 'title', 'Alternative text is required');
});

test('pictures stay when the account of the admin who sent them is erased', async () => {
  const names = await app.sql<{ owner_id: string | null }>(
    "select owner_id from files where name like 'public/%'",
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.every(({ owner_id }) => owner_id === null)).toBe(true);
});
