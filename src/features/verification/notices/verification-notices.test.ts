import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayInIndia, formatDay } from '#platform/contract/dates.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { callAs, documentForm, grantLevel, storeKeyDocuments } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { verificationNoticesJob } from './verification-notices.job.ts';

const dayFrom = (days: number) => dayInIndia(new Date(Date.now() + days * DAY_MS));
const ENDED = 'Your verification has ended';
const ENDING = 'Your verification ends soon';

let app: TestApp;
let admin: TestMember;
let member: TestMember;

beforeAll(async () => {
  app = await startTestApp();
  admin = await createMember(app, { admin: true });
});
afterAll(() => app.stop());
beforeEach(async () => {
  member = await createMember(app);
  await storeKeyDocuments(app, member);
  await grantLevel(app, member, admin);
});

/** Runs the job as the schedule does each morning, and waits until its state matches. */
async function runNotices(end = /completed/): Promise<void> {
  const [job] = await app.sql<{ id: string }>(
    `insert into pgboss.job (name, data) values ('${verificationNoticesJob.queue}', '{}') returning id`,
  );
  const state = async () =>
    (await app.sql<{ state: string }>('select state from pgboss.job where id = $1', [job?.id]))[0]?.state;
  await expect.poll(state, { timeout: 10_000 }).toMatch(end);
}

const endOn = (day: string) =>
  app.sql('update verification_requests set valid_until = $2 where member_id = $1', [member.id, day]);

/** The notices that were mailed, without the mail of the grant. */
const notices = async () =>
  (
    await app.sql<{ subject: string }>(
      `select data->>'subject' as subject from pgboss.job
        where name = 'mail' and data->>'to' = $1 and data->>'subject' in ($2, $3) order by created_on`,
      [member.email, ENDED, ENDING],
    )
  ).map(({ subject }) => subject);

test('notices come every morning in India', async () => {
  const schedules = await app.sql('select cron, timezone from pgboss.schedule where name = $1', [
    verificationNoticesJob.queue,
  ]);
  expect(schedules).toEqual([{ cron: verificationNoticesJob.schedule, timezone: 'UTC' }]);
});

test.each([
  [31, []],
  [30, [ENDING]],
  [0, [ENDING]],
  [-1, [ENDED]],
])('with %i days left the member is told %j, once', async (days, expected) => {
  await endOn(dayFrom(days));
  await runNotices();
  await runNotices();
  expect(await notices()).toEqual(expected);
});

test('the mails say which level and until when', async () => {
  await endOn(dayFrom(10));
  await runNotices();
  expect(await app.mail(member.email, ENDING)).toContain(
    `Your level 1, documents checked, ends on ${formatDay(dayFrom(10))}.`,
  );
  await endOn(dayFrom(-1));
  await runNotices();
  expect(await app.mail(member.email, ENDED)).toContain(`It ended on ${formatDay(dayFrom(-1))}.`);
});

test('a paper that was deleted is named', async () => {
  const documents = await callAs(app, member, 'GET', '/documents');
  const { id } = documents.find(({ kind }: { kind: string }) => kind === '80g');
  await callAs(app, member, 'DELETE', `/documents/${id}`);
  await runNotices();
  const mail = await app.mail(member.email, ENDED);
  expect(mail).toContain('This paper was deleted from your vault: “80G approval (section 354)”.');
});

test('no notice for a level that was granted again in the meantime, or revoked', async () => {
  const documents = await callAs(app, member, 'GET', '/documents');
  const { id } = documents.find(({ kind }: { kind: string }) => kind === '80g');
  await callAs(app, member, 'DELETE', `/documents/${id}`);
  await callAs(app, member, 'POST', '/documents', documentForm({ kind: '80g' }));
  const granted = await grantLevel(app, member, admin);
  await runNotices();
  expect(await notices()).toEqual([]);
  await callAs(app, admin, 'PUT', `/admin/verifications/${granted.id}/revocation`, { reason: 'Struck off.' });
  await runNotices();
  expect(await notices()).toEqual([]);
});

test('a notice that fails leaves those of other members alone, and comes later', async () => {
  const other = await createMember(app);
  await storeKeyDocuments(app, other);
  await grantLevel(app, other, admin);
  await app.sql("update verification_requests set valid_until = $1 where status = 'granted'", [dayFrom(10)]);
  await app.sql(`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'not now'; end $$`);
  await app.sql(`create trigger refuse before update on verification_requests for each row
    when (old.member_id = '${member.id}') execute function refuse()`);
  await runNotices(/retry|failed/);
  expect(await notices()).toEqual([]);
  await app.mail(other.email, ENDING);
  await app.sql('drop trigger refuse on verification_requests');
  await runNotices();
  expect(await notices()).toEqual([ENDING]);
});
