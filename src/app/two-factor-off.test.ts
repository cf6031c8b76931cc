import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { switchOnTwoFactor } from '#platform/testing/authenticator.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { createMember, signIn, TEST_PASSWORD } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const run = (email: string) =>
  promisify(execFile)(process.execPath, ['src/app/two-factor-off.ts', email], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: app.databaseUrl,
      SESSION_SECRET: 'a secret that only the tests know, long enough',
      LOG_LEVEL: 'silent',
    },
  });

test('npm run two-factor-off lets a member in by password again, and ends the sessions', async () => {
  const member = await createMember(app);
  await switchOnTwoFactor(app, member);
  const body = { email: member.email, password: TEST_PASSWORD };
  expectFailure(await app.request('POST', '/auth/signin', { body }), 'SECOND_FACTOR_REQUIRED');
  expect((await run(member.email.toUpperCase())).stdout).toContain('signs in with the password alone');
  const refresh = { refresh_token: member.refreshToken };
  expectFailure(await app.request('POST', '/auth/refresh', { body: refresh }), 'SESSION_ENDED');
  await signIn(app, member.email);
});

test('npm run two-factor-off says so when no account has the email', async () => {
  await expect(run('nobody@nowhere.example')).rejects.toMatchObject({ code: 1 });
});
