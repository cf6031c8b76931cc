import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants, getPriority } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '#platform/contract/route.ts';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { documentForm, requestBody } from '#platform/testing/records.ts';
import { fileForm, samplePng } from '#platform/testing/sample-files.ts';
import { createMember } from '#platform/testing/sign-in.ts';
import {
  type ApiAnswer,
  type RequestOptions,
  sendRequest,
  startTestApp,
  type TestApp,
} from '#platform/testing/test-app.ts';
import {
  ADDRESS_FULL,
  ALL_FULL,
  NOT_OFFERED,
  PER_ADDRESS_MAX,
  SANDBOXES_MAX,
  type Seat,
} from './sandboxes.rules.ts';

const SESSION_SECRET = 'a secret that all processes share, long enough';

let app: TestApp;
/** A second server on the same database, as a process of its own would be. */
let second: TestApp;
beforeAll(async () => {
  const settings = { SANDBOXES: 'on', SESSION_SECRET, TRUST_PROXY: 'on' };
  app = await startTestApp(settings);
  second = await startTestApp({ ...settings, DATABASE_URL: app.databaseUrl });
  // The first one of a day is made for all.
  await end(await start());
}, 240_000);
afterAll(async () => {
  await second.stop();
  await app.stop();
});

let addresses = 0;
/** A visitor who was never here. */
const fromElsewhere = () => {
  addresses += 1;
  return { 'x-forwarded-for': `203.0.113.${addresses}` };
};

const ask = (headers = fromElsewhere(), at = app) => at.request('POST', '/sandboxes', { headers });

/** Starts a sandbox for a visitor of an address of their own. @returns its token. */
async function start(): Promise<string> {
  const { status, body } = await ask();
  expect(body.data, JSON.stringify(body)).toBeDefined();
  expect(status).toBe(201);
  started.push(body.data.token);
  return body.data.token;
}
/** A test that fails leaves none to the next one. */
const started: string[] = [];
afterEach(async () => {
  for (const token of started.splice(0)) await end(token);
});

const look = (token: string, at = app) => at.request('GET', `/sandboxes/current?token=${token}`);
const end = (token: string, at = app) => at.request('DELETE', `/sandboxes/current?token=${token}`);
const seatOf = async (token: string, seat: Seat, at = app) =>
  (await at.request('POST', '/sandboxes/seats', { body: { token, seat } })).body.data;

/** A call of the API of a sandbox. */
const inside = (sandbox: string, method: string, path: string, options?: RequestOptions, at = app) =>
  sendRequest(`${at.url}/sandbox/${sandbox}${API_BASE}${path}`, method, options);

/** Both accounts of a sandbox. */
async function bothOf(token: string) {
  const [corporate, ngo] = await Promise.all([seatOf(token, 'corporate'), seatOf(token, 'ngo')]);
  return { corporate, ngo };
}

/** Databases of the sandboxes of this installation; those of other tests have names of their own. */
async function databases(): Promise<string[]> {
  const rows = await app.sql<{ datname: string }>(
    `select datname from pg_database
      where datname like 'dayitva\\_' || left(encode(sha256(current_database()::text::bytea), 'hex'), 8) || '\\_%'
      order by 1`,
  );
  return rows.map(({ datname }) => datname);
}
const boxes = async () => (await databases()).filter((name) => name.includes('_sandbox_'));

/** Lets the job come that the schedule sends every minute. */
async function upkeep(): Promise<void> {
  const [job] = await app.sql<{ id: string }>(
    "insert into pgboss.job (name, data) values ('sandbox-upkeep', null) returning id",
  );
  const state = () => app.sql('select state from pgboss.job where id = $1', [job?.id]);
  await expect.poll(state, { timeout: 20_000 }).toEqual([{ state: 'completed' }]);
}

/** Sends a request from the corporate to the NGO and accepts it. @returns the id of the collaboration. */
async function agree(token: string): Promise<string> {
  const { corporate, ngo } = await bothOf(token);
  const sent = await inside(token, 'POST', '/collaboration-requests', {
    token: corporate.access_token,
    body: requestBody(ngo.user.id),
  });
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  const accepted = await inside(token, 'PATCH', `/collaboration-requests/${sent.body.data.id}`, {
    token: ngo.access_token,
    body: { status: 'accepted' },
  });
  expect(accepted.status).toBe(200);
  return accepted.body.data.collaboration_id;
}

