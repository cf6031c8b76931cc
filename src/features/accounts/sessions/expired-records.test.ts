import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { createMember, signIn, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Lets the job come that the schedule sends every hour. */
async function clean(): Promise<void> {
  const [job] = await app.sql<{ id: string }>(
    "insert into pgboss.job (name, data) values ('expired-records', null) returning id",
  );
  const state = () => app.sql('select state from pgboss.job where id = $1', [job?.id]);
  await expect.poll(state, { timeout: 10_000 }).toEqual([{ state: 'completed' }]);
}

const refresh = (refresh_token: string) => app.request('POST', '/auth/refresh', { body: { refresh_token } });
const idsOf = async ({ id }: TestMember) =>
  (await app.sql<{ id: string }>('select id from sessions where account_id = $1 order by id', [id])).map(
    (session) => session.id,
  );

/** Moves the member's sessions and tokens this many days into the past. */
async function passDays(member: TestMember, days: number): Promise<void> {
  const past = [member.id, days];
  await app.sql(
    `update refresh_tokens set expires_at = expires_at - $2 * interval '1 day', used_at = used_at - $2 * interval '1 day'
      where session_id in (select id from sessions where account_id = $1)`,
    past,
  );
  await app.sql(
    `update sessions set created_at = created_at - $2 * interval '1 day',
      last_used_at = last_used_at - $2 * interval '1 day' where account_id = $1`,
    past,
  );
}

describe('the job that deletes what has expired', () => {
  test('deletes sessions that nobody can refresh any more, with their tokens, and no other', async () => {
    const [gone, fresh] = [await createMember(app), await createMember(app)];
    await refresh(gone.refreshToken);
    await app.request('POST', '/auth/signout', { body: { refresh_token: gone.refreshToken } });
    await signIn(app, gone.email);
    await passDays(gone, 31.1);
    const { refreshToken } = await signIn(app, gone.email);
    const kept = await idsOf(fresh);
    await clean();
    expect(await idsOf(gone)).toHaveLength(1);
    expect((await refresh(refreshToken)).status).toBe(200);
    expect(await idsOf(fresh)).toEqual(kept);
    expect((await refresh(fresh.refreshToken)).status).toBe(200);
  });

  test('keeps a spent token as long as its second use gives a thief away', async () => {
    const member = await createMember(app);
    const { body } = await refresh(member.refreshToken);
    await passDays(member, 29);
    await clean();
    expectFailure(await refresh(member.refreshToken), 'SESSION_ENDED');
    expectFailure(await refresh(body.data.session.refresh_token), 'SESSION_ENDED');
    await passDays(member, 1.1);
    await clean();
    const left = await app.sql(
      'select 1 from refresh_tokens t join sessions s on s.id = t.session_id where s.account_id = $1',
      [member.id],
    );
    expect(left).toEqual([]);
  });

  test('deletes mailed tokens and counted tries, in as many steps as it takes', async () => {
    const { id } = await createMember(app);
    await app.sql(
      `insert into account_tokens (token_hash, account_id, purpose, expires_at)
        select sha256(n::text::bytea), $1, 'reset-password', now() + case when n = 0 then 1 else -n end * interval '1 min'
        from generate_series(0, 2500) n`,
      [id],
    );
    await app.sql(
      `insert into sign_in_budgets (key, tries, blocked_until, expires_at)
        values ('old', 3, now(), now() - interval '1 min'), ('new', 3, now(), now() + interval '1 min')`,
    );
    await clean();
    expect(await app.sql('select 1 from account_tokens where account_id = $1', [id])).toHaveLength(1);
    expect(await app.sql("select encode(key, 'escape') as key from sign_in_budgets")).toEqual([
      { key: 'new' },
    ]);
  });

  test('finds nothing more to do when it runs again', async () => {
    const before = await databaseState(app);
    await clean();
    expect(await databaseState(app)).toEqual(before);
  });

  test('runs every hour', async () => {
    const schedules = await app.sql("select cron from pgboss.schedule where name = 'expired-records'");
    expect(schedules).toEqual([{ cron: '41 * * * *' }]);
  });
});
