import fc from 'fast-check';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { marketplaceWordsJob } from '#features/marketplace/words/words.job.ts';
import type { MemberContext } from '#platform/server/context.ts';
import { openLocalEmbeddings } from '#platform/server/embeddings/local-embeddings.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { runJob, startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { marketplaceMeaningJob } from './meaning.job.ts';
import { likenessOf } from './meaning.rules.ts';
import { questionOf } from './meaning.service.ts';

let app: TestApp;
let reader: TestMember;
const NAMES = ['Otter One', 'Otter Two', 'Otter Three'];
let members: TestMember[] = [];

const compute = () => runJob(app, marketplaceMeaningJob.queue);

const meaningOf = async ({ id }: TestMember) =>
  (
    await app.sql<{ model: string | null; signs: string | null; vector: Buffer | null; words: string }>(
      'select model, signs, vector, words::text from profile_meanings where profile_id = $1',
      [id],
    )
  )[0];

async function namesFound(q: string, by = app): Promise<string[]> {
  const path = `/marketplace/search?${new URLSearchParams({ q, pageSize: '100' })}`;
  const { records } = await callAs(by, reader, 'GET', path);
  return records.map(({ full_name }: { full_name: string }) => full_name);
}

const SUMMARY = 'Otter holts along the river.';

beforeAll(async () => {
  app = await startTestApp();
  reader = await createMember(app, { name: 'Reader' });
  members = await Promise.all(NAMES.map((name) => createMember(app, { name })));
  for (const member of members) {
    await callAs(app, member, 'PUT', '/profile/profile', {
      short_summary: SUMMARY,
      skills: ['Otter counts'],
      public_contact_email: 'hidden-address@otters.example',
      shows_email: false,
    });
  }
  await compute();
  await runJob(app, marketplaceWordsJob.queue);
}, 60_000);
afterAll(() => app.stop());

describe('the meaning of a member', () => {
  test('is stored with the name of the model, as signs and as a vector of length 1', async () => {
    const [member = reader] = members;
    const meaning = await meaningOf(member);
    expect(meaning?.model).toBe('energetic-ai/use-lite-en-0.2');
    const stored = meaning?.vector ?? Buffer.alloc(0);
    const vector = Array.from({ length: 512 }, (_, at) => stored.readFloatBE(at * 4));
    expect(stored).toHaveLength(512 * 4);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
    expect(likenessOf(stored, vector)).toBeCloseTo(1, 4);
    const signs = vector.map((value) => (value > 0 ? '1' : '0')).join('');
    expect(meaning?.signs).toBe(signs);
  });

  test('is computed again after each change of the texts, the projects and the services', async () => {
    const member = await createMember(app, { name: 'Bell Foundry' });
    await compute();
    const before = await meaningOf(member);
    await callAs(app, member, 'PUT', '/profile/profile', { short_summary: 'We cast bells of bronze.' });
    await compute();
    const after = await meaningOf(member);
    expect(after?.signs).not.toBe(before?.signs);
    const project = await callAs(app, member, 'POST', '/profile/projects', {
      title: 'Carillon of Bhagalpur',
      status: 'Active',
    });
    await compute();
    expect((await namesFound('carillon'))[0]).toBe('Bell Foundry');
    await callAs(app, member, 'DELETE', `/profile/projects/${project.id}`);
    await compute();
    expect((await meaningOf(member))?.words).not.toContain('carillon');
    expect(await app.sql('select from profile_meaning_changes')).toEqual([]);
  });

  test('has nothing of what the member hides', async () => {
    const [member = reader] = members;
    expect((await meaningOf(member))?.words).not.toMatch(/hidden|otters/);
  });

  test('goes with the account', async () => {
    const leaving = await createMember(app, { name: 'Leaving' });
    await compute();
    expect(await meaningOf(leaving)).toBeDefined();
    await app.sql('delete from accounts where id = $1', [leaving.id]);
    expect(await meaningOf(leaving)).toBeUndefined();
  });

  test('is computed each minute', async () => {
    const schedules = await app.sql('select cron from pgboss.schedule where name = $1', [
      marketplaceMeaningJob.queue,
    ]);
    expect(schedules).toEqual([{ cron: '* * * * *' }]);
  });
});

describe('a search by a sentence', () => {
  /** Ways in which a member is not in the marketplace, as columns of the account. */
  const STATES: Record<string, { set: string; isListed: boolean }> = {
    listed: { set: 'email_confirmed_at = now()', isListed: true },
    unconfirmed: { set: 'email_confirmed_at = null', isListed: false },
    suspended: { set: 'email_confirmed_at = now(), suspended_at = now()', isListed: false },
    'about to be deleted': {
      set: "email_confirmed_at = now(), deletion_due_at = now() + interval '5 days'",
      isListed: false,
    },
    'an admin': { set: 'email_confirmed_at = now(), is_admin = true', isListed: false },
  };
  const USUAL = 'is_admin = false, suspended_at = null, deletion_due_at = null';

  async function setState(member: TestMember, state: string) {
    await app.sql(`update accounts set ${USUAL} where id = $1`, [member.id]);
    await app.sql(`update accounts set ${STATES[state]?.set} where id = $1`, [member.id]);
  }

  test('never finds who is not in the marketplace, before and after the job', {
    timeout: 120_000,
  }, async () => {
    const states = fc.constantFrom(...Object.keys(STATES));
    const queries = fc.constantFrom(
      'otter counts',
      SUMMARY,
      'animals that swim',
      'Otter One',
      'NGO',
      'new otters',
    );
    await fc.assert(
      fc.asyncProperty(fc.tuple(states, states, states), queries, async (chosen, query) => {
        for (const [at, member] of members.entries()) await setState(member, chosen[at] ?? 'listed');
        const listed = NAMES.filter((_, at) => STATES[chosen[at] ?? '']?.isListed);
        const found = async () => (await namesFound(query)).filter((name) => name.startsWith('Otter'));
        expect(listed).toEqual(expect.arrayContaining(await found()));
        await compute();
        expect((await found()).sort()).toEqual(listed.sort());
      }),
      { numRuns: 12 },
    );
  });

  test('waits a moment for a model that loads, and no longer', async () => {
    const silent =
      'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => undefined)';
    const embeddings = openLocalEmbeddings(new URL(`data:text/javascript,${encodeURIComponent(silent)}`));
    const ctx = { log: pino({ level: 'silent' }) } as unknown as MemberContext;
    const start = performance.now();
    expect(await questionOf(ctx, embeddings, 'otters')).toBeNull();
    expect(performance.now() - start).toBeLessThan(10_000);
    await embeddings.close();
  });

  test('goes on by words where no model answers, and says so', async () => {
    for (const member of members) await setState(member, 'listed');
    await compute();
    const settings = { EMBEDDINGS_URL: 'http://127.0.0.1:9/v1/embeddings', EMBEDDINGS_MODEL: 'away' };
    const other = await startTestApp({ ...settings, DATABASE_URL: app.databaseUrl });
    try {
      const answer = await callAs(other, reader, 'GET', '/marketplace/search?q=otter+counts');
      expect(answer.by_meaning).toBe(false);
      expect(answer.pagination.total).toBe(3);

      const blocker = new pg.Client(app.databaseUrl);
      await blocker.connect();
      await blocker.query('begin; lock table profile_meanings in access exclusive mode');
      const busy = await other.request('GET', '/marketplace/search?q=otter+counts', { token: reader.token });
      await blocker.end();
      expectFailure(busy, 'UNAVAILABLE');
    } finally {
      await other.stop();
    }
  });
});
