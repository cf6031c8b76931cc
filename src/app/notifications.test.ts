import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  KEPT_MAX,
  notificationRemovalJob,
} from '#features/notifications/notifications/notification-removal.job.ts';
import type { Role } from '#platform/contract/people/roles.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { type ListeningClient, listenTo } from '#platform/testing/live/listening-client.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import {
  callAs,
  decideRequest,
  sendRequest,
  startCollaboration,
  storeKeyDocuments,
  ticketBody,
} from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { runJob, startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
/** Another process on the same database. */
let other: TestApp;
let owner: TestMember;
let partner: TestMember;
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
  owner = await createMember(app, { name: 'Tungavarna Industries', type: 'corporate' });
  partner = await createMember(app, { name: 'Jal Trust' });
});
afterEach(() => {
  for (const client of clients.splice(0)) client.leave();
});

const colleague = (role: Role) => addColleague(app, owner, role);
const listOf = (by: TestMember, query = '') => callAs(app, by, 'GET', `/notifications${query}`);
const titlesOf = async (by: TestMember): Promise<string[]> =>
  (await listOf(by, '?pageSize=100')).records.map(({ title }: { title: string }) => title);

async function listen(at: TestApp, { token }: TestMember) {
  const client = await listenTo(at.url, '/notifications/events', { token });
  expect(client.status).toBe(200);
  clients.push(client);
  return client;
}
const countsOf = ({ events }: ListeningClient) => events.map(({ data }) => data.unread);

const ASKED = 'A collaboration request for you';

describe('GET /service/api/notifications', () => {
  test('tells the people that it concerns by their role, whatever mails they have switched off', async () => {
    const [manager, member, viewer] = await Promise.all([
      colleague('manager'),
      colleague('member'),
      colleague('viewer'),
    ]);
    await callAs(app, manager, 'PUT', '/account/mails', { mails_requests: false });
    await sendRequest(app, partner, owner);
    const { records, pagination } = await listOf(owner);
    expect(pagination).toEqual({ page: 1, pageSize: 20, total: 1, totalPages: 1 });
    expect(records).toEqual([
      {
        id: expect.any(String),
        kind: 'requests',
        title: ASKED,
        body: '“Jal Trust” has asked you to collaborate.',
        path: '/profile?tab=connections',
        profile: { id: owner.id, name: 'Tungavarna Industries' },
        created_at: expect.any(String),
        read_at: null,
      },
    ]);
    expect(await titlesOf(manager)).toEqual([ASKED]);
    for (const nobody of [member, viewer, partner]) expect(await titlesOf(nobody)).toEqual([]);
    const mails = await app.sql("select from pgboss.job where name = 'mail' and data->>'to' = $1", [
      manager.email,
    ]);
    expect(mails).toEqual([]);
  });

  test('is paged, newest first, and can leave out what was read', async () => {
    for (let count = 0; count < 3; count += 1) await sendRequest(app, await createMember(app), owner);
    const all = (await listOf(owner)).records;
    const second = await listOf(owner, '?pageSize=2&page=2');
    expect(second.records).toEqual([all[2]]);
    expect(second.pagination).toEqual({ page: 2, pageSize: 2, total: 3, totalPages: 2 });
    expect(await callAs(app, owner, 'PUT', `/notifications/${all[1].id}/read`)).toEqual({ unread: 2 });
    const unread = await listOf(owner, '?only=unread');
    expect(unread.records).toEqual([all[0], all[2]]);
    const readAt = (await listOf(owner)).records[1].read_at;
    await callAs(app, owner, 'PUT', `/notifications/${all[1].id}/read`);
    expect((await listOf(owner)).records[1].read_at).toBe(readAt);
  });

  test('marks all as read up to the newest that the person saw, and nothing of others', async () => {
    const manager = await colleague('manager');
    await sendRequest(app, partner, owner);
    const [seen] = (await listOf(owner)).records;
    await sendRequest(app, await createMember(app), owner);
    expect(await callAs(app, owner, 'PUT', '/notifications/read', { up_to: seen.id })).toEqual({ unread: 1 });
    expect((await listOf(manager, '?only=unread')).records).toHaveLength(2);
    const { token } = manager;
    const answer = await app.request('PUT', `/notifications/${seen.id}/read`, { token });
    expectFailure(answer, 'NOTIFICATION_NOT_FOUND');
  });

  test('shows a person who was removed nothing of the organisation, and keeps what is the person’s own', async () => {
    const manager = await colleague('manager');
    const { id } = await startCollaboration(app, owner, partner);
    await sendRequest(app, await createMember(app), owner);
    await callAs(app, partner, 'PUT', `/collaborations/${id}/archive`);
    expect(await titlesOf(manager)).toHaveLength(3);
    await callAs(app, owner, 'DELETE', `/profile/people/${manager.id}`);
    const kept = await app.sql('select title from notifications where account_id = $1', [manager.id]);
    expect(kept).toEqual([{ title: 'You were removed from an organisation' }]);
  });

  test('is in the download of the own data', async () => {
    await sendRequest(app, partner, owner);
    const { notifications } = await callAs(app, owner, 'GET', '/account/data');
    expect(notifications).toMatchObject([{ title: ASKED, read_at: null }]);
  });
});

