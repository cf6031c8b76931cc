import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, long, type RefusedValue, withField } from '#platform/testing/field-limits.ts';
import { callAs, initiativeBody, startCollaboration } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let member: TestMember;
/** A new collaboration for every test. */
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  member = await createMember(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  ({ id } = await callAs(app, member, 'POST', '/collaborations', initiativeBody()));
});

const call = (method: string, path = '', body?: object, by = member) =>
  callAs(app, by, method, `/collaborations/${id}/milestones${path}`, body);
const send = (method: string, path = '', body?: object, by = member) =>
  app.request(method, `/collaborations/${id}/milestones${path}`, { token: by.token, body });
const add = (fields: object = {}) => call('POST', '', { title: 'First pump', ...fields });
const progress = async () => (await callAs(app, member, 'GET', `/collaborations/${id}`)).progress_percentage;

const UNKNOWN = '019376a0-0000-7000-8000-000000000001';
const ids = (count: number) =>
  Array.from({ length: count }, (_, at) => UNKNOWN.slice(0, -2) + String(at + 10));

/** What a milestone has that was added with a title only. */
const REST = {
  description: null,
  start_date: null,
  due_date: null,
  owner: null,
  depends_on: [],
  completed_at: null,
  completed_by_name: null,
  evidence: [],
  evidence_note: null,
  created_at: expect.any(String),
  version: 1,
};

const refused: RefusedValue[] = [
  ['title', '', 'Please enter a milestone title'],
  ['title', long(161), 'Title must be 160 characters or less'],
  ['description', long(1001), 'Description must be 1000 characters or less'],
  ['status', 'done', 'Please select a status from the list'],
  ['due_date', 'tomorrow', 'Please enter a date as YYYY-MM-DD'],
  ['start_date', '2026-02-30', 'Please enter a date as YYYY-MM-DD'],
  ['owner', 'nobody', 'Please select an owner from the list'],
  ['owner', { participant_id: UNKNOWN }, 'Please select an owner from the list'],
  ['depends_on', [UNKNOWN], 'Please select milestones of this collaboration'],
  ['depends_on', ids(21), 'Depends on must have 20 entries or less'],
  ['evidence', [UNKNOWN], 'Please select files of this collaboration'],
  ['evidence', ids(21), 'Evidence must have 20 entries or less'],
  ['evidence_note', long(1001), 'Note on the evidence must be 1000 characters or less'],
  ['completed_at', '2026-11-21T00:00:00Z', 'Unknown field'],
];

describe('POST /service/api/collaborations/:id/milestones', () => {
  test('keeps every field at its limit', async () => {
    const days = { start_date: '2027-03-31', due_date: '2027-03-31' };
    const full = { title: long(160), description: long(1000), status: 'active', ...days };
    const created = await add(full);
    expect(created).toEqual({ ...REST, ...full, id: expect.any(String) });
    expect(await call('GET')).toEqual([created]);
  });

  test('fills in what was left out', async () => {
    expect(await add()).toEqual({
      ...REST,
      id: expect.any(String),
      title: 'First pump',
      status: 'pending',
    });
  });

  test.each<RefusedValue>([['title', undefined, 'Please enter a milestone title'], ...refused])(
    'refuses %s %j: %s',
    (field, value, message) =>
      expectRefused(
        app,
        () => send('POST', '', withField({ title: 'First pump' }, field, value)),
        field,
        message,
      ),
  );
});

describe('GET /service/api/collaborations/:id/milestones', () => {
  test('lists by due date, those without one last, in the order in which they were added', async () => {
    for (const [title, due_date] of [
      ['D', null],
      ['B', '2027-01-02'],
      ['C', '2027-01-02'],
      ['E', null],
      ['A', '2026-12-31'],
    ]) {
      await add({ title, due_date });
    }
    const titles = (await call('GET')).map(({ title }: { title: string }) => title);
    expect(titles).toEqual(['A', 'B', 'C', 'D', 'E']);
  });
});

