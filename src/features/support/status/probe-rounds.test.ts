import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { watchIncidents } from '#features/support/incidents/incident-watch.service.ts';
import { HOUR_MS, MINUTE_MS } from '#platform/contract/durations.ts';
import type { Context } from '#platform/server/context.ts';
import { connect, type Database } from '#platform/server/database/connect.ts';
import { openFileStore } from '#platform/server/files/file-store.ts';
import { createFiles } from '#platform/server/files/files.ts';
import { startJobs } from '#platform/server/jobs.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { probeMinute } from './probe-rounds.service.ts';
import { createProbes } from './probes.service.ts';
import { SERVICE_IDS, type ServiceId, type ServiceState } from './status.rules.ts';

const SESSION_SECRET = 'a secret that only the tests know, long enough';
const log = pino({ level: 'silent' });
/** 10:00 in India. */
const START = new Date('2026-11-20T04:30:00Z');
const later = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS);

let app: TestApp;
let database: Database;
let ctx: Context;
let probes: ReturnType<typeof createProbes>;
beforeAll(async () => {
  app = await startTestApp({ SESSION_SECRET });
  database = connect(app.databaseUrl, () => undefined);
  const store = await openFileStore({ folder: join(app.dataDir, 'files') });
  const jobs = await startJobs(database.pool, [], log);
  const files = createFiles(store, app.dataDir);
  ctx = { db: database.db, jobs, files, log, publicUrl: app.url, actor: null, now: START };
  probes = createProbes({
    ownUrl: app.url,
    sessionSecret: SESSION_SECRET,
    store,
    queues: { mail: ['mail'], jobs: ['news-sync'] },
  });
});
beforeEach(async () => {
  for (const table of ['status_probes', 'status_days', 'status_incidents', 'status_maintenance']) {
    await app.sql(`delete from ${table}`);
  }
});
afterAll(async () => {
  await ctx.jobs.stop();
  await database.close();
  await app.stop();
});

/** Probes that find these states, and work otherwise. */
const finding = (found: Partial<Record<ServiceId, 'outage' | 'slow'>>): typeof probes =>
  Object.fromEntries(
    SERVICE_IDS.map((id) => [
      id,
      async () => ({
        works: found[id] !== 'outage',
        ms: found[id] === 'slow' ? 9 * HOUR_MS - 1 : 1,
        detail: '',
      }),
    ]),
  ) as unknown as typeof probes;
const WELL = finding({});

/** Runs a round at a minute after the start. */
const round = (minute: number, all = WELL) =>
  probeMinute({ ...ctx, now: later(minute) }, all, later(minute), watchIncidents);

const statesAt = async (minute: number) =>
  Object.fromEntries(
    (
      await app.sql<{ service: string; state: ServiceState }>(
        'select service, state from status_probes where minute = $1',
        [later(minute)],
      )
    ).map(({ service, state }) => [service, state]),
  );
const daysOf = (service: string) =>
  app.sql<{ day: string; operational: number; outage: number; maintenance: number; unknown: number }>(
    `select day::text, operational, outage, maintenance, unknown from status_days where service = $1 order by day`,
    [service],
  );
const incidents = () =>
  app.sql<{ title: string; services: string[]; impact: string; state: string }>(
    'select title, services, impact, state from status_incidents order by started_at, id',
  );
const plan = (services: string[], from: number, to: number) =>
  app.sql(
    `insert into status_maintenance (id, title, body, services, starts_at, ends_at)
      values (gen_random_uuid(), 'New disks', '', $1, $2, $3)`,
    [services, later(from), later(to)],
  );

