import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { collaborationPurgeJob } from '#features/collaborations/removal/removal.job.ts';
import { dailyMailsJob } from '#features/profiles/daily-mails/daily-mails.job.ts';
import type { Role } from '#platform/contract/people/roles.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { type ListeningClient, listenTo } from '#platform/testing/live/listening-client.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { callAs, startCollaboration } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { runJob, startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
/** Another process on the same database. */
let other: TestApp;
let lead: TestMember;
let partner: TestMember;
let collaboration: { id: string; path: string };
const clients: ListeningClient[] = [];
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ DATABASE_URL: app.databaseUrl });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});
beforeEach(async () => {
  lead = await createMember(app, { name: 'Tungavarna Industries', type: 'corporate' });
  partner = await createMember(app, { name: 'Jal Trust' });
  const { id } = await startCollaboration(app, lead, partner);
  collaboration = { id, path: `/collaborations/${id}` };
  await app.sql('delete from notifications where account_id = any($1)', [[lead.id, partner.id]]);
});
afterEach(() => {
  for (const client of clients.splice(0)) client.leave();
});

const titlesOf = async (by: TestMember): Promise<string[]> =>
  (await callAs(app, by, 'GET', '/notifications')).records.map(({ title }: { title: string }) => title);
const subjectsTo = async ({ email }: TestMember) =>
  (
    await app.sql<{ subject: string }>(
      "select data->>'subject' as subject from pgboss.job where name = 'mail' and data->>'to' = $1 order by created_on",
      [email],
    )
  ).map(({ subject }) => subject);
const countsOf = ({ events }: ListeningClient) => events.map(({ data }) => data.unread);
async function listen(by: TestMember) {
  const client = await listenTo(other.url, '/notifications/events', { token: by.token });
  clients.push(client);
  await expect.poll(() => countsOf(client).length).toBeGreaterThan(0);
  return client;
}

/** The lead proposes a budget, of which the partner hears. */
const propose = () =>
  callAs(app, lead, 'POST', `${collaboration.path}/budget-proposals`, { amount: 500_000 });
const PROPOSED = 'A partner proposes a budget';
const MENTIONED = 'You were mentioned in a collaboration';

/** The lead names a person in a comment. */
async function mention({ id }: TestMember): Promise<void> {
  const people = await callAs(app, lead, 'GET', `${collaboration.path}/people`);
  const { name } = people.find((one: { id: string }) => one.id === id);
  const body = { body: `Please look, @${name}`, mentions: [id] };
  await callAs(app, lead, 'POST', `${collaboration.path}/comments`, body);
}

describe('a notification of a collaboration', () => {
  test('is hidden while that is deleted, shows again when it is brought back, and goes with it', async () => {
    await callAs(app, partner, 'POST', `${collaboration.path}/milestones`, { title: 'First pump' });
    await app.sql("update milestone_news set created_at = now() - interval '11 minutes'");
    await runJob(app, 'milestone-news');
    const told = 'A partner has changed milestones';
    expect(await titlesOf(lead)).toEqual([told]);
    const client = await listen(lead);
    await callAs(app, lead, 'DELETE', collaboration.path);
    expect(await titlesOf(lead)).toEqual([]);
    await expect.poll(() => countsOf(client)).toEqual([1, 0]);
    await callAs(app, lead, 'DELETE', `${collaboration.path}/removal`);
    expect(await titlesOf(lead)).toEqual([told]);
    await expect.poll(() => countsOf(client)).toEqual([1, 0, 1]);

    await callAs(app, lead, 'DELETE', collaboration.path);
    await app.sql("update collaborations set removed_at = now() - interval '2 minutes' where id = $1", [
      collaboration.id,
    ]);
    await runJob(app, collaborationPurgeJob.queue);
    expect(await app.sql('select from notifications where account_id = $1', [lead.id])).toEqual([]);
    expect(await titlesOf(partner)).toEqual(['A collaboration was deleted']);
  });

  test('is for who may read that: hidden from who is not named any more, and not made for them', async () => {
    const [manager, finance] = await Promise.all(
      (['manager', 'finance'] satisfies Role[]).map((role) => addColleague(app, partner, role)),
    );
    if (!manager || !finance) throw new Error('no colleagues');
    await callAs(app, finance, 'PUT', '/account/mails', { mails_collaborations: 'daily' });
    await propose();
    const client = await listen(finance);
    for (const one of [partner, manager, finance]) expect(await titlesOf(one)).toEqual([PROPOSED]);
    await callAs(app, lead, 'PATCH', collaboration.path, { visibility: 'named' });
    await expect.poll(() => countsOf(client)).toEqual([1, 0]);
    expect(await titlesOf(finance)).toEqual([]);
    expect(await titlesOf(manager)).toEqual([PROPOSED]);
    await runJob(app, dailyMailsJob.queue);
    expect(await subjectsTo(finance)).toEqual([]);
    await callAs(app, partner, 'PUT', `${collaboration.path}/archive`);
    await callAs(app, partner, 'DELETE', `${collaboration.path}/archive`);
    await callAs(app, lead, 'PATCH', collaboration.path, { visibility: 'organisations' });
    expect(await titlesOf(finance)).toEqual([PROPOSED]);
  });

  test('is hidden from an organisation that has left', async () => {
    await propose();
    const client = await listen(partner);
    await callAs(app, partner, 'POST', `${collaboration.path}/leave`);
    expect(await titlesOf(partner)).toEqual([]);
    await expect.poll(() => countsOf(client).at(-1)).toBe(0);
    expect(await titlesOf(lead)).toEqual(['A partner has left a collaboration']);
  });
});

