/**
 * `npm run bench`: the speed of Dayitva as a share of the speed of a bare Node server with the same statements on
 * the same database (`bare/`), 100,000 members, 32 connections. With `--million` also with 1,000 and a million, and how
 * the times grow. `--rows=listing,detail` measures these rows alone, and
 * `--quick` for a third of the time. Ends with 1 when a target is missed.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { API_BASE } from '#platform/contract/route.ts';
import { type Contest, compare } from './compare.ts';
import { DATABASES_GIVEN, MEMBERS, memberId, openDatabase, PASSWORD } from './database.ts';
import { FIRST_LOAD_MAX, FIRST_PAGES, firstLoad, isSmall } from './first-load.ts';
import type { Speed } from './load.ts';
import { type Caller, type Row, rowsFor } from './rows.ts';
import { startServer } from './servers.ts';

const CALLERS = 32;

/** Names of the rows to measure; all of them unless given. */
const ROWS_GIVEN = process.argv
  .find((word) => word.startsWith('--rows='))
  ?.slice('--rows='.length)
  .split(',');
const rowsOf = (members: number) =>
  rowsFor(members).filter(({ name }) => !ROWS_GIVEN || ROWS_GIVEN.includes(name.replaceAll(',', '')));

/** Longest wait for the work that a server begins with. */
const START_WORK_MS = 120_000;

/** Waits until the jobs are done that a start enqueues: they would slow the first row. */
async function waitForStartWork(database: pg.Client): Promise<void> {
  const until = Date.now() + START_WORK_MS;
  for (;;) {
    const { rows } = await database.query<{ left: number }>(
      "select count(*)::int as left from pgboss.job where state in ('created', 'active') and start_after < now()",
    );
    if (!rows[0]?.left || Date.now() > until) return;
    await pause(500);
  }
}

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
  const dayitva = await startServer('Dayitva', 'src/app/main.mjs', {
    DATABASE_URL: connectionString,
    DATA_DIR: join(folder, 'server'),
    SESSION_SECRET: 'a secret that only the bench knows, long enough',
    PORT: '0',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
  });
  stops.push(dayitva.stop);
  const bare = await startServer('Bare', 'bench/bare/server.ts', { DATABASE_URL: connectionString });
  stops.push(bare.stop);
  const callers: Caller[] = [];
  for (let n = 1; n <= CALLERS; n += 1) callers.push(await signIn(dayitva.url, n));
  await waitForStartWork(database);
  return { dayitva, bare, callers, database };
}

const verdict = (reached: boolean) => (reached ? 'ok' : 'MISSED');
const perSecond = (speed: Speed) => Math.round(speed.perSecond).toLocaleString('en-IN').padStart(10);
const times = ({ p50, p99 }: Speed) => `${p50} / ${p99} ms`.padStart(15);

/** @returns the answers per second, and whether the row reached its target. */
async function reportRow(row: Row, contest: Contest) {
  const { dayitva, bare, ratio } = await compare(row, contest);
  const isReached = ratio >= row.target;
  console.log(
    row.name.padEnd(16) +
      [dayitva, bare].map((speed) => perSecond(speed) + times(speed)).join('') +
      ratio.toFixed(2).padStart(7) +
      `${row.target.toFixed(2).padStart(8)}   ${verdict(isReached)}`,
  );
  return { perSecond: dayitva.perSecond, isReached };
}

/** @returns whether all stay below their limits; also where there is no build to look at. */
function reportFirstLoads(): boolean {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  let reached = true;
  for (const page of FIRST_PAGES) {
    const load = firstLoad(page);
    if (!load) {
      console.log('First loads: the web is not built');
      return true;
    }
    const max = FIRST_LOAD_MAX[page];
    const isReached = isSmall(page, load);
    reached &&= isReached;
    console.log(
      `First load of ${page}: ${load.scripts} scripts, ${kilobytes(load.bytes)} brotli, ${kilobytes(load.gzip)} gzip, ` +
        `${load.sheets} style sheets, ${kilobytes(load.sheetBytes)} brotli; ` +
        `at most ${kilobytes(max.bytes)} and ${kilobytes(max.sheetBytes)}   ${verdict(isReached)}`,
    );
  }
  return reached;
}

/**
 * Measures the rows with a number of members.
 * @param given as `bench/searches.ts` takes it.
 * @returns the answers per second by row, and whether all targets are reached.
 */
async function measure(members: number, given: string | undefined) {
  const started = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'dayitva-bench-'));
  const stops: Stop[] = [];
  try {
    const postgres = await openDatabase(folder, members, given);
    stops.push(postgres.stop);
    const contest = await prepare(postgres.connectionString, folder, stops);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`${members.toLocaleString('en-IN')} members after ${seconds} s\n`);
    console.log('                 Dayitva/s      p50 / p99    bare/s      p50 / p99  ratio  target');
    const speeds = new Map<string, number>();
    let reached = true;
    for (const row of rowsOf(members)) {
      const { perSecond, isReached } = await reportRow(row, contest);
      speeds.set(row.name, perSecond);
      reached &&= isReached;
    }
    return { speeds, reached };
  } finally {
    for (const stop of stops.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns whether no row grows more than it may. */
function reportGrowth(first: Map<string, number>, last: Map<string, number>): boolean {
  console.log('\nTime of an answer at a million members, as a multiple of that at a thousand');
  let reached = true;
  for (const { name, growth } of rowsOf(MEMBERS)) {
    if (!growth) continue;
    const factor = (first.get(name) ?? 0) / (last.get(name) ?? 0);
    reached &&= factor <= growth;
    console.log(
      `${name.padEnd(16)}${factor.toFixed(1).padStart(6)}, at most ${growth}   ${verdict(factor <= growth)}`,
    );
  }
  return reached;
}

async function main(): Promise<void> {
  const started = Date.now();
  const sizes = process.argv.includes('--million') ? [1000, MEMBERS, 1_000_000] : [MEMBERS];
  const results = [];
  for (const [at, members] of sizes.entries()) results.push(await measure(members, DATABASES_GIVEN[at]));
  const reached = results.map((result) => result.reached);
  const [first, last] = [results[0], results.at(-1)];
  if (first && last && first !== last) reached.push(reportGrowth(first.speeds, last.speeds));
  reached.push(reportFirstLoads());
  console.log(`${Math.round((Date.now() - started) / 1000)} s in all`);
  if (reached.includes(false)) process.exitCode = 1;
}

await main();
