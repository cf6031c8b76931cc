import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DatabaseWay, openDatabaseWay } from '#platform/testing/database-way.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { serviceBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';

let way: DatabaseWay;
let databaseUrl: string;
let app: TestApp;
let member: TestMember;

beforeAll(async () => {
  databaseUrl = await createTestDatabase();
  way = await openDatabaseWay(databaseUrl);
  app = await startTestApp({ DATABASE_URL: way.url });
  member = await createMember(app);
});
afterAll(async () => {
  await app.stop();
  await way.cut();
});

const health = () => app.request('GET', '/health');

describe('GET /service/api/health', () => {
  test('answers 200 while the database answers', async () => {
    expect(await health()).toMatchObject({ status: 200, body: { data: { status: 'ok' } } });
  });

  test('is a 503 while the database is gone, and 200 again when it is back', async () => {
    await way.cut();
    expectFailure(await health(), 'UNAVAILABLE');
    const path = '/profile/services';
    expectFailure(await app.request('GET', path, { token: member.token }), 'UNAVAILABLE');
    const body = { email: member.email, password: 'whatever it is' };
    expectFailure(await app.request('POST', '/auth/signin', { body }), 'UNAVAILABLE');
    await way.restore();
    expect((await health()).status).toBe(200);
    expect((await app.request('GET', path, { token: member.token })).status).toBe(200);
  });
});

describe('a running request that loses the database', () => {
  test('is a 503, and the server keeps running', async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query('begin');
    await client.query('lock table user_services in exclusive mode');
    const sent = app.request('POST', '/profile/services', { token: member.token, body: serviceBody() });
    const waiting = () =>
      app.sql("select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into%'");
    await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1);
    await way.cut();
    expectFailure(await sent, 'UNAVAILABLE');
    await client.end();
    await way.restore();
    expect((await health()).status).toBe(200);
  });
});
