import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#platform/contract/durations.ts';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { expectRefused } from '#platform/testing/field-limits.ts';
import { eraseAccounts } from '#platform/testing/people/erase-accounts.ts';
import {
  callAs,
  grantLevel,
  initiativeBody,
  projectBody,
  sendRequest,
  serviceBody,
  signUpBody,
  startCollaboration,
  storeKeyDocuments,
} from '#platform/testing/records.ts';
import { createMember, signIn, TEST_PASSWORD, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const leave = (by: TestMember, password: unknown = TEST_PASSWORD) =>
  app.request('POST', '/account/deletion', { token: by.token, body: { password } });
const keep = (by: TestMember) => app.request('DELETE', '/account/deletion', { token: by.token });
const isPublished = async (id: string) =>
  (await app.sql('select is_published from profiles where id = $1', [id]))[0]?.is_published;
const received = (by: TestMember) => callAs(app, by, 'GET', '/collaboration-requests/received');
const sent = (by: TestMember) => callAs(app, by, 'GET', '/collaboration-requests/sent');

const erase = (...members: TestMember[]) => eraseAccounts(app, ...members);

/** Every text of every table, to look for what must be gone. */
async function everything(but: string | null = null): Promise<string> {
  const tables = await app.sql<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name is distinct from $1",
    [but],
  );
  const texts = await Promise.all(
    tables.map(({ name }) =>
      app.sql<{ text: string }>(`select string_agg(t::text, ' ') as text from ${name} t`),
    ),
  );
  return texts.map(([row]) => row?.text).join(' ');
}

describe('POST /service/api/account/deletion', () => {
  test('sets the day, takes the profile out of the marketplace, ends other sessions, and says so by mail', async () => {
    const member = await createMember(app);
    const elsewhere = await signIn(app, member.email);
    const { status, body } = await leave(member);
    expect(status).toBe(200);
    const days = (Date.parse(body.data.deletion_due_at) - Date.now()) / DAY_MS;
    expect(Math.round(days)).toBe(14);
    expect(await isPublished(member.id)).toBe(false);
    expectFailure(
      await app.request('POST', '/auth/refresh', { body: { refresh_token: elsewhere.refreshToken } }),
      'SESSION_ENDED',
    );
    expect(await app.mail(member.email, 'Your account will be deleted')).toContain('/account');
    const signedIn = await app.request('GET', '/auth/user', { token: member.token });
    expect(signedIn.body.data.deletion_due_at).toBe(body.data.deletion_due_at);
  });

  test('keeps the first day when it is asked for again', async () => {
    const member = await createMember(app);
    const first = (await leave(member)).body.data.deletion_due_at;
    expect((await leave(member)).body.data.deletion_due_at).toBe(first);
  });

  test('closes what is open with others, and notifies them', async () => {
    const [member, asked, asking] = [
      await createMember(app, { name: 'Jal Trust' }),
      await createMember(app),
      await createMember(app),
    ];
    await sendRequest(app, member, asked);
    await sendRequest(app, asking, member);
    expect((await leave(member)).status).toBe(200);
    const reason = 'This member is leaving Dayitva.';
    expect(await received(asked)).toMatchObject([{ status: 'withdrawn', reason }]);
    expect(await sent(asking)).toMatchObject([{ status: 'declined', reason }]);
    expect(await app.mail(asked.email, 'A collaboration request was withdrawn')).toContain('“Jal Trust”');
    expect(await app.mail(asking.email, 'Your collaboration request was declined')).toContain(reason);
  });

  test.each([
    [undefined, 'Password is required'],
    ['not mine', 'This is not your password.'],
  ])('refuses the password %j: %s', async (password, message) => {
    const member = await createMember(app);
    const body = password === undefined ? {} : { password };
    const ask = () => app.request('POST', '/account/deletion', { token: member.token, body });
    await expectRefused(app, ask, 'password', message);
  });
});

describe('DELETE /service/api/account/deletion', () => {
  test('puts the profile back, and nothing is erased', async () => {
    const member = await createMember(app);
    await leave(member);
    expect((await keep(member)).body.data.deletion_due_at).toBeNull();
    expect(await isPublished(member.id)).toBe(true);
    await erase();
    expect((await app.request('GET', '/account', { token: member.token })).status).toBe(200);
  });

  test('publishes nobody whose address is not confirmed', async () => {
    const member = await createMember(app, { confirmed: false });
    await leave(member);
    await keep(member);
    expect(await isPublished(member.id)).toBe(false);
  });
});

