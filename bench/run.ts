/**
 * `npm run bench`: the speed of Dayitva as a share of the speed of a bare Node server with the same statements on
 * the same database (`bare.ts`), 100,000 members, 32 connections. Ends with 1 when a target is missed.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { API_BASE } from '#platform/contract/route.ts';
import { type Contest, compare } from './compare.ts';
import { MEMBERS, memberId, PASSWORD, startDatabase } from './database.ts';
import { FIRST_LOAD_MAX, firstLoad } from './first-load.ts';
import type { Speed } from './load.ts';
import { type Caller, ROWS, type Row } from './rows.ts';
import { startServer } from './servers.ts';

const CALLERS = 32;

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

type Stop = () => Promise<unknown>;

/** Starts both servers on a filled database, and signs the callers in. What it started is added to `stops`. */
async function prepare(connectionString: string, folder: string, stops: Stop[]): Promise<Contest> {
  const database = new pg.Client({ connectionString });
  await database.connect();
  stops.push(() => database.end());
  const dayitva = await startServer('Dayitva', 'src/app/main.ts', {
    DATABASE_URL: connectionString,
    DATA_DIR: join(folder, 'server'),
    SESSION_SECRET: 'a secret that only the bench knows, long enough',
    PORT: '0',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
  });
  stops.push(dayitva.stop);
  const bare = await startServer('Bare', 'bench/bare.ts', { DATABASE_URL: connectionString });
  stops.push(bare.stop);
  const callers: Caller[] = [];
  for (let n = 1; n <= CALLERS; n += 1) callers.push(await signIn(dayitva.url, n));
  return { dayitva, bare, callers, database };
}

const verdict = (reached: boolean) => (reached ? 'ok' : 'MISSED');
const perSecond = (speed: Speed) => Math.round(speed.perSecond).toLocaleString('en-IN').padStart(10);
const times = ({ p50, p99 }: Speed) => `${p50} / ${p99} ms`.padStart(15);

/** @returns whether the row reached its target. */
async function reportRow(row: Row, contest: Contest): Promise<boolean> {
  const { dayitva, bare, ratio } = await compare(row, contest);
  const reached = ratio >= row.target;
  console.log(
    row.name.padEnd(16) +
      [dayitva, bare].map((speed) => perSecond(speed) + times(speed)).join('') +
      ratio.toFixed(2).padStart(7) +
      `${row.target.toFixed(2).padStart(8)}   ${verdict(reached)}`,
  );
  return reached;
}

/** @returns whether it stays below the limit; also where there is no build to look at. */
function reportFirstLoad(): boolean {
  const size = firstLoad();
  if (!size) {
    console.log('First load of /: the web is not built');
    return true;
  }
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const reached = size.gzip <= FIRST_LOAD_MAX;
  console.log(
    `First load of /: ${size.files} scripts, ${kilobytes(size.brotli)} brotli, ${kilobytes(size.gzip)} gzip; ` +
      `at most ${kilobytes(FIRST_LOAD_MAX)}   ${verdict(reached)}`,
  );
  return reached;
}

async function main(): Promise<void> {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const folder = mkdtempSync(join(tmpdir(), 'dayitva-bench-'));
  const stops: Stop[] = [];
  try {
    const postgres = await startDatabase(folder);
    stops.push(postgres.stop);
    const contest = await prepare(postgres.connectionString, folder, stops);
    console.log(`${MEMBERS.toLocaleString('en-IN')} members after ${seconds()} s\n`);
    console.log('                 Dayitva/s      p50 / p99    bare/s      p50 / p99  ratio  target');
    const reached: boolean[] = [];
    for (const row of ROWS) reached.push(await reportRow(row, contest));
    reached.push(reportFirstLoad());
    console.log(`${seconds()} s in all`);
    if (reached.includes(false)) process.exitCode = 1;
  } finally {
    for (const stop of stops.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