describe('a round', () => {
  test('probes each service for real and stores what it found', async () => {
    const now = new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);
    expect(await probeMinute({ ...ctx, now: new Date() }, probes, now, watchIncidents)).toBe(true);
    const rows = await app.sql<{ service: string; state: string; took_ms: number | null; detail: string }>(
      'select service, state, took_ms, detail from status_probes',
    );
    const found = Object.fromEntries(rows.map((row) => [row.service, row]));
    expect(Object.keys(found).sort()).toEqual([...SERVICE_IDS].sort());
    for (const id of ['web', 'database', 'search', 'files', 'sign-in'] as const) {
      expect(found[id]?.took_ms, id).toBeGreaterThanOrEqual(0);
      expect(['operational', 'degraded'], `${id}: ${found[id]?.detail}`).toContain(found[id]?.state);
    }
    expect(found.mail?.state).toBe('operational');
    expect(found.jobs?.state).toBe('operational');
    // No source is switched on: there is nothing to measure.
    expect(found.news).toMatchObject({ state: 'unknown', detail: 'No source of news is switched on' });
  });

  test('finds mails and jobs that wait too long, and news that is too old', async () => {
    await app.sql(
      `insert into pgboss.job (name, data, start_after) values
        ('mail', '{}', now() - interval '6 minutes'), ('news-sync', '{}', now() - interval '40 minutes')`,
    );
    await app.sql(
      `insert into news_sources (id, name, url, fetched_at, succeeded_at, next_fetch_at)
        values (gen_random_uuid(), 'Water News', 'https://news.example/', now(), now() - interval '3 hours', now() + interval '1 day')`,
    );
    const now = new Date();
    const run = (id: ServiceId) => probes[id]({ ...ctx, now }, AbortSignal.timeout(5000));
    const [mail, jobs, news] = await Promise.all([run('mail'), run('jobs'), run('news')]);
    // The server of the test may have taken the jobs by now: then nothing waits.
    expect(mail.works && jobs.works && news.works).toBe(true);
    expect(news.ms).toBeGreaterThan(2.9 * HOUR_MS);
    await app.sql('delete from news_sources');
  });

  test('is an outage of a server that does not answer, and of files that cannot be written', async () => {
    const broken = createProbes({
      ownUrl: 'http://127.0.0.1:1',
      sessionSecret: SESSION_SECRET,
      store: {
        ...(await openFileStore({ folder: app.dataDir })),
        write: async () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' })),
      },
      queues: { mail: [], jobs: [] },
    });
    await round(0, { ...WELL, web: broken.web, files: broken.files });
    expect(await statesAt(0)).toMatchObject({ web: 'outage', files: 'outage', database: 'operational' });
    const [row] = await app.sql<{ detail: string }>(
      `select detail from status_probes where service = 'files'`,
    );
    expect(row?.detail).toBe('Failed: ENOSPC');
  });

  test('runs once, though several processes begin it at the same time', async () => {
    let calls = 0;
    const counting = { ...WELL, database: async () => ({ works: true, ms: ++calls, detail: '' }) };
    const done = await Promise.all([round(0, counting), round(0, counting), round(0, counting)]);
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(calls).toBe(1);
    expect(await daysOf('web')).toEqual([expect.objectContaining({ operational: 1, outage: 0 })]);
    expect(await round(0)).toBe(false);
  });

  test('is counted as maintenance while that is planned', async () => {
    await plan(['search'], 0, 2);
    for (const minute of [0, 1, 2]) await round(minute, finding({ search: 'outage' }));
    expect(await daysOf('search')).toEqual([expect.objectContaining({ maintenance: 2, outage: 1 })]);
    expect(await daysOf('mail')).toEqual([expect.objectContaining({ operational: 3 })]);
  });
});

