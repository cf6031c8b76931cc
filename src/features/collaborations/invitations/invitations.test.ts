import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#platform/contract/durations.ts';
import { databaseState, expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { callAs, initiativeBody, startCollaboration } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let lead: TestMember;
let partner: TestMember;
/** The one who is invited; new for every test, as is the collaboration of lead and partner. */
let invitee: TestMember;
let path: string;
beforeAll(async () => {
  app = await startTestApp();
  lead = await createMember(app, { type: 'corporate', name: 'Sahyadri Steel' });
  partner = await createMember(app, { name: 'Jal Trust' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  invitee = await createMember(app, { name: 'Vidya Foundation' });
  const { id } = await startCollaboration(app, lead, partner);
  path = `/collaborations/${id}`;
});

const send = (method: string, where: string, by: TestMember, body?: object) =>
  app.request(method, where, { token: by.token, body });
const invite = (fields: object = {}, by = lead) =>
  send('POST', `${path}/invitations`, by, { profile_id: invitee.id, role: 'reviewer', ...fields });
const answer = (id: string, status: string, by = invitee) =>
  send('PATCH', `/collaboration-invitations/${id}`, by, { status });
const received = (by = invitee) => callAs(app, by, 'GET', '/collaboration-invitations');
const expire = (id: string) =>
  app.sql("update collaboration_invitations set expires_at = now() - interval '1 second' where id = $1", [
    id,
  ]);
const tokenOf = async (email: string) => {
  const mail = await app.mail(email, 'You are invited into a collaboration');
  return /\/collaboration-invitation\?token=([\w-]+)/.exec(mail)?.[1] ?? '';
};

describe('an invitation of a member', () => {
  test('shows title, role and who invites, and nothing of the workspace until it is accepted', async () => {
    const sent = (await invite({ message: 'Please look at our reports.' })).body.data;
    expect(sent).toMatchObject({ invitee: 'Vidya Foundation', role: 'reviewer', has_expired: false });
    const mail = await app.mail(invitee.email, 'You are invited into a collaboration');
    expect(mail).toContain('“Sahyadri Steel” invites your organisation into the collaboration');
    const [seen] = await received();
    expect(seen).toEqual({
      id: sent.id,
      collaboration_title: expect.stringContaining('Digital classrooms'),
      organisation: 'Sahyadri Steel',
      invited_by: 'Sahyadri Steel',
      role: 'reviewer',
      message: 'Please look at our reports.',
      expires_at: sent.expires_at,
    });
    for (const under of ['', '/participants', '/milestones', '/files', '/events', '/invitations']) {
      expectFailure(await send('GET', path + under, invitee), 'COLLABORATION_NOT_FOUND');
    }
    const days = (Date.parse(sent.expires_at) - Date.parse(sent.sent_at)) / DAY_MS;
    expect(days).toBe(14);

    const manager = await addColleague(app, invitee, 'manager', 'Asha Rao');
    const id = path.split('/').at(-1);
    expect((await answer(sent.id, 'accepted', manager)).body.data).toEqual({ collaboration_id: id });
    expect(await callAs(app, invitee, 'GET', path)).toMatchObject({ own_role: 'reviewer' });
    expect(await received()).toEqual([]);
    expect(await callAs(app, lead, 'GET', `${path}/invitations`)).toEqual([]);
    await app.mail(lead.email, 'Your invitation was accepted');
    const [joined, invited] = await callAs(app, lead, 'GET', `${path}/changes`);
    expect([joined.what, invited.what]).toEqual(['joined', 'invited']);
    expectFailure(await invite(), 'ALREADY_PARTICIPANT');
  });

  test('is for the lead to send, and for owners and managers of the invited one to answer', async () => {
    const stranger = await createMember(app);
    const { id } = (await invite()).body.data;
    const [member, finance] = [
      await addColleague(app, invitee, 'member', 'Ravi Kumar'),
      await addColleague(app, invitee, 'finance', 'Om Prakash'),
    ];
    const before = await databaseState(app);
    expectFailure(await invite({}, stranger), 'COLLABORATION_NOT_FOUND');
    expect((await invite({}, partner)).body.error.code).toBe('COLLABORATION_ROLE_FORBIDS');
    expectFailure(await invite(), 'COLLABORATION_INVITED');
    for (const by of [member, finance]) {
      expect((await answer(id, 'accepted', by)).body.error.code).toBe('ROLE_FORBIDS');
      expect(await received(by)).toEqual([]);
    }
    for (const by of [stranger, lead, partner]) {
      expectFailure(await answer(id, 'accepted', by), 'INVITATION_NOT_FOUND');
    }
    const unknown = '00000000-0000-7000-8000-000000000000';
    expectFailure(await invite({ profile_id: unknown }), 'PROFILE_NOT_FOUND');
    expectFailure(await invite({ profile_id: partner.id }), 'ALREADY_PARTICIPANT');
    const neither = await invite({ profile_id: null });
    expectWrongField(neither, 'profile_id', 'Please select a member, or enter an email address');
    expectWrongField(await invite({ role: 'lead' }), 'role', 'Please select a role from the list');
    expect(await databaseState(app)).toEqual(before);
  });

  test('has one winner of two answers at the same moment', async () => {
    const { id } = (await invite()).body.data;
    const manager = await addColleague(app, invitee, 'manager', 'Asha Rao');
    const answers = await Promise.all([answer(id, 'accepted'), answer(id, 'accepted', manager)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body.error.code).toBe('INVITATION_ANSWERED');
  });

  test('is declined, withdrawn, or refused once it has expired, until it is sent again', async () => {
    const first = (await invite()).body.data;
    expect((await answer(first.id, 'declined')).body.data).toEqual({ collaboration_id: null });
    await app.mail(lead.email, 'Your invitation was declined');
    expectFailure(await answer(first.id, 'accepted'), 'INVITATION_ANSWERED');
    const second = (await invite()).body.data;
    await callAs(app, lead, 'DELETE', `${path}/invitations/${second.id}`);
    expectFailure(await answer(second.id, 'accepted'), 'INVITATION_ANSWERED');
    expectFailure(await send('DELETE', `${path}/invitations/${second.id}`, lead), 'INVITATION_NOT_FOUND');
    const third = (await invite()).body.data;
    await expire(third.id);
    expectFailure(await answer(third.id, 'accepted'), 'INVITATION_EXPIRED');
    expect(await received()).toEqual([]);
    const [waiting] = await callAs(app, lead, 'GET', `${path}/invitations`);
    expect(waiting).toMatchObject({ id: third.id, has_expired: true });
    const again = await callAs(app, lead, 'POST', `${path}/invitations/${third.id}/resend`);
    expect(again).toMatchObject({ has_expired: false });
    expect((await answer(third.id, 'accepted')).status).toBe(200);
  });

  test('ends with the collaboration, and waits while that is archived', async () => {
    const { id } = (await invite()).body.data;
    await callAs(app, lead, 'PUT', `${path}/archive`);
    expectFailure(await answer(id, 'accepted'), 'COLLABORATION_ARCHIVED');
    await callAs(app, lead, 'DELETE', path);
    expect(await received()).toEqual([]);
    expectFailure(await answer(id, 'accepted'), 'INVITATION_NOT_FOUND');
  });

  test('has a limit for each collaboration', async () => {
    const { id } = (await invite()).body.data;
    await app.sql(
      `insert into collaboration_invitations
          (id, collaboration_id, email, role, token_hash, created_at, sent_at, expires_at)
        select gen_random_uuid(), i.collaboration_id, n || '@partners.example', 'viewer', decode(md5($1::uuid::text || n::text), 'hex'),
          now(), now(), now() + interval '14 days'
        from collaboration_invitations i, generate_series(1, 19) n where i.id = $1::uuid`,
      [id],
    );
    const another = await invite({ profile_id: (await createMember(app)).id });
    expect(another.body.error.code).toBe('LIMIT_REACHED');
  });
});

describe('an invitation by email', () => {
  test('does not tell who has an account, and is answered by who has the link', async () => {
    const [known, unknown] = [invitee.email, 'new@partners.example'];
    const shown = [];
    for (const email of [known, unknown]) {
      const { status, body } = await invite({ profile_id: null, email });
      const { id: _id, invitee: _to, sent_at: _sent, expires_at: _end, ...rest } = body.data;
      shown.push({ status, rest });
    }
    expect(shown[0]).toEqual(shown[1]);
    expect(await received()).toEqual([]);
    const token = await tokenOf(unknown);
    const opened = await app.request('POST', '/collaboration-invitations/open', { body: { token } });
    expect(opened.body.data).toMatchObject({ organisation: 'Sahyadri Steel', role: 'reviewer' });
    const link = { token, status: 'accepted' };
    const accept = (by: TestMember) => send('POST', '/collaboration-invitations/answer', by, link);
    expectFailure(await accept(partner), 'ALREADY_PARTICIPANT');
    const answers = await Promise.all([accept(invitee), accept(await createMember(app))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body.error.code, 'of the one who came second').toBe('INVITATION_ANSWERED');
    const again = await app.request('POST', '/collaboration-invitations/open', { body: { token } });
    expectFailure(again, 'INVITATION_ANSWERED');
    const rows = await app.sql('select email from collaboration_invitations where status <> $1', ['open']);
    expect(rows.every(({ email }) => email === null)).toBe(true);
  });

  test('is refused with a clear word once it has expired; sent again, only the new link works', async () => {
    const email = 'office@partners.example';
    const { id } = (await invite({ profile_id: null, email })).body.data;
    const old = await tokenOf(email);
    await expire(id);
    const link = { token: old, status: 'accepted' };
    expectFailure(
      await send('POST', '/collaboration-invitations/answer', invitee, link),
      'INVITATION_EXPIRED',
    );
    await callAs(app, lead, 'POST', `${path}/invitations/${id}/resend`);
    await expect.poll(() => tokenOf(email)).not.toBe(old);
    expectFailure(
      await send('POST', '/collaboration-invitations/answer', invitee, link),
      'INVITATION_INVALID',
    );
    const fresh = { token: await tokenOf(email), status: 'accepted' };
    expect((await send('POST', '/collaboration-invitations/answer', invitee, fresh)).status).toBe(200);
  });
});

describe('POST /service/api/collaborations with invited members', () => {
  test('invites them with the initiative, or stores neither', async () => {
    const invited = [{ profile_id: invitee.id, role: 'implementer' }];
    const created = await callAs(app, lead, 'POST', '/collaborations', initiativeBody({ invited }));
    expect(created.participants).toEqual(['Sahyadri Steel']);
    const [waiting] = await received();
    expect(waiting).toMatchObject({ collaboration_title: created.title, role: 'implementer' });
    await answer(waiting.id, 'accepted');
    expect(await callAs(app, invitee, 'GET', `/collaborations/${created.id}`)).toMatchObject({
      participants: ['Sahyadri Steel', 'Vidya Foundation'],
    });
    const before = await databaseState(app);
    const twice = initiativeBody({ invited: [...invited, ...invited] });
    expectFailure(await send('POST', '/collaborations', lead, twice), 'COLLABORATION_INVITED');
    expect(await databaseState(app)).toEqual(before);
  });
});
