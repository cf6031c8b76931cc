/**
 * `npm run bench`: the speed of Dayitva as a share of the speed of a bare Node server with the same statements on
 * the same database (`bare.ts`), 100,000 members, 32 connections. Ends with 1 when a row misses its target.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { API_BASE } from '#platform/contract/route.ts';
import { MEMBERS, memberId, PASSWORD, startDatabase } from './database.ts';
import { firstLoad } from './first-load.ts';
import { load, medianSpeed, type Speed } from './load.ts';
import { type Caller, ROWS, type Row } from './rows.ts';
import { type ServerProcess, startServer } from './servers.ts';

const CALLERS = 32;
const ROUNDS = 3;
const ROUND_SECONDS = 5;
const WARM_UP_SECONDS = 2;
const FIRST_LOAD_MAX = 180_000;

async function signIn(url: string, n: number): Promise<Caller> {
  const response = await fetch(`${url}${API_BASE}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `member${n}@bench.example`, password: PASSWORD }),
  });
  assert.equal(response.status, 200, 'sign-in');
  const { data } = await response.json();
  return { id: memberId(n), accessToken: data.session.access_token };
}

/** Both must say the same before it means something that one is faster. */
async function compareAnswers(row: Row, servers: ServerProcess[], callers: Caller[]): Promise<void> {
  for (const { path, method, headers } of row.requests(callers)) {
    if (method === 'POST') return;
    const answers = servers.map(async ({ url }) => (await fetch(url + path, { headers })).json());
    const [first, second] = await Promise.all(answers);
    assert(isDeepStrictEqual(first, second), `The answers to ${path} differ`);
  }
}

/** Mails of the last round would be delivered during the next one. */
async function emptyMailQueue(database: pg.Client): Promise<void> {
  await database.query("delete from pgboss.job where name = 'mail'");
}

async function measure(row: Row, servers: ServerProcess[], callers: Caller[], database: pg.Client) {
  await compareAnswers(row, servers, callers);
  const requests = row.requests(callers);
  const rounds = new Map<string, Speed[]>(servers.map(({ name }) => [name, []]));
  for (const { url } of servers) await load(url, requests, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, url } of servers) {
      await emptyMailQueue(database);
      rounds.get(name)?.push(await load(url, requests, ROUND_SECONDS));
    }
  }
  return servers.map(({ name }) => medianSpeed(rounds.get(name) ?? []));
}

const cell = (value: number) => Math.round(value).toLocaleString('en-IN').padStart(8);
const times = ({ p50, p99 }: Speed) => `${p50}/${p99} ms`.padStart(12);

/** @returns whether the row reached its target. */
async function runRow(row: Row, servers: ServerProcess[], callers: Caller[], database: pg.Client) {
  const [dayitva, bare] = await measure(row, servers, callers, database);
  if (!dayitva || !bare) throw new Error('a server is missing');
  const ratio = dayitva.perSecond / bare.perSecond;
  const verdict = ratio >= row.target ? 'ok' : 'MISSED';
  console.log(
    `${row.name.padEnd(16)}${cell(dayitva.perSecond)}${times(dayitva)}${cell(bare.perSecond)}${times(bare)}` +
      `   ${ratio.toFixed(2)}   ${row.target.toFixed(2)}   ${verdict}`,
  );
  return ratio >= row.target;
}

/** @returns whether it stays below the limit; also where there is no build to look at. */
function reportFirstLoad(): boolean {
  const size = firstLoad();
  if (!size) {
    console.log('First load of /: the web is not built');
    return true;
  }
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const fits = size.gzip <= FIRST_LOAD_MAX;
  console.log(
    `First load of /: ${size.files} scripts, ${kilobytes(size.brotli)} brotli, ${kilobytes(size.gzip)} gzip; ` +
      `at most ${kilobytes(FIRST_LOAD_MAX)}   ${fits ? 'ok' : 'MISSED'}`,
  );
  return fits;
}

async function measureAll(connectionString: string, folder: string, stops: Stop[]): Promise<boolean> {
  const database = new pg.Client({ connectionString });
  await database.connect();
  stops.push(() => database.end());
  const settings = {
    DATABASE_URL: connectionString,
    DATA_DIR: join(folder, 'server'),
    SESSION_SECRET: 'a secret that only the bench knows, long enough',
    DEMO_DATA: 'off',
    PORT: '0',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
  };
  const dayitva = await startServer('Dayitva', 'src/app/main.ts', settings);
  stops.push(dayitva.stop);
  const bare = await startServer('Bare', 'bench/bare.ts', { DATABASE_URL: connectionString });
  stops.push(bare.stop);
  const callers: Caller[] = [];
  for (let n = 1; n <= CALLERS; n += 1) callers.push(await signIn(dayitva.url, n));

  console.log('                 Dayitva/s     p50/p99  bare/s     p50/p99   ratio  target');
  let passed = true;
  for (const row of ROWS) passed = (await runRow(row, [dayitva, bare], callers, database)) && passed;
  return passed;
}

type Stop = () => Promise<unknown>;

async function main(): Promise<void> {
  const started = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'dayitva-bench-'));
  const stops: Stop[] = [];
  try {
    const postgres = await startDatabase(folder);
    stops.push(postgres.stop);
    console.log(`${MEMBERS.toLocaleString('en-IN')} members after ${seconds(started)} s`);
    const fast = await measureAll(postgres.connectionString, folder, stops);
    const small = reportFirstLoad();
    console.log(`${seconds(started)} s in all`);
    if (!fast || !small) process.exitCode = 1;
  } finally {
    for (const stop of stops.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const seconds = (since: number) => Math.round((Date.now() - since) / 1000);

await main();
