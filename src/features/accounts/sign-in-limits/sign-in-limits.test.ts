import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseState } from '#platform/testing/failures.ts';
import { createMember, TEST_PASSWORD } from '#platform/testing/sign-in.ts';
import { type ApiAnswer, startTestApp, type TestApp, tokenInMail } from '#platform/testing/test-app.ts';
import { BUDGETS } from './sign-in-limits.rules.ts';

const FREE_TRIES: number = BUDGETS.account.free;

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
  expect(answer).toMatchObject({ status: 429, body: { error: { code: 'TOO_MANY_REQUESTS' } } });
  expect(answer.body.message).toMatch(/^Too many attempts\. Please (wait a little and )?try again/);
  const wait = Number(answer.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(seconds);
}

describe('POST /service/api/auth/signin', () => {
  /** A member whose browser has signed in before, and what that browser sends along since. */
  async function memberWithDevice() {
    const { email } = await createMember(app);
    const signIn = (address: string, fields: object) =>
      from(address, 'POST', '/auth/signin', { email, ...fields });
    const known = await signIn('10.0.1.1', { password: TEST_PASSWORD });
    const { device_token } = known.body.data;
    return { email, signIn, device_token };
  }

  /** Number of wrong passwords, each from another address, that use up the account's tries. */
  const guess = (email: string, network: string, count = FREE_TRIES) =>
    times(count, (at) =>
      from(`10.${network}.${at % 250}`, 'POST', '/auth/signin', { email, password: 'not the one' }),
    );

  test('looks at 10 wrong passwords of an account, from wherever they come, then at one a minute', async () => {
    expect(await guess('guess@me.example', '1.1', 5)).toEqual(Array(5).fill(401));
    expect(await guess(' GUESS@me.example', '1.2', 5)).toEqual(Array(5).fill(401));
    const before = await databaseState(app);
    const body = { email: 'guess@me.example', password: 'not the one' };
    expectTooMany(await from('10.1.3.1', 'POST', '/auth/signin', body), 60);
    expect(await databaseState(app)).toEqual(before);
    const other = { email: 'somebody@else.example', password: 'not the one' };
    expect((await from('10.1.3.1', 'POST', '/auth/signin', other)).status).toBe(401);
  });

  test('lets everybody in once a clock that was ahead is right again', async () => {
    const { email } = await createMember(app);
    const signIn = () => from('10.1.4.1', 'POST', '/auth/signin', { email, password: TEST_PASSWORD });
    expect((await signIn()).status).toBe(200);
    await app.sql(`update sign_in_budgets
      set blocked_until = now() + interval '40 days', expires_at = now() + interval '41 days'`);
    expect((await signIn()).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });

  test('gives the same answer for an address with and without an account', async () => {
    const { email } = await createMember(app);
    const known = await guess(email, '2.1', FREE_TRIES + 3);
    expect(await guess('nobody@has-this.example', '2.2', FREE_TRIES + 3)).toEqual(known);
    expect(known).toEqual([...Array(FREE_TRIES).fill(401), 429, 429, 429]);
  });

  test('lets the owner in where they signed in before, while strangers guess', async () => {
    const { email, signIn, device_token } = await memberWithDevice();
    await guess(email, '3.1');
    expectTooMany(await signIn('10.3.2.1', { password: TEST_PASSWORD }), 60);
    const answer = await signIn('10.3.2.1', { password: TEST_PASSWORD, device_token });
    expect(answer).toMatchObject({ status: 200, body: { data: { device_token } } });
  });

  test('counts the tries of a known device apart, and forgets them when the password was right', async () => {
    const { signIn, device_token } = await memberWithDevice();
    const wrong = (at: number) => signIn(`10.4.1.${at}`, { password: 'not the one', device_token });
    expect(await times(FREE_TRIES - 1, wrong)).toEqual(Array(FREE_TRIES - 1).fill(401));
    expect((await signIn('10.4.1.1', { password: TEST_PASSWORD, device_token })).status).toBe(200);
    expect(await times(FREE_TRIES, wrong)).toEqual(Array(FREE_TRIES).fill(401));
    expectTooMany(await signIn('10.4.1.1', { password: TEST_PASSWORD, device_token }), 30);
    expect((await signIn('10.4.2.1', { password: TEST_PASSWORD })).status).toBe(200);
  });

  test('takes a device token for what it is: of this server, for this account', async () => {
    const { email, signIn } = await memberWithDevice();
    const other = await memberWithDevice();
    await guess(email, '5.1');
    for (const device_token of [other.device_token, 'made-up', 'a.b', '', `x${'.'.repeat(99)}`]) {
      expectTooMany(await signIn('10.5.2.1', { password: TEST_PASSWORD, device_token }), 60);
    }
  });

  test('looks at 40 wrong passwords from one place, whoever they are for, and does not count right ones', async () => {
    const member = await createMember(app);
    const signIn = (email: string, password: string) =>
      from('10.6.1.1', 'POST', '/auth/signin', { email, password });
    const right = await times(45, () => signIn(member.email, TEST_PASSWORD));
    expect(right).toEqual(Array(45).fill(200));
    const wrong = await times(40, (at) => signIn(`member${at}@office.example`, 'not the one'));
    expect(wrong).toEqual(Array(40).fill(401));
    expectTooMany(await signIn(member.email, TEST_PASSWORD), 30);
    const elsewhere = { email: member.email, password: TEST_PASSWORD };
    expect((await from('10.6.1.2', 'POST', '/auth/signin', elsewhere)).status).toBe(200);
  });

  test('looks at one more when the wait is over, and then waits twice as long', async () => {
    const email = 'patient@guesser.example';
    await guess(email, '7.1');
    const body = { email, password: 'not the one' };
    await withAnotherProcess(async (process) => {
      const call = () => process.request('POST', '/auth/signin', { body });
      expectTooMany(await call(), 60);
    });
    // A minute later, as another process sees it that has refused nobody yet.
    await app.sql('update sign_in_budgets set blocked_until = now()');
    await withAnotherProcess(async (process) => {
      const call = () => process.request('POST', '/auth/signin', { body });
      expect((await call()).status).toBe(401);
      const answer = await call();
      expectTooMany(answer, 120);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(100);
    });
  });

  test('checks no more of a hundred concurrent tries than are free', async () => {
    const body = { email: 'all@at-once.example', password: 'not the one' };
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => from(`10.8.1.${at}`, 'POST', '/auth/signin', body)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(FREE_TRIES);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(100 - FREE_TRIES);
  });

  test('forgets the tries of whoever stays away for a day', async () => {
    const email = 'away@for-a-day.example';
    await guess(email, '9.1');
    await app.sql("update sign_in_budgets set blocked_until = now(), expires_at = now() - interval '1 s'");
    await withAnotherProcess(async (process) => {
      const body = { email, password: 'not the one' };
      const statuses = await times(3, () => process.request('POST', '/auth/signin', { body }));
      expect(statuses).toEqual([401, 401, 401]);
    });
  });

  test('keeps neither the email nor the address of a try', async () => {
    await guess('who@was-it.example', '11.1', 1);
    // A key may hold a zero byte, which no text of the database may.
    const rows = await app.sql<{ row: string }>("select encode(key, 'escape') as row from sign_in_budgets");
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ row }) => /was-it|10\.11/.test(row))).toBe(false);
  });
});

