import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, long, type RefusedValue, withField } from '#platform/testing/field-limits.ts';
import { callAs, initiativeBody, startCollaboration } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let corporate: TestMember;
let ngo: TestMember;
/** The collaboration of both. */
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  corporate = await createMember(app, {
    type: 'corporate',
    name: 'Sahyadri Steel',
    location: 'Pune, Maharashtra',
  });
  ngo = await createMember(app, { name: 'Jal Trust' });
  ({ id } = await startCollaboration(app, corporate, ngo));
});
afterAll(() => app.stop());

const call = (method: string, path = '', body?: object, by = corporate) =>
  callAs(app, by, method, `/collaborations/${id}/participants${path}`, body);
const send = (method: string, path = '', body?: object, by = corporate) =>
  app.request(method, `/collaborations/${id}/participants${path}`, { token: by.token, body });

const PRESENT = 'This partner already takes part';

describe('GET /service/api/collaborations/:id/participants', () => {
  test('lists the members with what their profiles say, in the order in which they joined', async () => {
    expect(await call('GET')).toEqual([
      {
        id: expect.any(String),
        profile_id: corporate.id,
        name: 'Sahyadri Steel',
        organization_type: 'corporate',
        location: 'Pune, Maharashtra',
        avatar_url: null,
        responsibility: null,
        role: 'lead',
        people: [],
        left_at: null,
      },
      {
        id: expect.any(String),
        profile_id: ngo.id,
        name: 'Jal Trust',
        organization_type: 'ngo',
        location: 'Ranchi, Jharkhand',
        avatar_url: null,
        responsibility: null,
        role: 'implementer',
        people: [],
        left_at: null,
      },
    ]);
  });
});

describe('POST /service/api/collaborations/:id/participants', () => {
  test('adds a partner by name, at the limits of both fields', async () => {
    const body = { name: long(160), responsibility: long(200) };
    const added = await call('POST', '', body, ngo);
    const nobody = {
      people: [],
      role: null,
      profile_id: null,
      organization_type: null,
      location: null,
      avatar_url: null,
      left_at: null,
    };
    const expected = { ...body, ...nobody, id: added.id };
    expect(added).toEqual(expected);
    expect(await call('GET')).toContainEqual(expected);
    const { participants } = await callAs(app, corporate, 'GET', `/collaborations/${id}`);
    expect(participants.at(-1)).toBe(body.name);
  });

  test('refuses a name that takes part already, in any case, members included', async () => {
    await call('POST', '', { name: 'Asha Foundation' });
    for (const name of ['Asha Foundation', ' ASHA foundation ', 'Jal Trust', 'sahyadri steel']) {
      await expectRefused(app, () => send('POST', '', { name }), 'name', PRESENT);
    }
  });

  test('refuses names that others have: the platform, and members who were erased', async () => {
    const message = 'This name is reserved. Please choose another one.';
    for (const name of ['Dayitva', 'Dayitv\u0430', 'Deleted member', 'deleted member 2']) {
      await expectRefused(app, () => send('POST', '', { name }), 'name', message);
      const body = initiativeBody({ participants: [name] });
      const start = () => app.request('POST', '/collaborations', { token: corporate.token, body });
      await expectRefused(app, start, 'participants.0', message);
    }
  });

  test('adds a name once when several requests arrive at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send('POST', '', { name: 'Only Once' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400]);
  });

  const refused: RefusedValue[] = [
    ['name', undefined, 'Name is required'],
    ['name', ' ', 'Name is required'],
    ['name', long(161), 'Name must be 160 characters or less'],
    ['responsibility', long(201), 'Responsibility must be 200 characters or less'],
    ['profile_id', '00000000-0000-7000-8000-000000000000', 'Unknown field'],
  ];
  test.each(refused)('refuses %s %j: %s', (field, value, message) =>
    expectRefused(app, () => send('POST', '', withField({ name: 'Somebody' }, field, value)), field, message),
  );
});