describe('when the 14 days are over', () => {
  test('nothing of the member is left, and the address is free', async () => {
    const name = `Khushi ${crypto.randomUUID()}`;
    const member = await createMember(app, { name });
    const other = await createMember(app);
    await callAs(app, member, 'PUT', '/profile/profile', { bio: `The story of ${name}` });
    await callAs(app, member, 'POST', '/profile/services', serviceBody({ tagline: `By ${name}` }));
    await callAs(app, member, 'POST', '/profile/projects', projectBody({ title: `Wells by ${name}` }));
    await callAs(app, member, 'POST', '/collaborations', initiativeBody({ description: `Plan of ${name}` }));
    await callAs(app, other, 'PUT', `/marketplace/saved-profiles/${member.id}`);
    await sendRequest(app, member, other, { additional_notes: `Ask for ${name}` });
    await sendRequest(app, await createMember(app), member);
    await leave(member);
    await erase(member);

    const left = await everything();
    for (const trace of [name, member.email]) expect(left).not.toContain(trace);
    // The audit log keeps the id, which belongs to nobody now (decision 32).
    expect(await everything('audit_entries')).not.toContain(member.id);
    expect(await received(other)).toEqual([]);
    expect(await sent(other)).toEqual([]);
    expectFailure(await app.request('GET', '/account', { token: member.token }), 'SESSION_ENDED');
    expect((await app.request('POST', '/auth/signup', { body: signUpBody(member.email) })).status).toBe(201);
  });

  test('nothing of the vault, the levels, the ratings and earlier addresses is left', async () => {
    const name = `Meera ${crypto.randomUUID()}`;
    const slugs = [crypto.randomUUID(), crypto.randomUUID()];
    const member = await createMember(app, { name });
    const [partner, admin] = [await createMember(app), await createMember(app, { admin: true })];
    for (const slug of slugs) await callAs(app, member, 'PUT', '/profile/profile', { slug });
    await storeKeyDocuments(app, member, { '12a': { number: name } });
    await grantLevel(app, member, admin);
    await grantLevel(app, member, admin, 2);
    const { documents } = await callAs(app, member, 'POST', '/verification/requests', { level: 3 });
    const share = { member_id: partner.id, days: 30 };
    await callAs(app, member, 'POST', `/documents/${documents[0].document_id}/shares`, share);
    const { id } = await startCollaboration(app, partner, member);
    await callAs(app, member, 'PATCH', `/collaborations/${id}`, { status: 'completed' });
    const rating = { rated_profile_id: partner.id, score: 4 };
    await callAs(app, member, 'POST', `/collaborations/${id}/ratings`, rating);
    await leave(member);
    await erase(member);

    const left = await everything();
    for (const trace of [name, member.email, ...slugs]) expect(left).not.toContain(trace);
    expect(await everything('audit_entries')).not.toContain(member.id);
    const { body } = await app.request('GET', `/marketplace/profiles/${partner.id}/ratings`, {
      token: partner.token,
    });
    expect(body.data.records).toMatchObject([{ score: 4, rater_profile_id: null, rater_name: null }]);
  });

  test('a shared collaboration stays with the partner, without the name', async () => {
    const name = `Sudha ${crypto.randomUUID()}`;
    const [member, partner, asked] = [
      await createMember(app, { name }),
      await createMember(app),
      await createMember(app),
    ];
    const shared = await startCollaboration(app, partner, member);
    const asking = await startCollaboration(app, member, asked, {
      additional_notes: `Ask for ${name}`,
      attachment_url: `https://files.example/${member.id}`,
    });
    const proposals = `/collaborations/${shared.id}/budget-proposals`;
    await callAs(app, member, 'POST', proposals, { amount: 5, note: `Plan of ${name}` });
    const before = await startCollaboration(app, asked, member);
    await callAs(app, member, 'POST', `/collaborations/${before.id}/leave`);
    await leave(member);
    await erase(member);

    for (const [by, { id }] of [
      [partner, shared],
      [asked, asking],
    ] as const) {
      const { participants } = await callAs(app, by, 'GET', `/collaborations/${id}`);
      expect(participants).toContain('Deleted member');
      await callAs(app, by, 'POST', `/collaborations/${id}/milestones`, { title: 'Goes on' });
    }
    expect(await callAs(app, partner, 'GET', proposals)).toMatchObject([
      { status: 'withdrawn', amount: 5, note: null, proposer_name: null },
    ]);
    const team = await callAs(app, asked, 'GET', `/collaborations/${before.id}/participants`);
    expect(team).toMatchObject([{}, { name: 'Deleted member', left_at: expect.any(String) }]);
    expect(await sent(partner)).toMatchObject([
      { status: 'accepted', target_profile_name: 'Deleted member', profile_full_name: 'Deleted member' },
    ]);
    expect(await received(asked)).toMatchObject([
      {
        status: 'accepted',
        additional_notes: null,
        attachment_url: null,
        profile_full_name: 'Deleted member',
      },
    ]);
    const left = await everything();
    for (const trace of [name, member.email]) expect(left).not.toContain(trace);
    // The audit log keeps the id, which belongs to nobody now (decision 32).
    expect(await everything('audit_entries')).not.toContain(member.id);
  });

  test('two who leave one collaboration do not stand in each other’s way, and the last one takes it along', async () => {
    const [first, second, third] = [
      await createMember(app),
      await createMember(app),
      await createMember(app),
    ];
    const { id } = await startCollaboration(app, first, second);
    await app.sql(
      "insert into collaboration_participants (id, collaboration_id, profile_id, name) values (gen_random_uuid(), $1, $2, 'Third')",
      [id, third.id],
    );
    await leave(first);
    await leave(second);
    await erase(first, second);
    const { participants } = await callAs(app, third, 'GET', `/collaborations/${id}`);
    expect([...participants].sort()).toEqual(['Deleted member', 'Deleted member 2', 'Third']);
    await leave(third);
    await erase(third);
    expect(await app.sql('select id from collaborations where id = $1', [id])).toEqual([]);
  });

  test('the job finds nothing more to do when it runs again', async () => {
    const before = await databaseState(app);
    await erase();
    expect(await databaseState(app)).toEqual(before);
  });

  test('the job runs automatically, every hour', async () => {
    const schedules = await app.sql("select cron from pgboss.schedule where name = 'account-erasure'");
    expect(schedules).toEqual([{ cron: '17 * * * *' }]);
  });

  test('erases no account early', async () => {
    const member = await createMember(app);
    await leave(member);
    await app.sql("update accounts set deletion_due_at = now() + interval '1 min' where id = $1", [
      member.id,
    ]);
    await erase();
    expect(await app.sql('select id from accounts where id = $1', [member.id])).toHaveLength(1);
  });
});
