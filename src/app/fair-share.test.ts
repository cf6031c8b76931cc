import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { POOL_SIZE } from '#platform/server/database/connect.ts';
import { SHARES } from '#platform/server/http/fair-gate.ts';
import { GENERAL_LIMITS, PROMPT_REFUSALS } from '#platform/server/http/rate-limit.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { type ApiAnswer, startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { CONTRACT_ROUTES } from './sweeps/contract-routes.ts';

let app: TestApp;
let lock: pg.Client;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
  // A job that waits for a lock would count as a request that does.
  await app.sql('delete from pgboss.schedule');
  lock = new pg.Client({ connectionString: app.databaseUrl });
  await lock.connect();
});
afterAll(async () => {
  await lock.end();
  await app.stop();
});

/** Each test has members of its own, since what they did before counts. Sign-ins come from an address each. */
const member = () => createMember(app);
const get = (path: string, { token }: Pick<TestMember, 'token'>) => app.request('GET', path, { token });
const fromAddress = (address: string, path: string) =>
  app.request('GET', path, { headers: { 'x-forwarded-for': address } });

/** Connections whose statement waits for a lock. Short reads share one, so that they are fewer than the requests that hang. */
async function held(): Promise<number> {
  const waiting = `select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return (await app.sql<{ n: number }>(waiting))[0]?.n ?? 0;
}

/** Runs `work` while every statement on the table waits. */
async function whileLocked(table: string, work: () => Promise<void>): Promise<void> {
  await lock.query('begin');
  await lock.query(`lock table ${table} in access exclusive mode`);
  try {
    await work();
  } finally {
    await lock.query('rollback');
  }
}

const statusesOf = async (answers: Promise<ApiAnswer>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

describe('one caller holds only a share of the connections', () => {
  test('twenty hanging requests of one member leave connections for others', async () => {
    const [greedy, other] = [await member(), await member()];
    let hanging: Promise<ApiAnswer>[] = [];
    await whileLocked('collaborations', async () => {
      hanging = Array.from({ length: 20 }, () => get('/collaborations', greedy));
      await expect.poll(held).toBeGreaterThan(0);
      for (const path of ['/profile/services', '/profile/projects', '/documents']) {
        expect((await get(path, other)).status, path).toBe(200);
      }
      expect((await get('/marketplace/profiles', other)).status).toBe(200);
      expect(await held()).toBeLessThanOrEqual(SHARES.member.running);
    });
    expect(await statusesOf(hanging)).toEqual(Array(20).fill(200));
  });

  test('twenty searches of one member take less than half of the connections', async () => {
    const [greedy, other] = [await member(), await member()];
    const search = (words: string, by: TestMember) => get(`/marketplace/profiles?search=${words}`, by);
    expect(SHARES.member.running).toBeLessThanOrEqual(POOL_SIZE / 2);
    let hanging: Promise<ApiAnswer>[] = [];
    // Only a search for a word that nobody has looks there.
    await whileLocked('marketplace_words', async () => {
      hanging = Array.from({ length: 20 }, () => search('zzzqqq', greedy));
      await expect.poll(held).toBeGreaterThan(0);
      expect((await search('member', other)).status).toBe(200);
      expect(await held()).toBeLessThanOrEqual(SHARES.member.running);
    });
    expect(await statusesOf(hanging)).toEqual(Array(20).fill(200));
  });

  test('a member with too many requests at the same time gets 429, and is served again afterwards', async () => {
    const greedy = await member();
    const { running, waiting } = SHARES.member;
    await whileLocked('collaborations', async () => {
      const hanging = Array.from({ length: running + waiting }, () => get('/collaborations', greedy));
      await expect.poll(held).toBeGreaterThan(0);
      const answers = Array.from({ length: 10 }, () => get('/collaborations', greedy));
      const refused = await Promise.race([...hanging, ...answers]);
      expect(refused).toMatchObject({ status: 429, body: { error: { code: 'TOO_MANY_REQUESTS' } } });
      expect(refused.headers.get('retry-after')).toBe('1');
      await lock.query('rollback');
      expect(new Set(await statusesOf([...hanging, ...answers]))).toEqual(new Set([200, 429]));
    });
    expect((await get('/collaborations', greedy)).status).toBe(200);
  });

  test('visitors of one address share one limit and leave connections for others', async () => {
    let hanging: Promise<ApiAnswer>[] = [];
    await whileLocked('testimonials', async () => {
      hanging = Array.from({ length: 12 }, (_, at) => fromAddress(`2001:db8:1:1::${at}`, '/testimonials'));
      await expect.poll(held).toBeGreaterThan(0);
      expect((await fromAddress('2001:db8:1:2::1', '/health')).status).toBe(200);
      expect(await held()).toBeLessThanOrEqual(SHARES.visitor.running);
    });
    await Promise.all(hanging);
  });
});

describe('every route has a limit per member', () => {
  // The windows of the limits do not end, however long a busy machine takes to use them up.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Calls the route until its budget is used up. */
  async function exhaust(count: number, call: () => Promise<ApiAnswer>): Promise<void> {
    for (let left = count; left > 0; left -= 40) {
      const answers = Array.from({ length: Math.min(40, left) }, call);
      expect(await statusesOf(answers)).not.toContain(429);
    }
  }
  const pathOf = (path: string) => path.replace(/:\w+/g, 'x');

  type Route = (typeof CONTRACT_ROUTES)[number];

  /** Uses up the limits that routes have of their own; routes that name the same budget share it. */
  async function exhaustOwn(routes: Route[], call: (route: Route) => Promise<ApiAnswer>): Promise<void> {
    const used = new Set<string>();
    for (const route of routes) {
      const own = route.limits?.find(({ by }) => by === 'member');
      if (!own || used.has(own.budget ?? route.name)) continue;
      used.add(own.budget ?? route.name);
      await exhaust(own.max, () => call(route));
    }
  }

  test('reading', async () => {
    const [eager, other] = [await member(), await member()];
    await exhaust(GENERAL_LIMITS.reads.max, () => get('/health', eager));
    // An answer for all comes from memory.
    const routes = CONTRACT_ROUTES.filter(({ method, isForAll }) => method === 'GET' && !isForAll);
    const call = ({ method, path }: Route) => app.request(method, pathOf(path), { token: eager.token });
    await exhaustOwn(routes, call);
    // Side by side: refusals that come at once are few.
    const refusals = routes.map(async (route) => ({ name: route.name, answer: await call(route) }));
    for (const { name, answer } of await Promise.all(refusals)) {
      expect(answer.status, name).toBe(429);
      expect(Number(answer.headers.get('retry-after')), name).toBeGreaterThan(0);
    }
    expect((await get('/health', other)).status).toBe(200);
  });

  test('writing', async () => {
    const [eager, other] = [await member(), await member()];
    const write = ({ token }: TestMember) => app.request('DELETE', '/profile/services/x', { token });
    await exhaust(GENERAL_LIMITS.writes.max, () => write(eager));
    const routes = CONTRACT_ROUTES.filter(({ method }) => method !== 'GET');
    const call = ({ method, path, file }: Route) =>
      app.request(method, pathOf(path), { token: eager.token, body: file && new FormData() });
    await exhaustOwn(routes, call);
    // Side by side: there are more routes than refusals that come at once.
    const refusals = routes.map(async (route) => ({ name: route.name, answer: await call(route) }));
    for (const { name, answer } of await Promise.all(refusals)) {
      expect(answer.status, name).toBe(429);
      expect(Number(answer.headers.get('retry-after')), name).toBeGreaterThan(0);
    }
    expect((await write(other)).status).not.toBe(429);
    expect((await get('/health', eager)).status).toBe(200);
  });

  test('a caller who keeps calling after a refusal is answered late, after others', async () => {
    const [eager, other] = [await member(), await member()];
    await exhaust(GENERAL_LIMITS.reads.max, () => get('/health', eager));
    const refused = Array.from({ length: PROMPT_REFUSALS }, () => get('/health', eager));
    expect(new Set(await statusesOf(refused))).toEqual(new Set([429]));
    const late = Array.from({ length: 20 }, () => get('/health', eager));
    const first = await Promise.race([...late, get('/health', other)]);
    expect(first.status).toBe(200);
    expect(new Set(await statusesOf(late))).toEqual(new Set([429]));
  });
});