describe('PATCH /service/api/collaborations/:id/participants/:participantId', () => {
  test('renames a partner that is only named, and no member', async () => {
    const named = await call('POST', '', { name: 'Old Name Trust', responsibility: null });
    expect(await call('PATCH', `/${named.id}`, { name: ' New Name Trust ' })).toEqual({
      ...named,
      name: 'New Name Trust',
    });
    const [first] = await call('GET');
    expectFailure(await send('PATCH', `/${first.id}`, { name: 'Mine' }), 'MEMBER_KEEPS_NAME');
    const taken = await send('PATCH', `/${named.id}`, { name: first.name.toUpperCase() });
    expect(taken.body.error.fields).toEqual({ name: PRESENT });
    await call('DELETE', `/${named.id}`);
  });

  test('sets the responsibility of a participant, members included', async () => {
    const [, second] = await call('GET');
    const changed = await call('PATCH', `/${second.id}`, { responsibility: ' Pumps ' });
    expect(changed).toEqual({ ...second, responsibility: 'Pumps' });
    expect(await call('PATCH', `/${second.id}`, {}), 'nothing sent, nothing changed').toEqual(changed);
    expect(await call('PATCH', `/${second.id}`, { responsibility: '' })).toEqual({
      ...second,
      responsibility: null,
    });
  });

  const refused: RefusedValue[] = [
    ['responsibility', long(201), 'Responsibility must be 200 characters or less'],
    ['responsibility', 5, 'Responsibility must be text'],
    ['name', '', 'Name is required'],
  ];
  test.each(refused)('refuses %s %j: %s', async (field, value, message) => {
    const [first] = await call('GET');
    await expectRefused(app, () => send('PATCH', `/${first.id}`, { [field]: value }), field, message);
  });
});

describe('DELETE /service/api/collaborations/:id/participants/:participantId', () => {
  test('removes a named partner', async () => {
    const { id: partner } = await call('POST', '', { name: 'For a while' });
    expect(await call('DELETE', `/${partner}`)).toEqual({ id: partner });
    expectFailure(await send('DELETE', `/${partner}`), 'PARTICIPANT_NOT_FOUND', 'Participant not found');
    expectFailure(await send('PATCH', `/${partner}`, { responsibility: 'x' }), 'PARTICIPANT_NOT_FOUND');
  });

  test('does not remove members', async () => {
    const members = (await call('GET')).slice(0, 2);
    const before = await databaseState(app);
    for (const { id: participant } of members) {
      expectFailure(await send('DELETE', `/${participant}`), 'MEMBER_CANNOT_BE_REMOVED');
    }
    expect(await databaseState(app)).toEqual(before);
  });
});

