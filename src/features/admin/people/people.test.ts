import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseState, expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { callAs, makeAccessToken, requestBody } from '#platform/testing/records.ts';
import { createMember, signIn, TEST_PASSWORD, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp, tokenInMail } from '#platform/testing/test-app.ts';

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createMember(app, { admin: true, name: 'Kavya Nair' });
});
afterAll(() => app.stop());

const REASON = 'The same request went to two hundred members.';
const send = (method: string, path: string, body?: object, by: TestMember = admin) =>
  app.request(method, `/admin/people${path}`, { token: by.token, body });
const list = async (query = '') => (await send('GET', query)).body.data;
const suspend = ({ id }: TestMember, by = admin) => send('POST', `/${id}/suspension`, { reason: REASON }, by);
const restore = ({ id }: TestMember) => send('POST', `/${id}/restoration`, { reason: 'It was a mistake.' });
const trySignIn = ({ email }: TestMember) =>
  app.request('POST', '/auth/signin', { body: { email, password: TEST_PASSWORD } });

describe('GET /service/api/admin/people', () => {
  test('finds members of every state by name, address or id, page by page', async () => {
    const [asha, ravi] = [
      await createMember(app, { name: 'Asha 100%_Trust', confirmed: false }),
      await createMember(app, { name: 'Ravi Works', type: 'corporate' }),
    ];
    const [row] = (await list('?search=100%25_tr')).records;
    expect(row).toEqual({
      id: asha.id,
      name: 'Asha 100%_Trust',
      contact_name: 'Asha 100%_Trust',
      email: asha.email,
      organization_type: 'ngo',
      state: 'Jharkhand',
      joined_at: expect.any(String),
      email_confirmed: false,
      is_admin: false,
      suspended_at: null,
      merged_into: null,
      deletion_due_at: null,
      organisation_deletion_due_at: null,
    });
    const ids = async (query: string) => (await list(query)).records.map(({ id }: { id: string }) => id);
    expect(await ids(`?search=${asha.email.slice(0, 30)}`)).toEqual([asha.id]);
    expect(await ids(`?search=${ravi.id}`)).toEqual([ravi.id]);
    expect(await ids('?search=ravi%20works&type=corporate')).toEqual([ravi.id]);
    expect(await ids('?search=ravi%20works&type=ngo')).toEqual([]);
    expect(await ids(`?search=${asha.id}&state=unconfirmed`)).toEqual([asha.id]);
    expect(await ids(`?search=${asha.id}&state=active`)).toEqual([]);
    await app.sql("update accounts set deletion_due_at = now() + interval '9 days' where id = $1", [ravi.id]);
    expect(await ids('?state=leaving')).toEqual([ravi.id]);
    const [closing] = await app.sql<{ due_at: Date }>(
      `insert into profile_deletions (profile_id, asked_by, asked_at, due_at)
        values ($1, $1, now(), now() + interval '14 days') returning due_at`,
      [asha.id],
    );
    expect((await list('?state=closing')).records).toMatchObject([
      { id: asha.id, organisation_deletion_due_at: closing?.due_at.toISOString() },
    ]);
    expect(await ids('?state=admin')).toEqual([admin.id]);
    const first = await list('?pageSize=2');
    expect(first.pagination).toMatchObject({ page: 1, pageSize: 2, total: 3, totalPages: 2 });
    expect((await list('?pageSize=2&page=2')).records).toHaveLength(1);
  });

  test('is exported with the same filters, without formulas, and the export is recorded', async () => {
    const member = await createMember(app, { name: '=HYPERLINK("https://evil.example")' });
    const answer = await app.request('GET', `/admin/people-export?search=${member.id}`, {
      token: admin.token,
    });
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const lines = answer.body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`${member.id},"'=HYPERLINK(""https://evil.example"")"`);
    const [entry] = await app.sql(
      "select facts from audit_entries where kind = 'people-exported' and actor_id = $1 order by number desc",
      [admin.id],
    );
    expect(entry).toMatchObject({ facts: { members: 1 } });
  });
});

describe('POST /service/api/admin/people/:id/look', () => {
  test('shows the account and the facts, no secret, and logs the look for admins and the member', async () => {
    const member = await createMember(app, { name: 'Jal Trust' });
    const { status, body } = await send('POST', `/${member.id}/look`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      email: member.email,
      devices: 1,
      second_factor_at: null,
      suspensions: [],
      facts: { name: 'Jal Trust', other_tickets: 0, earlier_tickets: [], collaborations: 0 },
    });
    expect(JSON.stringify(body.data)).not.toMatch(/password|hash|secret|pan|phone/);
    const look = {
      looked_by_name: 'Kavya Nair',
      member_name: 'Jal Trust',
      ticket_number: null,
    };
    const { records } = await callAs(app, admin, 'GET', '/admin/support/looks');
    expect(records[0]).toMatchObject(look);
    const data = await callAs(app, member, 'GET', '/account/data');
    expect(data.support_looks_at_me).toMatchObject([look]);
    expectFailure(await send('POST', `/${crypto.randomUUID()}/look`), 'PROFILE_NOT_FOUND');
  });
});

