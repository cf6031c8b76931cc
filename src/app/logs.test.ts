import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newOpaqueToken } from '#platform/server/crypto/opaque-tokens.ts';
import { signUpBody } from '#platform/testing/records.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { type ServerProcess, send, startProcess } from './testing/server-process.ts';

const SESSION_SECRET = 'a secret that no log may hold, not in part';
const EMAIL = 'meera.private@asha.example';
const PASSWORD = 'meera-has-words-7';

let app: TestApp;
let dataDir: string;
let server: ServerProcess;
let url: string;
beforeAll(async () => {
  app = await startTestApp({ SESSION_SECRET });
  dataDir = mkdtempSync(join(tmpdir(), 'dayitva-logs-'));
  // A mail server that nobody can reach: the mails stay jobs, and their failure is logged.
  const SMTP_URL = 'smtp://mailer:smtp-password@127.0.0.1:1';
  const settings = { DATA_DIR: dataDir, DATABASE_URL: app.databaseUrl, SESSION_SECRET, SMTP_URL };
  server = startProcess({ ...settings, LOG_LEVEL: 'trace' });
  url = await server.ready();
});
afterAll(async () => {
  await server.end('SIGTERM');
  await app.stop();
  rmSync(dataDir, { recursive: true });
});

const lines = () =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

describe('the log', () => {
  test('has a line with an id for every request, and nothing secret or personal', async () => {
    const secrets = [
      EMAIL,
      'meera',
      PASSWORD,
      SESSION_SECRET,
      'smtp-password',
      'a-token-of-a-demo',
      new URL(app.databaseUrl).password,
    ];
    const body = signUpBody(EMAIL, { full_name: 'Meera Private', phone: '9876500000' });
    expect((await send(url, 'POST', '/auth/signup', { body: { ...body, password: PASSWORD } })).status).toBe(
      201,
    );
    await send(url, 'POST', '/auth/signin', { body: { email: EMAIL, password: 'wrong-words-8' } });
    const signedIn = await send(url, 'POST', '/auth/signin', { body: { email: EMAIL, password: PASSWORD } });
    const { access_token: token, refresh_token } = signedIn.body.data.session;
    await send(url, 'GET', `/auth/email-exists?email=${EMAIL}`);
    await send(url, 'GET', '/auth/user', { token });
    await send(url, 'GET', '/demo/bookings/a-token-of-a-demo-that-nobody-reads');
    const ofSandbox = newOpaqueToken();
    await fetch(`${url}/sandbox/${ofSandbox}/collaborations?tab=files`);
    await fetch(`${url}/demo/bookings/${ofSandbox}/`);
    await send(url, 'POST', '/auth/forgot-password', { body: { email: EMAIL } });
    await send(url, 'POST', '/auth/verify-email', { body: { token: 'some-token-of-a-mail' } });
    const refreshed = await send(url, 'POST', '/auth/refresh', { body: { refresh_token } });
    await send(url, 'POST', '/auth/refresh', { body: { refresh_token } });
    await send(url, 'GET', '/auth/user', { token: `${token}x` });
    secrets.push(
      token,
      refresh_token,
      refreshed.body.data.session.refresh_token,
      'some-token',
      ofSandbox,
      'Private',
      '98765',
    );

    const requests = () => lines().filter(({ msg }) => msg === 'request');
    await expect.poll(() => requests().length).toBe(13);
    expect(requests()[0]).toMatchObject({
      method: 'POST',
      path: '/service/api/auth/signup',
      status: 201,
      reqId: expect.any(String),
      ms: expect.any(Number),
    });
    expect(new Set(requests().map(({ reqId }) => reqId)).size).toBe(13);
    const paths = requests().map(({ path }) => path);
    expect(paths).toContain('/service/api/auth/email-exists');
    expect(paths).toContain('/sandbox/*/collaborations');
    const member = signedIn.body.data.user.id;
    const about = (path: string) =>
      requests()
        .filter((line) => line.path === `/service/api${path}`)
        .map((line) => [line.member, line.code]);
    expect(about('/auth/signin'), 'why a request was refused').toEqual([
      [undefined, 'INVALID_CREDENTIALS'],
      [undefined, undefined],
    ]);
    expect(about('/auth/user'), 'who asked, unless the token is forged').toEqual([
      [member, undefined],
      [undefined, expect.any(String)],
    ]);
    expect(lines().filter(({ msg }) => msg === 'sign-in refused')).toMatchObject([{ member }]);
    expect(lines().filter(({ msg }) => msg === 'signed in')).toMatchObject([{ member, secondFactor: false }]);

    await expect.poll(() => lines().map(({ msg }) => msg), { timeout: 10_000 }).toContain('job failed');
    const printed = server.output() + server.errors();
    for (const secret of secrets) expect(printed.toLowerCase()).not.toContain(secret.toLowerCase());
  });

  test('shows a server fault with its cause but without the row; the answer shows neither', async () => {
    await app.sql("alter table accounts add constraint unforeseen check (email not like 'rani%')");
    const body = signUpBody('rani@asha.example');
    const answer = await send(url, 'POST', '/auth/signup', { body });
    const message = 'Something went wrong on our side. Please try again.';
    expect(answer).toMatchObject({ status: 500, body: { error: { code: 'INTERNAL', message }, message } });
    expect(JSON.stringify(answer.body)).not.toContain('unforeseen');
    const failures = () => lines().filter(({ msg }) => msg === 'request failed');
    const err = { code: '23514', constraint: 'unforeseen', stack: expect.any(String) };
    await expect.poll(failures).toMatchObject([{ level: 50, reqId: expect.any(String), err }]);
    for (const secret of ['rani', 'argon2']) expect(server.output()).not.toContain(secret);
  });

  test('reports lost connections without their settings', async () => {
    const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
    await app.sql(`select pg_terminate_backend(pid) ${others}`);
    const lost = () => lines().filter(({ msg }) => msg.startsWith('database connection'));
    await expect.poll(() => lost().length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(JSON.stringify(lost())).not.toMatch(/connectionParameters|secretKey|password/);
    expect(server.output()).not.toContain(new URL(app.databaseUrl).password);
    await expect.poll(async () => (await send(url, 'GET', '/health')).status).toBe(200);
  });
});
