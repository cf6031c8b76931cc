import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayAfter, dayInIndia, formatDay } from '#platform/contract/dates.ts';
import { hashToken } from '#platform/server/crypto/opaque-tokens.ts';
import { switchOnTwoFactor } from '#platform/testing/authenticator.ts';
import { expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { accessTokenBody, callAs, makeAccessToken } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { ACCESS_TOKEN_DAYS_MAX, ACCESS_TOKENS_MAX } from './access-tokens.contract.ts';

/** Two processes on one database. */
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

const today = () => dayInIndia(new Date());
const create = ({ token }: TestMember, fields: object = {}) =>
  app.request('POST', '/account/access-tokens', { token, body: accessTokenBody(fields) });
const profile = (token: string, from = app) => from.request('GET', '/profile/profile', { token });

describe('POST /service/api/account/access-tokens', () => {
  test('shows the token once, and stores its hash alone', async () => {
    const member = await createMember(app);
    const made = await makeAccessToken(app, member, { name: '  Monthly   report ' });
    expect(made).toMatchObject({ name: 'Monthly report', scopes: ['profile:read'], last_used_at: null });
    expect(made.token).toMatch(/^dayitva_pat_[\w-]{43}$/);
    expect(made.token.endsWith(made.token_end)).toBe(true);
    const rows = await app.sql<{ token_hash: Buffer }>('select * from access_tokens where account_id = $1', [
      member.id,
    ]);
    expect(rows.map(({ token_hash }) => token_hash)).toEqual([hashToken(made.token)]);
    expect(JSON.stringify(rows)).not.toContain(made.token);
    const [listed] = await callAs(app, member, 'GET', '/account/access-tokens');
    expect(listed).toEqual({ ...made, token: undefined });
    const exported = await callAs(app, member, 'GET', '/account/data');
    expect(exported.access_tokens).toMatchObject([{ name: 'Monthly report' }]);
    expect(JSON.stringify(exported)).not.toContain(made.token);
    const mail = await app.mail(member.email, 'An access token was made');
    expect(mail).toContain('“Monthly report”');
    expect(mail).not.toContain(made.token);
  });

  test('ends after its last day in India', async () => {
    const member = await createMember(app);
    const { expires_at } = await makeAccessToken(app, member, { expires_on: today() });
    expect(expires_at).toBe(new Date(`${dayAfter(today(), 1)}T00:00:00+05:30`).toISOString());
  });

  test.each([
    ['name', { name: ' ' }, 'Please name the program that will use it'],
    ['scopes', { scopes: [] }, 'Please choose what the program may do'],
    ['scopes.0', { scopes: ['admin:write'] }, 'This scope does not exist'],
    ['scopes', { scopes: ['query:read', 'query:read'] }, 'Scopes has a duplicate entry'],
    ['expires_on', { expires_on: '2020-01-01' }, 'Please choose today or a later day'],
    ['password', { password: 'not-the-password' }, 'This is not your password.'],
  ])('names the wrong field %s', async (field, fields, message) => {
    const answer = await create(await createMember(app), fields);
    expectFailure(answer, 'VALIDATION_FAILED', message);
    expect(Object.keys(answer.body.error.fields)).toEqual([field]);
  });

  test('lasts a year at most', async () => {
    const member = await createMember(app);
    const day = dayAfter(today(), ACCESS_TOKEN_DAYS_MAX);
    expectWrongField(
      await create(member, { expires_on: dayAfter(day, 1) }),
      'expires_on',
      `Please choose ${formatDay(day)} or an earlier day`,
    );
    expect((await create(member, { expires_on: day })).status).toBe(201);
  });

  test('asks for a code where two-factor sign-in is on', async () => {
    const member = await createMember(app);
    const { recoveryCodes } = await switchOnTwoFactor(app, member);
    expectFailure(await create(member), 'SECOND_FACTOR_NEEDED');
    expect((await create(member, { code: recoveryCodes[0] })).status).toBe(201);
  });

  test('makes twenty at most, also at the same time', async () => {
    const member = await createMember(app);
    await app.sql(
      `insert into access_tokens (id, account_id, name, token_hash, token_end, scopes, created_at, expires_at)
        select gen_random_uuid(), $1, 'Old', uuid_send(gen_random_uuid()), 'abcd', '{query}', now(), now() - interval '1 day'
        from generate_series(1, $2)`,
      [member.id, ACCESS_TOKENS_MAX - 1],
    );
    const answers = await Promise.all([create(member), create(member), create(member)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error.code).toBe('LIMIT_REACHED');
  });
});

describe('a personal access token', () => {
  test('calls for its owner, and its last use is written', async () => {
    const member = await createMember(app);
    const { id, token } = await makeAccessToken(app, member);
    expect((await profile(token)).body.data.id).toBe(member.id);
    const [{ last_used_at }] = await callAs(app, member, 'GET', '/account/access-tokens');
    expect(Date.parse(last_used_at)).toBeGreaterThan(Date.now() - 60_000);
    expect((await profile(token, other)).status).toBe(200);
    expect(await callAs(app, member, 'GET', '/account/access-tokens')).toMatchObject([{ id, last_used_at }]);
    await app.sql("update access_tokens set last_used_at = now() - interval '61 s' where id = $1", [id]);
    await profile(token);
    const [again] = await callAs(app, member, 'GET', '/account/access-tokens');
    expect(Date.parse(again.last_used_at)).toBeGreaterThan(Date.now() - 60_000);
  });

  test('is refused without the scope, by name', async () => {
    const { token } = await makeAccessToken(app, await createMember(app), { scopes: ['projects:read'] });
    const answer = await profile(token);
    expectFailure(
      answer,
      'TOKEN_WITHOUT_SCOPE',
      'This call needs an access token with the scope profile:read.',
    );
    expect((await app.request('GET', '/profile/projects', { token })).status).toBe(200);
  });

  test('reads by queries with one scope and writes with another; a token with the former scope keeps both', async () => {
    const member = await createMember(app);
    const { token, id } = await makeAccessToken(app, member, { scopes: ['query:read'] });
    const run = (text: string, params: string[] = []) =>
      app.request('POST', '/query', { token, body: { text, params } });
    const insert = () =>
      run('insert into user_projects (title, status) values ($1, $2) returning title', ['Wells', 'Active']);
    const read = 'select title from user_projects limit 5';
    expect((await run(read)).body.data).toEqual([]);
    expectFailure(
      await insert(),
      'TOKEN_WITHOUT_SCOPE',
      'This call needs an access token with the scope query:write.',
    );
    await app.sql('update access_tokens set scopes = $2 where id = $1', [id, ['profile:read', 'query']]);
    expect((await run(read)).status).toBe(403);
    await app.sql(readFileSync('migrations/0137_query_scopes.sql', 'utf8'));
    expect((await callAs(app, member, 'GET', '/account/access-tokens'))[0].scopes).toEqual([
      'profile:read',
      'query:read',
      'query:write',
    ]);
    expect((await insert()).body.data).toEqual([{ title: 'Wells' }]);
    expect((await run(read)).body.data).toEqual([{ title: 'Wells' }]);
  });

  test('of an admin is a member’s', async () => {
    const admin = await createMember(app, { admin: true });
    const { token } = await makeAccessToken(app, admin, { scopes: ['query:read', 'profile:read'] });
    expectFailure(await app.request('GET', '/admin/access', { token }), 'TOKEN_NOT_ALLOWED');
  });

  test('of an unconfirmed account changes nothing', async () => {
    const member = await createMember(app);
    const { token } = await makeAccessToken(app, member, { scopes: ['profile:read', 'profile:write'] });
    await app.sql('update accounts set email_confirmed_at = null where id = $1', [member.id]);
    expect((await profile(token)).status).toBe(200);
    expectFailure(await app.request('DELETE', '/profile/avatar', { token }), 'EMAIL_NOT_CONFIRMED');
  });

  const ENDINGS: Record<string, (member: TestMember, id: string) => Promise<unknown>> = {
    'its revocation': (member, id) => callAs(app, member, 'DELETE', `/account/access-tokens/${id}`),
    'its last day': (_, id) =>
      app.sql(`update access_tokens set expires_at = now() - interval '1 second' where id = $1`, [id]),
    'the wish to leave': (member) =>
      callAs(app, member, 'POST', '/account/deletion', { password: accessTokenBody().password }),
    'an admin, who signs the member out everywhere': async ({ id }) =>
      callAs(app, await createMember(app, { admin: true }), 'DELETE', `/admin/members/${id}/sessions`),
    'the erasure of the account': ({ id }) => app.sql('delete from accounts where id = $1', [id]),
  };
  test.each(Object.keys(ENDINGS))('works in no process after %s', async (ending) => {
    const member = await createMember(app);
    const { id, token } = await makeAccessToken(app, member);
    for (const process of [app, other]) expect((await profile(token, process)).status).toBe(200);
    await ENDINGS[ending]?.(member, id);
    for (const process of [other, app]) expectFailure(await profile(token, process), 'TOKEN_INVALID');
  });

  test('that was never made is a 401, and counts as none on public routes', async () => {
    const token = `dayitva_pat_${'x'.repeat(43)}`;
    expectFailure(await profile(token), 'TOKEN_INVALID');
    expect((await app.request('GET', '/auth/check', { token })).body.data).toEqual({ user: null });
  });

  test('has the limits of its owner', async () => {
    const limited = await startTestApp({ DATABASE_URL: app.databaseUrl, RATE_LIMIT: 'on' });
    const member = await createMember(app);
    const { token } = await makeAccessToken(app, member);
    let answer = await profile(token, limited);
    for (let call = 1; call <= 600 && answer.status === 200; call += 1)
      answer = await profile(token, limited);
    expectFailure(answer, 'TOO_MANY_REQUESTS');
    expectFailure(await profile(member.token, limited), 'TOO_MANY_REQUESTS');
    await limited.stop();
  });
});

describe('DELETE /service/api/account/access-tokens/:id', () => {
  test('revokes once, mails the owner and is recorded', async () => {
    const member = await createMember(app);
    const { id } = await makeAccessToken(app, member, { name: 'Sync at night' });
    const path = `/account/access-tokens/${id}`;
    await callAs(app, member, 'DELETE', path);
    expect(await app.mail(member.email, 'An access token was revoked')).toContain('“Sync at night”');
    expectFailure(await app.request('DELETE', path, { token: member.token }), 'ACCESS_TOKEN_NOT_FOUND');
    const kinds = await app.sql('select kind from audit_entries where subject_id = $1 order by number', [id]);
    expect(kinds).toEqual([{ kind: 'access-token-made' }, { kind: 'access-token-revoked' }]);
    expect(await callAs(app, member, 'GET', '/account/access-tokens')).toEqual([]);
  });
});
