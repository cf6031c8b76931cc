import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUDGETS } from '#features/accounts/sign-in-limits/sign-in-limits.rules.ts';
import {
  type Counted,
  createSignInLimits,
} from '#features/accounts/sign-in-limits/sign-in-limits.service.ts';
import type { Context } from '#platform/server/context.ts';
import { createSecretKeys } from '#platform/server/crypto/secret-keys.ts';
import { connect } from '#platform/server/database/connect.ts';
import { createMember, signIn, TEST_PASSWORD, type TestMember } from '#platform/testing/sign-in.ts';
import { type ApiAnswer, startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
/** Another process on the same database. */
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
  other = await startTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'on', DATABASE_URL: app.databaseUrl });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const email = () => `${crypto.randomUUID()}@new.example`;
/** The calls of a signed-in member that ask for the password. */
const CALLS: [method: string, path: string, body: (password: string) => object][] = [
  ['POST', '/account/email', (password) => ({ email: email(), password })],
  ['POST', '/account/password', (password) => ({ current_password: password, new_password: TEST_PASSWORD })],
  ['POST', '/account/deletion', (password) => ({ password })],
  ['POST', '/account/two-factor', (password) => ({ password })],
];

let calls = 0;
/** Each from an address of its own. */
function send(at: TestApp, member: Pick<TestMember, 'token'>, password: string): Promise<ApiAnswer> {
  calls += 1;
  const [method, path, body] = CALLS[calls % CALLS.length] ?? [];
  const headers = { 'x-forwarded-for': `10.${calls >> 8}.${calls & 255}.1` };
  return at.request(method ?? '', path ?? '', { token: member.token, body: body?.(password), headers });
}

const FREE: number = BUDGETS.password.free;

describe('wrong passwords of a signed-in member', () => {
  test('count for the account, over all calls, addresses, sessions and processes', async () => {
    const member = await createMember(app);
    const elsewhere = await signIn(app, member.email);
    for (let tries = 0; tries < FREE; tries += 1) {
      const answer = await send(tries % 2 ? app : other, tries % 3 ? member : elsewhere, 'not the one');
      expect(answer.status).toBe(400);
    }
    for (const at of [app, other]) {
      const refused = await send(at, member, TEST_PASSWORD);
      expect(refused).toMatchObject({ status: 429, body: { error: { code: 'TOO_MANY_REQUESTS' } } });
      const wait = Number(refused.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
    }
    const neighbour = await createMember(app);
    expect((await send(app, neighbour, 'not the one')).status).toBe(400);
  });

  test('are forgotten after the right one, and leave signing in alone', async () => {
    const member = await createMember(app);
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < FREE - 1; tries += 1) {
        expect((await send(app, member, 'not the one')).status).toBe(400);
      }
      const right = { email: email(), password: TEST_PASSWORD };
      const headers = { 'x-forwarded-for': `10.200.${round}.1` };
      const answer = await app.request('POST', '/account/email', {
        token: member.token,
        body: right,
        headers,
      });
      expect(answer.status).toBe(200);
    }
    for (let tries = 0; tries < FREE; tries += 1) await send(app, member, 'not the one');
    expect((await signIn(app, member.email)).token).toMatch(/./);
  });

  test('still count after a try that was not checked', async () => {
    const database = connect(app.databaseUrl, () => undefined);
    const limits = createSignInLimits(createSecretKeys('a secret of this test'), true);
    const ctx = { db: database.db, now: new Date() } as Context;
    const counted: Counted[] = [{ kind: 'password', of: crypto.randomUUID() }];
    try {
      for (let tries = 0; tries < FREE; tries += 1) await limits.take(ctx, counted);
      await limits.giveBack(ctx, counted);
      await limits.take(ctx, counted);
      await expect(limits.take(ctx, counted)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    } finally {
      await database.close();
    }
  });
});
