import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayInIndia } from '#platform/contract/dates.ts';
import { databaseState, expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import {
  callAs,
  initiativeBody,
  projectBody,
  serviceBody,
  startCollaboration,
} from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { type ApiAnswer, startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let member: TestMember;
let other: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  member = await createMember(app);
  other = await createMember(app, { type: 'corporate' });
});
afterAll(() => app.stop());

/** What a partner is told that does not lead the collaboration. */
const ONLY_LEAD =
  'The role of your organisation in this collaboration does not allow this. The lead can change it.';

const query = (text: string, params: unknown[] = [], caller = member, to = app) =>
  to.request('POST', '/query', { token: caller.token, body: { text, params } });

/** The statement that inserts a row, as clients build it. */
function insertOf(table: string, row: Record<string, unknown>): [text: string, params: unknown[]] {
  const columns = Object.keys(row);
  const values = columns.map((_, at) => `$${at + 1}`);
  return [
    `insert into ${table} (${columns.join(', ')}) values (${values.join(', ')}) returning *`,
    Object.values(row),
  ];
}

/** Asserts that the answer is as `check` says and that nothing was stored. */
async function expectUnchanged(send: () => Promise<ApiAnswer>, check: (answer: ApiAnswer) => void) {
  const before = await databaseState(app);
  check(await send());
  expect(await databaseState(app)).toEqual(before);
}

/** The fields of `record` that the row has. */
const ofRow = (record: Record<string, unknown>, row: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(row).map((name) => [name, record[name]]));

const OWN = [
  { table: 'user_services', path: '/profile/services', body: serviceBody, code: 'SERVICE' },
  { table: 'user_projects', path: '/profile/projects', body: projectBody, code: 'PROJECT' },
] as const;

describe.each(OWN)('POST /service/api/query writes $table', ({ table, path, body, code }) => {
  const create = (caller = member) => callAs(app, caller, 'POST', path, body());

  test('inserts as the typed route does, and answers the row', async () => {
    const [text, params] = insertOf(table, { user_id: member.id, ...body({ title: 'By a statement' }) });
    const { status, body: answer } = await query(text, params);
    expect(status).toBe(200);
    const [row] = answer.data;
    expect(row).toMatchObject({ user_id: member.id, title: 'By a statement', version: 1 });
    expect(ofRow(await callAs(app, member, 'GET', `${path}/${row.id}`), row)).toEqual(row);
  });

  test('answers no row without returning', async () => {
    const { id } = await create();
    const answer = await query(`update ${table} set title = $1 where id = $2`, ['New', id]);
    expect(answer).toMatchObject({ status: 200, body: { data: [] } });
    expect((await callAs(app, member, 'GET', `${path}/${id}`)).title).toBe('New');
  });

  test('refuses what the typed route refuses, naming the column', async () => {
    const [text, params] = insertOf(table, { ...body(), title: '' });
    await expectUnchanged(
      () => query(text, params),
      (answer) => expectWrongField(answer, 'title', 'Title is required'),
    );
  });

  test('updates one row, and refuses a save that started from an older version', async () => {
    const { id, version } = await create();
    const text = `update ${table} set title = $1, version = $2 where id = $3 and user_id = $4 returning title, version`;
    const first = await query(text, ['First', version, id, member.id]);
    expect(first.body.data).toEqual([{ title: 'First', version: version + 1 }]);
    await expectUnchanged(
      () => query(text, ['Second', version, id, member.id]),
      (answer) => expectFailure(answer, `${code}_CHANGED`),
    );
  });

  test('deletes one row, and answers it as it was', async () => {
    const { id } = await create();
    const { body: answer } = await query(`delete from ${table} where id = $1 returning id, title`, [id]);
    expect(answer.data).toEqual([{ id, title: body().title }]);
    expect((await app.request('GET', `${path}/${id}`, { token: member.token })).status).toBe(404);
  });

  test("never writes another member's row", async () => {
    const { id } = await create(other);
    const statements: [string, unknown[]][] = [
      [`update ${table} set title = $1 where id = $2`, ['Mine', id]],
      [`delete from ${table} where id = $1`, [id]],
    ];
    for (const [text, params] of statements) {
      await expectUnchanged(
        () => query(text, params),
        (answer) => expectFailure(answer, `${code}_NOT_FOUND`),
      );
    }
    const [text, params] = insertOf(table, { ...body(), user_id: other.id });
    await expectUnchanged(
      () => query(text, params),
      (answer) => expect(answer).toMatchObject({ status: 403, body: { error: { code: 'FORBIDDEN' } } }),
    );
  });

  test('writes nothing where no row passes the condition', async () => {
    const { id } = await create();
    const text = `update ${table} set title = $1 where id = $2 and title = $3 returning id`;
    await expectUnchanged(
      () => query(text, ['New', id, 'Another title']),
      (answer) => expect(answer).toMatchObject({ status: 200, body: { data: [] } }),
    );
  });

  test('writes only where the statement names one row', async () => {
    const { id } = await create();
    const conditions = ['', ' where user_id = $1', ' where id = $1 or user_id = $1', ' where title ilike $1'];
    for (const condition of conditions) {
      await expectUnchanged(
        () => query(`delete from ${table}${condition}`, condition ? [id] : []),
        (answer) =>
          expectWrongField(
            answer,
            'text',
            'At character 1: A statement that writes names its row: "where id = $1".',
          ),
      );
    }
  });
});