describe('GET /service/api/notifications/events', () => {
  test('tells each process at once: what arrives, what is read, and what a lost line missed', async () => {
    const [here, there] = [await listen(app, owner), await listen(other, owner)];
    for (const client of [here, there]) await expect.poll(() => countsOf(client)).toEqual([0]);
    await sendRequest(app, partner, owner);
    for (const client of [here, there]) await expect.poll(() => countsOf(client)).toEqual([0, 1]);
    there.leave();
    await there.ended;
    await sendRequest(app, await createMember(app), owner);
    const back = await listen(other, owner);
    await expect.poll(() => countsOf(back)).toEqual([2]);
    const [newest] = (await listOf(owner)).records;
    await callAs(app, owner, 'PUT', '/notifications/read', { up_to: newest.id });
    await expect.poll(() => countsOf(back)).toEqual([2, 0]);
    await expect.poll(() => countsOf(here)).toEqual([0, 1, 2, 0]);
  });

  test('says nothing of others', async () => {
    const client = await listen(app, partner);
    await sendRequest(app, await createMember(app), owner);
    await sendRequest(app, owner, partner);
    await expect.poll(() => countsOf(client)).toEqual([0, 1]);
  });
});

describe('a notification', () => {
  test('is about milestones for people who are named, and for owners and managers', async () => {
    const [manager, named, unnamed] = await Promise.all([
      colleague('manager'),
      colleague('member'),
      colleague('member'),
    ]);
    const { id } = await startCollaboration(app, partner, owner);
    await app.sql(
      `insert into collaboration_seats (participant_id, profile_id, account_id)
        select id, profile_id, $1 from collaboration_participants where collaboration_id = $2 and profile_id = $3`,
      [named.id, id, owner.id],
    );
    await callAs(app, partner, 'POST', `/collaborations/${id}/milestones`, { title: 'First pump' });
    await app.sql("update milestone_news set created_at = now() - interval '11 minutes'");
    await runJob(app, 'milestone-news');
    const title = 'A partner has changed milestones';
    for (const person of [owner, manager, named]) expect(await titlesOf(person)).toContain(title);
    for (const person of [unnamed, partner]) expect(await titlesOf(person)).not.toContain(title);
    const [{ body, path }] = (await listOf(named)).records;
    expect(body).toMatch(/^“Jal Trust” has changed milestones of the collaboration “.*”\.$/);
    expect(path).toBe(`/collaborations/${id}/timeline`);
  });

  test('is about answers, budgets and mentions', async () => {
    const viewer = await colleague('viewer');
    const finance = await colleague('finance');
    const { id } = await startCollaboration(app, owner, partner);
    expect(await titlesOf(owner)).toEqual(['Your collaboration request was accepted']);
    await callAs(app, partner, 'POST', `/collaborations/${id}/budget-proposals`, { amount: 500_000 });
    expect(await titlesOf(finance)).toEqual(['A partner proposes a budget']);
    const [{ name }] = (await app.sql<{ name: string }>(
      'select person_name as name from accounts where id = $1',
      [viewer.id],
    )) as [{ name: string }];
    const body = { body: `Please look, @${name}`, mentions: [viewer.id] };
    const comment = await callAs(app, partner, 'POST', `/collaborations/${id}/comments`, body);
    const path = `/collaborations/${id}/comments?comment=${comment.id}`;
    expect((await listOf(viewer)).records).toMatchObject([
      { kind: 'mentions', path, profile: { id: owner.id } },
    ]);
    await callAs(app, owner, 'DELETE', `/profile/people/${viewer.id}`);
    const left = await app.sql("select from notifications where account_id = $1 and kind = 'mentions'", [
      viewer.id,
    ]);
    expect(left).toEqual([]);
  });

  test('is about invitations for who has the address, once, and only if it is confirmed', async () => {
    const doubtful = await createMember(app);
    await app.sql('update accounts set email_confirmed_at = null where id = $1', [doubtful.id]);
    for (const { email } of [partner, doubtful])
      await callAs(app, owner, 'POST', '/profile/invitations', { email, role: 'manager' });
    await expect.poll(() => titlesOf(partner)).toEqual(['You are invited to an organisation on Dayitva']);
    await expect
      .poll(() => app.sql("select from pgboss.job where name = 'invited' and state <> 'completed'"))
      .toEqual([]);
    expect(await app.sql('select from notifications where account_id = $1', [doubtful.id])).toEqual([]);
    const [{ body }] = (await listOf(partner)).records;
    expect(body).toContain('invites you to work for “Tungavarna Industries”, as Manager.');
    expect(JSON.stringify(await listOf(partner))).not.toContain('token');
  });

  test('is about the role of a person, verification and support', async () => {
    const admin = await createMember(app, { admin: true });
    const manager = await colleague('manager');
    await callAs(app, owner, 'PUT', `/profile/people/${manager.id}`, { role: 'finance' });
    expect(await titlesOf(manager)).toEqual(['Your role has changed']);

    await storeKeyDocuments(app, partner);
    const { id } = await callAs(app, partner, 'POST', '/verification/requests', { level: 1 });
    await decideRequest(app, admin, id);
    const ticket = await callAs(app, partner, 'POST', '/support/tickets', ticketBody());
    await callAs(app, admin, 'PUT', `/support/tickets/${ticket.id}`, {
      status: 'in-progress',
      version: ticket.version,
    });
    expect((await listOf(partner)).records.map(({ kind }: { kind: string }) => kind)).toEqual([
      'tickets',
      'verification',
    ]);
    expect(await titlesOf(admin)).toEqual([]);
  });
});

test('the nightly job keeps 180 days, and the newest 500 of a person', async () => {
  const made = (by: TestMember, from: number, to: number) =>
    app.sql(
      `insert into notifications (id, account_id, kind, title, path, created_at)
        select ('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, $1, 'requests', 'Number ' || n, '/', now()
        from generate_series($2::int, $3::int) n`,
      [by.id, from, to],
    );
  await made(owner, 1, KEPT_MAX + 3);
  await made(partner, KEPT_MAX + 4, KEPT_MAX + 5);
  await app.sql(
    `update notifications set created_at = now() - interval '181 days' where account_id = $1
      and title = $2`,
    [partner.id, `Number ${KEPT_MAX + 4}`],
  );
  await runJob(app, notificationRemovalJob.queue);
  expect(await titlesOf(partner)).toEqual([`Number ${KEPT_MAX + 5}`]);
  const own = await app.sql<{ title: string }>(
    'select title from notifications where account_id = $1 order by id',
    [owner.id],
  );
  expect(own).toHaveLength(KEPT_MAX);
  expect(own[0]?.title).toBe('Number 4');
});
