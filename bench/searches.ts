/**
 * `npm run bench:searches`: how long a search takes that somebody types, one after the other: 500 from the texts of
 * members, 500 from a list of words with typing errors, and 100 sentences for the search by meaning. 100,000 members; with
 * `--million` also 1,000 and a million, and how the times grow. Ends with 1 when a target is missed.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { API_BASE } from '#platform/contract/route.ts';
import { DATABASES_GIVEN, MEMBERS, openDatabase, PASSWORD } from './database.ts';
import { startServer } from './servers.ts';
import { typedSearches } from './typed-searches.ts';

/** Targets in milliseconds for half and for 99 % of the searches of one client. */
const TARGETS = { p50: 100, p99: 300 };
/** The same for sentences, which a model reads first; of a million members for half of them. */
const SENTENCE_TARGETS = { p50: 600, p99: 300 };
const MILLION = 1_000_000;
/** Most growth of the median from a thousand to a million members. */
const GROWTH_MAX = 10;

interface Timed {
  query: string;
  ms: number;
  /** True if the answer had to stop at its time limit. */
  incomplete: boolean;
}

const SLOWEST = 5;

const quantile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

async function signIn(url: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}${API_BASE}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'member1@bench.example', password: PASSWORD }),
  });
  assert.equal(response.status, 200, 'sign-in');
  const { data } = await response.json();
  return { authorization: `Bearer ${data.session.access_token}` };
}

interface Kind {
  name: string;
  path: string;
  isReached(p50: number, p99: number, members: number): boolean;
}

const isFast = (p50: number, p99: number) => p50 <= TARGETS.p50 && p99 <= TARGETS.p99;
const FROM_DATA: Kind = { name: 'from texts of members', path: '/marketplace/profiles', isReached: isFast };
const TYPED: Kind = { name: 'typed, with errors', path: '/marketplace/profiles', isReached: isFast };
const SENTENCES: Kind = {
  name: 'sentences',
  path: '/marketplace/search',
  isReached: (p50, p99, members) =>
    p50 <= SENTENCE_TARGETS.p50 && (members === MILLION || p99 <= SENTENCE_TARGETS.p99),
};

async function timeEach(url: string, path: string, queries: string[]): Promise<Timed[]> {
  const headers = await signIn(url);
  const timed: Timed[] = [];
  for (const query of queries) {
    const started = performance.now();
    const response = await fetch(`${url}${API_BASE}${path}?${query}`, { headers });
    const body = await response.json();
    assert.equal(response.status, 200, `${query}: ${JSON.stringify(body)}`);
    timed.push({ query, ms: performance.now() - started, incomplete: body.data.incomplete === true });
  }
  return timed;
}

/** Searches before which neither V8 nor the database has the searched pages at hand. */
const WARM_UP = 100;

/** @returns the median in milliseconds, and whether the targets were reached. */
async function report(url: string, { name, path, isReached }: Kind, queries: string[], members: number) {
  await timeEach(url, path, queries.slice(0, WARM_UP));
  const timed = await timeEach(url, path, queries);
  const times = timed.map(({ ms }) => ms);
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  const reached = isReached(p50, p99, members);
  const ms = (value: number) => value.toFixed(1).padStart(9);
  console.log(
    `${name.padEnd(22)}${ms(p50)}${ms(quantile(times, 0.9))}${ms(p99)}${ms(quantile(times, 1))}   ${reached ? 'ok' : 'MISSED'}`,
  );
  for (const { query, ms: time, incomplete } of timed.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST))
    console.log(`${ms(time)} ms  ${decodeURIComponent(query)}${incomplete ? '  (ended)' : ''}`);
  return { p50, reached };
}

/** @param given a database with this many members that is there already; otherwise one is filled, and removed again. */
async function measure(members: number, given: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'dayitva-bench-'));
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const postgres = await openDatabase(folder, members, given);
    stops.push(postgres.stop);
    const database = new pg.Client({ connectionString: postgres.connectionString });
    await database.connect();
    const queries = await typedSearches(database, members);
    await database.end();
    const server = await startServer('Dayitva', 'src/app/main.mjs', {
      DATABASE_URL: postgres.connectionString,
      DATA_DIR: join(folder, 'server'),
      SESSION_SECRET: 'a secret that only the bench knows, long enough',
      PORT: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    });
    stops.push(server.stop);
    console.log(
      `\n${members.toLocaleString('en-IN')} members`.padEnd(27),
      'p50      p90      p99      max ms',
    );
    return [
      await report(server.url, FROM_DATA, queries.fromData, members),
      await report(server.url, TYPED, queries.typed, members),
      await report(server.url, SENTENCES, queries.sentences, members),
    ];
  } finally {
    for (const stop of stops.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const sizes = process.argv.includes('--million') ? [1000, MEMBERS, MILLION] : [MEMBERS];
const results = [];
for (const [at, members] of sizes.entries()) results.push(await measure(members, DATABASES_GIVEN[at]));
const [first, last] = [results[0] ?? [], results.at(-1) ?? []];
if (sizes.length > 1) {
  const growth = last.map(({ p50 }, at) => p50 / (first[at]?.p50 ?? p50));
  const factors = growth.map((factor) => factor.toFixed(1)).join(', ');
  console.log(`\nThe median grows by ${factors}; at most ${GROWTH_MAX}`);
  if (growth.some((factor) => factor > GROWTH_MAX)) process.exitCode = 1;
}
if (results.flat().some(({ reached }) => !reached)) process.exitCode = 1;