describe('POST /service/api/query writes collaborations', () => {
  /** A record as the specification's client makes it. */
  const record = (fields: object = {}) => ({
    id: `collab_${Date.now()}_abc123`,
    ...initiativeBody({
      participants: ['Jal Trust'],
      budget: 25_000_000,
      impact_metrics: { beneficiaries: 40 },
    }),
    status: 'planning',
    progress_percentage: 0,
    created_by: member.id,
    created_at: new Date().toISOString(),
    updated_at: new Date().toISOString(),
    ...fields,
  });

  test('inserts a record as the client makes it, with an id of the server', async () => {
    const sent = record();
    const { status, body } = await query(...insertOf('collaborations', sent));
    expect(status).toBe(200);
    const [row] = body.data;
    expect(row).toMatchObject({
      title: sent.title,
      budget: 25_000_000,
      status: 'planning',
      created_by: member.id,
    });
    expect(row.participants).toContain('Jal Trust');
    expect(ofRow(await callAs(app, member, 'GET', `/collaborations/${row.id}`), row)).toEqual(row);
  });

  test('refuses a new record with another creator, status or progress', async () => {
    const refused: [object, number][] = [
      [{ created_by: other.id }, 403],
      [{ created_by: '00000000-0000-0000-0000-000000000000' }, 403],
      [{ status: 'completed' }, 400],
      [{ progress_percentage: 50 }, 400],
      [{ archived_at: null }, 400],
      [{ title: ' ' }, 400],
    ];
    for (const [fields, status] of refused) {
      await expectUnchanged(
        () => query(...insertOf('collaborations', record(fields))),
        (answer) => expect(answer.status, JSON.stringify(fields)).toBe(status),
      );
    }
  });

  test('updates the fields of the specification; participants have routes of their own', async () => {
    const [{ id, participants }] = (await query(...insertOf('collaborations', record()))).body.data;
    const text =
      'update collaborations set status = $1, progress_percentage = $2, participants = $3 where id = $4 returning status, progress_percentage';
    expect((await query(text, ['active', 10, participants, id])).body.data).toEqual([
      { status: 'active', progress_percentage: 10 },
    ]);
    await expectUnchanged(
      () => query(text, ['active', 20, [...participants, 'Another Trust'], id]),
      (answer) =>
        expectWrongField(
          answer,
          'text',
          'At character 66: The column participants of collaborations cannot be changed here.',
        ),
    );
  });

  test('deletes as the typed route does: only for the member who leads it', async () => {
    const { id, created_by } = await startCollaboration(app, member, other);
    const [starter, partner] = created_by === member.id ? [member, other] : [other, member];
    const text = 'delete from collaborations where id = $1 returning id';
    await expectUnchanged(
      () => query(text, [id], partner),
      (answer) => expectFailure(answer, 'COLLABORATION_ROLE_FORBIDS', ONLY_LEAD),
    );
    expect((await query(text, [id], starter)).body.data).toEqual([{ id }]);
    const stranger = await createMember(app);
    expect((await query(text, [id], stranger)).body.data).toEqual([]);
    expect((await query('select id from collaborations where id = $1', [id], partner)).body.data).toEqual([]);
  });
});