describe('POST /service/api/sandboxes', () => {
  test('gives two members of the demo data who run a collaboration together', async () => {
    const token = await start();
    const { corporate, ngo } = await bothOf(token);
    expect([corporate.user.email, ngo.user.email]).toEqual([
      'csr@tungavarna.example',
      'programmes@aksharvan.example',
    ]);
    const lists = await Promise.all(
      [corporate, ngo].map(({ access_token }) =>
        inside(token, 'GET', '/collaborations', { token: access_token }),
      ),
    );
    const [of, also] = lists.map(({ body }) => body.data.map(({ id }: { id: string }) => id));
    expect(of.filter((id: string) => also.includes(id)).length).toBeGreaterThan(0);
    await end(token);
  });

  test('ticks the tasks by what really happened', async () => {
    const token = await start();
    const first = (await look(token)).body.data;
    expect(first).toMatchObject({ done: [], changed_at: null });
    expect(first.seconds_left).toBeGreaterThan(29 * 60);
    expect(first.seconds_left).toBeLessThanOrEqual(30 * 60);
    const id = await agree(token);
    expect((await look(token)).body.data.done).toEqual(['request', 'accept']);
    const { ngo } = await bothOf(token);
    const milestone = await inside(token, 'POST', `/collaborations/${id}/milestones`, {
      token: ngo.access_token,
      body: { title: 'Survey of forty schools' },
    });
    expect(milestone.status, JSON.stringify(milestone.body)).toBe(201);
    const completed = await inside(
      token,
      'PATCH',
      `/collaborations/${id}/milestones/${milestone.body.data.id}`,
      { token: ngo.access_token, body: { status: 'completed' } },
    );
    expect(completed.status, JSON.stringify(completed.body)).toBe(200);
    const last = (await look(token)).body.data;
    expect(last.done).toEqual(['request', 'accept', 'milestone']);
    expect(Date.parse(last.changed_at)).not.toBeNaN();
    await end(token);
  });

  test('is refused where it is not offered, and says so beforehand', async () => {
    const off = await startTestApp({ DATABASE_URL: app.databaseUrl, SESSION_SECRET });
    expect((await off.request('GET', '/sandboxes/offer')).body.data).toEqual({ is_offered: false });
    expectFailure(await ask(undefined, off), 'CONFLICT', NOT_OFFERED);
    await off.stop();
    expect((await app.request('GET', '/sandboxes/offer')).body.data).toEqual({ is_offered: true });
  });
});

