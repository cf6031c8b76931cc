import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, long, type RefusedValue, withField } from '#platform/testing/field-limits.ts';
import { createMember, signIn, TEST_PASSWORD } from '#platform/testing/sign-in.ts';
import { type ApiAnswer, startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const post = (path: string, body: object) => app.request('POST', path, { body });
const tokenOf = ({ body }: ApiAnswer): string => body.data.session.refresh_token;
const accessOf = ({ body }: ApiAnswer): string => body.data.session.access_token;
/** @param retry_key what a browser makes for this one refresh; none in a client that never asks twice. */
const refresh = (refresh_token: string, retry_key?: string) =>
  post('/auth/refresh', { refresh_token, retry_key });
const newKey = () => crypto.randomUUID();
const signOut = (refresh_token: string) => post('/auth/signout', { refresh_token });

describe('POST /service/api/auth/signin', () => {
  test('starts a session whose access token lives 15 minutes', async () => {
    const { id, email } = await createMember(app, { name: 'Asha Foundation' });
    const { status, body } = await post('/auth/signin', { email, password: TEST_PASSWORD });
    expect(status).toBe(200);
    const user = {
      id,
      account_id: id,
      role: 'owner',
      person_name: null,
      email,
      email_confirmed: true,
      is_admin: false,
      full_name: 'Asha Foundation',
      organization_name: 'Asha Foundation',
    };
    expect(body.data).toEqual({
      session: {
        access_token: expect.any(String),
        refresh_token: expect.any(String),
        token_type: 'bearer',
        expires_in: 900,
        user,
      },
      user,
      device_token: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/),
    });
    const claims = decodeJwt(body.data.session.access_token);
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(900);
    expect(JSON.stringify(claims)).not.toContain(email);
  });

  test('lets a member in whose email is not confirmed, and says so', async () => {
    const { email, token } = await createMember(app, { confirmed: false });
    const { body } = await app.request('GET', '/auth/user', { token });
    expect(body.data).toMatchObject({ email, email_confirmed: false });
  });

  test('knows the address in any case', async () => {
    const { email } = await createMember(app);
    const answer = await post('/auth/signin', { email: ` ${email.toUpperCase()}`, password: TEST_PASSWORD });
    expect(answer.status).toBe(200);
  });

  test('answers the same for a wrong password and an unknown address, and starts nothing', async () => {
    const { email } = await createMember(app);
    const before = await databaseState(app);
    const wrong = await post('/auth/signin', { email, password: TEST_PASSWORD.toUpperCase() });
    const unknown = await post('/auth/signin', { email: 'nobody@nowhere.example', password: TEST_PASSWORD });
    expectFailure(wrong, 'INVALID_CREDENTIALS', 'Invalid email or password.');
    expect(unknown.body).toEqual(wrong.body);
    expect(await databaseState(app)).toEqual(before);
  });

  const refused: RefusedValue[] = [
    ['email', undefined, 'Email is required'],
    ['email', '', 'Email is required'],
    ['email', 'nobody', 'Invalid email format'],
    ['password', undefined, 'Password is required'],
    ['password', '', 'Password is required'],
    ['password', long(201), 'Password must be 200 characters or less'],
    ['remember', true, 'Unknown field'],
  ];
  test.each(refused)('refuses %s %j: %s', (field, value, message) => {
    const body = withField({ email: 'a@b.example', password: 'some words' }, field, value);
    return expectRefused(app, () => post('/auth/signin', body), field, message);
  });
});

