import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs } from '#platform/testing/records.ts';
import { createMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { createEmptyDatabase } from '#platform/testing/test-database.ts';
import { type ServerProcess, send, startProcess } from './testing/server-process.ts';

const SESSION_SECRET = 'a secret that both processes share, long enough';
const PATH = '/content/terms/main_content';

let dataDir: string;
let server: ServerProcess;
let url: string;
let app: TestApp;
/** Holds a lock at which the server waits. */
let lock: pg.Client;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'dayitva-publishing-'));
  const DATABASE_URL = await createEmptyDatabase();
  const settings = { DATA_DIR: dataDir, DATABASE_URL, SESSION_SECRET, LOG_LEVEL: 'silent' };
  server = startProcess(settings);
  url = await server.ready();
  app = await startTestApp({ DATABASE_URL, SESSION_SECRET });
  lock = new pg.Client({ connectionString: DATABASE_URL });
  await lock.connect();
});
afterAll(async () => {
  await lock.end();
  await app.stop();
  rmSync(dataDir, { recursive: true });
});

const published = async () => (await app.request('GET', '/content/terms')).body.data[0]?.content;

test('a server that is killed while it publishes leaves the old words, whole; the next try publishes', async () => {
  const admin = await createMember(app, { admin: true });
  await callAs(app, admin, 'PUT', PATH, { content: '<p>Old</p>', version: 0 });
  await callAs(app, admin, 'POST', `${PATH}/publish`, { version: 1 });
  await callAs(app, admin, 'PUT', PATH, { content: '<p>New</p>', version: 1 });

  await lock.query('begin');
  await lock.query('select id from content_block_versions where version = 2 for update');
  const cut = send(url, 'POST', `${PATH}/publish`, { token: admin.token, body: { version: 2 } }).then(
    ({ status }) => status,
    () => 'no answer',
  );
  const waiting = `select pid from pg_stat_activity
    where wait_event_type = 'Lock' and query ilike '%content_block_versions%' and datname = current_database()`;
  await expect.poll(async () => (await app.sql(waiting)).length, { timeout: 10_000 }).toBe(1);
  await server.end('SIGKILL');
  expect(await cut).toBe('no answer');
  await lock.query('rollback');

  expect(await published()).toBe('<p>Old</p>');
  await callAs(app, admin, 'POST', `${PATH}/publish`, { version: 2 });
  expect(await published()).toBe('<p>New</p>');
});
