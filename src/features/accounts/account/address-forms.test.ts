import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, TEST_PASSWORD, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const storeAs = async ({ id }: TestMember, email: string) =>
  app.sql('update accounts set email = $2 where id = $1', [id, email]);
const emailOf = async ({ id }: TestMember) =>
  (await app.sql<{ email: string }>('select email from accounts where id = $1', [id]))[0]?.email;

test('a start brings addresses of before into their normal form, where that is free', async () => {
  const [own, taken, taker, none] = [
    await createMember(app),
    await createMember(app),
    await createMember(app),
    await createMember(app),
  ];
  await storeAs(own, 'asha@दायित्व.भारत');
  await storeAs(taken, 'victim@ⓟrobe.example');
  await storeAs(taker, 'victim@probe.example');
  await storeAs(none, 'vic\u200Btim@probe.example');
  const second = await startTestApp({ DATABASE_URL: app.databaseUrl });
  await second.stop();
  expect(await emailOf(own)).toBe('asha@xn--h2bd1aza6bh3h.xn--h2brj9c');
  expect(await emailOf(taken)).toBe('victim@ⓟrobe.example');
  expect(await emailOf(taker)).toBe('victim@probe.example');
  expect(await emailOf(none)).toBe('vic\u200Btim@probe.example');
  const body = { email: 'asha@दायित्व.भारत', password: TEST_PASSWORD };
  expect((await app.request('POST', '/auth/signin', { body })).status).toBe(200);
});