describe('what happens in a sandbox', () => {
  test('changes no row of the main database, sends no mail, and leaves nothing when it is erased', async () => {
    const state = async () => (await databaseState(app)).filter(({ name }) => name !== 'sandboxes');
    const member = await createMember(app);
    const before = await state();
    const token = await start();
    expect(await app.sql('select count(*)::int as n from sandboxes')).toEqual([{ n: 1 }]);
    await agree(token);
    const { corporate } = await bothOf(token);
    const as = { token: corporate.access_token };
    const calls: [string, string, object?][] = [
      ['POST', '/support/tickets', { subject: 'A question', message: 'Can support read this here?' }],
      ['POST', '/auth/forgot-password', { email: member.email }],
      ['POST', '/auth/change-email', { email: 'someone@visitors.example', password: 'x' }],
    ];
    for (const [method, path, body] of calls) await inside(token, method, path, { ...as, body });
    const stored = await inside(token, 'POST', '/documents', { ...as, body: documentForm() });
    expect(stored.status, JSON.stringify(stored.body)).toBe(201);
    // A member of the main database is no member there.
    const toReal = await inside(token, 'POST', '/collaboration-requests', {
      ...as,
      body: requestBody(member.id),
    });
    expectFailure(toReal, 'PROFILE_NOT_FOUND');
    expect(await boxes()).toHaveLength(1);
    expect((await end(token)).status).toBe(200);

    expect(await state()).toEqual(before);
    expect(await app.sql('select id from sandboxes')).toEqual([]);
    expect(await boxes()).toEqual([]);
    const mails = await app.sql("select id from pgboss.job where name ~ 'mail'");
    expect(mails).toEqual([]);
    expectFailure(await look(token), 'SANDBOX_NOT_FOUND');
    expectFailure(await inside(token, 'GET', '/auth/user', as), 'SANDBOX_NOT_FOUND');
  });

  test('shows pictures at addresses of the sandbox, those of its visitor too', async () => {
    const token = await start();
    const { corporate } = await bothOf(token);
    const as = { token: corporate.access_token };
    const sent = await inside(token, 'PUT', '/profile/avatar', {
      ...as,
      body: fileForm(await samplePng(400, 400), 'logo.png'),
    });
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    const { avatar_url } = (await inside(token, 'GET', '/auth/user', as)).body.data;
    expect(avatar_url).toMatch(new RegExp(`^/sandbox/${token}/service/api/files/`));
    expect((await fetch(app.url + avatar_url)).headers.get('content-type')).toBe('image/webp');
    const outside = avatar_url.replace(`/sandbox/${token}`, '');
    expect((await fetch(app.url + outside)).status).toBe(404);
    await end(token);
  });

  test('can be used at any process, and ends at all', async () => {
    const token = await start();
    const { corporate } = await bothOf(token);
    const as = { token: corporate.access_token };
    expect((await inside(token, 'GET', '/auth/user', as, second)).status).toBe(200);
    const { ngo } = { ngo: await seatOf(token, 'ngo', second) };
    const sent = await inside(
      token,
      'POST',
      '/collaboration-requests',
      { ...as, body: requestBody(ngo.user.id) },
      second,
    );
    expect(sent.status).toBe(201);
    expect((await look(token)).body.data.done).toEqual(['request']);
    await end(token, second);
    expectFailure(await inside(token, 'GET', '/auth/user', as), 'SANDBOX_NOT_FOUND');
    expect(await boxes()).toEqual([]);
  });

  test('runs in a process of its own, at the lowest priority, and goes on after that was killed', async () => {
    const token = await start();
    const { corporate } = await bothOf(token);
    const as = { token: corporate.access_token };
    const [first] = sandboxProcesses();
    expect(first && getPriority(first)).toBe(constants.priority.PRIORITY_LOW);
    for (const pid of sandboxProcesses()) process.kill(pid, 'SIGKILL');
    const again = async () => (await inside(token, 'GET', '/auth/user', as)).status;
    await expect.poll(again, { timeout: 20_000 }).toBe(200);
    expect((await app.request('GET', '/health')).status).toBe(200);
    await end(token);
  });
});

/** Ids of the processes that this one has started for sandboxes. */
function sandboxProcesses(): number[] {
  return globSync('/proc/[0-9]*/cmdline').flatMap((path) => {
    const pid = Number(path.split('/')[2]);
    const read = (name: string) => {
      try {
        return readFileSync(`/proc/${pid}/${name}`, 'utf8');
      } catch {
        return '';
      }
    };
    const isOurs =
      read('cmdline').includes('sandbox-program') && read('status').includes(`PPid:\t${process.pid}\n`);
    return isOurs ? [pid] : [];
  });
}

