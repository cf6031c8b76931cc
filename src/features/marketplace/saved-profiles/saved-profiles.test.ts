import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let member: TestMember;
let ngo: TestMember;
let corporate: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  member = await createMember(app);
  ngo = await createMember(app);
  corporate = await createMember(app, { type: 'corporate' });
});
afterAll(() => app.stop());

const SAVED = '/marketplace/saved-profiles';
const save = (id: string, by = member) => app.request('PUT', `${SAVED}/${id}`, { token: by.token });
const saved = (by = member) => callAs(app, by, 'GET', SAVED);
const listSaved = async (query = '', by = member) =>
  callAs(app, by, 'GET', `/marketplace/profiles?saved=true${query}`);

describe('PUT and DELETE /service/api/marketplace/saved-profiles/:id', () => {
  test('save and unsave repeatedly', async () => {
    for (const _ of [1, 2])
      expect(await save(ngo.id)).toMatchObject({ status: 200, body: { data: { id: ngo.id } } });
    await save(corporate.id);
    expect(await saved()).toEqual([corporate.id, ngo.id]);
    for (const _ of [1, 2]) await callAs(app, member, 'DELETE', `${SAVED}/${ngo.id}`);
    expect(await saved()).toEqual([corporate.id]);
  });

  test('at the same time save once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => save(ngo.id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await saved()).toContain(ngo.id);
  });

  test('find no profile that is not in the marketplace', async () => {
    const hidden = await createMember(app, { confirmed: false });
    const before = await databaseState(app);
    expectFailure(await save(hidden.id), 'PROFILE_NOT_FOUND');
    expect(await databaseState(app)).toEqual(before);
  });
});

describe('GET /service/api/marketplace/profiles?saved=true', () => {
  test('lists what the member saved, also together with other filters', async () => {
    await save(ngo.id);
    await save(corporate.id);
    const both = { records: [{ id: corporate.id }, { id: ngo.id }], pagination: { total: 2, totalPages: 1 } };
    expect(await listSaved()).toMatchObject(both);
    expect(await listSaved('&type=ngo')).toMatchObject({
      records: [{ id: ngo.id }],
      pagination: { total: 1 },
    });
    expect(await listSaved('&location=Goa')).toMatchObject({ records: [], pagination: { total: 0 } });
    expect(await listSaved('&search=Member')).toMatchObject({ pagination: { total: 2 } });
  });

  test('does not list what another member saved', async () => {
    await save(ngo.id);
    const other = await createMember(app);
    expect(await saved(other)).toEqual([]);
    expect(await listSaved('', other)).toMatchObject({ records: [], pagination: { total: 0 } });
  });
});
