import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { API_BASE } from '#platform/contract/route.ts';
import type { Reader, ReaderContext } from '#platform/server/context.ts';
import { connect, type Database } from '#platform/server/database/connect.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { listMarketplaceProfiles } from './marketplace-list.service.ts';

let app: TestApp;
let reader: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  reader = await createMember(app, { name: 'Reader' });
});
afterAll(() => app.stop());

describe('a search that takes long', () => {
  const unaccent = (before: string) => `create or replace function immutable_unaccent(value text) returns text
    language plpgsql immutable parallel safe strict as $$
    begin
      ${before}
      return unaccent('unaccent'::regdictionary, value);
    end $$`;
  /** The statement that counts the hits of any word of a search takes half a minute, but not that for all its words. */
  const SLOW = `
      if value ~ '^"\\w+" "\\w+"$' then perform set_config('test.all_words', 'yes', true); end if;
      if value like '% or %' and current_query() like '%as total%'
        and current_setting('test.all_words', true) is distinct from 'yes' then perform pg_sleep(30); end if;`;
  const running = async () =>
    (await app.sql("select from pg_stat_activity where state = 'active' and wait_event = 'PgSleep'")).length;

  beforeAll(async () => {
    for (const [name, bio] of [
      ['Turbine Trust', 'Solar turbines.'],
      ['Sunny Trust', 'Solar.'],
    ]) {
      const member = await createMember(app, { name });
      await callAs(app, member, 'PUT', '/profile/profile', { bio });
    }
    await app.sql(unaccent(SLOW));
  });
  afterAll(() => app.sql(unaccent('')));
  beforeEach(async () => expect(await running()).toBe(0));

  test('is ended, and answers what it has', async () => {
    const answer = await callAs(app, reader, 'GET', '/marketplace/profiles?search=solar+turbines');
    expect(answer.incomplete).toBe(true);
    expect(answer.records).toMatchObject([{ full_name: 'Turbine Trust' }]);
    expect(answer.pagination.total).toBe(1);
    expect(await running()).toBe(0);
  });

  test('says so where it has nothing yet', async () => {
    const answer = await callAs(app, reader, 'GET', '/marketplace/profiles?search="solar+or+wind"+or+tides');
    expect(answer).toMatchObject({ incomplete: true, records: [], pagination: { total: 0 } });
  });

  test('ends when the client leaves', async () => {
    const client = new AbortController();
    const answer = fetch(`${app.url}${API_BASE}/marketplace/profiles?search=solar+turbines`, {
      headers: { authorization: `Bearer ${reader.token}` },
      signal: client.signal,
    });
    const left = expect(answer).rejects.toThrow('left');
    await expect.poll(running).toBe(1);
    client.abort(new Error('left'));
    await left;
    // By itself it would end after two seconds.
    await expect.poll(running, { timeout: 1000 }).toBe(0);
  });

  test('leaves its connection to others unharmed', async () => {
    const slow = () => callAs(app, reader, 'GET', '/marketplace/profiles?search=solar+turbines');
    await Promise.all(Array.from({ length: 8 }, slow));
    const detail = () => callAs(app, reader, 'GET', `/marketplace/profiles/${reader.id}`);
    for (const { full_name } of await Promise.all(Array.from({ length: 24 }, detail)))
      expect(full_name).toBe('Reader');
  });
});

