import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#platform/contract/durations.ts';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

const PATH = '/admin/holidays';
let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createMember(app, { admin: true });
});
afterAll(() => app.stop());

const list = () => callAs(app, admin, 'GET', PATH);
const add = (body: object) => callAs(app, admin, 'POST', PATH, body);
const remove = (id: string) => callAs(app, admin, 'DELETE', `${PATH}/${id}`);

/** Stores a question whose clock began at an instant, with its due time by the calendar without holidays. */
async function runningTicket(from: string, due: string, minutes = 1440): Promise<string> {
  const id = crypto.randomUUID();
  await app.sql(
    `insert into support_tickets (id, guest_name, guest_email, subject, category, message, created_at, clock_from,
       clock_minutes, due_at)
     values ($1, 'Asha Devi', 'asha@visitor.example', 'Help', 'Other', 'Please help', $2, $2, $3, $4)`,
    [id, from, minutes, due],
  );
  return id;
}
const dueOf = async (id: string): Promise<string> => {
  const [row] = await app.sql<{ due_at: Date | string }>('select due_at from support_tickets where id = $1', [
    id,
  ]);
  return new Date(row?.due_at ?? 0).toISOString();
};

describe('GET /service/api/admin/holidays', () => {
  test('has the three national holidays, which come every year, the next one first', async () => {
    const listed = await list();
    expect(listed.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Gandhi Jayanti',
      'Independence Day',
      'Republic Day',
    ]);
    const days = listed.map(({ next_day }: { next_day: string }) => next_day);
    expect(days).toEqual(days.toSorted());
    for (const { next_day, every_year } of listed) {
      expect(every_year).toBe(true);
      expect(Date.parse(next_day)).toBeGreaterThan(Date.now() - DAY_MS);
    }
  });
});

describe('POST /service/api/admin/holidays', () => {
  test('moves the due times of open questions, and back when it is removed', async () => {
    // Monday 4 January 2027, 9:00 IST, and the Wednesday after it at 15:00.
    const [from, due] = ['2027-01-04T03:30:00.000Z', '2027-01-06T09:30:00.000Z'];
    const waits = await runningTicket(from, due);
    const elsewhere = await runningTicket('2027-02-01T03:30:00.000Z', '2027-02-03T09:30:00.000Z');
    const holiday = await add({ day: '2027-01-05', name: 'Pongal eve' });
    expect(holiday).toMatchObject({ moved: 1, next_day: '2027-01-05', every_year: false });
    expect(await dueOf(waits)).toBe('2027-01-07T09:30:00.000Z');
    expect(await dueOf(elsewhere)).toBe('2027-02-03T09:30:00.000Z');
    expect(await remove(holiday.id)).toEqual({ id: holiday.id, moved: 1 });
    expect(await dueOf(waits)).toBe(due);
  });

  test('refuses a day that is listed, also by a holiday of every year', async () => {
    const listed = await add({ day: '2027-11-08', name: 'Diwali' });
    const before = await databaseState(app);
    for (const day of ['2027-11-08', '2029-08-15']) {
      const answer = await app.request('POST', PATH, { token: admin.token, body: { day, name: 'Again' } });
      expectFailure(answer, 'VALIDATION_FAILED', 'This day is already listed');
      expect(answer.body.error.fields).toEqual({ day: 'This day is already listed' });
    }
    expect(await databaseState(app)).toEqual(before);
    await remove(listed.id);
  });

  test.each([
    ['day', { day: '2027-02-30', name: 'None' }, 'Please enter a date as YYYY-MM-DD'],
    ['day', { day: '1999-02-01', name: 'Old' }, 'Please enter a day between 2020 and 2099'],
    ['name', { day: '2027-02-03', name: ' ' }, 'Name is required'],
  ])('names the field %s when it is wrong: %o', async (field, body, message) => {
    const answer = await app.request('POST', PATH, { token: admin.token, body });
    expectFailure(answer, 'VALIDATION_FAILED', message);
    expect(answer.body.error.fields).toEqual({ [field]: message });
  });

  test('of two admins who list the same day at once, one does', async () => {
    const body = { day: '2027-03-22', name: 'Holi' };
    const answers = await Promise.all(
      [1, 2].map(() => app.request('POST', PATH, { token: admin.token, body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    const id = answers.find(({ status }) => status === 201)?.body.data.id;
    await remove(id);
  });
});

test('DELETE /service/api/admin/holidays/:id answers 404 for a holiday that is gone', async () => {
  const answer = await app.request('DELETE', `${PATH}/${crypto.randomUUID()}`, { token: admin.token });
  expectFailure(answer, 'HOLIDAY_NOT_FOUND');
});
