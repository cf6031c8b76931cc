import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabaseWay } from '#platform/testing/database-way.ts';
import { serviceBody } from '#platform/testing/records.ts';
import { createMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { send, startProcess } from './testing/server-process.ts';

const SESSION_SECRET = 'a secret that only the tests know, long enough';

let app: TestApp;
let dataDir: string;
beforeAll(async () => {
  app = await startTestApp({ SESSION_SECRET });
  dataDir = mkdtempSync(join(tmpdir(), 'dayitva-main-'));
});
afterAll(async () => {
  await app.stop();
  rmSync(dataDir, { recursive: true });
});

const start = (settings: Record<string, string> = {}) =>
  startProcess({ DATA_DIR: dataDir, DATABASE_URL: app.databaseUrl, SESSION_SECRET, ...settings });

describe('the server process', () => {
  test('stops with one line when a setting is malformed', async () => {
    const server = start({ RATE_LIMIT: 'maybe' });
    expect(await server.ended()).toBe(1);
    expect(server.errors()).toBe('Dayitva cannot start: RATE_LIMIT must be on or off\n');
    expect(server.output()).toBe('');
  });

  test('stops with one line when the database refuses the connection', async () => {
    const elsewhere = new URL(app.databaseUrl);
    elsewhere.pathname = '/none';
    const server = start({ DATABASE_URL: elsewhere.href });
    expect(await server.ended()).toBe(1);
    expect(server.errors()).toBe('Dayitva cannot start: database "none" does not exist\n');
  });

  test('waits for an unreachable database, says so, and starts once it answers', async () => {
    const way = await openDatabaseWay(app.databaseUrl);
    await way.cut();
    const server = start({ DATABASE_URL: way.url });
    await expect.poll(server.output, { timeout: 10_000 }).toMatch(/waiting for the database: .*ECONNREFUSED/);
    await way.restore();
    expect((await send(await server.ready(), 'GET', '/health')).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
    await way.cut();
  });

  test('stops cleanly while it waits for a database', async () => {
    const server = start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    await expect.poll(server.output, { timeout: 10_000 }).toContain('waiting for the database');
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test('stops with one line when its port is taken', async () => {
    const server = start({ PORT: new URL(app.url).port });
    expect(await server.ended()).toBe(1);
    expect(server.errors()).toMatch(/^Dayitva cannot start: .*EADDRINUSE.*\n$/);
  });

  test('says that it is ready, warns of missing limits, and loads no demo data into a given database', async () => {
    const server = start({ RATE_LIMIT: 'off' });
    const url = await server.ready();
    await expect.poll(server.errors).toContain('RATE_LIMIT=off');
    expect(server.output()).not.toContain('Demo sign-in');
    expect(await send(url, 'GET', '/health')).toMatchObject({
      status: 200,
      body: { data: { status: 'ok' } },
    });
    expect(await app.sql('select id from accounts')).toEqual([]);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test('prints the only address that opens its mails', async () => {
    const server = start();
    const url = await server.ready();
    const [, outbox = ''] = /^Its mails can be read at (\S+)$/m.exec(server.output()) ?? [];
    const answer = await fetch(outbox);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('No email yet.');
    expect((await fetch(`${url}/outbox`)).status).toBe(404);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test('finishes running requests before a SIGTERM ends it', async () => {
    const server = start({ LOG_LEVEL: 'silent' });
    const url = await server.ready();
    const { id, token } = await createMember(app);
    const waiting = () =>
      app.sql("select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into%'");

    // Another transaction keeps the table; the request waits for it.
    const release = await holdServices();
    const answer = send(url, 'POST', '/profile/services', { token, body: serviceBody() });
    await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1);
    const code = server.end('SIGTERM');
    await release();
    expect((await answer).status).toBe(201);
    expect(await code).toBe(0);
    expect(await app.sql('select 1 from user_services where user_id = $1', [id])).toHaveLength(1);
  });
});

/** Locks the services until the function that it gives is called. */
async function holdServices(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query('lock table user_services in exclusive mode');
  return () => client.end();
}
