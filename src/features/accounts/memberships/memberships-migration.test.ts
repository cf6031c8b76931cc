import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#platform/server/database/migrate.ts';
import { createEmptyDatabase } from '#platform/testing/test-database.ts';

const MIGRATION = '0073_memberships.sql';
const PROFILES = 100_000;

let url: string;
let client: pg.Client;
beforeAll(async () => {
  url = await createEmptyDatabase();
  client = new pg.Client({ connectionString: url });
  await client.connect();
}, 60_000);
afterAll(() => client.end());

const query = async (text: string) => (await client.query(text)).rows;

/** Brings the schema to the version before memberships. */
async function migrateBefore(): Promise<void> {
  await query(
    'create table schema_migrations (name text primary key, checksum text, applied_at timestamptz)',
  );
  const names = readdirSync('migrations')
    .filter((name) => name < MIGRATION)
    .sort();
  for (const name of names) {
    const sql = readFileSync(`migrations/${name}`, 'utf8');
    await query(sql);
    const checksum = createHash('sha256').update(sql).digest('hex');
    await client.query('insert into schema_migrations values ($1, $2, now())', [name, checksum]);
  }
}

/** Accounts with profiles: every second one an organisation with a contact person, every fifth signed in. */
async function fill(): Promise<void> {
  // Without triggers: what they keep is not what is tested, and they would take minutes.
  await query('set session_replication_role = replica');
  await query(`insert into accounts (id, email, password_hash, email_confirmed_at, created_at)
    select gen_random_uuid(), n || '@members.example', 'x', now(), now() - n * interval '1 minute'
    from generate_series(1, ${PROFILES}) n`);
  await query(`insert into profiles (id, organization_type, full_name, organization_name, slug, is_page_public, is_published, created_at)
    select id, 'ngo', 'Person ' || email, case when n % 2 = 0 then 'Organisation ' || n end, 'page-' || n, true, true, created_at
    from (select *, row_number() over (order by email) as n from accounts) a`);
  await query(`insert into profile_details (id) select id from profiles`);
  await query(`update profile_details set mails_ratings = false, mails_digest = false
    where id = (select id from accounts where email = '7@members.example')`);
  await query(`insert into sessions (id, account_id, created_at, last_used_at)
    select gen_random_uuid(), id, created_at, now() from accounts order by email limit ${PROFILES / 5}`);
  await query('set session_replication_role = origin');
  await query('analyze');
}

describe('the migration to memberships', () => {
  test(`makes ${PROFILES} accounts owners of their profiles in less than a minute`, async () => {
    await migrateBefore();
    await fill();
    const before = await query(
      'select id, full_name, organization_name, is_published, updated_at from profiles order by id',
    );
    const start = performance.now();
    expect(await migrate(url)).toContain(MIGRATION);
    expect(performance.now() - start).toBeLessThan(60_000);
    expect(
      await query(
        'select id, full_name, organization_name, is_published, updated_at from profiles order by id',
      ),
    ).toEqual(before);
    expect(
      await query(`select count(*)::int as owners, count(m.last_seen_at)::int as seen from memberships m
        join profiles p on p.id = m.profile_id and m.is_main
        where m.role = 'owner' and m.account_id = m.profile_id and m.created_at = p.created_at`),
    ).toEqual([{ owners: PROFILES, seen: PROFILES / 5 }]);
    expect(await query('select count(*)::int as named from accounts where person_name is not null')).toEqual([
      { named: PROFILES / 2 },
    ]);
    expect(
      await query("select email, mails_off from accounts where mails_off <> '{}'"),
      'the choice of mails is that of the person',
    ).toEqual([{ email: '7@members.example', mails_off: ['mails_digest', 'mails_ratings'] }]);
  }, 180_000);
});
