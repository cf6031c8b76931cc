import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#platform/contract/durations.ts';
import { connect } from '#platform/server/database/connect.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { refusal, startMailServer, type TestMailServer } from '#platform/testing/mail-server.ts';
import { queuedMails } from '#platform/testing/queued-mails.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import type { FailedJob, FailedMail, JobQueue } from './jobs.contract.ts';
import { storeSample } from './system.repository.ts';

const SOON = { timeout: 15_000, interval: 50 };

let app: TestApp;
let admin: TestMember;
let other: TestMember;
let server: TestMailServer;
let refuse: (address: string) => Error | null;
beforeAll(async () => {
  refuse = () => null;
  server = await startMailServer({ refuse: (address) => refuse(address) });
  app = await startTestApp({ SMTP_URL: server.url });
  admin = await createMember(app, { admin: true });
  other = await createMember(app, { admin: true });
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

const get = (path: string) => callAs(app, admin, 'GET', path);
const post = (path: string, by = admin) => app.request('POST', path, { token: by.token });

/** Stores a job that has failed, as a job that fails in every try ends. */
async function failedJob(queue: string, state = 'failed', message = 'no route to host'): Promise<string> {
  const [row] = await app.sql<{ id: string }>(
    `insert into pgboss.job (id, name, state, data, output, policy, retry_count, retry_limit, started_on, completed_on, start_after)
      values (gen_random_uuid(), $1, $2::pgboss.job_state, '{}', $3, 'standard', 8, 8, now(), now(),
        case when $2 = 'retry' then now() + interval '1 hour' else now() end) returning id`,
    [queue, state, { code: 'EHOSTUNREACH', message }],
  );
  return row?.id ?? '';
}
const stateOf = async (id: string) =>
  (await app.sql<{ state: string }>('select state from pgboss.job where id = $1', [id]))[0]?.state;
const queueOf = async (name: string): Promise<JobQueue | undefined> =>
  (await get('/admin/jobs')).queues.find((queue: JobQueue) => queue.name === name);

describe('GET /service/api/admin/jobs', () => {
  test('counts what is under way in each queue, without mails, and knows the next run of a schedule', async () => {
    const id = await failedJob('file-removal');
    await failedJob('file-removal', 'retry');
    expect(await queueOf('file-removal')).toMatchObject({
      failed: 1,
      failing: 1,
      schedule: null,
      next_run_at: null,
    });
    const sweep = await queueOf('upload-sweep');
    expect(Date.parse(sweep?.next_run_at ?? '')).toBeGreaterThan(Date.now());
    expect(Date.parse(sweep?.next_run_at ?? '')).toBeLessThanOrEqual(Date.now() + HOUR_MS);
    expect(await queueOf('mail')).toBeUndefined();
    const { groups } = await get('/admin/navigation');
    const row = groups
      .flatMap(({ nodes }: { nodes: { path: string; waiting: number }[] }) => nodes)
      .find(({ path }: { path: string }) => path === '/admin/jobs');
    expect(row.waiting).toBeGreaterThan(0);
    await app.sql("delete from pgboss.job where name = 'file-removal'");
    expect(await stateOf(id)).toBeUndefined();
  });
});

describe('failed jobs', () => {
  test('are listed with their errors, cleaned, those given up first; a page and a queue at a time', async () => {
    const dead = await failedJob('file-removal', 'failed', 'cannot tell meera@asha.example: token=abc123');
    const failing = await failedJob('file-removal', 'retry');
    const page = await get('/admin/jobs/failed?queue=file-removal&pageSize=1');
    expect(page.pagination).toMatchObject({ total: 2, totalPages: 2 });
    expect(page.records[0]).toMatchObject({
      id: dead,
      queue: 'file-removal',
      error: 'EHOSTUNREACH: cannot tell m…@asha.example: token=[removed]',
      tries: 9,
      next_try_at: null,
    });
    const second = await get('/admin/jobs/failed?queue=file-removal&pageSize=1&page=2');
    expect(second.records[0].id).toBe(failing);
    expect(second.records[0].next_try_at).not.toBeNull();
    const all: FailedJob[] = (await get('/admin/jobs/failed?pageSize=100')).records;
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([dead, failing]));
    await app.sql("delete from pgboss.job where name = 'file-removal'");
  });

  test('run again when asked, and the second of two admins at once gets 409', async () => {
    const id = await failedJob('expired-records');
    const both = await Promise.all([post(`/admin/jobs/${id}/retry`), post(`/admin/jobs/${id}/retry`, other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    if (refused) expectFailure(refused, 'JOB_NOT_FAILED');
    await expect.poll(() => stateOf(id), SOON).toBe('completed');
    expectFailure(await post(`/admin/jobs/${crypto.randomUUID()}/retry`), 'JOB_NOT_FAILED');
  });

  test('of a queue run again together', async () => {
    const ids = [await failedJob('expired-records'), await failedJob('expired-records', 'retry')];
    expect(await callAs(app, admin, 'POST', '/admin/job-queues/expired-records/retry')).toEqual({ count: 2 });
    for (const id of ids) await expect.poll(() => stateOf(id), SOON).toBe('completed');
    expectFailure(await post('/admin/job-queues/expired-records/retry'), 'JOB_NOT_FAILED');
    expectFailure(await post('/admin/job-queues/no-such-queue/retry'), 'JOB_QUEUE_NOT_FOUND');
    expectFailure(await post('/admin/job-queues/mail/retry'), 'JOB_QUEUE_NOT_FOUND');
  });
});

describe('mails', () => {
  const failed = async (): Promise<FailedMail[]> => (await get('/admin/mails/failed')).records;
  const askFor = (email: string) => app.request('POST', '/auth/forgot-password', { body: { email } });

  test('that the mail server refuses are shown without the address, sent again, and gone', async () => {
    refuse = (address) => refusal(550, `${address} is unknown here`);
    const { email } = await createMember(app);
    await askFor(email);
    await expect.poll(async () => (await failed()).length, SOON).toBe(1);
    const [mail] = await failed();
    expect(mail).toMatchObject({ subject: 'Choose a new password', tries: 1, next_try_at: null });
    expect(mail?.to).toBe(`${email[0]}…@${email.split('@')[1]}`);
    expect(mail?.error).toContain('is unknown here');
    expect(JSON.stringify(mail)).not.toContain(email);
    expect((await get('/admin/mails')).failed).toBe(1);

    refuse = () => null;
    const both = await Promise.all([admin, other].map((by) => post(`/admin/mails/${mail?.id}/retry`, by)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await expect.poll(() => server.received.filter(({ to }) => to === email).length, SOON).toBe(1);
    expect(await failed()).toEqual([]);
    await expect.poll(async () => (await get('/admin/mails')).sent, SOON).toBeGreaterThan(0);
  });

  test('that fail for now are listed with their next try; all are sent again together', async () => {
    refuse = (address) => refusal(451, `${address} is busy`);
    const { email } = await createMember(app);
    await askFor(email);
    await expect.poll(async () => (await failed())[0]?.next_try_at ?? null, SOON).not.toBeNull();
    expect(await get('/admin/mails')).toMatchObject({ failing: 1, failed: 0 });
    refuse = () => null;
    expect(await callAs(app, admin, 'POST', '/admin/mails/retry')).toEqual({ count: 1 });
    await expect.poll(() => server.received.some(({ to }) => to === email), SOON).toBe(true);
    await expect.poll(failed, SOON).toEqual([]);
    expectFailure(await post('/admin/mails/retry'), 'MAIL_NOT_FAILED');
  });

  test('lie sealed in the table of jobs, sent or refused: no link, no words, no address of who asked', async () => {
    const living = () =>
      app.sql(
        `select name, state from pgboss.job where data::text ~ 'token=|/reset-password|within an hour'
          or (name = 'account-mail' and data::text like '%@%')`,
      );
    const { email } = await createMember(app);
    const queued = () => queuedMails(app, { to: email, subject: 'Choose a new password' });
    await askFor(email);
    await expect.poll(() => server.received.filter(({ to }) => to === email).length, SOON).toBe(1);
    expect((await queued()).map(({ link }) => link)).toEqual([
      expect.stringContaining('/reset-password?token='),
    ]);
    expect(await living()).toEqual([]);

    refuse = (address) => refusal(550, `${address} is unknown here`);
    await askFor(email);
    await expect.poll(async () => (await failed()).length, SOON).toBe(1);
    expect(await living()).toEqual([]);
    refuse = () => null;
    await post(`/admin/mails/${(await failed())[0]?.id}/retry`);
    await expect.poll(() => server.received.filter(({ to }) => to === email).length, SOON).toBe(2);
  });

  test('that are given up are deleted, once', async () => {
    refuse = () => refusal(550, 'No');
    const { email } = await createMember(app);
    await askFor(email);
    await expect.poll(async () => (await failed()).length, SOON).toBe(1);
    const [mail] = await failed();
    await callAs(app, admin, 'DELETE', `/admin/mails/${mail?.id}`);
    expect(await failed()).toEqual([]);
    expectFailure(
      await app.request('DELETE', `/admin/mails/${mail?.id}`, { token: other.token }),
      'MAIL_NOT_FAILED',
    );
    refuse = () => null;
  });
});

describe('GET /service/api/admin/system', () => {
  test('says how the system is, and when a backup was recorded', async () => {
    const facts = await get('/admin/system');
    expect(facts).toMatchObject({ backup_at: null, replicas: [] });
    expect(facts.disk.free).toBeLessThanOrEqual(facts.disk.total);
    expect(facts.database.bytes).toBeGreaterThan(1_000_000);
    expect(facts.database.connections).toBeLessThanOrEqual(facts.database.connections_max);
    expect(facts.processes).toMatchObject([{ pid: process.pid, version: expect.stringMatching(/^\d+\./) }]);
    expect(Date.parse(facts.processes[0].started_at)).toBeLessThan(Date.now());
    const stamp = join(app.dataDir, 'last-backup');
    writeFileSync(stamp, '');
    utimesSync(stamp, new Date(), new Date('2026-11-20T02:00:00Z'));
    expect((await get('/admin/system')).backup_at).toBe('2026-11-20T02:00:00.000Z');
  });
});

describe('GET /service/api/admin/system/figures', () => {
  test('gives the figures by hour and by day, each moment once', async () => {
    expect(await get('/admin/system/figures')).toEqual([]);
    const database = connect(app.databaseUrl, () => undefined);
    const now = new Date();
    for (const minutes of [3 * 24 * 60, 20, 0, 0])
      await storeSample(database.db, new Date(now.getTime() - minutes * 60_000));
    await database.close();
    const stored = await app.sql('select 1 from system_samples');
    expect(stored).toHaveLength(3);
    const hours = await get('/admin/system/figures');
    expect(hours.length).toBeGreaterThanOrEqual(1);
    expect(hours.length).toBeLessThanOrEqual(2);
    const days = await get('/admin/system/figures?period=month');
    expect(days.length).toBeGreaterThanOrEqual(2);
    expect(days.at(-1)).toMatchObject({ failed_jobs: 0 });
    expect(days.at(-1).database_bytes).toBeGreaterThan(1_000_000);
  });
});
