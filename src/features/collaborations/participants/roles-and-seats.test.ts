import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectFailure } from '#platform/testing/failures.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { callAs, initiativeBody, startCollaboration } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

const NOT_NAMED =
  'You are not named in this collaboration. A manager of your organisation can add you to the team.';
const NOT_THE_ROLE =
  'The role of your organisation in this collaboration does not allow this. The lead can change it.';

/** Two processes on one database: what changes in the first holds in the second at once. */
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ DATABASE_URL: app.databaseUrl });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

let corporate: TestMember;
let ngo: TestMember;
let id: string;
beforeEach(async () => {
  corporate = await createMember(app, { type: 'corporate', name: 'Tungavarna Industries' });
  ngo = await createMember(app, { name: 'Aksharvan Trust' });
  ({ id } = await startCollaboration(app, corporate, ngo));
});

const send = (by: TestMember, method: string, path: string, body?: object, from = app) =>
  from.request(method, `/collaborations/${id}${path}`, { token: by.token, body });
const call = (by: TestMember, method: string, path: string, body?: object) =>
  callAs(app, by, method, `/collaborations/${id}${path}`, body);
const milestone = (by: TestMember, from = app) =>
  send(by, 'POST', '/milestones', { title: 'First pump' }, from);
interface Place {
  id: string;
  profile_id: string | null;
  role: string | null;
  people: { id: string; name: string | null; is_named: boolean }[];
}
const placeOf = async (member: TestMember): Promise<Place> => {
  const team: Place[] = await call(corporate, 'GET', '/participants');
  const place = team.find(({ profile_id }) => profile_id === member.id);
  if (!place) throw new Error('takes no part');
  return place;
};
const rolesNow = async () => (await call(ngo, 'GET', '/participants')).map(({ role }: Place) => role);

describe('POST and DELETE /service/api/collaborations/:id/seats', () => {
  test('let a colleague work, until the seat is taken away: at once and in every process', async () => {
    const asha = await addColleague(app, corporate, 'member', 'Asha Rao');
    expectFailure(await milestone(asha), 'COLLABORATION_ROLE_FORBIDS', NOT_NAMED);
    expect(await call(asha, 'GET', '')).toMatchObject({ own_role: 'lead', rights: [] });
    const place = await call(corporate, 'POST', '/seats', { account_id: asha.id });
    expect(place.people).toEqual([{ id: asha.id, name: 'Asha Rao', role: 'member', is_named: true }]);
    expect(await call(corporate, 'POST', '/seats', { account_id: asha.id }), 'twice').toEqual(place);
    expect((await milestone(asha, other)).status).toBe(201);
    expect((await call(asha, 'GET', '')).rights).toContain('milestones');

    await call(corporate, 'DELETE', `/seats/${asha.id}`);
    for (const from of [app, other])
      expectFailure(await milestone(asha, from), 'COLLABORATION_ROLE_FORBIDS', NOT_NAMED);
    expectFailure(await send(corporate, 'DELETE', `/seats/${asha.id}`), 'SEAT_NOT_FOUND');
  });

  test('are for people of the own organisation', async () => {
    const theirs = await addColleague(app, ngo, 'member');
    expectFailure(await send(corporate, 'POST', '/seats', { account_id: theirs.id }), 'COLLEAGUE_NOT_FOUND');
    await call(ngo, 'POST', '/seats', { account_id: theirs.id });
    expectFailure(await send(corporate, 'DELETE', `/seats/${theirs.id}`), 'SEAT_NOT_FOUND');
  });

  test('end with the membership of the person, and with that of the organisation', async () => {
    const asha = await addColleague(app, ngo, 'member', 'Asha Rao');
    await call(ngo, 'POST', '/seats', { account_id: asha.id });
    await app.request('DELETE', `/profile/people/${asha.id}`, { token: ngo.token });
    expect((await placeOf(ngo)).people).toEqual([]);
    const vikram = await addColleague(app, ngo, 'member', 'Vikram Sen');
    await call(ngo, 'POST', '/seats', { account_id: vikram.id });
    await call(ngo, 'POST', '/leave');
    expectFailure(await milestone(vikram, other), 'COLLABORATION_NOT_FOUND');
    expect(await app.sql('select 1 from collaboration_seats where profile_id = $1', [ngo.id])).toEqual([]);
  });

  test('another collaboration of the same organisation stays closed', async () => {
    const asha = await addColleague(app, corporate, 'member');
    await call(corporate, 'POST', '/seats', { account_id: asha.id });
    const second = await callAs(app, corporate, 'POST', '/collaborations', initiativeBody());
    const path = `/collaborations/${second.id}`;
    expect(await callAs(app, asha, 'GET', path)).toMatchObject({ rights: [] });
    const answer = await app.request('PATCH', path, { token: asha.token, body: { title: 'Mine' } });
    expectFailure(answer, 'COLLABORATION_ROLE_FORBIDS', NOT_NAMED);
  });
});

