import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAtomFeed } from 'feedsmith';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayInIndia } from '#platform/contract/dates.ts';
import { HOUR_MS } from '#platform/contract/durations.ts';
import { connect } from '#platform/server/database/connect.ts';
import { type DatabaseWay, openDatabaseWay } from '#platform/testing/database-way.ts';
import { createMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { Status } from './status.contract.ts';
import { SERVICES } from './status.rules.ts';
import { openStatusBoard } from './status-board.service.ts';

const TODAY = dayInIndia(new Date());
const INCIDENT = '018f0000-0000-7000-8000-000000000001';

let way: DatabaseWay;
let app: TestApp;
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'dayitva-status-'));
  way = await openDatabaseWay(await createTestDatabase());
  app = await startTestApp({ DATABASE_URL: way.url });
});
afterAll(async () => {
  await app.stop();
  await way.cut();
  rmSync(dataDir, { recursive: true });
});

const readStatus = async () => (await app.request('GET', '/status')).body.data as Status;
const serviceOf = (status: Status, id: string) => status.services.find((one) => one.id === id);

/** Stores a probe of each service in this minute, and this day. */
async function measure(state: string): Promise<void> {
  await app.sql('delete from status_probes');
  await app.sql(
    `insert into status_probes (minute, service, state) select date_trunc('minute', now()), unnest($1::text[]), $2`,
    [SERVICES.map(({ id }) => id), state],
  );
  await app.sql(
    `insert into status_days (service, day, operational, outage, counted_until)
      select unnest($1::text[]), $2, 99, 1, now() on conflict do nothing`,
    [SERVICES.map(({ id }) => id), TODAY],
  );
}

describe('GET /service/api/status', () => {
  test('says that there is no data before anything was measured', async () => {
    const status = await readStatus();
    expect(Status.parse(status)).toEqual(status);
    expect(status).toMatchObject({ status: 'unknown', is_stale: false, measured_since: null, incidents: [] });
    expect(status.services.map(({ service }) => service)).toEqual(SERVICES.map(({ name }) => name));
    for (const { status: state, uptime, days } of status.services) {
      expect([state, uptime, days]).toEqual(['unknown', null, []]);
    }
  });

  test('shows what was measured, incidents and maintenance', async () => {
    await measure('operational');
    await app.sql(
      `insert into status_incidents (id, title, services, impact, state, is_automatic, started_at)
        values ($1, 'Mails leave late', '{mail}', 'degraded', 'identified', false, now() - interval '2 hours')`,
      [INCIDENT],
    );
    await app.sql(
      `insert into status_incident_updates (id, incident_id, state, body, is_automatic, created_at) values
        (gen_random_uuid(), $1, 'investigating', 'Mails wait.', false, now() - interval '2 hours'),
        (gen_random_uuid(), $1, 'identified', 'The mail server refuses <b>us</b> & others ]]> now.', false, now())`,
      [INCIDENT],
    );
    await app.sql(
      `insert into status_maintenance (id, title, body, services, starts_at, ends_at) values
        (gen_random_uuid(), 'New disks', 'Files cannot be opened.', '{files}', now() - interval '1 hour', now() + interval '1 hour'),
        (gen_random_uuid(), 'Over', '', '{files}', now() - interval '3 hours', now() - interval '2 hours')`,
    );
    await expect.poll(async () => (await readStatus()).incidents.length, { timeout: 10_000 }).toBe(1);
    const status = await readStatus();
    expect(Status.parse(status)).toEqual(status);
    expect(status).toMatchObject({ status: 'degraded', measured_since: TODAY, is_stale: false });
    expect(serviceOf(status, 'mail')).toMatchObject({
      // The probes find nothing, but an admin knows better.
      status: 'degraded',
      uptime: 99,
      days: [{ day: TODAY, status: 'degraded', outage: 1 }],
      last_incident: status.incidents[0]?.started_at,
    });
    expect(serviceOf(status, 'files')).toMatchObject({ status: 'maintenance' });
    expect(status.incidents[0]?.updates.map(({ state }) => state)).toEqual(['identified', 'investigating']);
    expect(status.maintenance.map(({ title }) => title)).toEqual(['New disks']);
  });

  test('has no data on a service whose last probe is older than three minutes', async () => {
    const { db, close } = connect(app.databaseUrl, () => undefined);
    await app.sql(`update status_probes set minute = minute - interval '4 minutes'`);
    const board = await openStatusBoard({ db, log: pino({ level: 'silent' }) }, dataDir);
    const status = await board.read();
    expect(serviceOf(status, 'search')).toMatchObject({ status: 'unknown', uptime: 99 });
    await close();
    await measure('operational');
  });
});