describe('POST /service/api/auth/verify-email', () => {
  test('counts a wrong password as a try to sign in, and leaves the link as it was', async () => {
    const { email } = await createMember(app, { confirmed: false });
    await from('10.12.1.1', 'POST', '/auth/resend-verification', { email });
    const token = tokenInMail(await app.mail(email, 'Please verify your email address'));
    const verify = (place: string, password: string, process = app) =>
      process.request('POST', '/auth/verify-email', {
        body: { token, password },
        headers: { 'x-forwarded-for': place },
      });
    const wrong = await times(FREE_TRIES, (at) => verify(`10.12.2.${at}`, 'not the one'));
    expect(wrong).toEqual(Array(FREE_TRIES).fill(400));
    expectTooMany(await verify('10.12.3.1', TEST_PASSWORD), 60);
    const signIn = { email, password: TEST_PASSWORD };
    expectTooMany(await from('10.12.3.2', 'POST', '/auth/signin', signIn), 60);
    await app.sql('update sign_in_budgets set blocked_until = now()');
    await withAnotherProcess(async (process) => {
      expect((await verify('10.12.3.3', TEST_PASSWORD, process)).status).toBe(200);
    });
  });
});

/** Another process on the same database. */
async function withAnotherProcess(work: (process: TestApp) => Promise<void>): Promise<void> {
  const process = await startTestApp({ RATE_LIMIT: 'on', DATABASE_URL: app.databaseUrl });
  try {
    await work(process);
  } finally {
    await process.stop();
  }
}

describe.each([
  ['GET', '/auth/email-exists?email=a@b.example', undefined, 60, 600],
  ['POST', '/auth/signup', {}, 120, 600],
  ['POST', '/auth/password-check', {}, 120, 600],
  ['POST', '/auth/resend-verification', {}, 60, 3600],
  ['POST', '/auth/forgot-password', {}, 20, 3600],
  ['POST', '/auth/reset-password', {}, 20, 3600],
  ['POST', '/auth/verify-email', {}, 600, 3600],
  ['POST', '/collaboration-requests', {}, 60, 3600],
] as const)('%s /service/api%s', (method, path, body, max, seconds) => {
  test(`is limited to ${max} calls from one place in ${seconds} seconds`, async () => {
    const place = `10.0.3.${path.length}`;
    const statuses = await times(max, () => from(place, method, path, body));
    expect(statuses).not.toContain(429);
    expectTooMany(await from(place, method, path, body), seconds);
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
    const statuses = await times(121, (at) =>
      direct.request('POST', '/auth/signup', { body: {}, headers: { 'x-forwarded-for': `10.0.5.${at}` } }),
    );
    expect(statuses.at(-1)).toBe(429);
  } finally {
    await direct.stop();
  }
});

test('behind the trusted proxy only the address that the proxy added counts', async () => {
  const statuses = await times(121, (at) => from(`10.0.6.${at}, 10.0.7.1`, 'POST', '/auth/signup', {}));
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
