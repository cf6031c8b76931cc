import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '#platform/contract/route.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { officeFile, zipOf } from '#platform/testing/packed-files.ts';
import { callAs, resourceBody } from '#platform/testing/records.ts';
import { samplePdf, samplePng, sampleProgram } from '#platform/testing/sample-files.ts';
import { sendUpload } from '#platform/testing/send-upload.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let author: TestMember;
let reader: TestMember;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  author = await createMember(app, { name: 'Jal Trust' });
  reader = await createMember(app, { name: 'Reader Foundation' });
  admin = await createMember(app, { admin: true });
});
afterAll(() => app.stop());

const PDF = samplePdf(['Utilisation certificate']);

async function submit(fields: object = {}, content = PDF, name = 'certificate.pdf') {
  return callAs(
    app,
    author,
    'POST',
    '/resources',
    resourceBody(await sendUpload(app, author, content, name), fields),
  );
}
const waiting = async (id: string) =>
  (await callAs(app, admin, 'GET', '/resources/waiting')).find((one: { id: string }) => one.id === id);
async function decide(id: string, decision: object) {
  const { waiting_since } = await waiting(id);
  return callAs(app, admin, 'PUT', `/resources/${id}/decision`, { waiting_since, ...decision });
}
async function publish(fields: object = {}, content = PDF, name = 'certificate.pdf') {
  const { id } = await submit(fields, content, name);
  await decide(id, { status: 'published' });
  return id as string;
}
async function download(id: string, query = '', token?: string) {
  const answer = await fetch(`${app.url}${API_BASE}/resources/${id}/file${query}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}
const filesOnDisk = () => readdirSync(join(app.dataDir, 'files/private')).sort();

describe('a resource from its upload to its readers', () => {
  test('it waits for an admin, is published, downloaded and rated', async () => {
    const { id, status } = await submit({ tags: ['audit'], sdg_goals: ['No Poverty'] });
    expect(status).toBe('pending');
    expect((await callAs(app, author, 'GET', '/uploads')).length).toBe(0);

    // Nobody but its author and admins sees it, by any door.
    for (const token of [undefined, reader.token]) {
      for (const [method, path] of [
        ['GET', `/resources/${id}`],
        ['GET', `/resources/${id}/file`],
        ['POST', `/resources/${id}/views`],
        ['GET', `/resources/${id}/ratings`],
      ] as const)
        expectFailure(await app.request(method, path, { token }), 'RESOURCE_NOT_FOUND');
      for (const path of ['/resources', '/resources?search=utilisation', '/resources/latest']) {
        const { data } = (await app.request('GET', path, { token })).body;
        expect(data.records ?? data).toEqual([]);
      }
    }
    expectFailure(
      await app.request('PUT', `/resources/${id}/ratings/mine`, { token: reader.token, body: { stars: 5 } }),
      'RESOURCE_NOT_FOUND',
    );
    expect((await callAs(app, author, 'GET', `/resources/${id}`)).is_own).toBe(true);
    expect((await download(id, '', admin.token)).bytes.equals(PDF)).toBe(true);

    await decide(id, { status: 'published', is_verified: true });
    expect(await app.mail(author.email, 'Your resource was published')).toContain(`/learn/resources/${id}`);
    const seen = (await app.request('GET', `/resources/${id}`)).body.data;
    expect(seen).toMatchObject({
      status: 'published',
      is_verified: true,
      downloads: 0,
      views: 0,
      format: 'pdf',
    });
    expect(JSON.stringify(seen)).not.toContain('asha@jaltrust.example');

    const file = await download(id);
    expect(file.bytes.equals(PDF)).toBe(true);
    expect(file.headers.get('content-disposition')).toContain('certificate.pdf');
    await download(id);
    await download(id, '?purpose=preview', reader.token);
    await download(id, '', reader.token);
    await app.request('POST', `/resources/${id}/views`);
    await app.request('POST', `/resources/${id}/views`, { token: reader.token });
    expect((await app.request('POST', `/resources/${id}/views`)).body.data).toEqual({ views: 2 });

    await callAs(app, reader, 'PUT', `/resources/${id}/ratings/mine`, { stars: 2 });
    const rating = await callAs(app, reader, 'PUT', `/resources/${id}/ratings/mine`, {
      stars: 4,
      words: 'Clear',
    });
    await callAs(app, author, 'PUT', `/resource-ratings/${rating.id}/answer`, { answer: 'Thank you' });
    expectFailure(
      await app.request('PUT', `/resource-ratings/${rating.id}/answer`, {
        token: reader.token,
        body: { answer: 'x' },
      }),
      'RATING_NOT_FOUND',
    );
    const [shown] = (await app.request('GET', `/resources/${id}/ratings`)).body.data.records;
    expect(shown).toMatchObject({
      stars: 4,
      words: 'Clear',
      member_name: 'Reader Foundation',
      answer: 'Thank you',
    });
    expect((await app.request('GET', `/resources/${id}`)).body.data).toMatchObject({
      downloads: 2,
      views: 2,
      rating: 4,
      ratings: 1,
    });
    await callAs(app, reader, 'DELETE', `/resources/${id}/ratings/mine`);
    expect((await app.request('GET', `/resources/${id}`)).body.data).toMatchObject({
      rating: null,
      ratings: 0,
    });
  });

  test('one that is returned is changed and submitted again; one that is declined is not', async () => {
    const { id } = await submit();
    await decide(id, { status: 'returned', remark: 'Please add the year' });
    expect(await app.mail(author.email, 'Your resource needs a change')).toContain('Please add the year');
    expect(await waiting(id)).toBeUndefined();
    const { upload_id, ...details } = resourceBody('', { title: 'Certificate 2026' });
    const again = await callAs(app, author, 'PUT', `/resources/${id}`, details);
    expect(again).toMatchObject({ status: 'pending', remark: null, title: 'Certificate 2026' });
    await decide(id, { status: 'declined', remark: 'Not ours' });
    expect(await app.mail(author.email, 'Your resource was declined')).toContain('Not ours');
    expectFailure(
      await app.request('PUT', `/resources/${id}`, { token: author.token, body: details }),
      'RESOURCE_DECLINED',
    );
  });

  test('an admin decides on what was seen: what was sent again since is another thing', async () => {
    const { id } = await submit();
    const { waiting_since } = await waiting(id);
    const { upload_id, ...details } = resourceBody('', { title: 'Another title' });
    await callAs(app, author, 'PUT', `/resources/${id}`, details);
    const body = { status: 'published', waiting_since };
    expectFailure(
      await app.request('PUT', `/resources/${id}/decision`, { token: admin.token, body }),
      'RESOURCE_NOT_WAITING',
    );
  });

  test('a new version waits while readers get the one before; all are kept', async () => {
    const id = await publish();
    const next = samplePdf(['Second version']);
    const send = async (content: Buffer) =>
      callAs(app, author, 'POST', `/resources/${id}/versions`, {
        upload_id: await sendUpload(app, author, content),
        note: 'New form',
      });
    await send(samplePdf(['A mistake']));
    await send(next);
    expect((await download(id)).bytes.equals(PDF)).toBe(true);
    expect((await download(id, '?version=2')).status).toBe(404);
    expect((await callAs(app, author, 'GET', `/resources/${id}`)).versions).toHaveLength(2);
    expect((await callAs(app, reader, 'GET', `/resources/${id}`)).versions).toHaveLength(1);
    await decide(id, { status: 'published' });
    expect((await download(id)).bytes.equals(next)).toBe(true);
    expect((await download(id, '?version=1')).bytes.equals(PDF)).toBe(true);
    await send(samplePdf(['Worse']));
    await decide(id, { status: 'returned', remark: 'Worse than before' });
    expect((await download(id)).bytes.equals(next)).toBe(true);
    expect((await callAs(app, author, 'GET', `/resources/${id}`)).versions).toHaveLength(2);
  });

  test('one that is deleted leaves nothing, and only its author deletes it', async () => {
    const id = await publish();
    expectFailure(
      await app.request('DELETE', `/resources/${id}`, { token: reader.token }),
      'RESOURCE_NOT_FOUND',
    );
    const before = filesOnDisk().length;
    await callAs(app, author, 'DELETE', `/resources/${id}`);
    expect((await download(id)).status).toBe(404);
    await expect.poll(() => filesOnDisk().length, { timeout: 10_000 }).toBeLessThan(before);
  });
});

test('a file that is not what the library takes is not stored, and its upload goes', async () => {
  const hostile: [Buffer, string][] = [
    [sampleProgram(), 'plan.pdf'],
    [zipOf([{ name: 'setup.exe', content: sampleProgram() }]), 'kit.zip'],
    [officeFile('docx', [{ name: 'word/vbaProject.bin', content: 'x' }]), 'plan.docx'],
    [Buffer.from('<!doctype html><script>alert(1)</script>'), 'plan.pdf'],
  ];
  for (const [content, name] of hostile) {
    const before = filesOnDisk();
    const upload_id = await sendUpload(app, author, content, name);
    const answer = await app.request('POST', '/resources', {
      token: author.token,
      body: resourceBody(upload_id),
    });
    expect(answer.status, name).toBe(415);
    expect(answer.body.error.fields.file).toBeDefined();
    await expect.poll(filesOnDisk, { timeout: 10_000 }).toEqual(before);
  }
  expect(await callAs(app, author, 'GET', '/uploads')).toEqual([]);
  const upload_id = await sendUpload(app, author, PDF);
  expectFailure(
    await app.request('POST', '/resources', { token: reader.token, body: resourceBody(upload_id) }),
    'UPLOAD_NOT_FOUND',
  );
  await callAs(app, author, 'DELETE', `/uploads/${upload_id}`);
  const { id } = await callAs(app, author, 'POST', '/uploads', { name: 'a.pdf', byte_size: 10 });
  expectFailure(
    await app.request('POST', '/resources', { token: author.token, body: resourceBody(id) }),
    'UPLOAD_UNFINISHED',
  );
  await callAs(app, author, 'DELETE', `/uploads/${id}`);
});

test.each([
  ['docx', officeFile('docx')],
  ['zip', zipOf([{ name: 'plan.csv', content: randomBytes(2000).toString('hex') }])],
])('a %s arrives as it was sent', async (ending, content) => {
  const id = await publish({}, content, `plan.${ending}`);
  const file = await download(id);
  expect(createHash('sha256').update(file.bytes).digest('hex')).toBe(
    createHash('sha256').update(content).digest('hex'),
  );
  expect(file.headers.get('content-disposition')).toContain(`plan.${ending}`);
});

test('a picture is made again, without what it says of place and camera', async () => {
  const id = await publish({ type: 'image' }, await samplePng(), 'map.png');
  expect((await download(id)).headers.get('content-type')).toBe('image/png');
});

test('required fields name themselves, tags and goals are different', async () => {
  const wrong = async (fields: object) =>
    (await app.request('POST', '/resources', { token: author.token, body: resourceBody('no', fields) })).body
      .error.fields;
  expect(
    await wrong({
      title: ' ',
      category: '',
      description: '',
      type: '',
      audience: '',
      author_name: '',
      organization: '',
      email: 'x',
    }),
  ).toEqual({
    upload_id: 'Please choose a file',
    title: 'Title is required',
    category: 'Please select a category',
    description: 'Description is required',
    type: 'Please select a type',
    audience: 'Please select an audience',
    author_name: 'Author name is required',
    organization: 'Organization is required',
    email: 'Invalid email format',
  });
  expect(await wrong({ tags: ['Audit', 'audit'], sdg_goals: ['No Poverty', 'No Poverty'] })).toMatchObject({
    tags: 'Tags have a duplicate entry',
    sdg_goals: 'SDG goals has a duplicate entry',
  });
});

test('32 readers at once lose no view, no download and no rating', { timeout: 60_000 }, async () => {
  const id = await publish();
  const readers = await Promise.all(Array.from({ length: 32 }, () => createMember(app)));
  await Promise.all(
    readers.flatMap((member) => [
      app.request('POST', `/resources/${id}/views`, { token: member.token }),
      app.request('POST', `/resources/${id}/views`, { token: member.token }),
      download(id, '', member.token),
      download(id, '', member.token),
      app.request('PUT', `/resources/${id}/ratings/mine`, { token: member.token, body: { stars: 3 } }),
    ]),
  );
  expect((await app.request('GET', `/resources/${id}`)).body.data).toMatchObject({
    views: 32,
    downloads: 32,
    ratings: 32,
    rating: 3,
  });
});

test('the export has what the member uploaded and rated', async () => {
  const data = await callAs(app, author, 'GET', '/account/data');
  expect(data.resources.length).toBeGreaterThan(3);
  expect(data).toMatchObject({ resource_ratings: [], uploads: [] });
});

test('filters, search and orders', async () => {
  await app.sql('update resources set downloads = 0, views = 0');
  const ids: Record<string, string> = {};
  const made: [string, object, number, number][] = [
    ['Zakat ledger', { category: 'Financial', type: 'spreadsheet', audience: 'Finance Teams' }, 5, 1],
    ['Annual plan', { category: 'Guides', language: 'Hindi', sdg_goals: ['Climate Action'] }, 1, 9],
    ['middle path', { category: 'Tools', tags: ['Gumla wells'] }, 3, 4],
  ];
  for (const [title, fields, downloads, views] of made) {
    const id = await publish({ title, ...fields });
    ids[title] = id;
    await app.sql('update resources set downloads = $2, views = $3 where id = $1', [id, downloads, views]);
  }
  await callAs(app, reader, 'PUT', `/resources/${ids['Annual plan']}/ratings/mine`, { stars: 5 });
  await callAs(app, admin, 'PUT', `/resources/${ids['middle path']}/verified`, { is_verified: true });
  const titles = async (query: string) =>
    (await app.request('GET', `/resources?pageSize=100&${query}`)).body.data.records.map(
      ({ title }: { title: string }) => title,
    );
  expect(await titles('category=Financial')).toEqual(['Zakat ledger']);
  expect(await titles('type=spreadsheet')).toEqual(['Zakat ledger']);
  expect(await titles('audience=Finance%20Teams')).toEqual(['Zakat ledger']);
  expect(await titles('language=Hindi')).toEqual(['Annual plan']);
  expect(await titles('sdg=Climate%20Action')).toEqual(['Annual plan']);
  expect(await titles('verified=true')).toContain('middle path');
  expect(await titles('search=guml')).toEqual(['middle path']);
  expect(await titles('search=!!')).toEqual([]);
  expect((await titles('sort=newest'))[0]).toBe('middle path');
  expect((await titles('sort=oldest')).at(-1)).toBe('middle path');
  expect((await titles('sort=mostDownloaded')).slice(0, 3)).toEqual([
    'Zakat ledger',
    'middle path',
    'Annual plan',
  ]);
  expect((await titles('sort=mostViewed')).slice(0, 3)).toEqual([
    'Annual plan',
    'middle path',
    'Zakat ledger',
  ]);
  expect((await titles('sort=highestRated'))[0]).toBe('Annual plan');
  const alphabetical = await titles('sort=alphabetical');
  expect(alphabetical).toEqual(
    [...alphabetical].sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase())),
  );
  const { records } = (await app.request('GET', '/resources?pageSize=2&page=2')).body.data;
  expect(records).toHaveLength(2);
  const latest = (await app.request('GET', '/resources/latest')).body.data;
  expect(latest).toHaveLength(6);
  expect(Object.keys(latest[0]).sort()).toEqual(
    ['category', 'content_url', 'created_at', 'description', 'id', 'status', 'title', 'type'].sort(),
  );
});