describe('PUT /service/api/collaborations/:id/mute', () => {
  const mute = (by: TestMember, is_muted: boolean) =>
    callAs(app, by, 'PUT', `${collaboration.path}/mute`, { is_muted });

  test('keeps the bell and the mails of one person silent, except for mentions', async () => {
    const manager = await addColleague(app, partner, 'manager');
    expect(await callAs(app, manager, 'GET', `${collaboration.path}/mute`)).toEqual({ is_muted: false });
    for (let tries = 0; tries < 2; tries += 1) expect(await mute(manager, true)).toEqual({ is_muted: true });
    expect(await callAs(app, manager, 'GET', `${collaboration.path}/mute`)).toEqual({ is_muted: true });
    expect(await callAs(app, partner, 'GET', `${collaboration.path}/mute`)).toEqual({ is_muted: false });
    await propose();
    expect(await titlesOf(manager)).toEqual([]);
    expect(await subjectsTo(manager)).toEqual([]);
    expect(await titlesOf(partner)).toEqual([PROPOSED]);
    await mention(manager);
    expect(await titlesOf(manager)).toEqual([MENTIONED]);
    expect(await subjectsTo(manager)).toEqual([MENTIONED]);
    expect((await callAs(app, manager, 'GET', '/account/data')).muted_collaborations).toMatchObject([
      { collaboration_id: collaboration.id },
    ]);

    const [{ id: proposal }] = await callAs(app, lead, 'GET', `${collaboration.path}/budget-proposals`).then(
      (list) => list.records ?? list,
    );
    await callAs(app, lead, 'PATCH', `${collaboration.path}/budget-proposals/${proposal}`, {
      status: 'withdrawn',
    });
    expect(await mute(manager, false)).toEqual({ is_muted: false });
    await propose();
    expect(await titlesOf(manager)).toEqual([PROPOSED, MENTIONED]);
  });

  test('keeps what waits out of the daily mail, and other collaborations as they are', async () => {
    await callAs(app, partner, 'PUT', '/account/mails', {
      mails_collaborations: 'daily',
      mails_mentions: 'daily',
    });
    await propose();
    await mention(partner);
    await mute(partner, true);
    await runJob(app, dailyMailsJob.queue);
    expect((await subjectsTo(partner)).slice(-1)).toEqual(['1 new notification on Dayitva']);
    expect(await titlesOf(partner)).toEqual([MENTIONED, PROPOSED]);
    const { id } = await startCollaboration(app, lead, partner);
    await callAs(app, lead, 'POST', `/collaborations/${id}/budget-proposals`, { amount: 7 });
    expect(await titlesOf(partner)).toContain(PROPOSED);
    expect((await callAs(app, partner, 'GET', '/notifications')).records).toHaveLength(4);
  });

  test('is for who reads the collaboration, also while it is archived', async () => {
    const stranger = await createMember(app);
    const answer = await app.request('PUT', `${collaboration.path}/mute`, {
      token: stranger.token,
      body: { is_muted: true },
    });
    expectFailure(answer, 'COLLABORATION_NOT_FOUND');
    await callAs(app, lead, 'PUT', `${collaboration.path}/archive`);
    expect(await mute(lead, true)).toEqual({ is_muted: true });
  });
});
