import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectFailure } from '#platform/testing/failures.ts';
import { serviceBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';

/** The way to the database, which the tests cut and mend. */
let way: Server;
let port: number;
let target: URL;
const open = new Set<Socket>();

let app: TestApp;
let member: TestMember;

beforeAll(async () => {
  target = new URL(await createTestDatabase());
  way = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(from);
      from.on('close', () => to.destroy()).on('error', () => to.destroy());
      from.pipe(to);
    }
  });
  await mend(0);
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  app = await startTestApp({ DATABASE_URL: url.href });
  member = await createMember(app);
});
afterAll(async () => {
  await app.stop();
  await cut();
});

async function mend(at: number): Promise<void> {
  way.listen(at, '127.0.0.1');
  await once(way, 'listening');
  const address = way.address();
  if (typeof address === 'object' && address) port = address.port;
}

async function cut(): Promise<void> {
  way.close();
  for (const socket of open) socket.destroy();
  open.clear();
  await once(way, 'close');
}

const health = () => app.request('GET', '/health');

describe('GET /service/api/health', () => {
  test('answers while the database does', async () => {
    expect(await health()).toMatchObject({ status: 200, body: { data: { status: 'ok' } } });
  });

  test('is a 503 while the database is gone, and right again when it is back', async () => {
    await cut();
    expectFailure(await health(), 'UNAVAILABLE');
    const path = '/profile/services';
    expectFailure(await app.request('GET', path, { token: member.token }), 'UNAVAILABLE');
    const body = { email: member.email, password: 'whatever it is' };
    expectFailure(await app.request('POST', '/auth/signin', { body }), 'UNAVAILABLE');
    await mend(port);
    expect((await health()).status).toBe(200);
    expect((await app.request('GET', path, { token: member.token })).status).toBe(200);
  });
});

describe('a request under way when the way to the database is cut', () => {
  test('is a 503, and the server lives on', async () => {
    const client = new pg.Client({ connectionString: target.href });
    await client.connect();
    await client.query('begin');
    await client.query('lock table user_services in exclusive mode');
    const sent = app.request('POST', '/profile/services', { token: member.token, body: serviceBody() });
    const waiting = () =>
      app.sql("select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into%'");
    await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1);
    await cut();
    expectFailure(await sent, 'UNAVAILABLE');
    await client.end();
    await mend(port);
    expect((await health()).status).toBe(200);
  });
});
