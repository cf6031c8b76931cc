import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { switchOnTwoFactor } from '#platform/testing/authenticator.ts';
import { insertCourse } from '#platform/testing/course-samples.ts';
import { databaseState, expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import {
  callAs,
  documentForm,
  grantLevel,
  initiativeBody,
  makeAccessToken,
  projectBody,
  requestBody,
  sendRequest,
  serviceBody,
  startCollaboration,
  storeKeyDocuments,
} from '#platform/testing/records.ts';
import { createSession } from '#platform/testing/session-samples.ts';
import {
  createMember,
  type MemberOptions,
  signIn,
  TEST_PASSWORD,
  type TestMember,
} from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { MERGE_COLUMNS } from './merge-columns.data.ts';

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createMember(app, { admin: true, name: 'Kavya Nair' });
});
afterAll(() => app.stop());

const DUPLICATE = 'Asha Foundation (old)';
const REASON = 'The same office signed up twice.';

/** A duplicate and the member to keep, of the demo data: the admin of these tests needs no authenticator app for them. */
const pair = async (
  duplicate: MemberOptions = {},
  kept: MemberOptions = {},
): Promise<[TestMember, TestMember]> => [
  await createMember(app, { demo: true, name: DUPLICATE, ...duplicate }),
  await createMember(app, { demo: true, name: 'Asha Foundation', ...kept }),
];
const merge = (
  duplicate: { id: string },
  kept: { id: string },
  { by = admin, ...fields }: { by?: TestMember; name?: string; code?: string } = {},
) =>
  app.request('POST', `/admin/people/${duplicate.id}/merge`, {
    token: by.token,
    body: { into: kept.id, reason: REASON, name: DUPLICATE, ...fields },
  });
const preview = (duplicate: { id: string }, kept: { id: string }, by = admin) =>
  app.request('POST', `/admin/people/${duplicate.id}/merge-preview`, {
    token: by.token,
    body: { into: kept.id },
  });
const trySignIn = ({ email }: TestMember, password = TEST_PASSWORD) =>
  app.request('POST', '/auth/signin', { body: { email, password } });
const dataOf = (by: TestMember) => callAs(app, by, 'GET', '/account/data');
const slugOf = async ({ id }: TestMember) =>
  (await app.sql<{ slug: string }>('select slug from profiles where id = $1', [id]))[0]?.slug;

/** Lets the job erase accounts whose time is over. */
async function erase({ id }: TestMember): Promise<void> {
  await app.sql("update accounts set deletion_due_at = now() - interval '1 minute' where id = $1", [id]);
  const [job] = await app.sql<{ id: string }>(
    "insert into pgboss.job (name, data) values ('account-erasure', null) returning id",
  );
  const state = async () =>
    (await app.sql<{ state: string }>('select state from pgboss.job where id = $1', [job?.id]))[0]?.state;
  await expect.poll(state, { timeout: 10_000 }).toBe('completed');
}

describe('the table of what moves', () => {
  test('names every column with a foreign key to a member', async () => {
    const keys = await app.sql<{ name: string }>(
      `select format('%s.%s', c.conrelid::regclass, a.attname) as name
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
        where c.contype = 'f' and c.confrelid in ('accounts'::regclass, 'profiles'::regclass)`,
    );
    expect(Object.keys(MERGE_COLUMNS)).toEqual(keys.map(({ name }) => name).sort());
  });

  test('has a trigger for every column that moves, so that nothing new names a merged member', async () => {
    const triggers = await app.sql<{ name: string }>(
      `select format('%s.%s', t.tgrelid::regclass, a.attname) as name
        from pg_trigger t join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = any (t.tgattr::int2[])
        where t.tgname like '%\\_not\\_merged' and not t.tgisinternal`,
    );
    const moving = Object.entries(MERGE_COLUMNS).filter(([, { does }]) => does !== 'keep');
    expect(triggers.map(({ name }) => name).sort()).toEqual(moving.map(([name]) => name));
  });

  test('gives each rule of doubles the columns of a unique index', async () => {
    const indexes = await app.sql<{ name: string; columns: string[] }>(
      `select i.indrelid::regclass::text as name, array(select a.attname::text from pg_attribute a
          where a.attrelid = i.indrelid and a.attnum = any (i.indkey::int2[])) as columns
        from pg_index i where i.indisunique`,
    );
    for (const [name, rule] of Object.entries(MERGE_COLUMNS)) {
      const [table = '', column = ''] = name.split('.');
      const key = rule.does === 'keep' ? undefined : rule.key;
      const own = indexes.filter((index) => index.name === table).map(({ columns }) => columns.sort().join());
      if (key) expect(own, name).toContain([column, ...key].sort().join());
    }
  });
});