describe('a search among many members', () => {
  const MEMBERS = 6000;
  let database: Database;
  beforeAll(async () => {
    // Every member has the common words; one in 600 is in Sikkim, one in 1,000 a consultant, and none has level 2.
    await app.sql(
      `with made as (
        insert into accounts (id, email, password_hash, email_confirmed_at)
        select gen_random_uuid(), 'many' || n || '@x.example', 'none', now() from generate_series(1, $1) n
        returning id, email
      )
      insert into profiles (id, organization_type, full_name, bio, headquarters_location, headquarters_state,
        documents_checked_on, documents_checked_until, sdg_goals)
      select id, case n % 1000 when 0 then 'consultant' else 'ngo' end, 'Many ' || n,
        'Our village committees keep registers. ' || case n % 2 when 0 then 'Weaving. ' else '' end ||
          case n % 3 when 0 then 'Dairy. ' else '' end || case n % 6 when 1 then 'Bamboo. ' else '' end ||
          repeat(' lorem ipsum dolor sit amet', 12),
        'Somewhere', case n % 600 when 0 then 'Sikkim' else 'Bihar' end, current_date, current_date + 500,
        '{Quality Education}'
      from made, cast(substring(email from '[0-9]+') as int) n`,
      [MEMBERS],
    );
    await app.sql('select count_marketplace_words()');
    await app.sql('vacuum analyze profiles');
    await app.sql('vacuum analyze marketplace_words');
    database = connectOnce();
  });
  afterAll(() => database.close());
  const connectOnce = () => connect(app.databaseUrl, () => undefined, 1);

  type Asked = Record<string, string | string[] | number>;
  function find(query: Asked, { db }: Database) {
    const actor: Reader = { accountId: reader.id, profileId: reader.id, role: 'owner', emailConfirmed: true };
    const ctx = { db, actor, now: new Date() } as unknown as ReaderContext;
    return listMarketplaceProfiles(ctx, { page: 1, pageSize: 10, ...query } as never);
  }

  /** Rows of profiles that were visited so far on the only connection. */
  async function visited(): Promise<number> {
    await database.pool.query('select pg_stat_force_next_flush()');
    const { rows } = await database.pool.query(
      `select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as n from pg_stat_user_tables
        where relname = 'profiles'`,
    );
    return Number(rows[0].n);
  }

  async function visitedBy(
    query: Record<string, string | string[]>,
  ): Promise<{ rows: number; total: number }> {
    const before = await visited();
    const { pagination } = await find(query, database);
    return { rows: (await visited()) - before, total: pagination.total };
  }

  test.each([
    ['a word that nobody wrote', { search: 'stationer' }, 0],
    ['two words that nobody wrote', { search: 'xylophones zithers' }, 0],
    ['a common word and a rare state', { search: 'village', location: 'Sikkim' }, 10],
    ['a common word and a rare type', { search: 'village', type: 'consultant' }, 6],
    [
      'a common word and a rare type and state',
      { search: 'village', type: 'consultant', location: 'Sikkim' },
      2,
    ],
    ['a common word and a level that nobody has', { search: 'village', verification: '2' }, 0],
    ['a level that nobody has', { verification: '3' }, 0],
    ['a rare state and a level', { verification: '1', location: 'Sikkim' }, 10],
    ['a district', { district: 'Elsewhere' }, 0],
    ['a rare state by rating', { location: 'Sikkim', sort: 'rating' }, 10],
    ['a rare type and a goal', { type: 'consultant', sdg: ['4'] }, 6],
    ['a focus area that nobody has, and a common word', { search: 'village', focus: ['Sports'] }, 0],
    ['those to whom CSR money can go', { csr: 'true' }, 0],
  ])('visits few rows for %s', async (_, query, hits) => {
    const { rows, total } = await visitedBy(query);
    expect(total).toBe(hits);
    // Each hit is counted, ranked and read.
    expect(rows).toBeLessThanOrEqual(4 * hits + 20);
  });

  test('visits few rows for a common word with a typing error', async () => {
    const { rows, total } = await visitedBy({ search: 'vilage' });
    expect(total).toBe(1000);
    expect(rows).toBeLessThan(3000);
  });

  test.each([
    ['two common words', { search: 'village committees' }],
    ['a common word and a common type', { search: 'village', type: 'ngo' }],
    ['a common word and a goal, by rating', { search: 'village', sdg: ['4'], sort: 'rating' }],
    ['three common filters', { type: 'ngo', sdg: ['4'], verification: '1' }],
  ])('does not collect all that have %s', async (_, query) => {
    const { rows, total } = await visitedBy(query);
    expect(total).toBe(1000);
    expect(rows).toBeLessThan(500);
  });

  const keptSearches = async ({ pool }: Database) =>
    (
      await pool.query(
        `select from pg_prepared_statements where statement like '%search_document @@ %websearch%'`,
      )
    ).rowCount;

  test('is planned for its own values each time, but for the count of its hits', async () => {
    const own = connectOnce();
    try {
      for (let time = 0; time < 8; time += 1) await find({ search: 'village', verification: '1' }, own);
      expect(await keptSearches(own)).toBe(1);
    } finally {
      await own.close();
    }
  });

  test('visits few rows by a plan that knows no words', async () => {
    const rare = { search: 'stationer', type: 'ngo', location: 'Bihar', verification: '1', sdg: ['4'] };
    await database.pool.query('set plan_cache_mode = force_generic_plan');
    const { rows, total } = await visitedBy(rare);
    await database.pool.query('reset plan_cache_mode');
    expect(total).toBe(0);
    expect(rows).toBeLessThan(20);
  });

  test('opens the first thousand pages', async () => {
    const path = '/marketplace/profiles?pageSize=1&page=';
    const last = await callAs(app, reader, 'GET', `${path}1000`);
    expect(last.records).toHaveLength(1);
    expect(last.pagination.totalPages).toBe(1000);
    expect(last.pagination.total).toBeGreaterThan(MEMBERS);
    const { status, body } = await app.request('GET', `${path}1001`, { token: reader.token });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('Only the first 1,000 pages can be opened');
  });

  test('opens late pages of a common word among a million', async () => {
    await app.sql('update marketplace_counts set members = members + 1000000');
    const { records } = await find({ search: 'village', page: 60 }, database);
    await app.sql('update marketplace_counts set members = members - 1000000');
    expect(records).toHaveLength(10);
  });

  test('finds the same whether hits are known from a sample and counts or all collected', async () => {
    const words = ['village', 'village committees', 'village weaving', 'weaving dairy', 'dairy', 'bamboo'];
    const searches = [...words, 'bamboo weaving', 'weaving bamboo dairy', '"village committees" -bamboo'];
    const filters: Asked[] = [{}, { type: 'ngo' }, { location: 'Bihar', sdg: ['4'] }, { type: 'consultant' }];
    const orders: Asked[] = [{}, { page: 7 }, { page: 100 }, { sort: 'newest' }, { sort: 'rating' }];
    const queries = searches.flatMap((search) =>
      filters.flatMap((filter) => orders.map((order) => ({ search, ...filter, ...order }))),
    );
    const answersOf = async (asked: Database) => {
      const answers = [];
      for (const query of queries) {
        const { records, pagination } = await find(query, asked);
        answers.push({ query, total: pagination.total, ids: records.map(({ id }) => id) });
      }
      return answers;
    };
    const sampled = await answersOf(database);
    await app.sql('delete from marketplace_counts');
    await app.sql('delete from marketplace_words');
    const small = connectOnce();
    try {
      const collected = await answersOf(small);
      expect(await keptSearches(small)).toBeGreaterThan(0);
      expect(sampled).toEqual(collected);
      expect(new Set(collected.map(({ total }) => total)).size).toBeGreaterThan(3);
    } finally {
      await small.close();
    }
  });
});

