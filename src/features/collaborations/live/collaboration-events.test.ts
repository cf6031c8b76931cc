import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PAGE_ID } from '#platform/contract/live/page-id.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { type ListeningClient, listenTo } from '#platform/testing/live/listening-client.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { callAs, startCollaboration } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let corporate: TestMember;
let ngo: TestMember;
/** A new collaboration of both for every test, and its path. */
let id: string;
let path: string;
const clients: ListeningClient[] = [];

beforeAll(async () => {
  app = await startTestApp();
  corporate = await createMember(app, { type: 'corporate', name: 'Sahyadri Steel' });
  ngo = await createMember(app, { name: 'Jal Trust' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  ({ id } = await startCollaboration(app, corporate, ngo));
  path = `/collaborations/${id}`;
});
afterEach(async () => {
  for (const client of clients) client.leave();
  await Promise.all(clients.splice(0).map(({ ended }) => ended));
});

interface Listening {
  page?: string;
  lastId?: string | null;
  query?: string;
}

/** Listens from now on, as a page does that has just read the collaboration, unless the query says otherwise. */
async function listen(member: Pick<TestMember, 'token'>, { query, ...options }: Listening = {}) {
  const [row] = await app.sql<{ seq: number }>(
    'select seq from collaboration_live where collaboration_id = $1',
    [id],
  );
  query ??= options.lastId ? '' : `?after=${row?.seq ?? 0}`;
  const client = await listenTo(app.url, `${path}/events${query}`, { token: member.token, ...options });
  expect(client.status).toBe(200);
  clients.push(client);
  return client;
}

const changesOf = ({ events }: ListeningClient) => events.filter(({ data }) => data.type === 'changed');
const partsOf = (client: ListeningClient) => changesOf(client).map(({ data }) => data.parts);
const namesOf = ({ events }: ListeningClient) => {
  const last = events.findLast(({ data }) => data.type === 'here')?.data;
  return (last?.people as { name: string; organization: string }[] | undefined)?.map(
    ({ name, organization }) => `${name}, ${organization}`,
  );
};
const call = (member: TestMember, method: string, rest: string, body?: object) =>
  callAs(app, member, method, path + rest, body);

describe('GET /service/api/collaborations/:id/events', () => {
  test('tells a partner of every kind of change, with the parts to read again', async () => {
    const partner = await listen(ngo);
    await expect.poll(() => namesOf(partner)).toEqual(['Jal Trust, Jal Trust']);
    await call(corporate, 'PATCH', '', { title: 'Wells for Gumla' });
    const { id: milestone } = await call(corporate, 'POST', '/milestones', { title: 'First well' });
    await call(corporate, 'PATCH', `/milestones/${milestone}`, { status: 'completed' });
    await call(corporate, 'DELETE', `/milestones/${milestone}`);
    const { id: named } = await call(corporate, 'POST', '/participants', { name: 'Gumla Zilla Parishad' });
    await call(corporate, 'PATCH', `/participants/${named}`, { responsibility: 'Permits' });
    await call(corporate, 'DELETE', `/participants/${named}`);
    const { id: proposal } = await call(corporate, 'POST', '/budget-proposals', {
      amount: 500_000,
      note: null,
    });
    await call(ngo, 'PATCH', `/budget-proposals/${proposal}`, { status: 'agreed' });
    await call(corporate, 'PATCH', '', { status: 'completed' });
    const rating = { rated_profile_id: ngo.id, score: 5, comment: null };
    const { id: rated } = await call(corporate, 'POST', '/ratings', rating);
    await callAs(app, ngo, 'PUT', `/ratings/${rated}/reply`, { reply: 'Thank you' });
    await call(corporate, 'PUT', '/archive');
    await call(corporate, 'DELETE', '/archive');
    const expected = [
      ...['collaboration', 'milestones', 'milestones', 'milestones'],
      ...['participants', 'participants', 'participants', 'budget', 'collaboration', 'budget'],
      ...['collaboration', 'ratings', 'ratings', 'collaboration', 'collaboration'],
    ];
    await expect.poll(() => partsOf(partner).flat()).toEqual(expected);
    const ids = changesOf(partner).map((event) => Number(event.id));
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    expect((await call(ngo, 'GET', '')).last_change).toBe(ids.at(-1));
  });

  test('says nothing of a save that changed nothing, or that failed', async () => {
    const partner = await listen(ngo);
    const { title } = await call(corporate, 'GET', '');
    await call(corporate, 'PATCH', '', { title });
    await app.request('POST', `${path}/milestones`, { token: corporate.token, body: { title: '' } });
    await call(corporate, 'PATCH', '', { priority: 'high' });
    await expect.poll(() => partsOf(partner)).toEqual([['collaboration']]);
  });

  test('tells a page which changes are its own, and other pages of the same person that they are news', async () => {
    const [own, other] = await Promise.all([
      listen(corporate, { page: 'own-page' }),
      listen(corporate, { page: 'other-page' }),
    ]);
    await app.request('PATCH', path, {
      token: corporate.token,
      headers: { [PAGE_ID]: 'own-page' },
      body: { priority: 'high' },
    });
    await expect.poll(() => changesOf(own).map(({ data }) => data.is_own)).toEqual([true]);
    await expect.poll(() => changesOf(other).map(({ data }) => data.is_own)).toEqual([false]);
  });

  test('sends a page that comes back, or begins late, what it missed once, and nothing twice', async () => {
    const before = (await call(ngo, 'GET', '')).last_change;
    const partner = await listen(ngo);
    await call(corporate, 'PATCH', '', { priority: 'high' });
    await expect.poll(() => partsOf(partner)).toEqual([['collaboration']]);
    partner.leave();
    await call(corporate, 'POST', '/milestones', { title: 'First well' });
    await call(corporate, 'POST', '/milestones', { title: 'Second well' });
    const [back, late] = await Promise.all([
      listen(ngo, { lastId: partner.lastId() }),
      listen(ngo, { query: `?after=${before}` }),
    ]);
    await expect.poll(() => partsOf(back)).toEqual([['milestones']]);
    await expect.poll(() => partsOf(late)).toEqual([['collaboration', 'milestones']]);
    await call(corporate, 'POST', '/participants', { name: 'Gumla Zilla Parishad' });
    await expect.poll(() => partsOf(back)).toEqual([['milestones'], ['participants']]);
    const again = await listen(ngo, { lastId: back.lastId() });
    await expect.poll(() => namesOf(again)).toBeDefined();
    expect(partsOf(again)).toEqual([]);
  });

  test('shows who is here, and forgets who has left or whose process has died', async () => {
    const asha = await addColleague(app, corporate, 'manager', 'Asha Rao');
    await app.sql(
      `insert into collaboration_presence (stream_id, collaboration_id, account_id, profile_id, seen_at)
        values (gen_random_uuid(), $1, $2, $2, now() - interval '46 seconds')`,
      [id, corporate.id],
    );
    const partner = await listen(ngo);
    await expect.poll(() => namesOf(partner)).toEqual(['Jal Trust, Jal Trust']);
    const [first, second] = [await listen(asha), await listen(asha)];
    const both = ['Asha Rao, Sahyadri Steel', 'Jal Trust, Jal Trust'];
    await expect.poll(() => namesOf(partner)).toEqual(both);
    await expect.poll(() => namesOf(second)).toEqual(both);
    first.leave();
    await first.ended;
    await expect
      .poll(() => app.sql('select stream_id from collaboration_presence where account_id = $1', [asha.id]))
      .toHaveLength(1);
    expect(namesOf(partner)).toEqual(both);
    second.leave();
    await expect.poll(() => namesOf(partner)).toEqual(['Jal Trust, Jal Trust']);
  });

  test('ends at once for a member who leaves and for a colleague who is removed; others go on', async () => {
    const asha = await addColleague(app, ngo, 'member', 'Asha Rao');
    const [owner, colleague, staying] = await Promise.all([listen(ngo), listen(asha), listen(corporate)]);
    await callAs(app, ngo, 'DELETE', `/profile/people/${asha.id}`);
    await colleague.ended;
    await call(corporate, 'PATCH', '', { priority: 'high' });
    await expect.poll(() => partsOf(owner)).toEqual([['collaboration']]);
    await call(ngo, 'POST', '/leave');
    await owner.ended;
    expectFailure(
      await app.request('GET', `${path}/events`, { token: ngo.token }),
      'COLLABORATION_NOT_FOUND',
    );
    await expect.poll(() => partsOf(staying).at(-1)).toEqual(['participants', 'budget']);
  });

  test('ends when the collaboration is deleted, and does not open for others', async () => {
    const partner = await listen(ngo);
    await call(corporate, 'DELETE', '');
    await partner.ended;
    expectFailure(
      await app.request('GET', `${path}/events`, { token: ngo.token }),
      'COLLABORATION_NOT_FOUND',
    );
  });
});

describe('GET /service/api/collaborations/events', () => {
  test('tells each organisation that takes part of a change in its list, and nobody else', async () => {
    const other = await createMember(app);
    const watch = async ({ token }: TestMember) => {
      const client = await listenTo(app.url, '/collaborations/events', { token });
      clients.push(client);
      return client;
    };
    const [partner, stranger] = [await watch(ngo), await watch(other)];
    const heard = async (change: () => Promise<unknown>) => {
      const before = partner.events.length;
      await change();
      await expect.poll(() => partner.events.length).toBeGreaterThan(before);
    };
    await heard(() => call(corporate, 'PATCH', '', { status: 'active' }));
    await heard(() => startCollaboration(app, corporate, ngo));
    await heard(() => call(ngo, 'POST', '/leave'));
    expect(new Set(partner.events.map(({ data }) => JSON.stringify(data)))).toEqual(
      new Set(['{"type":"changed"}']),
    );
    expect(stranger.events).toEqual([]);
  });
});