describe('PUT /service/api/collaborations/:id/participants/:participantId/role', () => {
  const setRole = async (by: TestMember, of: TestMember, role: string) =>
    send(by, 'PUT', `/participants/${(await placeOf(of)).id}/role`, { role });

  test('changes what an organisation may do, at once and in every process', async () => {
    expect((await milestone(ngo)).status).toBe(201);
    expect((await setRole(corporate, ngo, 'reviewer')).body.data).toMatchObject({ role: 'reviewer' });
    expectFailure(await milestone(ngo, other), 'COLLABORATION_ROLE_FORBIDS', NOT_THE_ROLE);
    expect((await setRole(corporate, ngo, 'implementer')).status).toBe(200);
    expect((await milestone(ngo, other)).status).toBe(201);
  });

  test('neither makes nor unmakes a lead, and has no meaning for named partners', async () => {
    expectFailure(await setRole(corporate, corporate, 'viewer'), 'LEAD_KEEPS_ROLE');
    expect((await setRole(corporate, ngo, 'lead')).status).toBe(400);
    const named = await call(corporate, 'POST', '/participants', { name: 'Jal Trust' });
    expect(named.role).toBeNull();
    const answer = await send(corporate, 'PUT', `/participants/${named.id}/role`, { role: 'viewer' });
    expectFailure(answer, 'PARTICIPANT_NOT_FOUND');
  });
});

describe('POST /service/api/collaborations/:id/lead', () => {
  test('makes another organisation the lead, which is told by mail', async () => {
    const { id: participant_id } = await placeOf(ngo);
    await call(corporate, 'POST', '/lead', { participant_id });
    expect(await rolesNow()).toEqual(['implementer', 'lead']);
    expect(await app.mail(ngo.email, 'You lead a collaboration now')).toContain('“Tungavarna Industries”');
    const again = await send(corporate, 'POST', '/lead', { participant_id });
    expectFailure(again, 'COLLABORATION_ROLE_FORBIDS', NOT_THE_ROLE);
    expectFailure(await send(ngo, 'POST', '/lead', { participant_id }), 'LEAD_KEEPS_ROLE');
  });

  test('of two at the same moment one wins, and the other is a conflict', async () => {
    const second = await createMember(app);
    await app.sql(
      `insert into collaboration_participants (id, collaboration_id, profile_id, name)
        values (gen_random_uuid(), $1, $2, 'Second')`,
      [id, second.id],
    );
    const places = await Promise.all([ngo, second].map(placeOf));
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    // Both calls have read who leads before either of them goes on.
    await client.query('begin');
    await client.query('select 1 from collaborations where id = $1 for update', [id]);
    const answers = places.map(({ id: participant_id }, at) =>
      send(corporate, 'POST', '/lead', { participant_id }, at === 0 ? app : other),
    );
    // Outside of the transaction, which would see the same activity again and again.
    const waiting = async () =>
      (
        await app.sql(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).length;
    await expect.poll(waiting, { timeout: 20_000 }).toBe(2);
    await client.query('commit');
    await client.end();
    const done = await Promise.all(answers);
    expect(done.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = done.find(({ status }) => status === 409);
    expect(lost?.body.error.code).toBe('LEAD_CHANGED');
    expect((await rolesNow()).filter((role: string) => role === 'lead')).toHaveLength(1);
  });

  test('goes to the one that joined first when the lead leaves an archived one or is erased', async () => {
    await call(corporate, 'PUT', '/archive');
    await call(corporate, 'POST', '/leave');
    expect(await call(ngo, 'GET', '')).toMatchObject({ own_role: 'lead', created_by: ngo.id });
    const third = await createMember(app);
    ({ id } = await startCollaboration(app, corporate, third));
    await app.sql('delete from accounts where id = $1', [corporate.id]);
    expect(await call(third, 'GET', '')).toMatchObject({ own_role: 'lead' });
  });
});

describe('an invitation to the organisation that carries a seat', () => {
  test('names the person in the collaboration with the acceptance', async () => {
    const asha = await createMember(app, { name: 'Asha Rao' });
    const invite = (collaboration_id: string) =>
      app.request('POST', '/profile/invitations', {
        token: ngo.token,
        body: { email: asha.email, role: 'member', message: null, collaboration_id },
      });
    const foreign = await callAs(app, asha, 'POST', '/collaborations', initiativeBody());
    expectFailure(await invite(foreign.id), 'COLLABORATION_NOT_FOUND');
    expect((await invite(id)).status).toBe(201);
    const mail = await app.mail(asha.email, 'You are invited to an organisation on Dayitva');
    const token = /\/invitation\?token=([\w-]+)/.exec(mail)?.[1];
    await callAs(app, asha, 'POST', '/invitations/accept', { token });
    await call(asha, 'POST', '/milestones', { title: 'First pump' });
    const team = await call(ngo, 'GET', '/participants');
    const own = team.find(({ profile_id }: { profile_id: string }) => profile_id === ngo.id);
    expect(own.people).toContainEqual(expect.objectContaining({ id: asha.id, is_named: true }));
  });
});
