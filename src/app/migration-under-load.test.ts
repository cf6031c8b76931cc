import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callAs, projectBody, serviceBody, ticketBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { pathOf } from './sweeps/call.ts';
import { CONTRACT_ROUTES } from './sweeps/contract-routes.ts';
import { validCalls } from './sweeps/valid-calls.ts';

/** Answers between two schema changes: enough for every connection to prepare the statements. */
const ANSWERS_BETWEEN = 60;

let app: TestApp;
let member: TestMember;
let calls: { name: string; send: () => Promise<{ status: number }> }[];

beforeAll(async () => {
  app = await startTestApp();
  member = await createMember(app, { type: 'corporate' });
  const service = await callAs(app, member, 'POST', '/profile/services', serviceBody());
  const project = await callAs(app, member, 'POST', '/profile/projects', projectBody());
  await callAs(app, member, 'POST', '/support/tickets', ticketBody());
  const { params } = (await validCalls(app, member).getCollaboration?.()) ?? {};
  const reads = CONTRACT_ROUTES.filter(({ method, access, path }) =>
    Boolean(
      method === 'GET' && access !== 'admin' && !/:(?!id)/.test(path) && /collab|profile|support/.test(path),
    ),
  );
  const by = (method: string, path: string, body?: object) => ({
    name: `${method} ${path}`,
    send: () => app.request(method, path, { token: member.token, body }),
  });
  calls = [
    ...reads.map((route) => by('GET', pathOf(route, { params }))),
    by('GET', `/profile/services/${service.id}`),
    by('GET', `/profile/projects/${project.id}`),
    by('PUT', `/profile/services/${service.id}`, { tagline: 'A new tagline' }),
    by('PUT', `/profile/projects/${project.id}`, { description: 'A new description' }),
    by('PUT', `/collaborations/${params?.id}`, { description: 'A new description' }),
    by('PUT', '/profile/profile', { bio: 'A new bio' }),
  ];
});
afterAll(() => app.stop());

/** Repeats the calls, several at a time, while the schema changes. Returns the answers that were faults. */
async function faultsWhile(changes: string[]): Promise<string[]> {
  const faults: string[] = [];
  let answers = 0;
  let isOver = false;
  const loop = async (start: number) => {
    for (let at = start; !isOver; at += 1) {
      const call = calls[at % calls.length];
      const status = (await call?.send())?.status ?? 0;
      answers += 1;
      if (status >= 500) faults.push(`${call?.name}: ${status}`);
    }
  };
  const change = async () => {
    for (const statement of changes) {
      const goal = answers + ANSWERS_BETWEEN;
      await expect.poll(() => answers, { timeout: 30_000, interval: 5 }).toBeGreaterThan(goal);
      await app.sql(statement);
    }
    const goal = answers + ANSWERS_BETWEEN;
    await expect.poll(() => answers, { timeout: 30_000, interval: 5 }).toBeGreaterThan(goal);
  };
  await Promise.all([
    change().finally(() => {
      isOver = true;
    }),
    ...Array.from({ length: 8 }, (_, worker) => loop(worker * 3)),
  ]);
  return faults;
}

const TABLES = [
  'collaborations',
  'collaboration_participants',
  'collaboration_milestone_records',
  'collaboration_requests',
  'collaboration_ratings',
  'user_services',
  'user_projects',
  'profiles',
  'profile_details',
  'accounts',
  'support_tickets',
];

describe('a migration under load', () => {
  test('that adds columns causes no fault', async () => {
    expect(await faultsWhile(TABLES.map((table) => `alter table ${table} add column later text`))).toEqual(
      [],
    );
  }, 120_000);

  test('that changes the result of statements makes them be prepared again, in transactions too', async () => {
    // PostgreSQL does not alter a column that a trigger names.
    const changes = [
      'alter table user_services alter column duration type varchar(1000)',
      'alter table collaborations alter column description type varchar(20000)',
      'alter table user_projects alter column beneficiaries_planned type bigint',
    ];
    expect(await faultsWhile(changes)).toEqual([]);
  }, 120_000);
});