describe('POST /service/api/collaborations/:id/leave', () => {
  const leave = (by: TestMember, from: string) =>
    app.request('POST', `/collaborations/${from}/leave`, { token: by.token });
  const partners = async () => {
    const starter = await createMember(app, { name: 'Sahyadri Steel' });
    const partner = await createMember(app, { name: 'Jal Trust' });
    const { id: shared } = await startCollaboration(app, starter, partner);
    return { starter, partner, shared: String(shared) };
  };

  test('ends what the member sees, keeps the name for the others, and mails them', async () => {
    const { starter, partner, shared } = await partners();
    await callAs(app, partner, 'POST', `/collaborations/${shared}/milestones`, { title: 'First pump' });
    expect((await leave(partner, shared)).body.data).toEqual({ id: shared });
    for (const path of ['', '/participants', '/milestones', '/budget-proposals', '/ratings']) {
      const answer = await app.request('GET', `/collaborations/${shared}${path}`, { token: partner.token });
      expectFailure(answer, 'COLLABORATION_NOT_FOUND');
    }
    expect(await callAs(app, partner, 'GET', '/collaborations')).toEqual([]);
    const [received] = await callAs(app, partner, 'GET', '/collaboration-requests/received');
    expect(received).toMatchObject({ status: 'accepted', collaboration_id: null });
    const [sent] = await callAs(app, starter, 'GET', '/collaboration-requests/sent');
    expect(sent).toMatchObject({ collaboration_id: shared });

    const seen = await callAs(app, starter, 'GET', `/collaborations/${shared}`);
    expect(seen.participants).toEqual(['Sahyadri Steel']);
    const team = await callAs(app, starter, 'GET', `/collaborations/${shared}/participants`);
    expect(team).toMatchObject([
      { name: 'Sahyadri Steel', left_at: null },
      { name: 'Jal Trust', profile_id: null, left_at: expect.any(String) },
    ]);
    const removal = `/collaborations/${shared}/participants/${team[1].id}`;
    expectFailure(await app.request('DELETE', removal, { token: starter.token }), 'MEMBER_CANNOT_BE_REMOVED');
    const mail = await app.mail(starter.email, 'A partner has left a collaboration');
    expect(mail).toContain('“Jal Trust” has left the collaboration');
    expectFailure(await leave(partner, shared), 'COLLABORATION_NOT_FOUND');
  });

  test('is for the lead once it has handed over, and hands the start over, so that the other member can delete what was never begun', async () => {
    const { starter, partner, shared } = await partners();
    expectFailure(await leave(starter, shared), 'LEAD_MUST_HAND_OVER');
    const team = await callAs(app, starter, 'GET', `/collaborations/${shared}/participants`);
    await callAs(app, starter, 'POST', `/collaborations/${shared}/lead`, { participant_id: team[1].id });
    expect((await leave(starter, shared)).status).toBe(200);
    const seen = await callAs(app, partner, 'GET', `/collaborations/${shared}`);
    expect(seen.created_by).toBe(partner.id);
    await callAs(app, partner, 'DELETE', `/collaborations/${shared}`);
  });

  test('withdraws a budget that no one can answer any more; the last member then sets it alone', async () => {
    for (const proposer of ['starter', 'partner'] as const) {
      const { [proposer]: by, starter, partner, shared } = await partners();
      const path = `/collaborations/${shared}/budget-proposals`;
      await callAs(app, by, 'POST', path, { amount: 5 });
      await leave(partner, shared);
      expect(await callAs(app, starter, 'GET', path)).toMatchObject([{ status: 'withdrawn' }]);
      await callAs(app, starter, 'PATCH', `/collaborations/${shared}`, { budget: 7 });
    }
  });

  test('is not for the last member, nor for anyone else', async () => {
    const { starter, partner, shared } = await partners();
    const outsider = await createMember(app, { admin: true });
    await leave(partner, shared);
    const before = await databaseState(app);
    expectFailure(await leave(starter, shared), 'LAST_MEMBER');
    expectFailure(await leave(outsider, shared), 'COLLABORATION_NOT_FOUND');
    expect(await databaseState(app)).toEqual(before);
  });

  test('leaves one member when both leave at the same moment', async () => {
    const { starter, partner, shared } = await partners();
    const answers = await Promise.all([leave(starter, shared), leave(partner, shared)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('gives the place a free name', async () => {
    const { starter, partner, shared } = await partners();
    await app.sql(
      "insert into collaboration_participants (id, collaboration_id, name) values (gen_random_uuid(), $1, 'JAL trust')",
      [shared],
    );
    await leave(partner, shared);
    const team = await callAs(app, starter, 'GET', `/collaborations/${shared}/participants`);
    expect(team.map(({ name }: { name: string }) => name)).toEqual([
      'Sahyadri Steel',
      'Jal Trust 2',
      'JAL trust',
    ]);
  });
});

describe('participants of a collaboration in which the caller does not take part', () => {
  test("are not found, nor through one of the caller's own collaborations", async () => {
    const [first] = await call('GET');
    const outsider = await createMember(app);
    const before = await databaseState(app);
    for (const [method, path, body] of [
      ['GET', ''],
      ['POST', '', { name: 'Mine' }],
      ['PATCH', `/${first.id}`, { responsibility: 'Mine' }],
      ['DELETE', `/${first.id}`],
    ] as const) {
      expectFailure(await send(method, path, body, outsider), 'COLLABORATION_NOT_FOUND');
    }
    expect(await databaseState(app)).toEqual(before);
    const own = await callAs(app, outsider, 'POST', '/collaborations', initiativeBody());
    const path = `/collaborations/${own.id}/participants/${first.id}`;
    const body = { responsibility: 'Mine' };
    expectFailure(await app.request('PATCH', path, { token: outsider.token, body }), 'PARTICIPANT_NOT_FOUND');
    expectFailure(await app.request('DELETE', path, { token: outsider.token }), 'PARTICIPANT_NOT_FOUND');
  });
});
