import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayInIndia, formatDay } from '#platform/contract/dates.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { callAs, documentForm } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { documentRemindersJob } from './document-reminders.job.ts';

const dayFrom = (days: number) => dayInIndia(new Date(Date.now() + days * DAY_MS));
const ONE = 'A document of yours expires soon';
const SEVERAL = 'Your documents expire soon';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const store = (by: TestMember, days: number, fields: Record<string, string> = {}) =>
  callAs(app, by, 'POST', '/documents', documentForm({ ...fields, expires_on: dayFrom(days) }));

/** Runs the job as the schedule does each morning, and waits until its state matches. */
async function runReminders(end = /completed/): Promise<void> {
  const [job] = await app.sql<{ id: string }>(
    `insert into pgboss.job (name, data) values ('${documentRemindersJob.queue}', '{}') returning id`,
  );
  const state = async () =>
    (await app.sql<{ state: string }>('select state from pgboss.job where id = $1', [job?.id]))[0]?.state;
  await expect.poll(state, { timeout: 10_000 }).toMatch(end);
}

const remindersOf = async ({ id }: TestMember) =>
  (
    await app.sql<{ days_before: number }>(
      `select days_before from document_reminders r join documents d on d.id = r.document_id
        where d.owner_id = $1 order by days_before desc`,
      [id],
    )
  ).map(({ days_before }) => days_before);
const mailsTo = async ({ email }: TestMember) =>
  (
    await app.sql<{ subject: string }>(
      "select data->>'subject' as subject from pgboss.job where name = 'mail' and data->>'to' = $1",
      [email],
    )
  ).map(({ subject }) => subject);

describe('reminders of documents that expire', () => {
  test('come every morning in India', async () => {
    const schedules = await app.sql('select cron, timezone from pgboss.schedule where name = $1', [
      documentRemindersJob.queue,
    ]);
    expect(schedules).toEqual([{ cron: documentRemindersJob.schedule, timezone: 'UTC' }]);
  });

  test('come within the last 90, 60 and 30 days', async () => {
    const expected: [daysLeft: number, reminders: number[]][] = [
      [91, []],
      [90, [90]],
      [61, [90]],
      [60, [60]],
      [31, [60]],
      [30, [30]],
      [0, [30]],
      [-1, []],
    ];
    const members = new Map<number, TestMember>();
    for (const [days] of expected) {
      const member = await createMember(app);
      members.set(days, member);
      await store(member, days);
    }
    await runReminders();
    for (const [days, reminders] of expected) {
      const member = members.get(days) as TestMember;
      expect(await remindersOf(member), `${days} days left`).toEqual(reminders);
      expect(await mailsTo(member)).toEqual(reminders.map(() => ONE));
    }
  });

  test('come once each, at 90, 60 and 30 days', async () => {
    const member = await createMember(app);
    const { id } = await store(member, 90);
    const moveTo = (days: number) =>
      // Moves the expiry date of the paper and of the reminders already sent, as if days had passed.
      app.sql(
        'with d as (update documents set expires_on = $2 where id = $1) update document_reminders set expires_on = $2 where document_id = $1',
        [id, dayFrom(days)],
      );
    for (const days of [90, 60, 59, 30, 0]) {
      await moveTo(days);
      await runReminders();
    }
    expect(await remindersOf(member)).toEqual([90, 60, 30]);
    expect(await mailsTo(member)).toEqual([ONE, ONE, ONE]);
  });

  test('start again when the document was renewed', async () => {
    const member = await createMember(app);
    const { id } = await store(member, 20);
    await runReminders();
    await callAs(app, member, 'PUT', `/documents/${id}`, { kind: '80g', expires_on: dayFrom(85) });
    await runReminders();
    expect(await remindersOf(member)).toEqual([90, 30]);
  });

  test('tell a member of all documents in one mail', async () => {
    const member = await createMember(app);
    await store(member, 45, { kind: 'policy', title: 'Child protection' });
    await store(member, 1);
    await runReminders();
    const mail = await app.mail(member.email, SEVERAL);
    expect(mail).toContain(`- “80G approval (section 354)”: in 1 day, on ${formatDay(dayFrom(1))}`);
    expect(mail).toContain(`- “Child protection”: in 45 days, on ${formatDay(dayFrom(45))}`);
    expect(mail).toContain('/documents');
    expect(await mailsTo(member)).toEqual([SEVERAL]);
  });

  test('reach the others when those of one member fail, who gets them later', async () => {
    const [stuck, other] = [await createMember(app), await createMember(app)];
    const { id } = await store(stuck, 10);
    await store(other, 10);
    await app.sql(`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'not now'; end $$`);
    await app.sql(`create trigger refuse before insert on document_reminders for each row
      when (new.document_id = '${id}') execute function refuse()`);
    await runReminders(/retry|failed/);
    expect([await mailsTo(stuck), await mailsTo(other)]).toEqual([[], [ONE]]);
    await app.sql('drop trigger refuse on document_reminders');
    await runReminders();
    expect([await mailsTo(stuck), await mailsTo(other)]).toEqual([[ONE], [ONE]]);
  });
});
