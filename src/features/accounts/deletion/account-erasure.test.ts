import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectFailure } from '#platform/testing/failures.ts';
import { callAs, documentForm, startCollaboration } from '#platform/testing/records.ts';
import { fileForm, samplePng } from '#platform/testing/sample-files.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => app.sql('update accounts set deletion_due_at = null'));

/** Lets the time of these accounts be over, the first one longest, and the job run once. @returns its state then. */
async function runErasure(...members: TestMember[]): Promise<string | undefined> {
  for (const [at, { id }] of members.entries()) {
    const due = `now() - make_interval(mins => ${members.length - at})`;
    await app.sql(`update accounts set deletion_due_at = ${due} where id = $1`, [id]);
  }
  const [job] = await app.sql<{ id: string }>(
    "insert into pgboss.job (name, data) values ('account-erasure', null) returning id",
  );
  let state: string | undefined;
  const look = async () => {
    const [found] = await app.sql<{ state: string }>('select state from pgboss.job where id = $1', [job?.id]);
    state = found?.state;
    return state;
  };
  await expect.poll(look, { timeout: 10_000 }).toMatch(/completed|retry|failed/);
  return state;
}

const left = async (...members: TestMember[]) =>
  (await app.sql('select id from accounts where id = any($1)', [members.map(({ id }) => id)])).length;
const namesIn = async (id: string) =>
  (
    await app.sql<{ name: string }>(
      'select name from collaboration_participants where collaboration_id = $1 and profile_id is null order by name',
      [id],
    )
  ).map(({ name }) => name);

/** Puts a partner in by name, as it was possible before such names were refused. */
const addNames = (collaborationId: string, ...names: string[]) =>
  app.sql(
    `insert into collaboration_participants (id, collaboration_id, name)
      select gen_random_uuid(), $1, name from unnest($2::text[]) name`,
    [collaborationId, names],
  );

describe('the erasure of accounts', () => {
  test.each([
    [['Deleted member'], 'Deleted member 2'],
    [['Deleted member 2'], 'Deleted member'],
    [['DELETED MEMBER', 'deleted member 2', 'Deleted member 4'], 'Deleted member 3'],
    [['Deleted member 3', 'Deleted member x', 'Deleted member%'], 'Deleted member'],
  ])('finds a name that is free beside partners called %j', async (taken, expected) => {
    const [member, partner] = [await createMember(app), await createMember(app)];
    const { id } = await startCollaboration(app, partner, member);
    await addNames(id, ...taken);
    expect(await runErasure(member)).toBe('completed');
    expect(await left(member)).toBe(0);
    expect(await namesIn(id)).toEqual([...taken, expected].sort());
  });

  test('waits for a name that another transaction is just taking, and takes the next', async () => {
    const [member, partner] = [await createMember(app), await createMember(app)];
    const { id } = await startCollaboration(app, partner, member);
    const other = new pg.Client({ connectionString: app.databaseUrl });
    await other.connect();
    try {
      await other.query('begin');
      await other.query(
        `insert into collaboration_participants (id, collaboration_id, name)
          values (gen_random_uuid(), $1, 'Deleted member')`,
        [id],
      );
      const erasure = runErasure(member);
      const waiting = () =>
        app.sql("select from pg_stat_activity where wait_event_type = 'Lock' and query like '%anonymise%'");
      await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1);
      await other.query('commit');
      expect(await erasure).toBe('completed');
    } finally {
      await other.end();
    }
    expect(await namesIn(id)).toEqual(['Deleted member', 'Deleted member 2']);
  });

  test('goes on past an account that cannot be erased, which stays due and is erased later', async () => {
    const stuck = await createMember(app);
    const others = [await createMember(app), await createMember(app)];
    await app.sql(`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'not now'; end $$`);
    await app.sql(`create trigger refuse before delete on accounts for each row
      when (old.id = '${stuck.id}') execute function refuse()`);
    expect(await runErasure(stuck, ...others)).toMatch(/retry|failed/);
    expect([await left(stuck), await left(...others)]).toEqual([1, 0]);
    await app.sql('drop trigger refuse on accounts');
    expect(await runErasure()).toBe('completed');
    expect(await left(stuck)).toBe(0);
  });

  test('is held up by no row that refers to a member: each goes along or loses the reference', async () => {
    const rules = await app.sql<{ source: string; rule: string }>(
      `select conrelid::regclass || ': ' || pg_get_constraintdef(oid) as source, confdeltype as rule
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
          and confrelid in ('accounts'::regclass, 'profiles'::regclass, 'files'::regclass)`,
    );
    expect(rules.length).toBeGreaterThan(20);
    expect(rules.filter(({ rule }) => rule !== 'c' && rule !== 'n')).toEqual([]);
    const kept = await app.sql(
      `select conrelid::regclass || '.' || attname as source from pg_constraint
        join pg_attribute on attrelid = conrelid and attnum = any(conkey)
        where contype = 'f' and confdeltype = 'n' and connamespace = 'public'::regnamespace and attnotnull`,
    );
    expect(kept).toEqual([]);
  });

  test('takes pictures and papers along at once: no address serves them, and the store has forgotten them', async () => {
    const member = await createMember(app);
    const { avatar_url } = await callAs(
      app,
      member,
      'PUT',
      '/profile/avatar',
      fileForm(await samplePng(), 'me.png'),
    );
    await callAs(app, member, 'POST', '/documents', documentForm());
    const picture = avatar_url.replace('/service/api', '');
    expect((await app.request('GET', picture)).status).toBe(200);
    const files = await app.sql<{ name: string }>('select name from files where owner_id = $1', [member.id]);
    const stored = () => files.filter(({ name }) => existsSync(join(app.dataDir, 'files', name))).length;
    expect(stored()).toBe(files.length);
    expect(files.length).toBeGreaterThan(1);
    await runErasure(member);
    expectFailure(await app.request('GET', picture), 'FILE_NOT_FOUND');
    await expect.poll(stored, { timeout: 10_000 }).toBe(0);
  });
});

describe('a picture without its row', () => {
  test('is not served, though the store still has it', async () => {
    const member = await createMember(app);
    const form = fileForm(await samplePng(), 'me.png');
    const { avatar_url } = await callAs(app, member, 'PUT', '/profile/avatar', form);
    const picture = avatar_url.replace('/service/api', '');
    await app.sql('delete from files where owner_id = $1', [member.id]);
    expectFailure(await app.request('GET', picture), 'FILE_NOT_FOUND');
  });
});
