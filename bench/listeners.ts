/**
 * `npm run bench:listeners`: how much memory 500 open workspaces cost one process, and how soon a comment reaches the
 * listeners of its collaboration. Each member opens twelve streams, the most that one may have. Ends with 1 when they cost more
 * than 100 MB, or a comment takes longer than a second.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { API_BASE } from '#platform/contract/route.ts';
import { PASSWORD, startDatabase } from './database.ts';
import { collaborationId } from './rows.ts';
import { type ServerProcess, startServer } from './servers.ts';

const MEMBERS = 1000;
const STREAMS = 500;
const EACH = 12;
const MEGABYTES_MAX = 100;
const SECONDS_MAX = 1;
/** For the garbage of the sign-ins to go, and for what a new stream reads. */
const REST_MS = 15_000;

const kilobytesOf = ({ child }: ServerProcess) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' }));

async function signIn({ url }: ServerProcess, n: number): Promise<Record<string, string>> {
  const response = await fetch(`${url}${API_BASE}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `member${n}@bench.example`, password: PASSWORD }),
  });
  assert.equal(response.status, 200, 'sign-in');
  const { data } = await response.json();
  return { authorization: `Bearer ${data.session.access_token}` };
}

interface Listener {
  /** Resolves when the stream says that comments have changed. */
  hears: Promise<void>;
}

async function listen(url: string, headers: Record<string, string>, until: AbortSignal): Promise<Listener> {
  const response = await fetch(url, { headers, signal: until });
  assert.equal(response.status, 200, 'stream');
  const reader = response.body?.getReader();
  const read = async () => {
    const decoder = new TextDecoder();
    for (let text = ''; !text.includes('"changed"'); ) {
      const part = await reader?.read();
      if (!part || part.done) throw new Error('A stream has ended');
      text += decoder.decode(part.value, { stream: true });
    }
  };
  const hears = read();
  hears.catch(() => undefined);
  return { hears };
}

/** Lists the listeners: the leads of the bench's collaborations, and partners in those of the first leads. */
function plan(): { n: number; ids: string[] }[] {
  const places = Array.from({ length: EACH }, (_, at) => at + 1);
  const leads = Array.from({ length: 32 }, (_, at) => at + 1);
  const partners = Array.from({ length: Math.ceil(STREAMS / EACH) - leads.length }, (_, at) => at + 1);
  return [
    ...leads.map((n) => ({ n, ids: places.map((k) => collaborationId(n, k)) })),
    ...partners.map((k) => ({ n: 100 + k, ids: places.map((n) => collaborationId(n, k)) })),
  ];
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dayitva-listeners-'));
  const end = new AbortController();
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const postgres = await startDatabase(folder, MEMBERS);
    stops.push(postgres.stop);
    const server = await startServer('Dayitva', 'src/app/main.mjs', {
      DATABASE_URL: postgres.connectionString,
      DATA_DIR: join(folder, 'server'),
      SESSION_SECRET: 'a secret that only the bench knows, long enough',
      PORT: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    });
    stops.push(server.stop);
    const callers = [];
    for (const { n, ids } of plan()) callers.push({ ids, headers: await signIn(server, n) });
    await pause(REST_MS);
    const before = kilobytesOf(server);
    const listeners: (Listener & { id: string })[] = [];
    for (const { ids, headers } of callers)
      for (const id of ids) {
        const url = `${server.url}${API_BASE}/collaborations/${id}/events`;
        listeners.push({ id, ...(await listen(url, headers, end.signal)) });
      }
    await pause(REST_MS);
    const megabytes = (kilobytesOf(server) - before) / 1024;
    console.log(
      `${listeners.length} open workspaces cost ${megabytes.toFixed(0)} MB more than ${(before / 1024).toFixed(0)} MB without; at most ${MEGABYTES_MAX}`,
    );
    const [first] = callers;
    const hears = listeners.filter(({ id }) => id === first?.ids[0]).map((listener) => listener.hears);
    const started = performance.now();
    const answer = await fetch(`${server.url}${API_BASE}/collaborations/${first?.ids[0]}/comments`, {
      method: 'POST',
      headers: { ...first?.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ body: 'The report is here.' }),
    });
    assert.equal(answer.status, 201, 'comment');
    await Promise.all(hears);
    const seconds = (performance.now() - started) / 1000;
    console.log(
      `A comment reaches its ${hears.length} listeners after ${seconds.toFixed(2)} s; at most ${SECONDS_MAX}`,
    );
    if (megabytes > MEGABYTES_MAX || seconds > SECONDS_MAX) process.exitCode = 1;
  } finally {
    end.abort();
    for (const stop of stops.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
