import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAfter } from '#platform/contract/dates.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { lastMondays } from './ticket-weeks.rules.ts';

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createMember(app, { admin: true });
});
afterAll(() => app.stop());

test('GET /service/api/admin/support/figures counts by weeks of India and measures in business hours', async () => {
  const [, , week = ''] = lastMondays(new Date(), 12);
  await app.sql('delete from support_holidays');
  const [thursday, friday, monday] = [dayAfter(week, 3), dayAfter(week, 4), dayAfter(week, 7)];
  const at = (day: string, time: string) => `${day}T${time}:00+05:30`;
  const tickets: [
    created: string,
    answered: string | null,
    resolved: string | null,
    rating: number | null,
  ][] = [
    // One business hour on Thursday, two over the night, four over the weekend.
    [at(thursday, '10:00'), at(thursday, '11:00'), at(friday, '12:00'), 5],
    [at(thursday, '17:00'), at(friday, '10:00'), at(friday, '12:00'), 4],
    [at(friday, '16:00'), at(monday, '11:00'), null, null],
    // Sunday, 23:59 in India: still the same week.
    [at(dayAfter(week, 6), '23:59'), null, null, null],
  ];
  for (const [created, answered, resolved, rating] of tickets) {
    await app.sql(
      `insert into support_tickets (id, guest_name, guest_email, subject, category, message, created_at,
          first_answered_at, resolved_at, status, rating, rated_at)
        values (gen_random_uuid(), 'Asha', 'asha@visitors.example', 'S', 'Other', 'M', $1, $2, $3,
          case when $3::timestamptz is null then 'open' else 'resolved' end, $4::smallint,
          case when $4::smallint is not null then $3::timestamptz end)`,
      [created, answered, resolved, rating],
    );
  }
  const figures = () => callAs(app, admin, 'GET', '/admin/support/figures');
  const weeks = await figures();
  expect(weeks).toHaveLength(12);
  expect(weeks[2]).toEqual({
    starts_on: week,
    received: 4,
    answered: 2,
    first_answer_minutes: 90,
    resolved: 2,
    ratings: 2,
    rating: 4.5,
  });
  expect(weeks[1]).toMatchObject({ received: 0, answered: 1, first_answer_minutes: 240, rating: null });

  await app.sql("insert into support_holidays (id, day, name) values (gen_random_uuid(), $1, 'Pongal')", [
    friday,
  ]);
  // Monday's answer took two hours of Monday; those of Friday do not count.
  expect((await figures())[1]).toMatchObject({ answered: 1, first_answer_minutes: 120 });
});
