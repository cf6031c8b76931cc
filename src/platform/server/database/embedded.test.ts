import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from './embedded.ts';

const log = { info: () => {}, warn: () => {} };
let dataDir: string;
let children: ChildProcess[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dayitva-embedded-'));
  children = [];
});

afterEach(async () => {
  await Promise.all(children.map(killed));
  if (readdirSync(dataDir).includes('postgres.password')) await (await start()).stop();
  rmSync(dataDir, { recursive: true });
});

const start = () => startEmbeddedPostgres({ dataDir, log, throwAway: true });

async function query(connectionString: string, sql: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows[0];
  } finally {
    await client.end();
  }
}

/** Another process that starts the database, prints its address, and stops it on demand. */
async function startElsewhere(): Promise<{ child: ChildProcess; connectionString: string }> {
  const child = spawnStarter();
  const [connectionString] = await once(child, 'message');
  return { child, connectionString: String(connectionString) };
}

function spawnStarter(): ChildProcess {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
    const log = { info() {}, warn() {} };
    const options = { dataDir: ${JSON.stringify(dataDir)}, log, throwAway: true };
    const database = await startEmbeddedPostgres(options);
    process.on('message', async () => { await database.stop(); process.exit(); });
    process.send(database.connectionString);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.push(child);
  return child;
}

async function stopElsewhere(child: ChildProcess): Promise<void> {
  child.send('stop');
  await once(child, 'exit');
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

function postmasterPid(): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

test('a start that fails leaves no server behind', async () => {
  // As a full disk: the server runs, and its owner cannot be written down.
  const inTheWay = join(dataDir, 'postgres.owner.new');
  mkdirSync(inTheWay);
  await expect(start()).rejects.toThrow('EISDIR');
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  rmSync(inTheWay, { recursive: true });
});

test('a new folder gets a UTF-8 database in UTC on 127.0.0.1, closed to other users', async () => {
  const { connectionString, stop } = await start();
  const facts = await query(
    connectionString,
    `SELECT current_database() AS name, datlocale AS locale, pg_encoding_to_char(encoding) AS encoding,
            current_setting('TimeZone') AS timezone, current_setting('listen_addresses') AS address
       FROM pg_database WHERE datname = current_database()`,
  );
  expect(facts).toEqual({
    name: 'dayitva',
    locale: 'C.UTF-8',
    encoding: 'UTF8',
    timezone: 'UTC',
    address: '127.0.0.1',
  });
  expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
  await stop();
});

test('a restart finds the data, and stop leaves no server behind', async () => {
  const first = await start();
  await query(first.connectionString, 'CREATE TABLE kept AS SELECT 7 AS value');
  await first.stop();
  await expect(query(first.connectionString, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  const second = await start();
  expect(await query(second.connectionString, 'SELECT value FROM kept')).toEqual({ value: 7 });
  await second.stop();
});

test('a second process uses the running server and does not stop it', async () => {
  const first = await start();
  const second = await startElsewhere();
  expect(second.connectionString).toBe(first.connectionString);
  await stopElsewhere(second.child);
  expect(await query(first.connectionString, 'SELECT 1 AS up')).toEqual({ up: 1 });
  await first.stop();
});

test('the server of a process that was killed is taken over and stopped by the next', async () => {
  const first = await startElsewhere();
  await killed(first.child);
  const second = await start();
  expect(second.connectionString).toBe(first.connectionString);
  await second.stop();
  await expect(query(second.connectionString, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
});

test('processes that start at the same moment on a new folder all work on one server', async () => {
  const [here, there, elsewhere] = await Promise.all([start(), startElsewhere(), startElsewhere()]);
  expect(there.connectionString).toBe(here.connectionString);
  expect(elsewhere.connectionString).toBe(here.connectionString);
  await here.stop();
});

test('a start that was killed while it made the cluster leaves nothing in the way', async () => {
  const child = spawnStarter();
  await vi.waitUntil(() => readdirSync(dataDir).some((name) => name.startsWith('postgres.new-')), {
    timeout: 20_000,
    interval: 5,
  });
  await killed(child);
  const { connectionString, stop } = await start();
  expect(await query(connectionString, 'SELECT 1 AS up')).toEqual({ up: 1 });
  expect(readdirSync(dataDir).filter((name) => name.includes('new'))).toEqual([]);
  await stop();
});

test('after a crash the recorded process id may belong to another program', async () => {
  const first = await startElsewhere();
  const crashed = postmasterPid();
  await killed(first.child);
  process.kill(crashed, 'SIGKILL');
  const file = join(dataDir, 'postgres/postmaster.pid');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid)));
  const { connectionString, stop } = await start();
  expect(await query(connectionString, 'SELECT 1 AS up')).toEqual({ up: 1 });
  await stop();
});

test('the server has a session of its own, so that Ctrl-C reaches Node alone', async () => {
  const { stop } = await start();
  const stat = readFileSync(`/proc/${postmasterPid()}/stat`, 'utf8');
  const [, , , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  expect(Number(session)).toBe(postmasterPid());
  await stop();
});

test('a folder that cannot be used is refused in one clear line', async () => {
  await (await start()).stop();
  const version = join(dataDir, 'postgres/PG_VERSION');
  const password = join(dataDir, 'postgres.password');
  const secret = readFileSync(password, 'utf8');

  writeFileSync(version, '17\n');
  await expect(start()).rejects.toThrow(/holds a database of PostgreSQL 17, not 18: move it away/);
  writeFileSync(version, '18\n');

  rmSync(password);
  await expect(start()).rejects.toThrow(/postgres\.password is missing/);
  writeFileSync(password, 'wrong');
  await expect(start()).rejects.toThrow(/does not let us in: password authentication failed/);
  writeFileSync(password, secret);
});