describe('POST /service/api/query writes profiles', () => {
  test('finds the own profile by the sign-in address, with all that can be written', async () => {
    const text =
      'select id, email, headquarters_location, public_contact_email, corporate_cin, version from profiles where email = $1';
    const found = await query(text, [member.email]);
    expect(found.body.data).toMatchObject([
      {
        id: member.id,
        email: member.email,
        headquarters_location: 'Ranchi, Jharkhand',
        version: expect.any(Number),
      },
    ]);
    expect((await query(text, [other.email])).body.data, 'of nobody else').toEqual([]);
    const others = await query(
      'select id, email, public_contact_email, corporate_cin from profiles where id = $1',
      [other.id],
    );
    expect(others.body.data).toEqual([
      { id: other.id, email: null, public_contact_email: null, corporate_cin: null },
    ]);
  });

  const text = 'update profiles set bio = $1, skills = $2 where id = $3 returning bio, skills';

  test('updates the own profile', async () => {
    const { body } = await query(text, ['Wells.', ['pumps'], member.id]);
    expect(body.data).toEqual([{ bio: 'Wells.', skills: ['pumps'] }]);
  });

  test("refuses another member's profile", () =>
    expectUnchanged(
      () => query(text, ['Mine', [], other.id]),
      (answer) => expect(answer.status).toBe(400),
    ));

  test.each([
    ['insert into profiles (full_name) values ($1)', ['Asha'], 'Rows of profiles cannot be inserted here.'],
    ['delete from profiles where id = $1', ['{member}'], 'Rows of profiles cannot be deleted here.'],
    [
      'insert into learning_resources (title) values ($1)',
      ['Guide'],
      'Rows of learning_resources cannot be inserted here.',
    ],
  ])('refuses %s, which has no typed route', async (statement, params, message) => {
    const values = params.map((value) => value.replace('{member}', member.id));
    await expectUnchanged(
      () => query(statement, values),
      (answer) => expectWrongField(answer, 'text', `At character 1: ${message}`),
    );
  });

  test.each(['role', 'verified', 'email', 'rating', 'is_admin', 'is_published', 'version_of'])(
    'refuses to set %s',
    async (column) => {
      await expectUnchanged(
        () => query(`update profiles set ${column} = $1 where id = $2`, ['admin', member.id]),
        (answer) =>
          expectWrongField(
            answer,
            'text',
            `At character 21: The column ${column} of profiles cannot be written here.`,
          ),
      );
    },
  );
});

describe('POST /service/api/query', () => {
  test('writes only for members whose email is confirmed', async () => {
    const unconfirmed = await createMember(app, { confirmed: false });
    await expectUnchanged(
      () => query(...insertOf('user_services', serviceBody()), unconfirmed),
      (answer) => expectFailure(answer, 'EMAIL_NOT_CONFIRMED'),
    );
  });

  test('counts at the caps of the typed routes', async () => {
    const limited = await startTestApp({ DATABASE_URL: app.databaseUrl, RATE_LIMIT: 'on' });
    try {
      const [text, params] = insertOf('user_services', serviceBody());
      const busy = await createMember(app);
      expect((await query(text, params, busy, limited)).status).toBe(200);
      const made = await app.sql('select kind, made from member_counts where account_id = $1', [busy.id]);
      expect(made).toEqual([{ kind: 'createService', made: 1 }]);
      await app.sql('update member_counts set made = 50, day = $2 where account_id = $1', [
        busy.id,
        dayInIndia(new Date()),
      ]);
      const refused = await query(text, params, busy, limited);
      expect(refused).toMatchObject({ status: 429, body: { error: { code: 'DAILY_LIMIT_REACHED' } } });
    } finally {
      await limited.stop();
    }
  });

  test('ends after two seconds, whatever the statement waits for', async () => {
    const { id } = await callAs(app, member, 'POST', '/profile/services', serviceBody());
    const blocker = new pg.Client({ connectionString: app.databaseUrl });
    await blocker.connect();
    try {
      await blocker.query('begin');
      await blocker.query('lock table user_services in access exclusive mode');
      const answers = await Promise.all([
        query('select id from user_services where id = $1', [id]),
        query('update user_services set title = $1 where id = $2', ['Late', id]),
      ]);
      for (const answer of answers) {
        expectWrongField(
          answer,
          'text',
          'At character 1: The statement takes longer than two seconds. Please ask for less.',
        );
      }
    } finally {
      await blocker.end();
    }
    expect((await query('select title from user_services where id = $1', [id])).body.data).toEqual([
      { title: serviceBody().title },
    ]);
  });

  test('is limited to 120 statements a minute', async () => {
    const limited = await startTestApp({ DATABASE_URL: app.databaseUrl, RATE_LIMIT: 'on' });
    try {
      const busy = await createMember(app);
      const statuses: number[] = [];
      for (let count = 0; count < 122; count += 1)
        statuses.push((await query('select', [], busy, limited)).status);
      expect(statuses).toEqual([...Array(120).fill(400), 429, 429]);
    } finally {
      await limited.stop();
    }
  });

  test('of two statements that started from the same version one is stored', async () => {
    const { id, version } = await callAs(app, member, 'POST', '/profile/services', serviceBody());
    const text = 'update user_services set title = $1, version = $2 where id = $3 returning title';
    const answers = await Promise.all(['One', 'Two'].map((title) => query(text, [title, version, id])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
