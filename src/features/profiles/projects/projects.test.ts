import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, long, type RefusedValue, withField } from '#platform/testing/field-limits.ts';
import { callAs, projectBody } from '#platform/testing/records.ts';
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
  callAs(app, by, method, `/profile/projects${path}`, body);
const send = (method: string, path = '', body?: object, by = member) =>
  app.request(method, `/profile/projects${path}`, { token: by.token, body });

const DAY = 'Please enter a date as YYYY-MM-DD';
const ORDER = 'The end date must not be before the start date';
const full = {
  title: long(200),
  description: long(3000),
  status: 'On Hold',
  start_date: '2026-02-28',
  end_date: '2028-02-29',
  budget: 1_000_000_000_000,
  rating: 4.5,
  schedule_vii_item: 'xii',
  districts: Array.from({ length: 30 }, (_, at) => long(58) + (10 + at)),
  beneficiaries_planned: 1_500_000_000,
  beneficiaries_reached: 1_500_000_000,
};

const people = (field: string, label: string): RefusedValue[] => [
  [field, -1, `${label} must not be negative`],
  [field, 1.5, `${label} must be a whole number`],
  [field, '5', `${label} must be a number`],
  [field, 1_500_000_001, `${label} must be at most 150 crore`],
];

const refused: RefusedValue[] = [
  ['title', '', 'Title is required'],
  ['title', long(201), 'Title must be 200 characters or less'],
  ['description', long(3001), 'Description must be 3000 characters or less'],
  ['status', 'active', 'Please select a status from the list'],
  ['status', null, 'Please select a status from the list'],
  ...[
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    '21-11-2026',
    '2026-11-21T00:00:00Z',
    '0000-01-01',
    '',
    20_261_121,
  ].flatMap((day): RefusedValue[] => [
    ['start_date', day, DAY],
    ['end_date', day, DAY],
  ]),
  ['budget', -1, 'Amount must not be negative'],
  ['budget', 1.5, 'Amount must be whole rupees'],
  ['budget', '1', 'Amount must be a number'],
  ['budget', 1_000_000_000_001, 'Amount must be at most ₹1,00,000 Cr'],
  ['rating', -0.1, 'Rating must be from 0 to 5'],
  ['rating', 5.1, 'Rating must be from 0 to 5'],
  ['rating', '5', 'Rating must be a number'],
  ['schedule_vii_item', 'xiv', 'Please select an item of Schedule VII from the list'],
  ['schedule_vii_item', '', 'Please select an item of Schedule VII from the list'],
  ['districts', 'Gumla', 'Districts must be a list'],
  ['districts', Array.from({ length: 31 }, (_, at) => `D${at}`), 'Districts must have 30 entries or less'],
  ...people('beneficiaries_planned', 'Beneficiaries planned'),
  ...people('beneficiaries_reached', 'Beneficiaries reached'),
  ['pictures', [], 'Unknown field'],
  ['user_id', '00000000-0000-7000-8000-000000000000', 'Unknown field'],
];

describe('POST /service/api/profile/projects', () => {
  test('keeps every field at its limit', async () => {
    const created = await call('POST', '', full);
    expect(created).toEqual({
      ...full,
      id: expect.any(String),
      user_id: member.id,
      pictures: [],
      created_at: expect.any(String),
      updated_at: expect.any(String),
      version: 1,
    });
    expect(await call('GET', `/${created.id}`)).toEqual(created);
  });

  test.each([
    { rating: 0 },
    { rating: 5 },
    { budget: 0 },
    { start_date: '0001-01-01', end_date: '9999-12-31' },
    { start_date: '2026-11-21', end_date: '2026-11-21' },
    { description: null, start_date: null, end_date: null, budget: null, rating: null },
    { schedule_vii_item: null, beneficiaries_planned: null, beneficiaries_reached: null },
    { beneficiaries_planned: 0, beneficiaries_reached: 0 },
    { beneficiaries_planned: 5, beneficiaries_reached: 9 },
    ...['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii'].map((item) => ({
      schedule_vii_item: item,
    })),
    ...['Active', 'Completed', 'On Hold', 'Cancelled'].map((status) => ({ status })),
  ])('takes %j', async (fields) => {
    expect(await call('POST', '', projectBody(fields))).toMatchObject(fields);
  });

  test.each<RefusedValue>([
    ['title', undefined, 'Title is required'],
    ['status', undefined, 'Please select a status from the list'],
    ...refused,
  ])('refuses %s %j: %s', (field, value, message) =>
    expectRefused(app, () => send('POST', '', withField(projectBody(), field, value)), field, message),
  );

  test('refuses a district of 61 characters', () => {
    const body = projectBody({ districts: ['Gumla', long(61)] });
    const message = 'Districts must be 60 characters or less';
    return expectRefused(app, () => send('POST', '', body), 'districts.1', message);
  });

  test('refuses an end before the start', () => {
    const body = projectBody({ start_date: '2026-11-21', end_date: '2026-11-20' });
    return expectRefused(app, () => send('POST', '', body), 'end_date', ORDER);
  });
});

