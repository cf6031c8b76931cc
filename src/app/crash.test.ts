import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceBody, signUpBody } from '#platform/testing/records.ts';
import { tokenInMail } from '#platform/testing/test-app.ts';
import { send, startProcess } from './testing/server-process.ts';

const WRITERS = 8;
const EMAIL = 'asha@crash.example';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dayitva-crash-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const start = () =>
  startProcess({ DATA_DIR: dataDir, DEMO_DATA: 'off', RATE_LIMIT: 'off', LOG_LEVEL: 'warn' });

async function signIn(url: string): Promise<string> {
  const body = { email: EMAIL, password: signUpBody(EMAIL).password };
  return (await send(url, 'POST', '/auth/signin', { body })).body.data.session.access_token;
}

/** Signs a member up, as a visitor would, and gives the access token. */
async function joinAt(url: string): Promise<string> {
  expect((await send(url, 'POST', '/auth/signup', { body: signUpBody(EMAIL) })).status).toBe(201);
  const outbox = join(dataDir, 'outbox');
  const mails = () => {
    try {
      return readdirSync(outbox);
    } catch {
      return [];
    }
  };
  await expect.poll(() => mails().length, { timeout: 10_000 }).toBe(1);
  const token = tokenInMail(
    readFileSync(join(outbox, mails()[0] ?? ''), 'utf8')
      .replace(/=\n/g, '')
      .replace(/=3D/g, '='),
  );
  expect((await send(url, 'POST', '/auth/verify-email', { body: { token } })).status).toBe(200);
  return signIn(url);
}

test('no write that was answered is lost when the server is killed, and the next start finds them all', async () => {
  const first = start();
  const url = await first.ready();
  const token = await joinAt(url);

  const answered: string[] = [];
  let tries = 0;
  const write = async (): Promise<void> => {
    for (;;) {
      tries += 1;
      const title = `Service ${tries}`;
      const answer = await send(url, 'POST', '/profile/services', {
        token,
        body: serviceBody({ title }),
      }).catch(() => null);
      if (answer?.status !== 201) return;
      answered.push(title);
    }
  };
  const writers = Array.from({ length: WRITERS }, write);
  await expect.poll(() => answered.length, { timeout: 20_000, interval: 10 }).toBeGreaterThan(40);
  await first.end('SIGKILL');
  await Promise.all(writers);

  const second = start();
  const again = await second.ready();
  const newToken = await signIn(again);
  const stored: string[] = [];
  for (let page = 1; stored.length === (page - 1) * 100; page += 1) {
    const path = `/profile/services?pageSize=100&page=${page}`;
    const { records } = (await send(again, 'GET', path, { token: newToken })).body.data;
    stored.push(...records.map(({ title }: { title: string }) => title));
  }
  expect(stored).toEqual(expect.arrayContaining(answered));
  const overview = await send(again, 'GET', '/profile/overview', { token: newToken });
  expect(overview.body.data.counts.services).toBe(stored.length);
  expect(stored.length).toBeLessThanOrEqual(tries);
  expect(await second.end('SIGTERM')).toBe(0);
});