describe('days', () => {
  test('count each minute once, by the day in India, and minutes without a round as outage', async () => {
    await round(0);
    await round(1);
    // Three minutes are missing.
    await round(5);
    expect(await daysOf('web')).toEqual([
      { day: '2026-11-20', operational: 3, outage: 3, maintenance: 0, unknown: 0 },
    ]);
    // Midnight in India is 18:30 UTC, 14 hours later: the day ends with its last minute.
    await round(14 * 60 + 2);
    const [first, second] = await daysOf('web');
    expect(first).toMatchObject({ day: '2026-11-20', operational: 3, outage: 14 * 60 - 3 });
    expect(second).toMatchObject({ day: '2026-11-21', operational: 1, outage: 2 });
  });

  test('count a missing minute as maintenance where that was planned', async () => {
    await round(0);
    await plan([...SERVICE_IDS], 1, 31);
    await round(31);
    expect(await daysOf('files')).toEqual([
      expect.objectContaining({ operational: 2, maintenance: 30, outage: 0 }),
    ]);
    expect(await incidents()).toEqual([]);
  });

  test('stay when the minutes are deleted after 48 hours, and end after 100 days', async () => {
    await round(0);
    await app.sql(
      `insert into status_days (service, day, operational, counted_until) values ('web', '2026-08-01', 5, '2026-08-01')`,
    );
    await app.sql(`update status_days set counted_until = $1`, [later(48 * 60)]);
    await round(48 * 60 + 1);
    const [{ minutes } = { minutes: -1 }] = await app.sql<{ minutes: number }>(
      'select count(distinct minute)::int as minutes from status_probes',
    );
    expect(minutes).toBe(1);
    expect((await daysOf('web')).map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-22']);
  });

  test('begin again after a long time without a process, in time', async () => {
    await round(0);
    const year = 365 * 24 * 60;
    await round(year);
    const days = await daysOf('web');
    expect(days).toHaveLength(91);
    expect(days.reduce((sum, { outage }) => sum + outage, 0)).toBe(90 * 24 * 60);
  }, 30_000);

  test('leave out a minute whose round was never stored, and a service that is new', async () => {
    await round(0);
    await app.sql('insert into status_probes (minute, service) select $1, unnest($2::text[])', [
      later(1),
      SERVICE_IDS,
    ]);
    await app.sql(`delete from status_days where service = 'news'`);
    await round(2);
    expect(await daysOf('web')).toEqual([expect.objectContaining({ operational: 2, unknown: 1, outage: 0 })]);
    expect(await daysOf('news')).toEqual([
      expect.objectContaining({ operational: 1, unknown: 0, outage: 0 }),
    ]);
  });
});

describe('incidents of the probes', () => {
  const bad = finding({ mail: 'outage', search: 'outage' });

  test('open after three bad probes, once, and close after five good ones', async () => {
    await round(0, bad);
    await round(1, bad);
    expect(await incidents()).toEqual([]);
    await round(2, bad);
    await round(3, bad);
    expect(await incidents()).toEqual([
      {
        title: 'Outage: Search, Mail',
        services: ['search', 'mail'],
        impact: 'outage',
        state: 'investigating',
      },
    ]);
    for (const minute of [4, 5, 6, 7]) await round(minute);
    expect(await incidents()).toMatchObject([{ state: 'investigating' }]);
    await round(8);
    expect(await incidents()).toMatchObject([{ state: 'resolved' }]);
    const said = await app.sql<{ body: string }>(
      'select body from status_incident_updates order by created_at, id',
    );
    expect(said.map(({ body }) => body)).toEqual([
      '3 probes in a row failed. The probes opened this incident.',
      '5 probes in a row were good. The probes closed this incident.',
    ]);
  });

  test('open after ten slow probes, and become an outage', async () => {
    const slow = finding({ news: 'slow' });
    for (let minute = 0; minute < 9; minute += 1) await round(minute, slow);
    expect(await incidents()).toEqual([]);
    await round(9, slow);
    expect(await incidents()).toMatchObject([{ title: 'Slow or delayed: News sync', impact: 'degraded' }]);
    for (const minute of [10, 11, 12]) await round(minute, finding({ news: 'outage' }));
    expect(await incidents()).toMatchObject([{ title: 'Outage: News sync', impact: 'outage' }]);
  });

  test('stay open for an admin who has written to them', async () => {
    for (const minute of [0, 1, 2]) await round(minute, bad);
    await app.sql(
      `insert into status_incident_updates (id, incident_id, state, body, is_automatic)
        select gen_random_uuid(), id, 'identified', 'The disk is full.', false from status_incidents`,
    );
    for (const minute of [3, 4, 5, 6, 7, 8]) await round(minute);
    expect(await incidents()).toMatchObject([{ state: 'investigating' }]);
  });

  test('do not open during planned maintenance', async () => {
    await plan(['mail', 'search'], 0, 20);
    for (const minute of [0, 1, 2, 3]) await round(minute, bad);
    expect(await incidents()).toEqual([]);
  });

  test('say afterwards that nothing ran for three minutes or more', async () => {
    await round(0);
    await round(3);
    expect(await incidents()).toEqual([]);
    await round(7);
    expect(await incidents()).toMatchObject([
      { title: 'Dayitva was not reachable', state: 'resolved', services: [...SERVICE_IDS] },
    ]);
    const [said] = await app.sql<{ body: string }>('select body from status_incident_updates');
    expect(said?.body).toContain('For 3 minutes no probe could run');
  });
});
