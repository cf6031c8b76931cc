import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { REMINDERS_AT_ONCE, termsRemindersJob } from './terms-reminders.job.ts';

const SUBJECT = 'A yearly reminder of the terms of Dayitva';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.sql('update accounts set terms_reminded_at = now()'));
afterAll(() => app.stop());

/** Does what the schedule does, and waits until it is in such a state. */
async function runReminders(end = /completed/): Promise<void> {
  const [job] = await app.sql<{ id: string }>(
    `insert into pgboss.job (name, data) values ('${termsRemindersJob.queue}', '{}') returning id`,
  );
  const state = async () =>
    (await app.sql<{ state: string }>('select state from pgboss.job where id = $1', [job?.id]))[0]?.state;
  await expect.poll(state, { timeout: 10_000 }).toMatch(end);
}

async function toldBefore(days: number, fields: { confirmed?: boolean } = {}): Promise<TestMember> {
  const member = await createMember(app, fields);
  await app.sql(
    'update accounts set terms_reminded_at = now() - make_interval(days => $2::int) where id = $1',
    [member.id, days],
  );
  return member;
}

const remindersTo = async ({ email }: TestMember) =>
  (
    await app.sql(
      "select 1 from pgboss.job where name = 'mail' and data->>'to' = $1 and data->>'subject' = $2",
      [email, SUBJECT],
    )
  ).length;

describe('the yearly reminder of the terms', () => {
  test('is looked for every ten minutes', async () => {
    const schedules = await app.sql('select cron from pgboss.schedule where name = $1', [
      termsRemindersJob.queue,
    ]);
    expect(schedules).toEqual([{ cron: termsRemindersJob.schedule }]);
  });

  test('comes within a year of the sign-up, once, and then again within a year', async () => {
    const early = await toldBefore(334);
    const member = await toldBefore(336);
    await runReminders();
    await runReminders();
    expect([await remindersTo(early), await remindersTo(member)]).toEqual([0, 1]);
    const mail = await app.mail(member.email, SUBJECT);
    for (const words of ['/terms', '/privacy', 'immediately end the use of the account']) {
      expect(mail).toContain(words);
    }
    await app.sql("update accounts set terms_reminded_at = terms_reminded_at - interval '336 days'");
    await runReminders();
    expect(await remindersTo(member)).toBe(2);
  });

  test('goes to nobody who did not confirm the address, or is leaving', async () => {
    const unconfirmed = await toldBefore(400, { confirmed: false });
    const leaving = await toldBefore(400);
    await app.sql("update accounts set deletion_due_at = now() + interval '1 day' where id = $1", [
      leaving.id,
    ]);
    await runReminders();
    expect([await remindersTo(unconfirmed), await remindersTo(leaving)]).toEqual([0, 0]);
  });

  test('goes to a few at a time, first to those who have waited longest', async () => {
    const last = await toldBefore(400);
    await app.sql(
      `insert into accounts (id, email, password_hash, email_confirmed_at, terms_reminded_at)
        select gen_random_uuid(), 'crowd-' || n || '@terms.example', 'x', now(), now() - interval '500 days'
        from generate_series(1, ${REMINDERS_AT_ONCE}) n`,
    );
    await runReminders();
    expect(await remindersTo(last)).toBe(0);
    await runReminders();
    expect(await remindersTo(last)).toBe(1);
  });

  test('reaches the others when that of some members fails, however long they have waited', async () => {
    await app.sql(
      `insert into accounts (id, email, password_hash, email_confirmed_at, terms_reminded_at)
        select gen_random_uuid(), 'stuck-' || n || '@terms.example', 'x', now(), now() - interval '500 days'
        from generate_series(1, ${REMINDERS_AT_ONCE}) n`,
    );
    const other = await toldBefore(400);
    await app.sql(`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'not now'; end $$`);
    await app.sql(`create trigger refuse before update on accounts for each row
      when (old.email like 'stuck-%') execute function refuse()`);
    await runReminders(/retry|failed/);
    expect(await remindersTo(other)).toBe(1);
    await app.sql('drop trigger refuse on accounts');
  });
});
