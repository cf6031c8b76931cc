import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Request } from 'autocannon';
import type pg from 'pg';
import { load, median, medianSpeed, type Speed, warmUp } from './load.ts';
import type { Caller, Row } from './rows.ts';
import type { ServerProcess } from './servers.ts';

const ROUNDS = 5;
/** With `--quick` of `npm run bench`, for trying a change: the ratios then vary by some hundredths. */
const ROUND_SECONDS = process.argv.includes('--quick') ? 1 : 3;

/** The two servers on one database that every row is sent to, and who calls them. */
export interface Contest {
  dayitva: ServerProcess;
  bare: ServerProcess;
  callers: Caller[];
  database: pg.Client;
}

/** `ratio` is Dayitva's share of the bare server's speed. */
export interface Comparison {
  dayitva: Speed;
  bare: Speed;
  ratio: number;
}

/**
 * Loads both servers in turn, again and again, and takes the medians. The ratio is that of two neighbouring rounds:
 * what else the machine does slows both.
 * @throws Error when the two servers answer differently, or one fails.
 */
export async function compare(row: Row, contest: Contest): Promise<Comparison> {
  const requests = row.requests(contest.callers);
  const { dayitva, bare } = contest;
  if (!row.answersDiffer) await compareAnswers(requests, contest);
  for (const { url } of [dayitva, bare]) await warmUp(url, requests, row);
  const rounds: { dayitva: Speed; bare: Speed }[] = [];
  const runOf = (server: ServerProcess) => runRound(server, requests, { row, database: contest.database });
  // Sides take turns to go first: what a round leaves to do that `waitForRest` does not see falls into the next one.
  for (let round = 0; round < ROUNDS; round += 1) {
    const early = round % 2 === 0 ? await runOf(dayitva) : undefined;
    const other = await runOf(bare);
    rounds.push({ dayitva: early ?? (await runOf(dayitva)), bare: other });
  }
  return {
    dayitva: medianSpeed(rounds.map((round) => round.dayitva)),
    bare: medianSpeed(rounds.map((round) => round.bare)),
    ratio: median(rounds.map((round) => round.dayitva.perSecond / round.bare.perSecond)),
  };
}

/** Both must say the same before it means something that one is faster. */
async function compareAnswers(requests: Request[], { dayitva, bare }: Contest): Promise<void> {
  for (const { path, headers, method = 'GET' } of requests) {
    if (method !== 'GET') return;
    const [first, second] = await Promise.all(
      [dayitva, bare].map(async ({ url }) => (await fetch(url + path, { headers })).json()),
    );
    assert(isDeepStrictEqual(first, second), `The answers to ${path} differ`);
  }
}

/** Longest wait for the statements that a round has left. */
const REST_MAX_MS = 60_000;
/** At rest is a database that was so at this many looks, one after the other: between two statements none runs. */
const LOOKS_AT_REST = 3;
const LOOK_MS = 100;

/**
 * Waits until no statement runs. The end of a round drops its open requests, but a server that does not end their
 * statements works on: at a million members for seconds, of which the next round of the other one would get the blame.
 */
async function waitForRest(database: pg.Client): Promise<void> {
  const until = Date.now() + REST_MAX_MS;
  for (let looks = 0; looks < LOOKS_AT_REST && Date.now() < until; ) {
    const { rows } = await database.query<{ running: number }>(
      `select count(*)::int as running from pg_stat_activity
      where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`,
    );
    looks = rows[0]?.running ? 0 : looks + 1;
    await pause(LOOK_MS);
  }
}

async function runRound(
  server: ServerProcess,
  requests: Request[],
  { row, database }: { row: Row; database: pg.Client },
): Promise<Speed> {
  await waitForRest(database);
  // Mails of the last round would be delivered during this one. Those that are being delivered stay: to wait for them is a deadlock.
  await database.query(
    `delete from pgboss.job where name = 'mail'
    and id in (select id from pgboss.job where name = 'mail' for update skip locked)`,
  );
  return load(server.url, requests, ROUND_SECONDS, row);
}