describe('nobody gets out of a sandbox, or into another', () => {
  let token: string;
  let access: string;
  beforeAll(async () => {
    token = await start();
    started.length = 0;
    access = (await seatOf(token, 'corporate')).access_token;
  });
  afterAll(() => end(token));

  test('its sessions are none outside, nor in another sandbox; those of members are none inside', async () => {
    const other = await start();
    expectFailure(await app.request('GET', '/auth/user', { token: access }), 'SESSION_ENDED');
    expectFailure(await inside(other, 'GET', '/auth/user', { token: access }), 'SESSION_ENDED');
    const member = await createMember(app, { admin: true });
    expectFailure(await inside(token, 'GET', '/auth/user', { token: member.token }), 'SESSION_ENDED');
    const refresh = { body: { refresh_token: member.refreshToken } };
    expectFailure(await inside(token, 'POST', '/auth/refresh', refresh), 'SESSION_ENDED');
    expect((await app.request('POST', '/auth/refresh', refresh)).status).toBe(200);
    await end(other);
  });

  test('nobody is an admin there, so nothing makes it fetch an address', async () => {
    let visits = 0;
    const internal = createServer((_, answer) => {
      visits += 1;
      answer.end();
    }).listen(0, '127.0.0.1');
    const signIn = { body: { email: 'admin@dayitva.example', password: 'demo-admin' } };
    expectFailure(await inside(token, 'POST', '/auth/signin', signIn), 'INVALID_CREDENTIALS');
    const url = `http://127.0.0.1:${(internal.address() as AddressInfo).port}/feed.xml`;
    const source = { name: 'Inside', url, type: 'RSS', category: 'Policy' };
    const as = { token: access };
    expectFailure(await inside(token, 'POST', '/admin/news-sources', { ...as, body: source }), 'FORBIDDEN');
    const page = { website: url, version: 1 };
    await inside(token, 'PATCH', '/profile', { ...as, body: page });
    expect(visits).toBe(0);
    internal.close();
  });

  test('an unknown token, a strange prefix or a path that climbs leads nowhere', async () => {
    const paths = [
      `/sandbox/${'A'.repeat(43)}${API_BASE}/auth/check`,
      `/sandbox/${token}x${API_BASE}/auth/check`,
      `/sandbox/${token.slice(0, -1)}%${token.charCodeAt(42).toString(16)}${API_BASE}/auth/check`,
      `/sandbox/${token}/${API_BASE}/auth/check`,
      `/sandbox/${token}${API_BASE}/..%2f..%2fservice/api/auth/check`,
      `/sandbox/${token}${API_BASE}/%2e%2e/%2e%2e/%2e%2e/service/api/health`,
      `/sandbox/${token}/sandbox/${token}${API_BASE}/auth/check`,
      `/sandbox/${token}${API_BASE}/../../sandbox/${token}${API_BASE}/health`,
      `/sandbox/${token}/demo`,
      `/sandbox//${API_BASE}/auth/check`,
      `/sandbox/${encodeURIComponent(`../${token}`)}${API_BASE}/auth/check`,
    ];
    for (const path of paths) {
      const answer = await raw(path);
      expect([400, 404], path).toContain(answer.status);
    }
    expect((await raw(`http://elsewhere.example/sandbox/${token}${API_BASE}/auth/check`)).status).toBe(200);
  });

  test('there is no sandbox in a sandbox', async () => {
    expectFailure(await inside(token, 'POST', '/sandboxes', {}), 'CONFLICT', NOT_OFFERED);
    expectFailure(await inside(token, 'GET', `/sandboxes/current?token=${token}`), 'SANDBOX_NOT_FOUND');
  });

  test('its files have room for 32 MB, and what does not fit is refused', async () => {
    const big = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(9 * 1024 * 1024, 'x'),
      Buffer.from('\n%%EOF'),
    ]);
    const statuses: number[] = [];
    for (let number = 0; number < 4; number += 1) {
      const body = documentForm({}, big, `${number}.pdf`);
      const answer: ApiAnswer = await inside(token, 'POST', '/documents', { token: access, body });
      statuses.push(answer.status);
    }
    expect(statuses.at(0)).toBe(201);
    // The answer arrives although the rest of the body is not read.
    expect(statuses.at(-1)).toBe(409);
  });
});

/** A request whose path reaches the server as it is written. */
async function raw(path: string): Promise<{ status: number }> {
  const { connect } = await import('node:net');
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  let text = '';
  for await (const chunk of socket) text += chunk;
  return { status: Number(text.split(' ')[1]) };
}

