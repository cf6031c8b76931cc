/**
 * `npm run bench:sign-in`: guesses from one address at many accounts, then from many addresses at one account; 10,000
 * by somebody who waits for no answer, then as many as 32 connections get answered. Prints how many were compared with
 * a hash, whether the owner got in meanwhile, and what happened to the answers of another route, which is asked the
 * same without and with guesses in turns. Guesses and questions come from two processes on the machine of the server,
 * so their own work slows it too. Ends with 1 when a target is missed.
 */
import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { API_BASE } from '#platform/contract/route.ts';
import {
  ATTACKERS,
  type Attacker,
  FLOODS,
  type Flood,
  GUESSES,
  GUESSES_PER_SECOND,
  OWNER,
} from './floods.ts';
import { median } from './load.ts';
import { keepAlive, sendEvenly, statusOf } from './paced.ts';
import { startServer } from './servers.ts';

const LISTING = `${API_BASE}/marketplace/profiles`;
const LISTINGS_PER_SECOND = 200;
/** Each of them once without and once with guesses: what else the machine does slows both. */
const ROUNDS = 5;
const ROUND_SECONDS = GUESSES / GUESSES_PER_SECOND / ROUNDS;
const ROUND_LISTINGS = LISTINGS_PER_SECOND * ROUND_SECONDS;
const SLOWER_MAX = 2;
/** Most guesses out of 10,000 that are compared with a hash. */
const CHECKED_MAX = 50;
const FIGURES = ['p50', 'p95', 'p99'] as const;

async function signInOwner(url: string, address: string, device_token?: string) {
  const started = performance.now();
  const response = await fetch(`${url}${API_BASE}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ ...OWNER, device_token }),
  });
  assert.equal(response.status, 200, `the owner's sign-in answered ${response.status}`);
  const { data } = await response.json();
  return { ...data, ms: Math.round(performance.now() - started) };
}

type Times = Record<(typeof FIGURES)[number], number>;

const agent = keepAlive();

/** Returns the time of the marketplace listing, in milliseconds. */
async function timeListing(url: string, token: string): Promise<Times> {
  const times: number[] = [];
  await sendEvenly(ROUND_LISTINGS, LISTINGS_PER_SECOND, async () => {
    const started = performance.now();
    const headers = { authorization: `Bearer ${token}` };
    assert.equal(await statusOf(agent, { method: 'GET', url: url + LISTING, headers }), 200);
    times.push(performance.now() - started);
  });
  const sorted = times.toSorted((a, b) => a - b);
  const percentile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: percentile(0.5), p95: percentile(0.95), p99: percentile(0.99) };
}

type Statuses = Record<string, number>;

/** Guesses for the time of a round; gives how many answers had which status. */
async function guess(guesser: ChildProcess): Promise<Statuses> {
  guesser.send(ROUND_SECONDS * 1000);
  const [statuses] = await once(guesser, 'message');
  return statuses;
}

interface Round {
  before: Times;
  during: Times;
  statuses: Statuses;
  /** Milliseconds that the owner's sign-in took during the guesses. */
  signIn: number;
}

interface Owner {
  token: string;
  device: string;
}

async function runRound(url: string, guesser: ChildProcess, flood: Flood, owner: Owner): Promise<Round> {
  const before = await timeListing(url, owner.token);
  const guesses = guess(guesser);
  const listing = timeListing(url, owner.token);
  await pause((ROUND_SECONDS * 1000) / 2);
  const { ms } = await signInOwner(url, flood.ownerAddress, owner.device);
  return { before, during: await listing, statuses: await guesses, signIn: ms };
}

/** @returns whether all targets are reached. */
async function runFlood(url: string, flood: Flood, attacker: Attacker, owner: Owner): Promise<boolean> {
  const guesser = fork(join(import.meta.dirname, 'guess.ts'), [url, flood.name, attacker.name]);
  const rounds: Round[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await runRound(url, guesser, flood, owner));
    }
  } finally {
    guesser.kill();
  }
  console.log(`Guesses from ${flood.name}, ${attacker.name}`);
  return report(rounds);
}

function report(rounds: Round[]): boolean {
  const count = (status: string) => rounds.reduce((sum, { statuses }) => sum + (statuses[status] ?? 0), 0);
  const slower = FIGURES.map((figure) => {
    const of = (when: 'before' | 'during') => median(rounds.map((round) => round[when][figure])).toFixed(1);
    const ratio = median(rounds.map(({ before, during }) => during[figure] / before[figure]));
    return { ratio, text: `${figure} ${of('before')} -> ${of('during')} ms (x ${ratio.toFixed(2)})` };
  });
  const others = `turned away as busy: ${count('503')}; failed: ${count('failed')}`;
  const answered = (count('401') + count('429') + count('503')) / (ROUNDS * ROUND_SECONDS);
  const signIns = rounds.map(({ signIn }) => signIn);
  console.log(`  answered: ${Math.round(answered)} a second; compared with a hash: ${count('401')} in all;`);
  console.log(`  refused before: ${count('429')}; ${others}`);
  console.log(`  the owner signed in from a known device each time, in ${signIns.join(', ')} ms`);
  console.log(`  marketplace listing: ${slower.map(({ text }) => text).join(', ')}`);
  const isTrickle = count('401') <= CHECKED_MAX && count('failed') === 0;
  return isTrickle && slower.every(({ ratio }) => ratio <= SLOWER_MAX);
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dayitva-flood-'));
  const server = await startServer('Dayitva', 'src/app/main.mjs', {
    DATA_DIR: folder,
    PORT: '0',
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'warn',
  });
  try {
    const owner = await signInOwner(server.url, '198.51.100.4');
    const { access_token: token } = owner.session;
    // Until V8 has compiled what is measured.
    for (let time = 0; time < 3; time += 1) await timeListing(server.url, token);
    const reached: boolean[] = [];
    for (const attacker of ATTACKERS) {
      for (const flood of FLOODS) {
        reached.push(await runFlood(server.url, flood, attacker, { token, device: owner.device_token }));
      }
    }
    if (reached.includes(false)) {
      console.log('A target is MISSED');
      process.exitCode = 1;
    }
  } finally {
    agent.destroy();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
