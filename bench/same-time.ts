/**
 * `npm run bench:same-time`: whether the time of an answer tells if an address has an account. Each pair of calls is
 * made 200 times in turns, one after the other; printed are the medians and their ratio, which should be near 1.
 * Sign-in is shown too; sign-up and email-exists tell the difference in words, as the specification demands, and are
 * limited instead.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { API_BASE } from '#platform/contract/route.ts';
import { startServer } from './servers.ts';

const ROUNDS = 200;
const WARM_UP = 20;

interface Pair {
  name: string;
  path: string;
  /** The body for an address. */
  body: (email: string) => object;
  known: string;
}

const confirmed = DEMO_SIGN_INS[0]?.email ?? '';
const unconfirmed = 'waiting@bench.example';

const PAIRS: Pair[] = [
  {
    name: 'resend, confirmed',
    path: '/auth/resend-verification',
    body: (email) => ({ email }),
    known: confirmed,
  },
  {
    name: 'resend, waiting',
    path: '/auth/resend-verification',
    body: (email) => ({ email }),
    known: unconfirmed,
  },
  { name: 'forgot password', path: '/auth/forgot-password', body: (email) => ({ email }), known: confirmed },
  {
    name: 'sign-in, wrong password',
    path: '/auth/signin',
    body: (email) => ({ email, password: 'not the one' }),
    known: confirmed,
  },
];

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function post(url: string, path: string, body: object): Promise<{ ms: number; answer: string }> {
  const started = performance.now();
  const response = await fetch(url + API_BASE + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = `${response.status} ${await response.text()}`;
  return { ms: performance.now() - started, answer };
}

async function measure(url: string, { path, body, known }: Pair) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const there = () => post(url, path, body(known));
    const nowhere = () => post(url, path, body(`nobody${round}@nowhere.example`));
    // Which comes first changes, so that neither has the other's leftovers more often.
    const isEven = round % 2 === 0;
    const first = await (isEven ? there() : nowhere());
    const second = await (isEven ? nowhere() : there());
    assert.equal(first.answer, second.answer, 'the answers are the same');
    if (round < 0) continue;
    times[isEven ? 'known' : 'unknown'].push(first.ms);
    times[isEven ? 'unknown' : 'known'].push(second.ms);
  }
  return { known: median(times.known), unknown: median(times.unknown) };
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dayitva-same-time-'));
  const server = await startServer('Dayitva', 'src/app/main.mjs', {
    DATA_DIR: folder,
    PORT: '0',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  });
  try {
    const signUp = {
      email: unconfirmed,
      password: 'unusual-words-7',
      userData: { full_name: 'Bench', organization_type: 'ngo', location: 'Pune', bio: 'Waits.' },
    };
    assert.match((await post(server.url, '/auth/signup', signUp)).answer, /^201/);
    console.log('                            known    unknown   ratio   (medians of 200)');
    for (const pair of PAIRS) {
      const { known, unknown } = await measure(server.url, pair);
      const ms = (value: number) => `${value.toFixed(2)} ms`.padStart(11);
      console.log(pair.name.padEnd(24) + ms(known) + ms(unknown) + (known / unknown).toFixed(2).padStart(8));
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
