import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectFailure } from '#platform/testing/failures.ts';
import { requestBody } from '#platform/testing/records.ts';
import { createMember, TEST_PASSWORD } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { createEmptyDatabase } from '#platform/testing/test-database.ts';
import { type ServerProcess, send, startProcess } from './testing/server-process.ts';

const SESSION_SECRET = 'a secret that all processes share, long enough';

let processes: ServerProcess[];
let one: string;
let two: string;
/** Only to prepare members: a third process on the same database. */
let app: TestApp;
let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'dayitva-two-'));
  const DATABASE_URL = await createEmptyDatabase();
  const settings = { DATA_DIR: dataDir, DATABASE_URL, SESSION_SECRET, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' };
  processes = [startProcess(settings), startProcess(settings)];
  [one = '', two = ''] = await Promise.all(processes.map((process) => process.ready()));
  app = await startTestApp({ DATABASE_URL, SESSION_SECRET });
});
afterAll(async () => {
  await app.stop();
  const codes = await Promise.all(processes.map((process) => process.end('SIGTERM')));
  rmSync(dataDir, { recursive: true });
  expect(codes).toEqual([0, 0]);
});

describe('two processes on one database', () => {
  test('start at the same time on an empty one', async () => {
    const names = await app.sql('select name from schema_migrations');
    expect(names.length).toBeGreaterThan(0);
    expect(processes.map((process) => process.errors().replace(/^RATE_LIMIT.*\n/, ''))).toEqual(['', '']);
  });

  test('share sessions: sign-in at one, refresh and sign-out at the other', async () => {
    const { email } = await createMember(app);
    const signedIn = await send(one, 'POST', '/auth/signin', { body: { email, password: TEST_PASSWORD } });
    const { access_token: token, refresh_token } = signedIn.body.data.session;
    expect((await send(two, 'GET', '/auth/user', { token })).body.data.email).toBe(email);
    const refreshed = await send(two, 'POST', '/auth/refresh', { body: { refresh_token } });
    expect(refreshed.status).toBe(200);
    const latest = refreshed.body.data.session.refresh_token;
    expect((await send(two, 'POST', '/auth/signout', { body: { refresh_token: latest } })).status).toBe(200);
    expectFailure(
      await send(one, 'POST', '/auth/refresh', { body: { refresh_token: latest } }),
      'SESSION_ENDED',
    );
  });

  test('accept one refresh token that both get at the same time, and refuse it once a newer one was used', async () => {
    const { refreshToken: refresh_token } = await createMember(app);
    const body = { refresh_token, retry_key: crypto.randomUUID() };
    const answers = await Promise.all([one, two].map((url) => send(url, 'POST', '/auth/refresh', { body })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [newer, same] = answers.map((answer) => answer.body.data.session.refresh_token);
    expect(same).toBe(newer);
    await send(two, 'POST', '/auth/refresh', { body: { refresh_token: newer } });
    expectFailure(await send(one, 'POST', '/auth/refresh', { body }), 'SESSION_ENDED');
  });

  test('share requests: sent at one, accepted at the other, seen at both', async () => {
    const [corporate, ngo] = [await createMember(app, { type: 'corporate' }), await createMember(app)];
    const sent = await send(one, 'POST', '/collaboration-requests', {
      token: corporate.token,
      body: requestBody(ngo.id),
    });
    expect(sent.status).toBe(201);
    const path = `/collaboration-requests/${sent.body.data.id}`;
    const body = { status: 'accepted' };
    const answers = await Promise.all(
      [one, two].map((url) => send(url, 'PATCH', path, { token: ngo.token, body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lists = await Promise.all([
      send(one, 'GET', '/collaborations', { token: ngo.token }),
      send(two, 'GET', '/collaborations', { token: corporate.token }),
    ]);
    expect(lists[0]?.body.data).toHaveLength(1);
    // Each side has a role of its own in it; the rest is the same.
    const shared = lists.map((list) => ({ ...list.body.data[0], own_role: null, rights: null }));
    expect(shared[1]).toEqual(shared[0]);
  });
});