describe('PUT /service/api/profile/projects/:id', () => {
  test('changes only what is sent', async () => {
    const before = await call('POST', '', full);
    const after = await call('PUT', `/${before.id}`, { status: 'Completed', rating: null, description: '' });
    const expected = { ...before, status: 'Completed', rating: null, description: null };
    expect(after).toEqual({ ...expected, updated_at: expect.any(String), version: 2 });
    expect(await call('GET', `/${before.id}`)).toEqual(after);
    expect(await call('PUT', `/${before.id}`, {})).toEqual(after);
  });

  test.each(refused)('refuses %s %j: %s', async (field, value, message) => {
    const { id } = await call('POST', '', projectBody());
    await expectRefused(app, () => send('PUT', `/${id}`, { [field]: value }), field, message);
  });

  test('refuses one date that falls out of order with the other, which stays', async () => {
    const { id } = await call('POST', '', projectBody({ start_date: '2026-11-10', end_date: '2026-11-20' }));
    const dates = [{ start_date: '2026-11-21' }, { end_date: '2026-11-09' }];
    for (const body of dates) await expectRefused(app, () => send('PUT', `/${id}`, body), 'end_date', ORDER);
    const both = { start_date: '2026-12-02', end_date: '2026-12-01' };
    await expectRefused(app, () => send('PUT', `/${id}`, both), 'end_date', ORDER);
    const moved = { start_date: '2027-01-01', end_date: '2027-01-01' };
    expect(await call('PUT', `/${id}`, moved)).toMatchObject(moved);
  });
});

describe('DELETE /service/api/profile/projects/:id', () => {
  test('removes it for good', async () => {
    const { id } = await call('POST', '', projectBody());
    expect(await call('DELETE', `/${id}`)).toEqual({ id });
    for (const method of ['GET', 'DELETE']) expectFailure(await send(method, `/${id}`), 'PROJECT_NOT_FOUND');
    expectFailure(await send('PUT', `/${id}`, { title: 'New' }), 'PROJECT_NOT_FOUND');
  });
});

describe('/service/api/profile/projects/:id of another member', () => {
  test.each(['GET', 'PUT', 'DELETE'])('%s finds nothing and changes nothing', async (method) => {
    const { id } = await call('POST', '', projectBody());
    const other = await createMember(app);
    const before = await databaseState(app);
    const body = method === 'PUT' ? { title: 'Taken' } : undefined;
    expectFailure(await send(method, `/${id}`, body, other), 'PROJECT_NOT_FOUND', 'Project not found');
    expect(await databaseState(app)).toEqual(before);
  });
});

describe('GET /service/api/profile/projects', () => {
  test('pages the own ones, newest first', async () => {
    const owner = await createMember(app);
    for (let at = 1; at <= 11; at += 1)
      await call('POST', '', projectBody({ title: `Project ${at}` }), owner);
    const { records, pagination } = await call('GET', '?page=2', undefined, owner);
    expect(records).toMatchObject([{ title: 'Project 1', user_id: owner.id }]);
    expect(pagination).toEqual({ page: 2, pageSize: 10, total: 11, totalPages: 2 });
  });
});

describe('people whom projects have reached', () => {
  test('are summed up over the projects of the member, through every change', async () => {
    const owner = await createMember(app);
    const lives = async () => {
      const { livesReached } = await callAs(app, owner, 'GET', '/profile/overview');
      const { lives_reached } = await callAs(app, owner, 'GET', '/profile/profile');
      expect(lives_reached).toBe(livesReached);
      return livesReached;
    };
    expect(await lives()).toBe(0);
    const { id } = await call('POST', '', projectBody({ beneficiaries_reached: 1200 }), owner);
    await call('POST', '', projectBody({ beneficiaries_reached: 1_500_000_000 }), owner);
    await call('POST', '', projectBody({ beneficiaries_reached: 1_500_000_000 }), owner);
    await call('POST', '', projectBody({ beneficiaries_planned: 99 }), owner);
    expect(await lives()).toBe(3_000_001_200);
    await call('PUT', `/${id}`, { beneficiaries_reached: 1300, budget: 5 }, owner);
    expect(await lives()).toBe(3_000_001_300);
    await call('PUT', `/${id}`, { beneficiaries_reached: null }, owner);
    expect(await lives()).toBe(3_000_000_000);
    await call('DELETE', `/${id}`, undefined, owner);
    expect(await lives()).toBe(3_000_000_000);
  });
});

describe('GET /service/api/profile/projects/stats', () => {
  test('counts the own active and completed ones', async () => {
    const owner = await createMember(app);
    expect(await call('GET', '/stats', undefined, owner)).toEqual({
      activeProjects: 0,
      completedProjects: 0,
    });
    for (const status of ['Active', 'Active', 'Completed', 'On Hold', 'Cancelled']) {
      await call('POST', '', projectBody({ status }), owner);
    }
    expect(await call('GET', '/stats', undefined, owner)).toEqual({
      activeProjects: 2,
      completedProjects: 1,
    });
  });

  test('sends its two numbers both in data and at the top level', async () => {
    const owner = await createMember(app);
    await call('POST', '', projectBody({ status: 'Completed' }), owner);
    const { body } = await app.request('GET', '/profile/projects/stats', { token: owner.token });
    const numbers = { activeProjects: 0, completedProjects: 1 };
    expect(body).toEqual({ ...numbers, data: numbers });
  });
});
