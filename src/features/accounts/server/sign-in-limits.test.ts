import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { type ApiAnswer, startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
});
afterAll(() => app.stop());

/** A call from an address of its own, as a trusted proxy reports it. */
const from = (address: string, method: string, path: string, body?: object) =>
  app.request(method, path, { body, headers: { 'x-forwarded-for': address } });

const times = async (count: number, call: (at: number) => Promise<ApiAnswer>) => {
  const statuses: number[] = [];
  for (let at = 0; at < count; at += 1) statuses.push((await call(at)).status);
  return statuses;
};

function expectTooMany(answer: ApiAnswer, seconds: number): void {
  expectFailure(answer, 'TOO_MANY_REQUESTS', 'Too many attempts. Please wait a little and try again.');
  const wait = Number(answer.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(seconds);
}

describe('POST /service/api/auth/signin', () => {
  const signIn = (address: string, email: string) =>
    from(address, 'POST', '/auth/signin', { email, password: 'not the one' });

  test('is limited to 15 tries of an address in ten minutes, from wherever they come', async () => {
    const tries = await times(15, (at) =>
      signIn(`10.0.1.${at}`, at % 2 ? 'guess@me.example' : ' GUESS@me.example'),
    );
    expect(tries).toEqual(Array(15).fill(401));
    const before = await databaseState(app);
    expectTooMany(await signIn('10.0.1.99', 'guess@me.example'), 600);
    expect(await databaseState(app)).toEqual(before);
    expect((await signIn('10.0.1.99', 'somebody@else.example')).status).toBe(401);
  });

  test('is limited to 60 calls from one place in ten minutes, whatever they hold', async () => {
    const calls = await times(60, () => from('10.0.2.1', 'POST', '/auth/signin', {}));
    expect(calls).toEqual(Array(60).fill(400));
    expectTooMany(await signIn('10.0.2.1', 'anybody@x.example'), 600);
    expect((await from('10.0.2.2', 'POST', '/auth/signin', {})).status).toBe(400);
  });
});

describe.each([
  ['GET', '/auth/email-exists?email=a@b.example', undefined, 20],
  ['POST', '/auth/signup', {}, 20],
  ['POST', '/auth/resend-verification', {}, 20],
  ['POST', '/auth/forgot-password', {}, 20],
  ['POST', '/auth/reset-password', {}, 20],
  ['POST', '/auth/verify-email', {}, 60],
  ['POST', '/collaboration-requests', {}, 60],
] as const)('%s /service/api%s', (method, path, body, max) => {
  test(`is limited to ${max} calls from one place in an hour`, async () => {
    const statuses = await times(max, () => from('10.0.3.1', method, path, body));
    expect(statuses).not.toContain(429);
    expectTooMany(await from('10.0.3.1', method, path, body), 3600);
  });
});

describe.each(['/auth/resend-verification', '/auth/forgot-password'])('POST /service/api%s', (path) => {
  test('is limited to 5 mails to an address in an hour', async () => {
    const email = 'mailbox@full.example';
    const statuses = await times(5, (at) => from(`10.0.4.${at}`, 'POST', path, { email }));
    expect(statuses).toEqual(Array(5).fill(200));
    expectTooMany(await from('10.0.4.99', 'POST', path, { email }), 3600);
  });
});

test('a client behind no trusted proxy cannot choose its address', async () => {
  const direct = await startTestApp({ RATE_LIMIT: 'on' });
  try {
    const statuses = await times(21, (at) =>
      direct.request('POST', '/auth/signup', { body: {}, headers: { 'x-forwarded-for': `10.0.5.${at}` } }),
    );
    expect(statuses.at(-1)).toBe(429);
  } finally {
    await direct.stop();
  }
});

test('behind the trusted proxy only the address that the proxy added counts', async () => {
  const statuses = await times(21, (at) => from(`10.0.6.${at}, 10.0.7.1`, 'POST', '/auth/signup', {}));
  expect(statuses.at(-1)).toBe(429);
});

test('a flood of sign-ins holds up nothing else', async () => {
  const unlimited = await startTestApp();
  try {
    const body = { email: 'flood@x.example', password: 'not the one' };
    const flood = Promise.all(
      Array.from({ length: 130 }, () => unlimited.request('POST', '/auth/signin', { body })),
    );
    const first = await Promise.race([flood, unlimited.request('GET', '/health')]);
    expect(first, 'the health check is answered before the flood').toMatchObject({ status: 200 });
    // How many of them wait at once, and so whether any is turned away (503), is up to the machine.
    for (const { status } of await flood) expect([401, 503]).toContain(status);
  } finally {
    await unlimited.stop();
  }
});