describe('PATCH /service/api/collaborations/:id/milestones/:milestoneId', () => {
  test('changes only what is sent', async () => {
    const before = await add({ description: 'Deep', due_date: '2027-03-31' });
    expect(await call('PATCH', `/${before.id}`, { title: 'New', description: '' })).toEqual({
      ...before,
      title: 'New',
      description: null,
      version: 2,
    });
    expect(await call('PATCH', `/${before.id}`, {})).toMatchObject({ title: 'New', due_date: '2027-03-31' });
  });

  test('knows when it was completed, also after later changes, until it is opened again', async () => {
    const { id: milestone } = await add();
    const completed = await call('PATCH', `/${milestone}`, { status: 'completed' });
    expect(completed.completed_at).toEqual(expect.any(String));
    expect(await call('PATCH', `/${milestone}`, { title: 'New' })).toMatchObject({
      completed_at: completed.completed_at,
    });
    const again = await call('PATCH', `/${milestone}`, { status: 'completed' });
    expect(again.completed_at).toBe(completed.completed_at);
    expect(await call('PATCH', `/${milestone}`, { status: 'active' })).toMatchObject({ completed_at: null });
  });

  test.each(refused)('refuses %s %j: %s', async (field, value, message) => {
    const { id: milestone } = await add();
    await expectRefused(app, () => send('PATCH', `/${milestone}`, { [field]: value }), field, message);
  });

  test('keeps a new name and a completion that arrive at the same time', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { id: milestone } = await add();
      const answers = await Promise.all([
        send('PATCH', `/${milestone}`, { status: 'completed' }),
        send('PATCH', `/${milestone}`, { title: 'Renamed' }),
        send('PATCH', `/${milestone}`, { due_date: '2027-01-01' }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const changed = {
        title: 'Renamed',
        status: 'completed',
        due_date: '2027-01-01',
        completed_at: expect.any(String),
      };
      expect((await call('GET')).find((one: { id: string }) => one.id === milestone)).toMatchObject(changed);
    }
  });
});

describe('the progress of a collaboration', () => {
  test('is the share of its completed milestones', async () => {
    const { id: first } = await add();
    expect(await progress()).toBe(0);
    await call('PATCH', `/${first}`, { status: 'completed' });
    expect(await progress()).toBe(100);
    const { id: second } = await add({ status: 'active' });
    await add();
    expect(await progress()).toBe(33);
    await call('PATCH', `/${second}`, { status: 'completed' });
    expect(await progress()).toBe(67);
    await call('PATCH', `/${first}`, { status: 'active' });
    expect(await progress()).toBe(33);
    await call('DELETE', `/${second}`);
    expect(await progress()).toBe(0);
  });

  test('is right after milestones were added at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        send('POST', '', { title: 'Pump', status: at % 2 ? 'completed' : 'active' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
    expect(await progress()).toBe(50);
  });

  test('is right after milestones were completed and removed at the same time', async () => {
    const milestones = await Promise.all(Array.from({ length: 12 }, () => add()));
    const answers = await Promise.all(
      milestones.map(({ id: milestone }, at) =>
        at % 3 === 0
          ? send('DELETE', `/${milestone}`)
          : send('PATCH', `/${milestone}`, { status: 'completed' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(await progress()).toBe(100);
  });

  test('follows the milestones even if it was set while the first one was added', async () => {
    for (let round = 0; round < 10; round += 1) {
      ({ id } = await callAs(app, member, 'POST', '/collaborations', initiativeBody()));
      const body = { progress_percentage: 55 };
      const [set, added] = await Promise.all([
        app.request('PATCH', `/collaborations/${id}`, { token: member.token, body }),
        send('POST', '', { title: 'First pump' }),
      ]);
      expect([200, 409]).toContain(set.status);
      expect(added.status).toBe(201);
      expect(await progress()).toBe(0);
    }
  });
});

describe('milestones of another collaboration', () => {
  test('are not reached through this one', async () => {
    const { id: milestone } = await add();
    ({ id } = await callAs(app, member, 'POST', '/collaborations', initiativeBody()));
    const before = await databaseState(app);
    expectFailure(await send('PATCH', `/${milestone}`, { title: 'Taken' }), 'MILESTONE_NOT_FOUND');
    expectFailure(await send('DELETE', `/${milestone}`), 'MILESTONE_NOT_FOUND');
    expect(await databaseState(app)).toEqual(before);
  });

  test('are gone after deletion, which outsiders cannot do', async () => {
    const { id: milestone } = await add();
    const outsider = await createMember(app);
    for (const [method, path, body] of [
      ['GET', ''],
      ['POST', '', { title: 'Mine' }],
      ['PATCH', `/${milestone}`, { title: 'Mine' }],
      ['DELETE', `/${milestone}`],
    ] as const) {
      expectFailure(
        await send(method, path, body, outsider),
        'COLLABORATION_NOT_FOUND',
        'Collaboration not found',
      );
    }
    expect(await call('DELETE', `/${milestone}`)).toMatchObject({ id: milestone });
    expectFailure(await send('DELETE', `/${milestone}`), 'MILESTONE_NOT_FOUND');
  });

  test('belong to both partners', async () => {
    const partner = await createMember(app);
    ({ id } = await startCollaboration(app, member, partner));
    const { id: milestone } = await add();
    expect(await call('PATCH', `/${milestone}`, { status: 'completed' }, partner)).toMatchObject({
      status: 'completed',
    });
    expect(await progress()).toBe(100);
  });
});
