import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseState, expectWrongField } from '#platform/testing/failures.ts';
import { long } from '#platform/testing/field-limits.ts';
import { callAs, initiativeBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let corporate: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  corporate = await createMember(app, { type: 'corporate', name: 'Sahyadri Steel' });
});
afterAll(() => app.stop());

const create = (milestones: unknown) =>
  app.request('POST', '/collaborations', { token: corporate.token, body: initiativeBody({ milestones }) });
const titled = (titles: string[]) => titles.map((title) => ({ title }));

describe('POST /service/api/collaborations with milestones', () => {
  test('stores all of them with the initiative, in their order, and its progress follows them', async () => {
    const { status, body } = await create([
      { title: 'Survey', status: 'completed', description: 'Sixty villages' },
      { title: 'Tanks', due_date: '2027-02-28' },
      { title: 'Handover' },
      { title: 'Report' },
    ]);
    expect(status).toBe(201);
    expect(body.data.progress_percentage).toBe(25);
    expect(body.data).not.toHaveProperty('milestones');
    const stored = await callAs(app, corporate, 'GET', `/collaborations/${body.data.id}/milestones`);
    expect(stored).toMatchObject([
      { title: 'Tanks', due_date: '2027-02-28', status: 'pending', completed_at: null },
      {
        title: 'Survey',
        status: 'completed',
        description: 'Sixty villages',
        completed_at: expect.any(String),
      },
      { title: 'Handover', due_date: null },
      { title: 'Report' },
    ]);
  });

  test.each([
    ['title', { title: ' ' }, 'Please enter a milestone title'],
    ['title', { title: long(161) }, 'Title must be 160 characters or less'],
    ['title', { title: 'A \0 in it' }, 'Contains characters that cannot be stored'],
    ['due_date', { title: 'Report', due_date: '2027-02-30' }, 'Please enter a date as YYYY-MM-DD'],
    ['status', { title: 'Report', status: 'late' }, 'Please select a status from the list'],
    ['id', { title: 'Report', id: '1' }, 'Unknown field'],
  ])('names the wrong field %s of %j and stores nothing', async (field, milestone, message) => {
    const before = await databaseState(app);
    expectWrongField(
      await create([...titled(['Survey', 'Tanks']), milestone]),
      `milestones.2.${field}`,
      message,
    );
    expect(await databaseState(app)).toEqual(before);
  });

  test('takes fifty and refuses one more', async () => {
    const titles = Array.from({ length: 51 }, (_, at) => `Step ${at + 1}`);
    expectWrongField(await create(titled(titles)), 'milestones', 'At most 50 milestones');
    const { body } = await create(titled(titles.slice(1)));
    const stored = await callAs(app, corporate, 'GET', `/collaborations/${body.data.id}/milestones`);
    expect(stored.map(({ title }: { title: string }) => title)).toEqual(titles.slice(1));
  });
});