describe('POST /service/api/admin/people/:id/merge', () => {
  test('moves records, and both members, the log and the pages say so', async () => {
    const [duplicate, kept] = await pair();
    const [partner, another] = [await createMember(app), await createMember(app)];
    const third = await createMember(app);
    await callAs(app, duplicate, 'POST', '/profile/projects', projectBody({ budget: 250_000 }));
    await callAs(app, kept, 'POST', '/profile/projects', projectBody({ budget: 50_000 }));
    await callAs(app, duplicate, 'POST', '/profile/services', serviceBody());
    const { id } = await startCollaboration(app, duplicate, partner);
    await callAs(app, partner, 'PUT', `/collaborations/${id}`, { status: 'completed' }).catch(() =>
      app.sql("update collaborations set status = 'completed' where id = $1", [id]),
    );
    await app.sql(
      `insert into collaboration_ratings (id, collaboration_id, collaboration_title, rater_profile_id, rated_profile_id, score, comment)
        values (gen_random_uuid(), $1, 'Schools', $2, $3, 4, 'Kept every date.')`,
      [id, partner.id, duplicate.id],
    );
    await sendRequest(app, partner, duplicate);
    // Both ask the same member: one request stays open.
    const double = await sendRequest(app, duplicate, another);
    await sendRequest(app, kept, another);
    // One asks, and the other is asked by, the same member.
    await sendRequest(app, third, duplicate);
    await sendRequest(app, kept, third);
    const document = await callAs(app, duplicate, 'POST', '/documents', documentForm());
    const shared = await callAs(app, partner, 'POST', '/documents', documentForm());
    for (const member of [duplicate, kept]) {
      const share = { member_id: member.id, days: 30 };
      await callAs(app, partner, 'POST', `/documents/${shared.id}/shares`, share);
    }
    await callAs(app, duplicate, 'POST', `/documents/${document.id}/shares`, {
      member_id: kept.id,
      days: 30,
    });
    const slugs = [await slugOf(duplicate), await slugOf(kept)];

    const before = await preview(duplicate, kept);
    expect(before).toMatchObject({
      status: 200,
      body: {
        data: {
          duplicate: { name: DUPLICATE, verification_level: 0, numbers: [] },
          kept: { name: 'Asha Foundation', email: kept.email },
          differing: [],
          refusal: null,
          moves: expect.arrayContaining([
            { what: 'Projects', records: 1 },
            { what: 'Services', records: 1 },
            { what: 'Collaborations', records: 1 },
            { what: 'Documents', records: 1 },
            { what: 'Ratings received', records: 1 },
          ]),
        },
      },
    });
    const done = await merge(duplicate, kept);
    expect(done).toMatchObject({
      status: 200,
      body: {
        data: {
          merged_into: kept.id,
          devices: 0,
          merge: { id: kept.id, name: 'Asha Foundation', reason: REASON, merged_by_name: 'Kavya Nair' },
        },
      },
    });
    const data = await dataOf(kept);
    expect(data).toMatchObject({
      services: [{ title: 'Teacher training' }],
      collaborations: [{ id }],
      documents: [{ id: document.id }],
      documents_shared_with_me: [{ id: shared.id }],
      ratings_received: [{ score: 4 }],
      account_merges: [{ reason: REASON }],
    });
    expect(data.projects).toHaveLength(2);
    expect((await callAs(app, kept, 'GET', `/documents/${document.id}/shares`).catch(() => [])).length).toBe(
      0,
    );
    const sent = data.collaboration_requests_sent as { id: string; status: string }[];
    expect(sent.find((request) => request.id === double.id)?.status).toBe('withdrawn');
    expect(sent.filter(({ status }) => status === 'pending')).toHaveLength(2);
    const got = data.collaboration_requests_received as { status: string }[];
    expect(got.map(({ status }) => status).sort()).toEqual(['pending', 'withdrawn']);
    const [counts] = await app.sql(
      `select projects_count, services_count, total_investment::int, ratings_count, ratings_sum, requests_received
        from profiles where id = $1`,
      [kept.id],
    );
    expect(counts).toEqual({
      projects_count: 2,
      services_count: 1,
      total_investment: 300_000,
      ratings_count: 1,
      ratings_sum: 4,
      requests_received: 1,
    });
    for (const slug of slugs) {
      const page = await app.request('GET', `/members/${slug}`);
      expect(page.body.data).toMatchObject({ id: kept.id, slug: slugs[1] });
    }
    // The kept member can take the address of the other one.
    await callAs(app, kept, 'PUT', '/profile/profile', { slug: slugs[0] });

    const mail = await app.mail(duplicate.email, 'Your Dayitva account was merged into another one');
    expect(mail).toContain(REASON);
    expect(mail).toContain('“Asha Foundation”');
    expect(mail).not.toContain(kept.email);
    expect(await app.mail(kept.email, 'Another account was merged into yours')).toContain('Projects: 1');
    const [entry] = await app.sql(
      "select facts from audit_entries where kind = 'member-merged' and subject_id = $1",
      [duplicate.id],
    );
    expect(entry).toMatchObject({ facts: { into: kept.id } });
    const page = await callAs(app, admin, 'POST', `/admin/people/${kept.id}/look`);
    expect(page.merged_here).toMatchObject([{ id: duplicate.id, reason: REASON }]);
  });

  test('ends sessions, programs and webhooks at once, and only the right password learns of the merge', async () => {
    const [duplicate, kept] = await pair();
    const elsewhere = await signIn(app, duplicate.email);
    const program = await makeAccessToken(app, duplicate);
    await app.sql(
      `insert into webhooks (id, account_id, url, events, secret, created_at) values (gen_random_uuid(), $1, 'https://example.com', '{collaboration_request.answered}', '', now())`,
      [duplicate.id],
    );
    await app.request('POST', '/auth/forgot-password', { body: { email: duplicate.email } });
    await app.mail(duplicate.email, 'Choose a new password');
    expect((await merge(duplicate, kept)).status).toBe(200);
    for (const { token, refreshToken } of [duplicate, elsewhere]) {
      expectFailure(await app.request('GET', '/profile/profile', { token }), 'SESSION_ENDED');
      const refreshed = await app.request('POST', '/auth/refresh', { body: { refresh_token: refreshToken } });
      expectFailure(refreshed, 'SESSION_ENDED');
    }
    expect((await app.request('GET', '/profile/profile', { token: program.token })).status).toBe(401);
    const left = await app.sql(
      `select (select count(*)::int from access_tokens where account_id = $1) as tokens,
        (select count(*)::int from account_tokens where account_id = $1) as links,
        (select bool_or(is_active) from webhooks where account_id = $1) as sends`,
      [duplicate.id],
    );
    expect(left).toEqual([{ tokens: 0, links: 0, sends: false }]);
    const answer = await trySignIn(duplicate);
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'ACCOUNT_MERGED' } } });
    expect(answer.body.message).toContain('“Asha Foundation”');
    expect(answer.body.message).not.toContain('@');
    expectFailure(await trySignIn(duplicate, 'not-the-password'), 'INVALID_CREDENTIALS');
    expect((await trySignIn(kept)).status).toBe(200);
    expectFailure(
      await app.request('POST', `/admin/people/${duplicate.id}/restoration`, {
        token: admin.token,
        body: { reason: 'It was a mistake.' },
      }),
      'MERGED_FOR_GOOD',
    );
  });

  test('takes the duplicate out of the marketplace, and nothing reaches it any more', async () => {
    const [duplicate, kept] = await pair();
    const other = await createMember(app);
    const listed = async () => {
      const { records } = await callAs(
        app,
        other,
        'GET',
        '/marketplace/profiles?search=Asha%20Foundation&pageSize=50',
      );
      return records.map(({ id }: { id: string }) => id);
    };
    const total = async () => (await callAs(app, other, 'GET', '/marketplace/profiles')).pagination.total;
    const before = await total();
    expect(await listed()).toContain(duplicate.id);
    expect((await merge(duplicate, kept)).status).toBe(200);
    expect(await listed()).not.toContain(duplicate.id);
    expect(await listed()).toContain(kept.id);
    expect(await total()).toBe(before - 1);
    expectFailure(
      await app.request('POST', '/collaboration-requests', {
        token: other.token,
        body: requestBody(duplicate.id),
      }),
      'PROFILE_NOT_FOUND',
    );
    await expect(
      app.sql(
        "insert into user_projects (id, user_id, title, status) values (gen_random_uuid(), $1, 'Late', 'Active')",
        [duplicate.id],
      ),
    ).rejects.toThrow('was merged into another one');
  });

  test('is refused in words for two that must not be merged, and changes nothing', async () => {
    const refusals: [string, { id: string }, { id: string }][] = [];
    const [duplicate, kept] = await pair();
    const member = await createMember(app, { demo: true, name: DUPLICATE });
    const change = async (of: TestMember, set: string) => {
      await app.sql(`update accounts set ${set} where id = $1`, [of.id]);
      return of;
    };
    const fresh = async (options: MemberOptions = {}) =>
      createMember(app, { demo: true, name: DUPLICATE, ...options });
    refusals.push(['into itself', duplicate, duplicate]);
    refusals.push(['your own account', duplicate, admin], ['your own account', admin, kept]);
    const anotherAdmin = await fresh({ admin: true });
    refusals.push(['is an admin', anotherAdmin, kept], ['is an admin', duplicate, anotherAdmin]);
    const suspended = await change(await fresh(), 'suspended_at = now()');
    refusals.push(['is suspended', suspended, kept], ['is suspended', duplicate, suspended]);
    const leaving = await change(await fresh(), "deletion_due_at = now() + interval '9 days'");
    refusals.push(['is leaving', leaving, kept], ['is leaving', duplicate, leaving]);
    refusals.push(['not confirmed', duplicate, await fresh({ confirmed: false })]);
    refusals.push(['different types', duplicate, await fresh({ type: 'corporate' })]);
    await startCollaboration(app, member, kept);
    refusals.push(['in the collaboration “', member, kept]);
    const asking = await fresh();
    await sendRequest(app, asking, kept);
    refusals.push(['“Digital classrooms in forty schools', asking, kept]);
    const [one, two] = [await fresh(), await fresh()];
    for (const ngo of [one, two]) {
      await storeKeyDocuments(app, ngo);
      if (ngo === two) await callAs(app, ngo, 'PUT', '/profile/profile', { pan: 'AAATB0000K' });
      await grantLevel(app, ngo, admin);
    }
    refusals.push(['different numbers (PAN)', one, two]);

    const before = await databaseState(app);
    for (const [words, ...sides] of refusals) {
      const answer = await merge(...sides);
      expect(answer, words).toMatchObject({ status: 409, body: { error: { code: 'MERGE_REFUSED' } } });
      expect(answer.body.message).toContain(words);
    }
    expectFailure(await merge({ id: crypto.randomUUID() }, kept), 'PROFILE_NOT_FOUND');
    expectFailure(await merge(duplicate, { id: crypto.randomUUID() }), 'PROFILE_NOT_FOUND');
    expectWrongField(
      await merge(duplicate, kept, { name: 'Asha' }),
      'name',
      `Please type the name exactly: ${DUPLICATE}`,
    );
    expectFailure(await merge(duplicate, kept, { by: member }), 'FORBIDDEN');
    expect(await databaseState(app)).toEqual(before);
    const shown = await preview(one, two);
    expect(shown.body.data).toMatchObject({
      differing: ['PAN'],
      duplicate: { verification_level: 1, numbers: ['CSR-1', 'PAN'] },
      refusal: expect.stringContaining('different numbers'),
    });
    expect(JSON.stringify(shown.body)).not.toMatch(/AAATA0000K|CSR99900001/);
  });

  test('needs a code outside the demo data, and a demo admin reaches nobody there', async () => {
    const [duplicate, kept] = await pair({ demo: false }, { demo: false });
    expectFailure(await merge(duplicate, kept), 'FORBIDDEN');
    const real = await createMember(app, { admin: true, demo: false });
    const { recoveryCodes } = await switchOnTwoFactor(app, real);
    expectFailure(await merge(duplicate, kept, { by: real }), 'SECOND_FACTOR_NEEDED');
    expect((await merge(duplicate, kept, { by: real, code: 'wrong-code-1' })).status).toBe(400);
    expect((await merge(duplicate, kept, { by: real, code: recoveryCodes[0] })).status).toBe(200);
  });
});

