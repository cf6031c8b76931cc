import { afterAll, beforeAll, expect, test } from 'vitest';
import { queuedMails } from '#platform/testing/queued-mails.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { lateTicketsJob } from './late-tickets.job.ts';

const MAILBOX = 'support@dayitva.example';
let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp({ ADMIN_EMAIL: MAILBOX });
  admin = await createMember(app, { admin: true });
});
afterAll(() => app.stop());

async function runJob(): Promise<void> {
  const [job] = await app.sql<{ id: string }>(
    `insert into pgboss.job (name, data) values ('${lateTicketsJob.queue}', '{}') returning id`,
  );
  await expect
    .poll(async () => (await app.sql('select state from pgboss.job where id = $1', [job?.id]))[0]?.state, {
      timeout: 15_000,
    })
    .toBe('completed');
}

/** Stores a question that was due some hours ago; in the future for a negative number. */
async function ticketDue(hoursAgo: number, subject: string, kind = 'question'): Promise<string> {
  const id = crypto.randomUUID();
  await app.sql(
    `insert into support_tickets (id, guest_name, guest_email, subject, category, message, kind, due_at)
     values ($1, 'Asha Devi', 'asha@visitor.example', $2, 'Other', 'Please help', $3, now() - $4 * interval '1 hour')`,
    [id, subject, kind, hoursAgo],
  );
  return id;
}

const lateMailsTo = (to: string) => queuedMails(app, { to, subject: '%late' });

test('runs once an hour', async () => {
  expect(await app.sql('select cron from pgboss.schedule where name = $1', [lateTicketsJob.queue])).toEqual([
    { cron: lateTicketsJob.schedule },
  ]);
  expect(lateTicketsJob.schedule).toBe('5 * * * *');
});

test('mails what has become late to every admin, each ticket once for each due time', async () => {
  const id = await ticketDue(3, 'Where is my badge? https://evil.example');
  await ticketDue(1, 'Privacy request: erasure', 'privacy_request');
  await ticketDue(-1, 'Not late yet');
  await runJob();
  await runJob();
  for (const to of [MAILBOX, admin.email]) {
    const [mail, ...others] = await lateMailsTo(to);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 support tickets are late');
    expect(mail?.text).toContain('question “Where is my badge?');
    expect(mail?.text).toContain('privacy request “Privacy request: erasure');
    expect(mail?.text).not.toContain('https://evil.example');
    expect(mail?.text).not.toContain('Not late yet');
  }
  await app.sql("update support_tickets set due_at = now() - interval '1 minute' where id = $1", [id]);
  await runJob();
  const mails = await lateMailsTo(admin.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    '2 support tickets are late',
    'A support ticket is late',
  ]);
});

test('a holiday that moves a due time of a ticket that is late still causes no second mail', async () => {
  const before = (await lateMailsTo(admin.email)).length;
  const id = crypto.randomUUID();
  // Monday 5 January 2026, 9:00 IST.
  await app.sql(
    `insert into support_tickets (id, guest_name, guest_email, subject, category, message, created_at, clock_from,
       clock_minutes, due_at)
     values ($1, 'Asha Devi', 'asha@visitor.example', 'Old', 'Other', 'Please help', '2026-01-05T03:30:00Z',
       '2026-01-05T03:30:00Z', 1440, '2026-01-07T09:30:00Z')`,
    [id],
  );
  await runJob();
  const holiday = await callAs(app, admin, 'POST', '/admin/holidays', { day: '2026-01-06', name: 'Strike' });
  expect(holiday.moved).toBe(1);
  await runJob();
  expect(await lateMailsTo(admin.email)).toHaveLength(before + 1);
});

test("the admin's desk counts late questions, first", async () => {
  const { review, total } = await callAs(app, admin, 'GET', '/desk');
  expect(review.late_tickets).toMatchObject({ total: 2, oldest: '2026-01-08T09:30:00.000Z' });
  // They are open tickets too, and counted once.
  expect(total).toBe(review.tickets.total + review.grievances.total);
});