describe('POST /service/api/admin/people/:id/suspension', () => {
  test('ends all sessions, refuses the sign-in, hides the profile and mails the reason; a restoration brings all back', async () => {
    const member = await createMember(app, { name: 'Asha Foundation' });
    const other = await createMember(app);
    const elsewhere = await signIn(app, member.email);
    const program = await makeAccessToken(app, member);
    const asked = await callAs(app, member, 'POST', '/collaboration-requests', requestBody(other.id));
    const isListed = async () => {
      const { records } = await callAs(app, other, 'GET', '/marketplace/profiles?search=Asha%20Foundation');
      return records.some(({ id }: { id: string }) => id === member.id);
    };
    const slug = (await app.sql<{ slug: string }>('select slug from profiles where id = $1', [member.id]))[0]
      ?.slug;
    const page = async () => (await app.request('GET', `/members/${slug}`)).status;
    const received = async () => callAs(app, other, 'GET', '/collaboration-requests/received');
    const answer = (status: string) =>
      app.request('PATCH', `/collaboration-requests/${asked.id}`, { token: other.token, body: { status } });
    expect([await isListed(), await page(), (await received()).length]).toEqual([true, 200, 1]);

    const done = await suspend(member);
    expect(done).toMatchObject({
      status: 200,
      body: { data: { devices: 0, suspensions: [{ reason: REASON }] } },
    });
    for (const { token, refreshToken } of [member, elsewhere]) {
      expectFailure(await app.request('GET', '/profile/profile', { token }), 'SESSION_ENDED');
      const refreshed = await app.request('POST', '/auth/refresh', { body: { refresh_token: refreshToken } });
      expectFailure(refreshed, 'SESSION_ENDED');
    }
    const byProgram = () => app.request('GET', '/profile/profile', { token: program.token });
    expect((await byProgram()).status).toBe(401);
    expectFailure(await trySignIn(member), 'ACCOUNT_SUSPENDED');
    const wrong = { email: member.email, password: 'not-the-password' };
    expectFailure(await app.request('POST', '/auth/signin', { body: wrong }), 'INVALID_CREDENTIALS');
    const mail = await app.mail(member.email, 'Your Dayitva account is suspended');
    expect(mail).toContain(REASON);
    expect(mail).toContain('/grievance');
    expect([await isListed(), await page(), (await received()).length]).toEqual([false, 404, 0]);
    expect((await callAs(app, other, 'GET', '/collaboration-requests/counts')).received.waiting).toBe(0);
    expectFailure(await answer('accepted'), 'COLLABORATION_REQUEST_NOT_FOUND');
    expectFailure(
      await app.request('POST', '/collaboration-requests', {
        token: other.token,
        body: requestBody(member.id),
      }),
      'PROFILE_NOT_FOUND',
    );
    expect((await list('?state=suspended')).records.map(({ id }: { id: string }) => id)).toContain(member.id);

    expect(await restore(member)).toMatchObject({ status: 200, body: { data: { suspended_at: null } } });
    expect(await app.mail(member.email, 'Your Dayitva account is open again')).toContain('It was a mistake.');
    expect((await trySignIn(member)).status).toBe(200);
    expect((await byProgram()).status).toBe(200);
    expect([await isListed(), await page(), (await received()).length]).toEqual([true, 200, 1]);
    expect((await answer('declined')).status).toBe(200);
    const { token } = await signIn(app, member.email);
    const data = await callAs(app, { ...member, token }, 'GET', '/account/data');
    expect(data.suspensions).toMatchObject([{ reason: REASON, restore_reason: 'It was a mistake.' }]);
  });

  test('takes the links in mails away, and no new password opens the account', async () => {
    const member = await createMember(app);
    await app.request('POST', '/auth/forgot-password', { body: { email: member.email } });
    const mail = await app.mail(member.email, 'Choose a new password');
    await suspend(member);
    const reset = (from: string) =>
      app.request('POST', '/auth/reset-password', {
        body: { token: tokenInMail(from), password: 'unusual-words-8' },
      });
    expectFailure(await reset(mail), 'LINK_INVALID');
    await app.request('POST', '/auth/forgot-password', { body: { email: member.email } });
    await expect.poll(() => app.mail(member.email, 'Choose a new password')).not.toBe(mail);
    expectFailure(await reset(await app.mail(member.email, 'Choose a new password')), 'ACCOUNT_SUSPENDED');
  });

  test('of oneself, of an admin, of nobody, without a reason or by a member is refused', async () => {
    const [member, another] = [await createMember(app), await createMember(app, { admin: true })];
    const before = await databaseState(app);
    expectFailure(await suspend(admin), 'OWN_SUSPENSION');
    expectFailure(await suspend(another), 'ADMIN_NOT_SUSPENDABLE');
    expectFailure(await suspend({ ...member, id: crypto.randomUUID() }), 'PROFILE_NOT_FOUND');
    expectWrongField(
      await send('POST', `/${member.id}/suspension`, { reason: ' ' }),
      'reason',
      'Reason is required',
    );
    expectFailure(await suspend(another, member), 'FORBIDDEN');
    expectFailure(await restore(member), 'MEMBER_CHANGED');
    expect(await databaseState(app)).toEqual(before);
    await expect(
      app.sql('update accounts set suspended_at = now() where id = $1', [admin.id]),
    ).rejects.toThrow('accounts_admins_are_not_suspended');
  });

  test('by two admins at once happens once, with one mail', async () => {
    const member = await createMember(app);
    const second = await createMember(app, { admin: true });
    const answers = await Promise.all([suspend(member), suspend(member, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await app.sql('select 1 from suspensions where member_id = $1', [member.id])).toHaveLength(1);
  });
});

describe('people and organisations that have different ids', () => {
  test('a colleague is found, looked at and suspended, and the organisation stays', async () => {
    const owner = await createMember(app, { name: 'Tungavarna Industries', type: 'corporate' });
    const asha = await addColleague(app, owner, 'manager', 'Asha Rao');
    const found = await list(`?search=${asha.email}`);
    expect(found.records).toMatchObject([
      { id: asha.id, name: 'Asha Rao, Tungavarna Industries', organization_type: 'corporate' },
    ]);
    expect((await list('?search=asha%20rao')).pagination.total).toBe(1);
    const ids = (await list(`?search=${owner.id}&type=corporate`)).records.map(
      ({ id }: { id: string }) => id,
    );
    expect(ids.sort()).toEqual([owner.id, asha.id].sort());
    expect(await send('POST', `/${asha.id}/look`)).toMatchObject({
      status: 200,
      body: { data: { facts: { name: 'Tungavarna Industries' } } },
    });
    expect((await suspend(asha)).status).toBe(200);
    expectFailure(await app.request('GET', '/profile/profile', { token: asha.token }), 'SESSION_ENDED');
    expect((await app.request('GET', '/profile/profile', { token: owner.token })).status).toBe(200);
    expect((await restore(asha)).status).toBe(200);
  });

  test('an organisation whose ownership was handed over is suspended with its owner of today', async () => {
    const founder = await createMember(app, { name: 'Sahyadri Trust' });
    const heir = await addColleague(app, founder, 'owner', 'Ravi Kale');
    await callAs(app, founder, 'POST', '/profile/ownership', {
      account_id: heir.id,
      password: TEST_PASSWORD,
    });
    // After the transfer the founder is a manager.
    await callAs(app, heir, 'DELETE', `/profile/people/${founder.id}`);
    const alone = (await list(`?search=${founder.email}`)).records;
    expect(alone).toMatchObject([{ id: founder.id, organization_type: null }]);
    expect(await send('POST', `/${founder.id}/look`)).toMatchObject({ body: { data: { facts: null } } });
    expect((await suspend(heir)).status).toBe(200);
    expect(await app.mail(heir.email, 'Your Dayitva account is suspended')).toContain(REASON);
    const [profile] = await app.sql('select is_published from profiles where id = $1', [founder.id]);
    expect(profile).toEqual({ is_published: false });
    const merge = { into: (await createMember(app, { demo: true })).id };
    const refused = await send('POST', `/${founder.id}/merge-preview`, merge);
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'MERGE_REFUSED' } } });
  });
});

describe('POST /service/api/admin/people/:id/verification-mail', () => {
  test('sends one mail in five minutes, to an address that is not confirmed', async () => {
    const [member, confirmed] = [await createMember(app, { confirmed: false }), await createMember(app)];
    const resend = ({ id }: TestMember) => send('POST', `/${id}/verification-mail`);
    const answers = await Promise.all([resend(member), resend(member)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(await app.mail(member.email, 'Please verify your email address')).toContain('/verify?token=');
    expectFailure(await resend(confirmed), 'EMAIL_CONFIRMED');
    await app.sql("update account_tokens set expires_at = expires_at - interval '6 minutes'");
    expect((await resend(member)).status).toBe(200);
  });
});