describe('merges at the same time', () => {
  test.each([1, 2, 3])('by two admins happen once, and neither both ways (try %i)', async () => {
    const [duplicate, kept] = await pair();
    const second = await createMember(app, { admin: true });
    const same = await Promise.all([merge(duplicate, kept), merge(duplicate, kept, { by: second })]);
    expect(same.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [one, two] = await pair({}, { name: DUPLICATE });
    const crossed = await Promise.all([merge(one, two), merge(two, one, { by: second })]);
    expect(crossed.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each([1, 2, 3])('as the duplicate adds records, leave none behind (try %i)', async () => {
    const [duplicate, kept] = await pair();
    const other = await createMember(app);
    const add = () =>
      app.request('POST', '/profile/projects', { token: duplicate.token, body: projectBody() });
    const ask = () =>
      app.request('POST', '/collaboration-requests', { token: other.token, body: requestBody(duplicate.id) });
    const [merged, ...others] = await Promise.all([
      merge(duplicate, kept),
      add(),
      ask(),
      add(),
      add(),
      add(),
    ]);
    expect(merged.status).toBe(200);
    const added = others.filter(({ status }) => status < 300).length;
    for (const { status } of others) expect([200, 201, 401, 404, 409]).toContain(status);
    const rows = await app.sql(
      `select (select count(*)::int from user_projects where user_id = $1)
        + (select count(*)::int from collaboration_requests where target_profile_id = $1) as left,
        (select count(*)::int from user_projects where user_id = $2)
        + (select count(*)::int from collaboration_requests where target_profile_id = $2) as moved`,
      [duplicate.id, kept.id],
    );
    expect(rows).toEqual([{ left: 0, moved: added }]);
  });

  test('a writer that has begun is waited for, and one that comes during the merge gets a conflict', async () => {
    const [duplicate, kept] = await pair();
    const { id } = await callAs(app, duplicate, 'POST', '/profile/projects', projectBody());
    const writer = new pg.Client({ connectionString: app.databaseUrl });
    await writer.connect();
    const waiting = async () =>
      (await app.sql<{ n: number }>('select count(*)::int as n from pg_locks where not granted'))[0]?.n;
    await writer.query('begin');
    // Only the transaction that moves records waits for this row, and it holds both members meanwhile. (A change of the text
    // would hold the member, too, for the search.)
    await writer.query("update user_projects set status = 'Completed' where id = $1", [id]);
    const merged = merge(duplicate, kept);
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    const added = app.request('POST', '/profile/services', { token: duplicate.token, body: serviceBody() });
    await expect.poll(waiting, { timeout: 10_000 }).toBe(2);
    await writer.query('commit');
    await writer.end();
    expect((await merged).status).toBe(200);
    expectFailure(await added, 'CONFLICT');
    const [row] = await app.sql(
      `select r.status, r.user_id, (select count(*)::int from user_services where user_id in ($2, $3)) as services
        from user_projects r where r.id = $1`,
      [id, duplicate.id, kept.id],
    );
    expect(row).toEqual({ status: 'Completed', user_id: kept.id, services: 0 });
  });
});

describe('after a merge', () => {
  test('erasing the duplicate leaves what has moved, and erasing the kept member takes both', async () => {
    const [duplicate, kept] = await pair();
    const [older] = await pair();
    await callAs(app, duplicate, 'POST', '/profile/projects', projectBody());
    const document = await callAs(app, duplicate, 'POST', '/documents', documentForm());
    expect((await merge(older, duplicate)).status).toBe(200);
    expect((await merge(duplicate, kept)).status).toBe(200);
    const chain = await callAs(app, admin, 'POST', `/admin/people/${older.id}/look`);
    expect(chain.merged_into).toBe(kept.id);
    await erase(duplicate);
    expect(await dataOf(kept)).toMatchObject({ projects: [{}], documents: [{ id: document.id }] });
    const files = () => app.sql('select 1 from files where owner_id = $1', [kept.id]);
    expect(await files()).toHaveLength(1);
    await erase(kept);
    expect(await files()).toHaveLength(0);
    const left = await app.sql('select 1 from accounts where id = any($1)', [
      [older.id, duplicate.id, kept.id],
    ]);
    expect(left).toHaveLength(0);
  });
});

describe('what both have', () => {
  test('keeps the place that either has at a date, and fills one that becomes free', async () => {
    const [duplicate, kept] = await pair();
    const [author, waiting] = [await createMember(app), await createMember(app)];
    const full = await createSession(app, author, { places: 1 });
    const double = await createSession(app, author, { places: 2 });
    const register = (member: TestMember, { id }: { id: string }) =>
      callAs(app, member, 'PUT', `/course-sessions/${id}/registration`);
    for (const member of [duplicate, waiting, kept]) await register(member, full);
    for (const member of [duplicate, kept, waiting]) await register(member, double);
    expect((await merge(duplicate, kept)).status).toBe(200);
    const rows = await app.sql(
      `select s.id as session, r.user_id as member, r.is_waiting from course_session_registrations r
        join course_sessions s on s.id = r.session_id where s.id = any($1)`,
      [[full.id, double.id]],
    );
    const row = (session: { id: string }, { id: member }: TestMember, is_waiting: boolean) => ({
      session: session.id,
      member,
      is_waiting,
    });
    expect(rows).toHaveLength(4);
    expect(rows).toEqual(
      expect.arrayContaining([
        ...[row(full, kept, false), row(full, waiting, true)],
        ...[row(double, kept, false), row(double, waiting, false)],
      ]),
    );
    await app.mail(waiting.email, 'You have a place now');
    const counts = await app.sql(
      'select places, registered, waiting from course_sessions where id = any($1) order by places',
      [[full.id, double.id]],
    );
    expect(counts).toEqual([
      { places: 1, registered: 1, waiting: 1 },
      { places: 2, registered: 2, waiting: 0 },
    ]);
  });

  test('joins the progress of a course, and takes part where either does', async () => {
    const [duplicate, kept] = await pair();
    const course = await insertCourse(app);
    await app.sql(
      `insert into course_enrolments (user_id, course_id, enrolled_at, left_at, last_opened_at, completed_at, completed_version)
        values ($1, $3, '2026-01-01', null, '2026-03-01', '2026-03-01', 1),
          ($2, $3, '2026-02-01', '2026-02-02', '2026-02-01', null, null)`,
      [duplicate.id, kept.id, course.id],
    );
    await app.sql(
      `insert into course_progress (user_id, course_id, module_id, read_at, done_at, updated_at)
        values ($1, $3, 'one', '2026-03-01', '2026-03-01', '2026-03-01'), ($1, $3, 'two', '2026-03-01', '2026-03-01', '2026-03-01'),
          ($2, $3, 'one', '2026-02-01', null, '2026-02-01')`,
      [duplicate.id, kept.id, course.id],
    );
    expect((await merge(duplicate, kept)).status).toBe(200);
    const enrolments = await app.sql(
      `select user_id, left_at, completed_at is not null as is_completed, completed_version,
        enrolled_at = '2026-01-01' as is_first, last_opened_at = '2026-03-01' as is_last
        from course_enrolments where course_id = $1`,
      [course.id],
    );
    expect(enrolments).toEqual([
      {
        user_id: kept.id,
        left_at: null,
        is_completed: true,
        completed_version: 1,
        is_first: true,
        is_last: true,
      },
    ]);
    const progress = await app.sql(
      `select user_id, module_id, done_at is not null as is_done from course_progress
        where course_id = $1 order by module_id`,
      [course.id],
    );
    expect(progress).toEqual([
      { user_id: kept.id, module_id: 'one', is_done: true },
      { user_id: kept.id, module_id: 'two', is_done: true },
    ]);
    const [counted] = await app.sql('select students from courses where id = $1', [course.id]);
    expect(counted).toEqual({ students: 1 });
  });

  test('keeps the invitation that can be accepted longer, and none into a collaboration that either is in', async () => {
    const [duplicate, kept] = await pair();
    const lead = await createMember(app);
    const started = async () =>
      (await callAs(app, lead, 'POST', '/collaborations', initiativeBody())).id as string;
    const invite = async (id: string, to: TestMember, days: number) => {
      const body = { profile_id: to.id, role: 'viewer' };
      const { id: invitationId } = await callAs(app, lead, 'POST', `/collaborations/${id}/invitations`, body);
      await app.sql(
        'update collaboration_invitations set expires_at = now() + make_interval(days => $2) where id = $1',
        [invitationId, days],
      );
      return String(invitationId);
    };
    const [live, longer, ofKept, ofDuplicate] = await Promise.all([1, 2, 3, 4].map(started));
    if (!live || !longer || !ofKept || !ofDuplicate) throw new Error('no collaboration');
    await invite(live, kept, -1);
    const best = [await invite(live, duplicate, 5)];
    await invite(longer, duplicate, 3);
    best.push(await invite(longer, kept, 9));
    for (const [id, member, other] of [
      [ofKept, kept, duplicate],
      [ofDuplicate, duplicate, kept],
    ] as const) {
      const joining = await invite(id, member, 5);
      await callAs(app, member, 'PATCH', `/collaboration-invitations/${joining}`, { status: 'accepted' });
      await invite(id, other, 5);
    }
    expect((await merge(duplicate, kept)).status).toBe(200);
    const waiting = await callAs(app, kept, 'GET', '/collaboration-invitations');
    expect(waiting.map(({ id }: { id: string }) => id).sort()).toEqual(best.sort());
    for (const id of best)
      await callAs(app, kept, 'PATCH', `/collaboration-invitations/${id}`, { status: 'accepted' });
    expect(await app.sql(`select from collaboration_invitations where status = 'open'`)).toEqual([]);
  });

  test('leaves no rating of an own course', async () => {
    const [duplicate, kept] = await pair();
    const rater = await createMember(app);
    const written = await insertCourse(app, {}, { authorId: duplicate.id });
    const other = await insertCourse(app, {}, { authorId: kept.id });
    for (const [member, course] of [
      [kept, written],
      [rater, written],
      [duplicate, other],
    ] as const) {
      await app.sql(
        `insert into course_ratings (id, user_id, course_id, stars, created_at, updated_at)
          values (gen_random_uuid(), $1, $2, 5, now(), now())`,
        [member.id, course.id],
      );
    }
    expect((await merge(duplicate, kept)).status).toBe(200);
    const raters = await app.sql('select user_id from course_ratings where course_id = any($1)', [
      [written.id, other.id],
    ]);
    expect(raters).toEqual([{ user_id: rater.id }]);
  });
});

describe('what a merge cannot be stopped by, and does not tell', () => {
  test('somebody who has taken the address of a closed profile', async () => {
    const [duplicate, kept] = await pair();
    const stranger = await createMember(app);
    await callAs(app, stranger, 'PUT', '/profile/profile', { slug: `closed-${duplicate.id}` });
    expect((await merge(duplicate, kept)).status).toBe(200);
    expect(await slugOf(stranger)).toBe(`closed-${duplicate.id}`);
  });

  test('the address of the person at the duplicate, who booked a demo', async () => {
    const [duplicate, kept] = await pair();
    await app.sql(
      `insert into demo_requests (id, account_id, name, email, organization, people, language, preferred_days, message, state, created_at, updated_at)
        values (gen_random_uuid(), $1, 'Asha', $2, 'Jal Trust', 9, 'en', '{}', '', 'waiting', now(), now())`,
      [duplicate.id, duplicate.email],
    );
    await app.sql(
      `with slot as (insert into demo_slots (id, kind, starts_at, minutes, places, join_url, created_at)
          values (gen_random_uuid(), 'group', now() + interval '9 days', 30, 9, 'https://meet.example', now()) returning id)
        insert into demo_bookings (id, slot_id, place, token_hash, account_id, name, email, visitor, state, created_at, updated_at)
          select gen_random_uuid(), id, 1, decode(md5($1), 'hex'), $1::uuid, 'Asha', $2, 'x', 'booked', now(), now() from slot`,
      [duplicate.id, duplicate.email],
    );
    expect((await merge(duplicate, kept)).status).toBe(200);
    expect(JSON.stringify(await dataOf(kept))).not.toContain(duplicate.email);
  });
});