describe('the contact details that one person is shown in a day', () => {
  test('have one limit for list, search, profile, exports and queries, and admins hear of who reaches it', async () => {
    const limited = await startTestApp({ RATE_LIMIT: 'on', CONTACTS_PER_DAY: '6' });
    const [person, admin] = [await createMember(limited), await createMember(limited, { admin: true })];
    for (const name of ['One', 'Two', 'Three', 'Four']) {
      const member = await createMember(limited, { name });
      await callAs(limited, member, 'PUT', '/profile/profile', { website: 'https://wells.example' });
    }
    await callAs(limited, person, 'PUT', '/profile/profile', { website: 'https://own.example' });
    const list = () => limited.request('GET', '/marketplace/profiles', { token: person.token });
    const query = (text: string, by = person) =>
      limited.request('POST', '/query', { token: by.token, body: { text } });
    expect((await query('select id, bio from profiles limit 50')).status).toBe(200);
    expect((await list()).body.data.records).toHaveLength(5);
    // Passes the limit; the mail leaves once.
    expect((await query('select id, website from profiles limit 50')).status).toBe(200);
    const mail = await limited.mail(admin.email, 'A member has read very many contact details');
    expect(mail).toContain(person.email);

    const refused = [
      await list(),
      await query('select website from profiles limit 1'),
      await limited.request('GET', '/marketplace/export?format=csv', { token: person.token }),
    ];
    for (const answer of refused) {
      expectFailure(
        answer,
        'DAILY_LIMIT_REACHED',
        'You have been shown the contact details of 6 members today, the most that one person is shown in a day. You can continue after midnight, Indian time.',
      );
      expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(86_400);
    }
    expect((await query('select id, bio from profiles limit 50')).status).toBe(200);
    expect((await query('select website from profiles limit 50', admin)).status).toBe(200);
    await limited.sql("update member_counts set day = current_date - 1 where kind = 'contact-details'");
    expect((await list()).status).toBe(200);
    await limited.stop();
  });
});