describe('at the root of the site', () => {
  test('GET /status is the same as JSON, for pages of other sites too', async () => {
    const answer = await fetch(`${app.url}/status`);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const { as_of: _, ...status } = Status.parse(await answer.json());
    expect(status.incidents.map(({ title }) => title)).toEqual(['Mails leave late']);
  });

  test('GET /status.atom is a feed of the incidents and of planned maintenance', async () => {
    const answer = await fetch(`${app.url}/status.atom`);
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const feed = parseAtomFeed(await answer.text());
    expect(feed.title?.value ?? feed.title).toBe('Status of Dayitva');
    expect(feed.id).toMatch(/\/status\.atom$/);
    expect(Date.parse(String(feed.updated))).toBeGreaterThan(Date.now() - HOUR_MS);
    const [planned, incident] = feed.entries ?? [];
    expect(planned?.title?.value).toBe('Planned maintenance: New disks');
    expect(incident).toMatchObject({ id: `urn:uuid:${INCIDENT}`, title: { value: 'Mails leave late' } });
    expect(incident?.content?.value).toContain(
      'Identified. The mail server refuses <b>us</b> & others ]]> now.',
    );
    for (const entry of feed.entries ?? []) expect(entry.updated && entry.links?.[0]?.href).toBeTruthy();
  });
});

describe('while the database is away', () => {
  test('the last known status is answered to visitors and members, marked stale, until it is back', async () => {
    const { token } = await createMember(app);
    const before = await readStatus();
    await way.cut();
    try {
      await expect.poll(async () => (await readStatus()).is_stale, { timeout: 10_000 }).toBe(true);
      const answer = await app.request('GET', '/status', { token });
      expect(answer.status).toBe(200);
      const stale: Status = answer.body.data;
      expect(stale).toMatchObject({ status: 'outage', incidents: before.incidents });
      expect(Date.parse(stale.as_of ?? '')).toBeGreaterThan(Date.now() - 60_000);
      expect(serviceOf(stale, 'database')).toMatchObject({ status: 'outage', uptime: 99 });
      for (const path of ['/status', '/status.atom']) expect((await fetch(app.url + path)).status).toBe(200);
    } finally {
      await way.restore();
    }
    await expect.poll(async () => (await readStatus()).is_stale, { timeout: 15_000 }).toBe(false);
  }, 40_000);

  test('a database that is silent holds up no view longer than two seconds', async () => {
    await readStatus();
    way.hold();
    try {
      await expect.poll(async () => (await readStatus()).is_stale, { timeout: 10_000 }).toBe(true);
      const begun = performance.now();
      await Promise.all(Array.from({ length: 50 }, () => readStatus()));
      expect(performance.now() - begun).toBeLessThan(2500);
    } finally {
      way.release();
    }
    await expect.poll(async () => (await readStatus()).is_stale, { timeout: 30_000 }).toBe(false);
  }, 60_000);

  test('a process that starts then knows what another one has left in its data folder', async () => {
    const database = connect('postgres://nobody@127.0.0.1:1/none', () => undefined);
    const log = pino({ level: 'silent' });
    const stale = await (await openStatusBoard({ db: database.db, log }, dataDir)).read();
    expect(stale).toMatchObject({ is_stale: true, measured_since: TODAY });
    const fresh = await (await openStatusBoard({ db: database.db, log }, join(dataDir, 'none'))).read();
    expect(Status.parse(fresh)).toMatchObject({ is_stale: true, as_of: null, measured_since: null });
    expect(serviceOf(fresh, 'database')?.status).toBe('outage');
    expect(serviceOf(fresh, 'mail')?.status).toBe('unknown');
    await database.close();
  });
});

test('fifty views at once share one look at the database', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => readStatus()));
  expect(new Set(answers.map(({ as_of }) => as_of)).size).toBe(1);
});
