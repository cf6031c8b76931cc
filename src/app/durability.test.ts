import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#platform/server/database/embedded.ts';
import { projectBody, requestBody, serviceBody, signUpBody } from '#platform/testing/records.ts';
import { createMember } from '#platform/testing/sign-in.ts';
import { startTestApp } from '#platform/testing/test-app.ts';
import { type ServerProcess, send, startProcess } from './testing/server-process.ts';

const SESSION_SECRET = 'a secret that every start shares, long enough';
const WRITERS = 6;
const TARGETS = 500;
const ANSWERS_BEFORE_KILL = 60;

let home: string;
let dataDir: string;
let server: ServerProcess;
let url: string;
let tokens: string[];
let targets: string[];

/** The server's own database, which is running: the test only reads it. */
const openDatabase = () =>
  startEmbeddedPostgres({ dataDir, log: { info: () => undefined, warn: () => undefined } });

async function query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: (await openDatabase()).connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const pidFile = () => join(dataDir, 'postgres/postmaster.pid');
const databaseProcess = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);

async function startServer(): Promise<void> {
  server = startProcess({
    DATA_DIR: dataDir,
    SESSION_SECRET,
    DEMO_DATA: 'off',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
  });
  url = await server.ready();
}

/** Creates the members who write. */
async function createWriters(): Promise<string[]> {
  const { connectionString } = await openDatabase();
  const app = await startTestApp({ DATABASE_URL: connectionString, SESSION_SECRET });
  const members = await Promise.all(Array.from({ length: WRITERS }, () => createMember(app)));
  await app.stop();
  return members.map(({ token }) => token);
}

/** Creates the members who get collaboration requests. */
async function createTargets(): Promise<string[]> {
  await query(`insert into accounts (id, email, password_hash, email_confirmed_at)
    select gen_random_uuid(), 'target' || n || '@members.example', '', now() from generate_series(1, ${TARGETS}) n`);
  const rows = await query<{ id: string }>(`insert into profiles (id, organization_type, full_name)
    select id, 'ngo', 'Target' from accounts where email like 'target%' returning id`);
  return rows.map(({ id }) => id);
}

let tries = 0;
const answered: string[] = [];

/** Returns the n-th write: a service, a project, a request or a sign-up in turn, with a mark to find it again. */
function callOf(n: number, mark: string): { path: string; body: object } {
  const target = targets[n % TARGETS] ?? '';
  const calls = [
    { path: '/profile/services', body: serviceBody({ title: mark }) },
    { path: '/profile/projects', body: projectBody({ title: mark }) },
    { path: '/collaboration-requests', body: requestBody(target, { additional_notes: mark }) },
    { path: '/auth/signup', body: signUpBody(mark) },
  ];
  return calls[n % calls.length] ?? { path: '', body: {} };
}

/** Writes without a pause until a write fails. */
async function write(token: string): Promise<void> {
  for (;;) {
    tries += 1;
    const mark = `write-${tries}@members.example`;
    const { path, body } = callOf(tries, mark);
    const answer = await send(url, 'POST', path, { token, body }).catch(() => null);
    if (answer?.status !== 201) return;
    answered.push(mark);
  }
}

async function storedMarks(): Promise<string[]> {
  const rows = await query<{ mark: string }>(`select title as mark from user_services
    union all select title from user_projects
    union all select additional_notes from collaboration_requests
    union all select email from accounts`);
  return rows.map(({ mark }) => mark);
}

/** Finds what a half-stored write would leave behind. */
const halfWrites = () =>
  query(`select a.email from accounts a left join profiles p on p.id = a.id
    where p.id is null
      or p.services_count <> (select count(*) from user_services where user_id = a.id)
      or p.projects_count <> (select count(*) from user_projects where user_id = a.id)
      or p.requests_received <> (select count(*) from collaboration_requests where target_profile_id = a.id)`);

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'dayitva-durability-'));
  // PostgreSQL does not run as root; its own user has to get through to the folder.
  chmodSync(home, 0o711);
  dataDir = join(home, 'data');
  await startServer();
  tokens = await createWriters();
  targets = await createTargets();
});

afterAll(async () => {
  await server.end('SIGKILL');
  // Whoever finds a database whose server is dead may stop it.
  await (await openDatabase()).stop();
  rmSync(home, { recursive: true });
});

describe('every confirmed write is stored', () => {
  test.each([
    { killed: 'the server', databaseToo: false },
    { killed: 'the server that took over', databaseToo: false },
    { killed: 'the server and its database', databaseToo: true },
  ])('when $killed is killed during writes and started again', async ({ databaseToo }) => {
    const goal = answered.length + ANSWERS_BEFORE_KILL;
    const writers = tokens.map(write);
    await expect.poll(() => answered.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(goal);
    const database = databaseProcess();
    if (databaseToo) process.kill(database, 'SIGKILL');
    expect(await server.end('SIGKILL')).toBeNull();
    await Promise.all(writers);

    await startServer();
    expect(databaseProcess() === database, 'the running database is taken over').toBe(!databaseToo);
    const stored = await storedMarks();
    expect(answered.filter((mark) => !stored.includes(mark))).toEqual([]);
    expect(await halfWrites()).toEqual([]);
  });

  test('and the server that took over the database stops it', async () => {
    expect(existsSync(pidFile())).toBe(true);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(existsSync(pidFile())).toBe(false);
  });
});