describe('POST /service/api/auth/signin with an address made to keep a pattern busy', () => {
  test('is refused at once', async () => {
    const started = performance.now();
    const email = `a@${'.'.repeat(60_000)}@`;
    const message = 'Email must be 254 characters or less';
    await expectRefused(app, () => post('/auth/signin', { email, password: 'some words' }), 'email', message);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe('GET /service/api/auth/check', () => {
  test('gives the user of a valid token, and null without one', async () => {
    const { email, token } = await createMember(app);
    const known = await app.request('GET', '/auth/check', { token });
    expect(known.body.data.user).toMatchObject({ email, email_confirmed: true });
    expect(await app.request('GET', '/auth/check')).toMatchObject({
      status: 200,
      body: { data: { user: null } },
    });
  });
});

describe('POST /service/api/auth/refresh', () => {
  test('trades the token for a new pair', async () => {
    const member = await createMember(app);
    const { status, body } = await refresh(member.refreshToken);
    expect(status).toBe(200);
    expect(body.data.user.email).toBe(member.email);
    const { access_token, refresh_token } = body.data.session;
    expect(refresh_token).not.toBe(member.refreshToken);
    expect((await app.request('GET', '/auth/user', { token: access_token })).status).toBe(200);
    expect((await refresh(refresh_token)).status).toBe(200);
  });

  /** Makes every token of the member that was used, used so many seconds earlier. */
  const passSeconds = ({ id }: { id: string }, seconds: number) =>
    app.sql(
      `update refresh_tokens set used_at = used_at - $2 * interval '1 s'
        where session_id in (select id from sessions where account_id = $1)`,
      [id, seconds],
    );

  test('gives the same pair again within 10 seconds to who made the request, for the answer may be lost', async () => {
    const member = await createMember(app);
    const key = newKey();
    const lost = await refresh(member.refreshToken, key);
    await passSeconds(member, 8);
    const again = await refresh(member.refreshToken, key);
    expect(again.status).toBe(200);
    expect(tokenOf(again)).toBe(tokenOf(lost));
    expect((await refresh(tokenOf(again), newKey())).status).toBe(200);
  });

  test('ends the whole session when a token comes again after 10 seconds', async () => {
    const member = await createMember(app);
    const key = newKey();
    const first = await refresh(member.refreshToken, key);
    await passSeconds(member, 11);
    expectFailure(await refresh(member.refreshToken, key), 'SESSION_ENDED');
    expectFailure(await refresh(tokenOf(first)), 'SESSION_ENDED');
  });

  test('ends the whole session when a token comes again although the one that followed was used', async () => {
    const member = await createMember(app);
    const key = newKey();
    const first = await refresh(member.refreshToken, key);
    const second = await refresh(tokenOf(first), newKey());
    expectFailure(await refresh(member.refreshToken, key), 'SESSION_ENDED');
    expectFailure(await refresh(tokenOf(second)), 'SESSION_ENDED');
  });

  test.each([
    ['another key', newKey()],
    ['no key', undefined],
  ])('ends the whole session when a token comes again with %s', async (_, key) => {
    const member = await createMember(app);
    const first = await refresh(member.refreshToken, newKey());
    expectFailure(await refresh(member.refreshToken, key), 'SESSION_ENDED');
    expectFailure(await refresh(tokenOf(first)), 'SESSION_ENDED');
    expectFailure(await app.request('GET', '/auth/user', { token: accessOf(first) }), 'SESSION_ENDED');
  });

  test('a token that came twice without a key ends the session', async () => {
    const { refreshToken } = await createMember(app);
    expect((await refresh(refreshToken)).status).toBe(200);
    expectFailure(await refresh(refreshToken), 'SESSION_ENDED');
  });

  test.each(['the owner', 'the thief'])(
    'notices a thief with both tokens at once, %s first',
    async (first) => {
      for (let round = 0; round < 6; round += 1) {
        const owner = await createMember(app);
        // The thief has both tokens, sees when the owner refreshes, and comes right behind, or right before.
        const seen = await app.request('GET', '/account/sessions', { token: owner.token });
        expect(seen.status).toBe(200);
        const winner = await refresh(owner.refreshToken, first === 'the owner' ? newKey() : undefined);
        const loser = await refresh(owner.refreshToken, first === 'the owner' ? undefined : newKey());
        expect(winner.status).toBe(200);
        expectFailure(loser, 'SESSION_ENDED');
        expectFailure(await refresh(tokenOf(winner), newKey()), 'SESSION_ENDED');
        for (const token of [owner.token, accessOf(winner)]) {
          expectFailure(await app.request('GET', '/account/sessions', { token }), 'SESSION_ENDED');
        }
      }
    },
  );

  test('ends only that session', async () => {
    const member = await createMember(app);
    const elsewhere = await signIn(app, member.email);
    await refresh(member.refreshToken);
    await passSeconds(member, 11);
    expectFailure(await refresh(member.refreshToken), 'SESSION_ENDED');
    expect((await refresh(elsewhere.refreshToken)).status).toBe(200);
  });

  test('gives several tabs that refresh at the same time the same pair', async () => {
    const { refreshToken } = await createMember(app);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(refreshToken, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set([refreshToken, ...answers.map(tokenOf)]).size).toBe(2);
  });

  test('lets one of several go on that ask at once with keys of their own, and then ends the session', async () => {
    const { refreshToken } = await createMember(app);
    const answers = await Promise.all([1, 2, 3].map(() => refresh(refreshToken, newKey())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    const [winner] = answers.filter(({ status }) => status === 200);
    expectFailure(await refresh(winner ? tokenOf(winner) : ''), 'SESSION_ENDED');
  });

  test('carries what has changed of the account', async () => {
    const { id, refreshToken } = await createMember(app, { confirmed: false });
    await app.sql('update accounts set email_confirmed_at = now() where id = $1', [id]);
    const { body } = await refresh(refreshToken);
    expect(body.data.user.email_confirmed).toBe(true);
    expect(decodeJwt(body.data.session.access_token).confirmed).toBe(true);
  });

  test('refuses a token after 30 days', async () => {
    const { id, refreshToken } = await createMember(app);
    const expiry = 'from refresh_tokens t join sessions s on s.id = session_id where account_id = $1';
    const [row] = await app.sql(
      `select extract(epoch from t.expires_at - t.created_at)::int as seconds ${expiry}`,
      [id],
    );
    expect(row?.seconds).toBe(30 * 24 * 3600);
    await app.sql(
      `update refresh_tokens set expires_at = now() - interval '1 s' where token_hash in (select token_hash ${expiry})`,
      [id],
    );
    expectFailure(await refresh(refreshToken), 'SESSION_ENDED');
  });

  test('ends 90 days after the sign-in, whatever was refreshed', async () => {
    const { id, refreshToken } = await createMember(app);
    const age = (days: number) =>
      app.sql("update sessions set created_at = now() - $2 * interval '1 day' where account_id = $1", [
        id,
        days,
      ]);
    await age(89);
    const { body } = await refresh(refreshToken);
    const rest = await app.sql(
      `select round(extract(epoch from max(t.expires_at) - now()) / 3600)::int as hours
        from refresh_tokens t join sessions s on s.id = t.session_id where s.account_id = $1 and t.used_at is null`,
      [id],
    );
    expect(rest).toEqual([{ hours: 24 }]);
    await age(90);
    expectFailure(await refresh(body.data.session.refresh_token), 'SESSION_ENDED');
  });

  test('refuses a retry key that could be guessed', () =>
    expectRefused(app, () => refresh('any', 'x'.repeat(21)), 'retry_key', 'The retry key is too short'));

  test('refuses a token that nobody was given, and a missing one', async () => {
    expectFailure(await refresh('nobodys'), 'SESSION_ENDED');
    await expectRefused(app, () => post('/auth/refresh', {}), 'refresh_token', 'The token is missing');
    await expectRefused(app, () => refresh(long(201)), 'refresh_token', 'The token is too long');
  });

  test('keeps no token that could be used in the database', async () => {
    const { refreshToken } = await createMember(app);
    const rows = await app.sql<{ row: string }>('select t::text as row from refresh_tokens t');
    expect(rows.some(({ row }) => row.includes(refreshToken))).toBe(false);
  });
});

describe('POST /service/api/auth/signout', () => {
  test("ends an admin's calls at once, although the access token lives on", async () => {
    const admin = await createMember(app, { admin: true });
    const held = () => app.request('GET', '/collaboration-requests/held', { token: admin.token });
    expect((await held()).status).toBe(200);
    await signOut(admin.refreshToken);
    expect(await held()).toMatchObject({ status: 401, body: { error: { code: 'SESSION_ENDED' } } });
  });

  test('ends the session of the token, and no other', async () => {
    const member = await createMember(app);
    const elsewhere = await signIn(app, member.email);
    const answer = await signOut(member.refreshToken);
    expect(answer).toMatchObject({ status: 200, body: { data: { message: 'You have been signed out.' } } });
    expectFailure(await refresh(member.refreshToken), 'SESSION_ENDED');
    expect((await refresh(elsewhere.refreshToken)).status).toBe(200);
  });

  test('also with a token that was used already', async () => {
    const { refreshToken } = await createMember(app);
    const { body } = await refresh(refreshToken);
    expect((await signOut(refreshToken)).status).toBe(200);
    expectFailure(await refresh(body.data.session.refresh_token), 'SESSION_ENDED');
  });

  test('has nothing to do for a token that nobody has', async () => {
    const before = await databaseState(app);
    expect((await signOut('nobodys')).status).toBe(200);
    expect(await databaseState(app)).toEqual(before);
  });
});
