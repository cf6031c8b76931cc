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

test('forty newcomers of a hall, behind one address, all get through', async () => {
  for (let newcomer = 0; newcomer < 40; newcomer += 1) {
    const email = `newcomer-${newcomer}@hall.example`;
    expect((await from('10.9.0.1', 'GET', '/auth/signup')).body.data).toEqual({ is_open: true });
    expect((await from('10.9.0.1', 'GET', `/auth/email-exists?email=${email}`)).status).toBe(200);
    expect((await from('10.9.0.1', 'POST', '/auth/signup', signUpBody(email))).status).toBe(201);
  }
}, 60_000);

test('who comes when the network is full is told before the first step how long to wait, and who has begun gets through', async () => {
  const begin = () => from('10.9.0.3', 'GET', '/auth/signup');
  for (let newcomer = 0; newcomer < 60; newcomer += 1) expect((await begin()).status).toBe(200);
  const full = await begin();
  expect(full).toMatchObject({ status: 429, body: { error: { code: 'TOO_MANY_REQUESTS' } } });
  expect(Number(full.headers.get('retry-after'))).toBeLessThanOrEqual(600);
  expect((await from('10.9.0.3', 'POST', '/auth/signup', signUpBody('begun@hall.example'))).status).toBe(201);
});

test('one email is tried at a sign-up five times an hour, from wherever', async () => {
  const { email } = await createMember(app);
  const signUp = (at: number) => from(`10.9.1.${at}`, 'POST', '/auth/signup', signUpBody(email));
  for (let at = 0; at < 5; at += 1) expectFailure(await signUp(at), 'EMAIL_TAKEN');
  expect((await signUp(6)).status).toBe(429);
});

test('all addresses of one IPv6 network of 64 bits are one, and an IPv4 address is the same however it is written', async () => {
  const statusOf = async (address: string) =>
    (await from(address, 'GET', '/auth/email-exists?email=nobody@six.example')).status;
  for (let look = 0; look < 60; look += 1) {
    expect(await statusOf(`2001:db8:9:1:${look}::1`)).toBe(200);
    expect(await statusOf(look % 2 ? '::ffff:198.51.100.7' : '::ffff:c633:6407')).toBe(200);
  }
  expect(await statusOf('2001:db8:9:1:ffff::1')).toBe(429);
  expect(await statusOf('198.51.100.7')).toBe(429);
  expect(await statusOf('2001:db8:9:2::1')).toBe(200);
  expect(await statusOf('198.51.100.8')).toBe(200);
});