describe('the end of a sandbox', () => {
  test.each([
    ['comes after 30 minutes', "now() - interval '1 second'"],
    ['comes where a clock that was ahead has started it', "now() + interval '40 days'"],
  ])('%s: nobody gets in, and the job erases it', async (_, end) => {
    const token = await start();
    const [row] = await app.sql<{ minutes: number }>(
      'select extract(epoch from expires_at - created_at)::int / 60 as minutes from sandboxes',
    );
    expect(row?.minutes).toBe(30);
    await app.sql(`update sandboxes set expires_at = ${end}`);
    expectFailure(await look(token), 'SANDBOX_NOT_FOUND');
    expectFailure(await inside(token, 'GET', '/auth/check'), 'SANDBOX_NOT_FOUND');
    expect(await boxes()).toHaveLength(1);
    await upkeep();
    expect(await boxes()).toEqual([]);
    expect(await app.sql('select id from sandboxes')).toEqual([]);
  });

  test('leaves no database of a start or an end that a crash broke off, and keeps those that run', async () => {
    const token = await start();
    const [running] = await boxes();
    const prefix = running?.slice(0, running.indexOf('sandbox_'));
    await app.sql(`create database ${prefix}sandbox_00000000000070008000000000000000 template template0`);
    await app.sql(`create database ${prefix}unfinished template template0`);
    await app.sql(`create database ${prefix}template_20260101_abcdef01 template template0`);
    await app.sql(
      `insert into sandboxes (id, token_hash, address_hash, created_at, expires_at)
        values ('00000000-0000-7000-8000-000000000001', '\\x00', 'x', now(), now() - interval '1 minute')`,
    );
    await upkeep();
    expect(await boxes()).toEqual([running]);
    expect((await databases()).filter((name) => !name.includes('_sandbox_'))).toEqual([
      expect.stringContaining(`${prefix}template_2`),
    ]);
    expect(await app.sql('select count(*)::int as n from sandboxes')).toEqual([{ n: 1 }]);
    expect((await look(token)).status).toBe(200);
    await end(token);
  });
});

describe('the limits of sandboxes', () => {
  test('an address has two at once, and gets a place back when one ends', async () => {
    const headers = fromElsewhere();
    const answers = await Promise.all([ask(headers), ask(headers), ask(headers), ask(headers, second)]);
    const started = answers.filter(({ status }) => status === 201);
    expect(started).toHaveLength(PER_ADDRESS_MAX);
    for (const answer of answers) {
      if (answer.status !== 201) expectFailure(answer, 'TOO_MANY_REQUESTS', ADDRESS_FULL);
    }
    const [first, last] = started.map(({ body }) => body.data.token);
    await end(first);
    const again = await ask(headers);
    expect(again.status).toBe(201);
    for (const token of [last, again.body.data.token]) await end(token);
  });

  test('fifty starts at the same time make ten sandboxes, and the others are told', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => ask(undefined, at % 2 ? app : second)),
    );
    const tokens = answers.filter(({ status }) => status === 201).map(({ body }) => body.data.token);
    expect(tokens).toHaveLength(SANDBOXES_MAX);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const answer of refused) expectFailure(answer, 'TOO_MANY_REQUESTS', ALL_FULL);
    expect(await boxes()).toHaveLength(SANDBOXES_MAX);
    await Promise.all(tokens.map((token) => end(token)));
    expect(await boxes()).toEqual([]);
    expect(await app.sql('select id from sandboxes')).toEqual([]);
  }, 120_000);
});

describe('a role that may not create databases', () => {
  test('offers no sandbox, and all else goes on', async () => {
    const { databaseUrl, stop } = await limitedRole();
    const plain = await startTestApp({ DATABASE_URL: databaseUrl, SANDBOXES: 'on', SESSION_SECRET });
    expect((await plain.request('GET', '/sandboxes/offer')).body.data).toEqual({ is_offered: false });
    expectFailure(await ask(undefined, plain), 'CONFLICT', NOT_OFFERED);
    expect((await plain.request('GET', '/health')).status).toBe(200);
    await plain.stop();
    await stop();
  });
});

/** Another way into the same database, by a role that owns nothing and may create no database. */
async function limitedRole() {
  const name = `role_${crypto.randomUUID().replaceAll('-', '')}`;
  await app.sql(`create role ${name} login password 'x'`);
  await app.sql(`grant all on schema public to ${name}`);
  await app.sql(`grant all on all tables in schema public to ${name}`);
  await app.sql(`grant usage, create on schema pgboss to ${name}`);
  await app.sql(`grant all on all tables in schema pgboss to ${name}`);
  await app.sql(`grant execute on all functions in schema pgboss to ${name}`);
  const address = new URL(app.databaseUrl);
  address.username = name;
  address.password = 'x';
  const stop = async () => {
    await app.sql(`drop owned by ${name}`);
    await app.sql(`drop role ${name}`);
  };
  return { databaseUrl: address.href, stop };
}
