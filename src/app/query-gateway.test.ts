import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { REACHABLE_TABLES, type TableName } from '#features/admin/query-gateway/reachable-tables.data.ts';
import { connect } from '#platform/server/database/connect.ts';
import { openFileStore } from '#platform/server/files/file-store.ts';
import { newId } from '#platform/server/ids.ts';
import { expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { callAs, initiativeBody, projectBody, serviceBody } from '#platform/testing/records.ts';
import { createMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { loadDemo } from './all.demo.ts';
import { evaluate } from './testing/query-reference.ts';
import { type ReadableRow, rowsOfTypedRoutes, StatementMaker } from './testing/query-samples.ts';

/** Of each caller. */
const STATEMENTS = 600;
const ROLES = ['corporate', 'ngo', 'admin', 'unconfirmed', 'newcomer'] as const;
const TABLES = Object.keys(REACHABLE_TABLES) as TableName[];

interface Caller {
  id: string;
  token: string;
}
type Role = (typeof ROLES)[number];

let app: TestApp;
const callers = {} as Record<Role, Caller>;
const rows = {} as Record<Role, Record<TableName, ReadableRow[]>>;

const query = (caller: Caller, text: string, params: unknown[] = []) =>
  app.request('POST', '/query', { token: caller.token, body: { text, params } });

async function demoCaller(account: (typeof DEMO_SIGN_INS)[number] | undefined): Promise<Caller> {
  const { email, password } = account ?? {};
  const { body } = await app.request('POST', '/auth/signin', { body: { email, password } });
  return { id: body.data.user.id, token: body.data.session.access_token };
}

/** Rows that only some may read: a draft resource, and the profile, a service and a project of a member not published. */
async function storeHiddenRows(unpublished: Caller): Promise<void> {
  await app.sql(
    `insert into resources (id, author_id, title, description, category, type, audience, author_name, organization, status)
      values ($1, $2, 'Draft', 'Draft', 'Guides', 'document', 'NGOs', 'Asha', 'Jal Trust', 'pending')`,
    [newId(), unpublished.id],
  );
  await app.sql(
    `insert into user_services (id, user_id, title, tagline, description) values ($1, $2, 'Hidden', 'Hidden', 'Hidden')`,
    [newId(), unpublished.id],
  );
  await app.sql(
    `insert into user_projects (id, user_id, title, status) values ($1, $2, 'Hidden', 'Active')`,
    [newId(), unpublished.id],
  );
}

beforeAll(async () => {
  app = await startTestApp();
  const database = connect(app.databaseUrl, () => undefined);
  await loadDemo(database.db, new Date(), await openFileStore({ folder: join(app.dataDir, 'files') }));
  await database.close();
  const [corporate, ngo, admin] = DEMO_SIGN_INS;
  callers.corporate = await demoCaller(corporate);
  callers.ngo = await demoCaller(ngo);
  callers.admin = await demoCaller(admin);
  callers.unconfirmed = await createMember(app, { confirmed: false, type: 'consultant' });
  callers.newcomer = await createMember(app);
  await storeHiddenRows(callers.unconfirmed);
  await callAs(app, callers.newcomer, 'PUT', '/profile/profile', {
    public_contact_email: 'office@asha.example',
    website: 'https://asha.example',
    shows_website: false,
  });
  await callAs(app, callers.newcomer, 'POST', '/profile/services', serviceBody({ price: 5_000_000_000 }));
  await callAs(app, callers.newcomer, 'POST', '/profile/projects', projectBody({ rating: 4.5, budget: 7 }));
  await callAs(
    app,
    callers.newcomer,
    'POST',
    '/collaborations',
    initiativeBody({ participants: ['Jal Trust'] }),
  );
  for (const role of ROLES) rows[role] = await rowsOfTypedRoutes(app, callers[role]);
}, 120_000);
afterAll(() => app.stop());

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe.each(ROLES)('POST /service/api/query as %s', (role) => {
  test(`answers ${STATEMENTS} generated statements as a reference evaluator does over the typed routes`, async () => {
    const maker = new StatementMaker(randomNumbers(ROLES.indexOf(role) + 20_261_122));
    const wrong: object[] = [];
    let found = 0;
    for (let count = 0; count < STATEMENTS; count += 1) {
      const table = TABLES[count % TABLES.length] as TableName;
      const { text, params, meant } = maker.select(table, rows[role][table]);
      const answer = await query(callers[role], text, params);
      const expected = evaluate(rows[role][table], meant);
      found += expected.length;
      if (answer.status !== 200 || !isDeepStrictEqual(answer.body.data, expected))
        wrong.push({ text, params, answer: answer.body, expected });
    }
    expect(JSON.stringify(wrong.slice(0, 2), null, 1).slice(0, 6000)).toBe('[]');
    expect(found).toBeGreaterThan(STATEMENTS);
  }, 120_000);

  test.each(TABLES)('reads of %s every row that the typed routes give, and no other', async (table) => {
    const stored = await app.sql<{ id: string }>(
      `select id from ${table === 'learning_resources' ? 'resources' : table}`,
    );
    const readable = new Set(rows[role][table].map(({ id }) => id));
    const read: unknown[] = [];
    for (let from = 0; from < stored.length; from += 100) {
      const ids = stored.slice(from, from + 100).map(({ id }) => id);
      const condition = ids.map((_, at) => `id = $${at + 1}`).join(' or ');
      const answer = await query(callers[role], `select id from ${table} where ${condition}`, ids);
      expect(answer.status).toBe(200);
      read.push(...answer.body.data.map(({ id }: ReadableRow) => id));
    }
    expect(read.toSorted()).toEqual([...readable].toSorted());
  });

  test.each(TABLES)('knows no other column of %s', async (table) => {
    const stored = await app.sql<{ column_name: string }>(
      `select column_name from information_schema.columns where table_name = $1`,
      [table === 'learning_resources' ? 'resources' : table],
    );
    const reachable = Object.keys(REACHABLE_TABLES[table].columns);
    const others = stored.map(({ column_name }) => column_name).filter((name) => !reachable.includes(name));
    expect(others.length).toBeGreaterThan(0);
    for (const name of others) {
      for (const text of [
        `select ${name} from ${table}`,
        `select id from ${table} where ${name} = $1`,
        `select id from ${table} order by ${name}`,
      ]) {
        const answer = await query(callers[role], text, text.includes('$1') ? ['x'] : []);
        expect(answer.status, text).toBe(400);
      }
    }
  });
});

describe('POST /service/api/query', () => {
  test('says beside the rows whether it stopped before the last one', async () => {
    const member = await createMember(app);
    await app.sql(
      `insert into user_services (id, user_id, title, tagline, description)
       select gen_random_uuid(), $1, 'Service ' || n, 'T', 'D' from generate_series(1, 200) n`,
      [member.id],
    );
    const ask = async (rest: string, params: unknown[] = []) => {
      const { body } = await query(member, `select id from user_services where user_id = $1${rest}`, [
        member.id,
        ...params,
      ]);
      return [body.data.length, body.has_more];
    };
    expect(await ask('')).toEqual([200, false]);
    await callAs(app, member, 'POST', '/profile/services', serviceBody());
    expect(await ask('')).toEqual([200, true]);
    expect(await ask(' limit 200')).toEqual([200, true]);
    expect(await ask(' limit 3')).toEqual([3, true]);
    expect(await ask(' limit 0')).toEqual([0, true]);
    expect(await ask(' and title = $2', ['Service 7'])).toEqual([1, false]);
    expect(await ask(' and title = $2', ['None'])).toEqual([0, false]);
  });

  test('is for signed-in members', async () => {
    const answer = await app.request('POST', '/query', { body: { text: 'select id from profiles' } });
    expectFailure(answer, 'SIGN_IN_REQUIRED');
  });

  test('says where a statement is wrong', async () => {
    const say = async (text: string, params: unknown[] = []) => query(callers.ngo, text, params);
    expectWrongField(await say('select id form profiles'), 'text', 'At character 11: Expected "from".');
    expectWrongField(
      await say('select id from profile'),
      'text',
      'At character 16: There is no table profile.',
    );
    expectWrongField(
      await say('select id, pasword from profiles'),
      'text',
      'At character 12: The table profiles has no column pasword.',
    );
    expectWrongField(
      await say('select id from profiles where'),
      'text',
      'At character 30: The statement ends where the name of a column should be.',
    );
    expectWrongField(
      await say('select id from profiles where verified = $1', ['yes']),
      'params.0',
      'At character 42: $1 must be true or false or null.',
    );
    expectWrongField(
      await say("select id from profiles where id = 'x'"),
      'text',
      'At character 36: This is not part of the language. Values are parameters such as $1.',
    );
  });

  test('hides contact details from a caller whose own email is not confirmed, also in conditions', async () => {
    const text = 'select id, website from profiles where email = $1';
    expect((await query(callers.ngo, text, ['office@asha.example'])).body.data).toEqual([
      { id: callers.newcomer.id, website: null },
    ]);
    expect((await query(callers.unconfirmed, text, ['office@asha.example'])).body.data).toEqual([]);
  });

  test('never finds a member by the address of the account', async () => {
    const { email } = await createMember(app);
    expect(
      (await query(callers.admin, 'select id from profiles where email = $1', [email])).body.data,
    ).toEqual([]);
  });
});
