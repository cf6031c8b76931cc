import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, long, type RefusedValue, withField } from '#platform/testing/field-limits.ts';
import { callAs, serviceBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  member = await createMember(app);
});
afterAll(() => app.stop());

const call = (method: string, path = '', body?: object, by = member) =>
  callAs(app, by, method, `/profile/services${path}`, body);
const send = (method: string, path = '', body?: object, by = member) =>
  app.request(method, `/profile/services${path}`, { token: by.token, body });

const full = {
  title: long(120),
  tagline: long(90),
  description: long(1500),
  contact_preference: 'LinkedIn',
  practice_areas: Array.from({ length: 30 }, (_, at) => `${at} ${long(57)}`),
  focus_areas: ['Education'],
  sdg_goals: ['Quality Education'],
  geographic_coverage: ['Pan India'],
  price: 1_000_000_000_000,
  duration: long(60),
  category: long(60),
};

const refused: RefusedValue[] = [
  ['title', '', 'Title is required'],
  ['title', null, 'Title is required'],
  ['title', long(121), 'Title must be 120 characters or less'],
  ['tagline', ' ', 'Tagline is required'],
  ['tagline', long(91), 'Tagline must be 90 characters or less'],
  ['description', '', 'Description is required'],
  ['description', long(1501), 'Description must be 1500 characters or less'],
  ['contact_preference', 'Fax', 'Please select a contact preference from the list'],
  ['practice_areas', 'teaching', 'Practice areas must be a list'],
  ['practice_areas', Array(31).fill('teaching'), 'Practice areas must have 30 entries or less'],
  ['focus_areas', ['Sports', 'Sports'], 'Focus areas has a duplicate entry'],
  ['sdg_goals', 'No Poverty', 'SDG goals must be a list'],
  ['geographic_coverage', ['Goa', 'Goa'], 'Geographic coverage has a duplicate entry'],
  ['price', -1, 'Amount must not be negative'],
  ['price', 0.5, 'Amount must be whole rupees'],
  ['price', '100', 'Amount must be a number'],
  ['price', 1_000_000_000_001, 'Amount must be at most ₹1,00,000 Cr'],
  ['duration', long(61), 'Duration must be 60 characters or less'],
  ['category', long(61), 'Category must be 60 characters or less'],
  ['user_id', '00000000-0000-7000-8000-000000000000', 'Unknown field'],
];

describe('POST /service/api/profile/services', () => {
  test('keeps every field at its limit', async () => {
    const created = await call('POST', '', full);
    expect(created).toEqual({
      ...full,
      id: expect.any(String),
      user_id: member.id,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      version: 1,
    });
    expect(await call('GET', `/${created.id}`)).toEqual(created);
  });

  test('fills in what was left out', async () => {
    expect(await call('POST', '', serviceBody())).toMatchObject({
      contact_preference: 'Email',
      practice_areas: [],
      geographic_coverage: [],
      price: null,
      duration: null,
      category: null,
    });
  });

  test.each([
    ...(['title', 'tagline', 'description'] as const).map(
      (field): RefusedValue => [field, undefined, `${field[0]?.toUpperCase()}${field.slice(1)} is required`],
    ),
    ...refused,
  ])('refuses %s %j: %s', (field, value, message) =>
    expectRefused(app, () => send('POST', '', withField(serviceBody(), field, value)), field, message),
  );
});

describe('PUT /service/api/profile/services/:id', () => {
  test('changes only what is sent', async () => {
    const before = await call('POST', '', full);
    const after = await call('PUT', `/${before.id}`, { tagline: 'New', price: null, duration: '' });
    expect(after).toEqual({
      ...before,
      tagline: 'New',
      price: null,
      duration: null,
      updated_at: expect.any(String),
      version: 2,
    });
    expect(await call('GET', `/${before.id}`)).toEqual(after);
    expect(await call('PUT', `/${before.id}`, {})).toEqual(after);
  });

  test.each(refused)('refuses %s %j: %s', async (field, value, message) => {
    const { id } = await call('POST', '', serviceBody());
    await expectRefused(app, () => send('PUT', `/${id}`, { [field]: value }), field, message);
  });
});

describe('DELETE /service/api/profile/services/:id', () => {
  test('removes it for good', async () => {
    const { id } = await call('POST', '', serviceBody());
    expect(await call('DELETE', `/${id}`)).toEqual({ id });
    for (const method of ['GET', 'DELETE']) expectFailure(await send(method, `/${id}`), 'SERVICE_NOT_FOUND');
    expectFailure(await send('PUT', `/${id}`, { title: 'New' }), 'SERVICE_NOT_FOUND');
  });
});

describe('/service/api/profile/services/:id of another member', () => {
  test.each(['GET', 'PUT', 'DELETE'])('%s finds nothing and changes nothing', async (method) => {
    const { id } = await call('POST', '', serviceBody());
    const other = await createMember(app);
    const before = await databaseState(app);
    const body = method === 'PUT' ? { title: 'Taken' } : undefined;
    expectFailure(await send(method, `/${id}`, body, other), 'SERVICE_NOT_FOUND', 'Service not found');
    expect(await databaseState(app)).toEqual(before);
  });
});

describe('GET /service/api/profile/services', () => {
  test('pages the own ones, newest first, ten to a page', async () => {
    const owner = await createMember(app);
    const titles = Array.from({ length: 12 }, (_, at) => `Service ${at + 1}`);
    for (const title of titles) await call('POST', '', serviceBody({ title }), owner);
    titles.reverse();
    const titlesOf = async (query: string) => {
      const { records, pagination } = await call('GET', query, undefined, owner);
      return { titles: records.map(({ title }: { title: string }) => title), pagination };
    };
    const total = { total: 12 };
    const first = {
      titles: titles.slice(0, 10),
      pagination: { page: 1, pageSize: 10, totalPages: 2, ...total },
    };
    expect(await titlesOf('')).toEqual(first);
    const second = {
      titles: titles.slice(10),
      pagination: { page: 2, pageSize: 10, totalPages: 2, ...total },
    };
    expect(await titlesOf('?page=2')).toEqual(second);
    const fives = {
      titles: titles.slice(5, 10),
      pagination: { page: 2, pageSize: 5, totalPages: 3, ...total },
    };
    expect(await titlesOf('?page=2&pageSize=5')).toEqual(fives);
    const beyond = { titles: [], pagination: { page: 9, pageSize: 10, totalPages: 2, ...total } };
    expect(await titlesOf('?page=9')).toEqual(beyond);
  });

  test('is empty, with no page, for a member without any', async () => {
    const pagination = { page: 1, pageSize: 10, total: 0, totalPages: 0 };
    expect(await call('GET', '', undefined, await createMember(app))).toEqual({ records: [], pagination });
  });
});
