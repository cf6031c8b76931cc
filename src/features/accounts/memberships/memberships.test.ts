import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#platform/contract/people/roles.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import {
  callAs,
  documentForm,
  requestBody,
  serviceBody,
  startCollaboration,
  storeKeyDocuments,
} from '#platform/testing/records.ts';
import { fileForm, samplePdf } from '#platform/testing/sample-files.ts';
import { createMember, signIn, TEST_PASSWORD, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

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

let owner: TestMember;
beforeEach(async () => {
  owner = await createMember(app, { name: 'Tungavarna Industries', type: 'corporate' });
});

const people = (by: TestMember) => callAs(app, by, 'GET', '/profile/people');
const setRole = (by: TestMember, { id }: { id: string }, role: Role, password?: string, from = app) =>
  from.request('PUT', `/profile/people/${id}`, { token: by.token, body: { role, password } });
const remove = (by: TestMember, { id }: { id: string }, from = app) =>
  from.request('DELETE', `/profile/people/${id}`, { token: by.token });
const leave = (by: TestMember, profileId: string) =>
  app.request('DELETE', `/account/profiles/${profileId}`, { token: by.token });
const rolesOf = async (profileId: string) =>
  app.sql('select account_id as id, role, is_main from memberships where profile_id = $1 order by role', [
    profileId,
  ]);

describe('GET /service/api/profile/people', () => {
  test('names everybody with the role, owners first', async () => {
    const asha = await addColleague(app, owner, 'manager', 'Asha Rao');
    expect(await people(asha)).toEqual([
      expect.objectContaining({ id: owner.id, role: 'owner', is_you: false, is_main_owner: true }),
      {
        id: asha.id,
        name: 'Asha Rao',
        email: asha.email,
        role: 'manager',
        is_you: true,
        is_main_owner: false,
        joined_at: expect.any(String),
        last_seen_at: expect.any(String),
      },
    ]);
  });
});

describe('a colleague', () => {
  test('acts for the profile: what is made belongs to it', async () => {
    const asha = await addColleague(app, owner, 'manager', 'Asha Rao');
    const user = await callAs(app, asha, 'GET', '/auth/user');
    expect(user).toMatchObject({
      id: owner.id,
      account_id: asha.id,
      role: 'manager',
      person_name: 'Asha Rao',
      email: asha.email,
      full_name: 'Tungavarna Industries',
    });
    await callAs(app, asha, 'POST', '/profile/services', serviceBody());
    await callAs(app, asha, 'POST', '/documents', documentForm());
    expect(await callAs(app, owner, 'GET', '/profile/services')).toMatchObject({ pagination: { total: 1 } });
    expect(await callAs(app, owner, 'GET', '/documents')).toHaveLength(1);
    expect(await callAs(app, asha, 'GET', '/profile/profile')).toMatchObject({ id: owner.id });
  });

  test('answers a request; a second answer at the same moment is a conflict', async () => {
    const asha = await addColleague(app, owner, 'manager');
    const sender = await createMember(app);
    const { id } = await callAs(app, sender, 'POST', '/collaboration-requests', requestBody(owner.id));
    const answer = (by: TestMember) =>
      app.request('PATCH', `/collaboration-requests/${id}`, {
        token: by.token,
        body: { status: 'accepted' },
      });
    const answers = await Promise.all([answer(owner), answer(asha)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is named beside the organisation in requests, milestones and openings', async () => {
    const asha = await addColleague(app, owner, 'manager', 'Asha Rao');
    const partner = await createMember(app);
    const named = 'Asha Rao, Tungavarna Industries';
    const sent = await callAs(app, asha, 'POST', '/collaboration-requests', requestBody(partner.id));
    expect(sent).toMatchObject({ sent_by_name: named, answered_by_name: null });
    const [received] = await callAs(app, partner, 'GET', '/collaboration-requests/received');
    expect(received).toMatchObject({ sent_by_name: named });
    const path = `/collaboration-requests/${sent.id}`;
    const { collaboration_id } = await callAs(app, partner, 'PATCH', path, { status: 'accepted' });

    const team = await callAs(app, partner, 'GET', `/collaborations/${collaboration_id}/participants`);
    expect(team).toMatchObject([{ people: [{ name: 'Asha Rao', role: 'manager' }] }, { people: [] }]);
    const milestones = `/collaborations/${collaboration_id}/milestones`;
    const { id } = await callAs(app, partner, 'POST', milestones, { title: 'Rooms chosen' });
    await callAs(app, asha, 'PATCH', `${milestones}/${id}`, { status: 'completed' });
    await callAs(app, partner, 'PATCH', `${milestones}/${id}`, { title: 'Forty rooms chosen' });
    expect(await callAs(app, partner, 'GET', milestones)).toMatchObject([{ completed_by_name: named }]);
    await callAs(app, partner, 'PATCH', `${milestones}/${id}`, { status: 'active' });
    expect(await callAs(app, partner, 'GET', milestones)).toMatchObject([{ completed_by_name: null }]);

    const paper = await callAs(app, partner, 'POST', '/documents', documentForm());
    await callAs(app, partner, 'POST', `/documents/${paper.id}/shares`, { member_id: owner.id, days: 30 });
    await callAs(app, asha, 'POST', `/documents/${paper.id}/openings`);
    expect(await callAs(app, partner, 'GET', '/documents/openings')).toMatchObject([
      { opened_by_name: named },
    ]);
    await app.sql('delete from accounts where id = $1', [asha.id]);
    expect(await callAs(app, partner, 'GET', '/documents/openings')).toMatchObject([
      { opened_by_name: 'Tungavarna Industries' },
    ]);
  });

  test('is named beside the organisation in budgets, archiving and ratings, and in the mails about them', async () => {
    const asha = await addColleague(app, owner, 'manager', 'Asha Rao');
    const partner = await createMember(app);
    const named = 'Asha Rao, Tungavarna Industries';
    const mailed = (subject: string) => app.mail(partner.email, subject);
    const { id } = await startCollaboration(app, asha, partner);
    expect(await mailed('A collaboration request for you')).toContain(`“${named}” has asked you`);
    const path = `/collaborations/${id}`;

    const proposal = await callAs(app, asha, 'POST', `${path}/budget-proposals`, { amount: 5 });
    expect(proposal).toMatchObject({ proposed_by_name: named, answered_by_name: null });
    expect(await mailed('A partner proposes a budget')).toContain(`“${named}” proposes`);
    const countered = { amount: 6, counters: proposal.id };
    const counter = await callAs(app, partner, 'POST', `${path}/budget-proposals`, countered);
    expect(counter).toMatchObject({ proposed_by_name: null });
    const agreed = await callAs(app, asha, 'PATCH', `${path}/budget-proposals/${counter.id}`, {
      status: 'agreed',
    });
    expect(agreed).toMatchObject({ answered_by_name: named });
    expect(await mailed('Your budget is agreed')).toContain(`“${named}” has agreed`);

    expect(await callAs(app, asha, 'PUT', `${path}/archive`)).toMatchObject({ archived_by_name: named });
    expect(await mailed('A collaboration was archived')).toContain(`“${named}” has archived`);
    expect(await callAs(app, asha, 'DELETE', `${path}/archive`)).toMatchObject({
      archived_by_name: null,
      restored_by_name: named,
    });

    await callAs(app, partner, 'PATCH', path, { status: 'completed' });
    const rating = { rated_profile_id: partner.id, score: 5 };
    const { id: ratingId } = await callAs(app, asha, 'POST', `${path}/ratings`, rating);
    expect(await mailed('A partner has rated your work together')).toContain(`“${named}” has rated`);
    await callAs(app, partner, 'PUT', `/ratings/${ratingId}/reply`, { reply: 'Thank you.' });
    const given = async (by?: TestMember) => {
      const answer = await app.request('GET', `/marketplace/profiles/${partner.id}/ratings`, by);
      return answer.body.data.records;
    };
    expect(await given(partner)).toMatchObject([{ rated_by_name: named, replied_by_name: null }]);
    const others = [{ rater_name: 'Tungavarna Industries', rated_by_name: null }];
    expect(await given(await createMember(app)), 'who took no part').toMatchObject(others);

    await app.sql('delete from accounts where id = $1', [asha.id]);
    expect(await given(partner), 'after the person has gone').toMatchObject(others);
    expect(await callAs(app, partner, 'GET', `${path}/budget-proposals`)).toMatchObject([
      { answerer_name: 'Tungavarna Industries', answered_by_name: null },
      { proposer_name: 'Tungavarna Industries', proposed_by_name: null },
    ]);
    expect(await callAs(app, partner, 'GET', path)).toMatchObject({
      restored_by_name: 'Tungavarna Industries',
    });
  });

  test('is named on papers, in requests for verification and in the mail of a share', async () => {
    const trust = await createMember(app, { name: 'Jal Trust' });
    const meera = await addColleague(app, trust, 'manager', 'Meera Iyer');
    const named = 'Meera Iyer, Jal Trust';
    await storeKeyDocuments(app, meera);
    const [paper] = await callAs(app, trust, 'GET', '/documents');
    expect(paper).toMatchObject({ uploaded_by_name: named });
    await callAs(app, trust, 'PUT', `/documents/${paper.id}/file`, fileForm(samplePdf(['New']), 'new.pdf'));
    expect((await callAs(app, trust, 'GET', '/documents'))[0]).toMatchObject({ uploaded_by_name: null });
    await callAs(app, meera, 'POST', `/documents/${paper.id}/shares`, { member_id: owner.id, days: 7 });
    expect(await app.mail(owner.email, 'A document was shared with you')).toContain(`“${named}” lets you`);

    const asked = await callAs(app, meera, 'POST', '/verification/requests', { level: 1 });
    const papers = asked.documents.map((one: { uploaded_by_name: string }) => one.uploaded_by_name);
    expect([asked.asked_by_name, ...new Set(papers)].sort()).toEqual([named, named, null].sort());
    const admin = await createMember(app, { admin: true });
    expect(await callAs(app, admin, 'GET', `/admin/verifications/${asked.id}`)).toMatchObject({
      asked_by_name: named,
    });
  });

  test('who is not an owner downloads the own data, not those of the organisation', async () => {
    const asha = await addColleague(app, owner, 'manager', 'Asha Rao');
    await callAs(app, asha, 'POST', '/profile/services', serviceBody());
    const own = await app.request('GET', '/account/data', { token: asha.token });
    expect(own.body).toMatchObject({ data: { memberships: [{ role: 'manager' }], services: [] } });
    const all = await app.request('GET', '/account/data', { token: owner.token });
    expect(all.body.data.services).toHaveLength(1);
  });

  test.each([
    ['manager', 201],
    ['member', 403],
    ['finance', 403],
    ['viewer', 403],
  ] as const)('as %s gets %i for a new service', async (role, status) => {
    const { token } = await addColleague(app, owner, role);
    const answer = await app.request('POST', '/profile/services', { token, body: serviceBody() });
    expect(answer.status).toBe(status);
    if (status === 403) expectFailure(answer, 'ROLE_FORBIDS');
    const text = 'insert into user_services (title, tagline, description) values ($1, $2, $3)';
    const query = await app.request('POST', '/query', { token, body: { text, params: ['A', 'B', 'C'] } });
    if (status === 403) expectFailure(query, 'ROLE_FORBIDS');
  });
});

describe('PUT /service/api/profile/people/:id', () => {
  test('changes what a colleague may do, at once and in every process', async () => {
    const asha = await addColleague(app, owner, 'manager');
    const write = () =>
      other.request('POST', '/profile/services', { token: asha.token, body: serviceBody() });
    expect((await write()).status).toBe(201);
    expect((await setRole(owner, asha, 'viewer')).status).toBe(200);
    expectFailure(await write(), 'ROLE_FORBIDS');
    expect(await app.mail(asha.email, 'Your role has changed')).toContain('Viewer');
  });

  test('is for owners', async () => {
    const asha = await addColleague(app, owner, 'manager');
    expectFailure(await setRole(asha, owner, 'viewer'), 'ROLE_FORBIDS');
    expectFailure(await setRole(owner, { id: crypto.randomUUID() }, 'viewer'), 'COLLEAGUE_NOT_FOUND');
  });

  test('keeps an owner', async () => {
    expectFailure(await setRole(owner, owner, 'manager', TEST_PASSWORD), 'LAST_OWNER');
    const second = await addColleague(app, owner, 'owner');
    expect((await setRole(owner, owner, 'manager', TEST_PASSWORD)).status).toBe(200);
    expect(await rolesOf(owner.id)).toEqual([
      { id: owner.id, role: 'manager', is_main: false },
      { id: second.id, role: 'owner', is_main: true },
    ]);
  });
});

describe('a change of who the owners are', () => {
  test('asks for the password, and all owners hear of it', async () => {
    const second = await addColleague(app, owner, 'owner', 'Ravi Kale');
    const asha = await addColleague(app, owner, 'manager', 'Asha Rao');
    expectFailure(await setRole(second, asha, 'owner'), 'PASSWORD_NEEDED');
    expectFailure(await setRole(second, owner, 'manager'), 'PASSWORD_NEEDED');
    const wrong = await setRole(second, asha, 'owner', 'not the one');
    expect(wrong).toMatchObject({
      status: 400,
      body: { error: { fields: { password: expect.any(String) } } },
    });
    expectFailure(await remove(second, owner), 'OWNER_STAYS');
    expect((await setRole(second, asha, 'owner', TEST_PASSWORD)).status).toBe(200);
    for (const { email } of [owner, second]) {
      expect(await app.mail(email, 'The owners of your organisation change')).toContain(
        '“Asha Rao” is now an owner of “Tungavarna Industries”',
      );
    }
    expect((await setRole(second, owner, 'manager', TEST_PASSWORD)).status).toBe(200);
    expect((await remove(second, owner)).status).toBe(200);
  });

  test('leaves one of two owners who unmake each other at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const first = await createMember(app);
      const second = await addColleague(app, first, 'owner');
      await Promise.all([
        setRole(first, second, 'viewer', TEST_PASSWORD),
        setRole(second, first, 'viewer', TEST_PASSWORD, other),
      ]);
      const left = (await rolesOf(first.id)).filter(({ role }) => role === 'owner');
      expect(left).toEqual([expect.objectContaining({ is_main: true })]);
    }
  });
});

describe('DELETE /service/api/profile/people/:id', () => {
  test('refuses the next call of who was removed, in every process', async () => {
    const asha = await addColleague(app, owner, 'manager');
    expect((await other.request('GET', '/profile/profile', { token: asha.token })).status).toBe(200);
    expect((await remove(owner, asha)).status).toBe(200);
    for (const { request } of [app, other]) {
      expectFailure(await request('GET', '/profile/profile', { token: asha.token }), 'SESSION_ENDED');
    }
    expect(await app.mail(asha.email, 'You were removed from an organisation')).toContain(
      '“Tungavarna Industries”',
    );
    const body = { email: asha.email, password: TEST_PASSWORD };
    expectFailure(await app.request('POST', '/auth/signin', { body }), 'NO_ORGANISATION');
    expectFailure(await remove(owner, owner), 'OWN_MEMBERSHIP');
  });
});

describe('DELETE /service/api/account/profiles/:id', () => {
  test('lets a person leave, but not the last owner', async () => {
    const asha = await addColleague(app, owner, 'viewer');
    expect((await leave(asha, owner.id)).status).toBe(200);
    expectFailure(await leave(asha, owner.id), 'SESSION_ENDED');
    expectFailure(await leave(owner, owner.id), 'LAST_OWNER');
    expectFailure(await leave(owner, crypto.randomUUID()), 'PROFILE_NOT_FOUND');
  });

  test('keeps the profile and its files when the founder goes', async () => {
    const second = await addColleague(app, owner, 'owner');
    await callAs(app, owner, 'POST', '/documents', documentForm());
    expect((await leave(owner, owner.id)).status).toBe(200);
    await app.sql('delete from accounts where id = $1', [owner.id]);
    expect(await callAs(app, second, 'GET', '/documents')).toHaveLength(1);
    expect(await callAs(app, second, 'GET', '/profile/profile')).toMatchObject({
      id: owner.id,
      email: second.email,
    });
    const [row] = await app.sql('select is_published from profiles where id = $1', [owner.id]);
    expect(row).toEqual({ is_published: true });
  });
});

describe('POST /service/api/profile/ownership', () => {
  const handOver = (by: TestMember, to: TestMember, password = TEST_PASSWORD) =>
    app.request('POST', '/profile/ownership', { token: by.token, body: { account_id: to.id, password } });

  test('makes a colleague the main owner, who gets the mails', async () => {
    const asha = await addColleague(app, owner, 'manager', 'Asha Rao');
    expect((await handOver(owner, asha, 'a wrong password')).status).toBe(400);
    expect((await handOver(owner, asha)).status).toBe(200);
    expect(await rolesOf(owner.id)).toEqual([
      { id: owner.id, role: 'manager', is_main: false },
      { id: asha.id, role: 'owner', is_main: true },
    ]);
    expectFailure(await handOver(owner, asha), 'ROLE_FORBIDS');
    const sender = await createMember(app);
    await callAs(app, sender, 'POST', '/collaboration-requests', requestBody(owner.id));
    expect(await app.mail(asha.email, 'A collaboration request for you')).toContain('Namaste');
  });
});

describe('PUT /service/api/account/profile', () => {
  test('acts for another profile of the person, with this session alone', async () => {
    const asha = await addColleague(app, owner, 'manager', 'Asha Rao');
    const second = await createMember(app, { name: 'Aksharvan Trust' });
    await app.sql(`insert into memberships (account_id, profile_id, role) values ($1, $2, 'viewer')`, [
      asha.id,
      second.id,
    ]);
    const elsewhere = { ...asha, ...(await signIn(app, asha.email)) };
    expect(await callAs(app, asha, 'GET', '/account/profiles')).toEqual([
      { id: second.id, name: 'Aksharvan Trust', role: 'viewer', is_current: false },
      { id: owner.id, name: 'Tungavarna Industries', role: 'manager', is_current: true },
    ]);
    const switched = await callAs(app, asha, 'PUT', '/account/profile', { profile_id: second.id });
    expect(switched).toMatchObject({ id: second.id, account_id: asha.id, role: 'viewer' });
    expect(await callAs(app, asha, 'GET', '/profile/profile')).toMatchObject({ id: second.id });
    expect(await callAs(app, elsewhere, 'GET', '/profile/profile')).toMatchObject({ id: owner.id });
    const body = { profile_id: (await createMember(app)).id };
    expectFailure(
      await app.request('PUT', '/account/profile', { token: asha.token, body }),
      'PROFILE_NOT_FOUND',
    );
  });

  test('ends for all colleagues when the profile is suspended with its main owner', async () => {
    const asha = await addColleague(app, owner, 'manager');
    await app.sql('update accounts set suspended_at = now() where id = $1', [owner.id]);
    expectFailure(await app.request('GET', '/profile/profile', { token: asha.token }), 'SESSION_ENDED');
    const body = { email: asha.email, password: TEST_PASSWORD };
    const refused = await app.request('POST', '/auth/signin', { body });
    expect(refused.body.error.code).toBe('ORGANISATION_SUSPENDED');
  });
});

test('PUT /service/api/account/name changes the own name', async () => {
  const changed = await callAs(app, owner, 'PUT', '/account/name', { person_name: 'Asha Rao' });
  expect(changed).toMatchObject({ person_name: 'Asha Rao', full_name: 'Tungavarna Industries' });
});
