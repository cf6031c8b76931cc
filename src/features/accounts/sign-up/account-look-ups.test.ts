import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectFailure } from '#platform/testing/failures.ts';
import { signUpBody } from '#platform/testing/records.ts';
import { createMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
});
afterAll(() => app.stop());

/** A call from an address of its own, as a trusted proxy reports it. */
const from = (address: string, method: string, path: string, body?: object) =>
  app.request(method, path, { body, headers: { 'x-forwarded-for': address } });

test('whether an address has an account can be asked 20 times an hour, by the check and by signing up together', async () => {
  const { email } = await createMember(app);
  const exists = (address: string) => from(address, 'GET', `/auth/email-exists?email=${email}`);
  const signUp = (address: string) => from(address, 'POST', '/auth/signup', signUpBody(email));
  for (let look = 0; look < 10; look += 1) {
    expect((await exists('10.9.0.1')).body.data).toEqual({ exists: true });
    expectFailure(await signUp('10.9.0.1'), 'EMAIL_TAKEN');
  }
  for (const refused of [await exists('10.9.0.1'), await signUp('10.9.0.1')]) {
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'TOO_MANY_REQUESTS' } } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
  }
  expect((await exists('10.9.0.2')).status).toBe(200);
});

test('all addresses of one IPv6 network of 64 bits are one, and an IPv4 address is the same however it is written', async () => {
  const statusOf = async (address: string) =>
    (await from(address, 'GET', '/auth/email-exists?email=nobody@six.example')).status;
  for (let look = 0; look < 20; look += 1) {
    expect(await statusOf(`2001:db8:9:1:${look}::1`)).toBe(200);
    expect(await statusOf(look % 2 ? '::ffff:198.51.100.7' : '::ffff:c633:6407')).toBe(200);
  }
  expect(await statusOf('2001:db8:9:1:ffff::1')).toBe(429);
  expect(await statusOf('198.51.100.7')).toBe(429);
  expect(await statusOf('2001:db8:9:2::1')).toBe(200);
  expect(await statusOf('198.51.100.8')).toBe(200);
});
