import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#platform/contract/durations.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { callAs, projectBody, sendRequest, serviceBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
/** Unconfirmed, so that the marketplace holds only the members of the test. */
let reader: TestMember;
let ngos: TestMember[];
let corporate: TestMember;

beforeAll(async () => {
  app = await startTestApp();
  reader = await createMember(app, { confirmed: false });
  ngos = [];
  for (const state of ['Odisha', 'Odisha', 'Jharkhand']) {
    ngos.push(await createMember(app, { name: `NGO ${ngos.length + 1}`, location: `Town, ${state}`, state }));
  }
  corporate = await createMember(app, { type: 'corporate', location: 'Cuttack, Odisha', state: 'Odisha' });
  await createMember(app, { admin: true });
});
afterAll(() => app.stop());

const list = (query = '', by = reader) => callAs(app, by, 'GET', `/marketplace/profiles${query}`);
const idsOf = async (query = '', by = reader) =>
  (await list(query, by)).records.map(({ id }: { id: string }) => id);
const detail = (id: string) => callAs(app, reader, 'GET', `/marketplace/profiles/${id}`);
const ids = (...members: (TestMember | undefined)[]) => members.map((member) => member?.id);

describe('GET /service/api/marketplace/profiles', () => {
  test('lists confirmed members except admins, the newest of equal profiles first', async () => {
    const [first, second, third] = ngos;
    expect(await idsOf()).toEqual(ids(corporate, third, second, first));
  });

  test('lists complete and active profiles before empty ones that are newer', async () => {
    const words = { short_summary: 'Wells for hill villages' };
    const complete = { ...words, focus_areas: ['Education'] };
    const made = [];
    for (const changes of [complete, complete, words, {}]) {
      const member = await createMember(app, { type: 'consultant' });
      await callAs(app, member, 'PUT', '/profile/profile', changes);
      made.push(member);
    }
    const [active, full, started, empty] = made;
    await callAs(app, active as TestMember, 'POST', '/profile/services', serviceBody());
    expect(await idsOf('?type=consultant')).toEqual(ids(active, full, started, empty));
    expect((await idsOf()).slice(0, 4)).toEqual(ids(active, full, started, empty));
    expect(await idsOf('?type=consultant&location=Jharkhand&pageSize=2&page=2')).toEqual(ids(started, empty));
    await app.sql('delete from accounts where id = any($1)', [made.map(({ id }) => id)]);
  });

  test('shows a member with the public contact details, never with the sign-in address', async () => {
    const other = await createMember(app, { type: 'consultant', name: 'Meera Iyer' });
    const changes = {
      short_summary: 'Impact studies',
      bio: 'Twenty years of field work.',
      skills: ['surveys'],
      public_contact_email: 'hello@meera.example',
      public_contact_phone: '+91 98765 43210',
      website: 'https://meera.example',
      linkedin: 'https://linkedin.example/meera',
      twitter: 'meera',
      year_established: 2004,
      organization_size: '1-10',
      operating_regions: ['Goa'],
      sdg_goals: ['No Poverty'],
      focus_areas: ['Education'],
    };
    await callAs(app, other, 'PUT', '/profile/profile', changes);
    const { public_contact_email: email, public_contact_phone: phone, ...shown } = changes;
    const expected = {
      ...shown,
      email,
      phone,
      id: other.id,
      slug: 'meera-iyer',
      is_page_public: false,
      role: 'user',
      full_name: 'Meera Iyer',
      organization_name: 'Meera Iyer',
      organization_type: 'consultant',
      avatar_url: null,
      location: 'Ranchi, Jharkhand',
      headquarters_state: 'Jharkhand',
      verified: false,
      verification_level: 0,
      verified_on: null,
      verified_until: null,
      projects_count: 0,
      services_count: 0,
      total_investment: 0,
      lives_reached: 0,
      rating: null,
      reviews_count: 0,
      response_rate: null,
      created_at: expect.any(String),
    };
    expect((await list('', corporate)).records[0]).toEqual(expected);
    const path = `/marketplace/profiles/${other.id}`;
    expect(await callAs(app, corporate, 'GET', path)).toEqual(expected);
    await app.sql('delete from accounts where id = $1', [other.id]);
  });

  test('shows no contact detail to a caller whose own email is not confirmed, and all once it is', async () => {
    const other = await createMember(app, { name: 'Jal Trust' });
    const contacts = {
      public_contact_email: 'hello@jal.example',
      public_contact_phone: '+91 98765 43210',
      website: 'https://jal.example',
      linkedin: 'https://linkedin.example/jal',
      twitter: 'jal_trust',
    };
    const { slug } = await callAs(app, other, 'PUT', '/profile/profile', contacts);
    const caller = await createMember(app, { confirmed: false });
    const paths = [
      '/marketplace/profiles?search=Jal',
      `/marketplace/profiles/${other.id}`,
      `/members/${slug}`,
    ];
    const seen = () => Promise.all(paths.map((path) => callAs(app, caller, 'GET', path)));
    const found = (answers: unknown[]) =>
      answers.map((answer) =>
        Object.values(contacts).filter((detail) => JSON.stringify(answer).includes(detail)),
      );
    expect(found(await seen())).toEqual([[], [], []]);
    const question = { question: 'Find NGOs in Jharkhand' };
    const answer = await callAs(app, caller, 'POST', '/assistant/answers', question);
    expect(JSON.stringify(answer)).toContain('Jal Trust');
    expect(found([answer])).toEqual([[]]);
    await app.sql('update accounts set email_confirmed_at = now() where id = $1', [caller.id]);
    const all = Object.values(contacts);
    expect(found(await seen())).toEqual([all, all, all]);
    await app.sql('delete from accounts where id = any($1)', [[other.id, caller.id]]);
  });

  test('filters by type, by state and by both, with exact totals', async () => {
    const [first, second, third] = ngos;
    expect(await idsOf('?type=ngo')).toEqual(ids(third, second, first));
    expect(await idsOf('?location=Odisha')).toEqual(ids(corporate, second, first));
    expect(await idsOf('?type=ngo&location=Odisha')).toEqual(ids(second, first));
    expect(await list('?type=ngo&location=Odisha')).toMatchObject({
      pagination: { total: 2, totalPages: 1 },
    });
    const none = { records: [], pagination: { page: 1, pageSize: 10, total: 0, totalPages: 0 } };
    expect(await list('?type=consultant')).toEqual(none);
    expect(await list('?type=corporate&location=Kerala')).toEqual(none);
  });

  test('finds a state by the head office, by where members work, and by work in all of India', async () => {
    const [first, second, third] = ngos;
    const works = (operating_regions: string[], by = third) =>
      callAs(app, by as TestMember, 'PUT', '/profile/profile', { operating_regions });
    const total = async (query: string) => (await list(query)).pagination.total;

    await works(['Odisha', 'Bihar']);
    await works(['Odisha'], first);
    expect(await idsOf('?location=Odisha')).toEqual(ids(corporate, third, second, first));
    expect(await idsOf('?type=ngo&location=Bihar')).toEqual(ids(third));
    expect(await total('?location=Odisha')).toBe(4);
    expect(await list('?location=Odisha&type=ngo&pageSize=1&page=2')).toMatchObject({
      records: [{ id: second?.id }],
      pagination: { total: 3 },
    });

    await works(['Pan India', 'Odisha']);
    for (const state of ['Odisha', 'Jharkhand', 'Lakshadweep'])
      expect(await idsOf(`?type=ngo&location=${state}`)).toContain(third?.id);
    expect(await idsOf('?location=Odisha&pageSize=2')).toEqual(ids(corporate, third));
    expect(await idsOf('?location=Odisha&pageSize=2&page=2')).toEqual(ids(second, first));
    expect(await total('?location=Odisha')).toBe(4);
    expect(await total('?location=Lakshadweep')).toBe(1);
    expect(await list('?location=Lakshadweep&search=NGO')).toMatchObject({
      records: [{ id: third?.id }],
      pagination: { total: 1 },
    });
    await app.sql("update profiles set documents_checked_until = '2099-01-01' where id = $1", [third?.id]);
    expect(await idsOf('?location=Goa&verification=1')).toEqual(ids(third));
    await app.sql('update profiles set documents_checked_until = null where id = $1', [third?.id]);

    await works([]);
    await works([], first);
    expect(await idsOf('?location=Odisha')).toEqual(ids(corporate, second, first));
    expect(await total('?location=Lakshadweep')).toBe(0);
  });

  test('filters by level of verification, which requires the levels below', async () => {
    const [first, second, third] = ngos;
    const today = new Date(Date.now() + 5.5 * HOUR_MS).toISOString().slice(0, 10);
    const until = (member: TestMember | undefined, columns: Record<string, string>) =>
      app.sql(
        `update profiles set ${Object.entries(columns)
          .map(([column, day]) => `${column} = '${day}'`)
          .join(', ')} where id = $1`,
        [member?.id],
      );
    await until(first, { documents_checked_until: today, field_audited_until: '2099-01-01' });
    await until(second, { documents_checked_until: '2020-01-01', field_audited_until: '2099-01-01' });
    await until(third, { documents_checked_until: '2099-01-01' });
    expect(await idsOf('?verification=1')).toEqual(ids(third, first));
    expect(await idsOf('?verification=2')).toEqual(ids(first));
    expect(await idsOf('?verification=3')).toEqual([]);
    expect(await list('?verification=1&type=ngo&pageSize=1')).toMatchObject({ pagination: { total: 2 } });
    expect(await list('?verification=')).toMatchObject({ pagination: { total: 4 } });
    const answer = await app.request('GET', '/marketplace/profiles?verification=4', { token: reader.token });
    expect(answer.body.error.fields).toEqual({ verification: 'Unknown level of verification' });
    for (const member of ngos)
      await app.sql(
        'update profiles set documents_checked_until = null, field_audited_until = null where id = $1',
        [member.id],
      );
  });

  test('takes an empty filter as none', async () => {
    expect(await idsOf('?type=&location=&search=%20')).toHaveLength(4);
  });

  test('pages, and says how many there are', async () => {
    const [first, second, third] = ngos;
    expect(await idsOf('?pageSize=2')).toEqual(ids(corporate, third));
    expect(await idsOf('?pageSize=2&page=2')).toEqual(ids(second, first));
    expect((await list('?pageSize=3&page=2')).pagination).toEqual({
      page: 2,
      pageSize: 3,
      total: 4,
      totalPages: 2,
    });
    expect(await list('?page=1000')).toMatchObject({ records: [], pagination: { total: 4 } });
  });

  test('loses a member who becomes an admin, and gains one whose email is confirmed', async () => {
    const other = await createMember(app, { confirmed: false });
    expect(await idsOf()).not.toContain(other.id);
    await app.sql('update accounts set email_confirmed_at = now() where id = $1', [other.id]);
    expect(await idsOf()).toContain(other.id);
    await app.sql('update accounts set is_admin = true where id = $1', [other.id]);
    expect(await idsOf()).not.toContain(other.id);
    expect((await list()).pagination.total).toBe(4);
  });
});

describe('GET /service/api/marketplace/profiles/:id', () => {
  test.each([
    ['an unconfirmed member', { confirmed: false }],
    ['an admin', { admin: true }],
  ])('and its lists find nothing of %s', async (_, options) => {
    const hidden = await createMember(app, options);
    for (const part of ['', '/detail', '/projects', '/services']) {
      const answer = await app.request('GET', `/marketplace/profiles/${hidden.id}${part}`, {
        token: reader.token,
      });
      expectFailure(answer, 'PROFILE_NOT_FOUND', 'Profile not found');
    }
  });

  test('finds nothing under an unknown id', async () => {
    const path = '/marketplace/profiles/00000000-0000-7000-8000-000000000000';
    expectFailure(await app.request('GET', path, { token: reader.token }), 'PROFILE_NOT_FOUND');
  });
});

describe('GET /service/api/marketplace/profiles/:id/projects and /services', () => {
  test("show the member's own, newest first", async () => {
    const [ngo = corporate, other = corporate] = ngos;
    for (const title of ['First', 'Second']) {
      await callAs(app, ngo, 'POST', '/profile/projects', projectBody({ title, budget: 100, rating: 4.5 }));
      await callAs(app, ngo, 'POST', '/profile/services', serviceBody({ title }));
    }
    for (const part of ['projects', 'services']) {
      const path = `/marketplace/profiles/${ngo.id}/${part}`;
      const records = await callAs(app, reader, 'GET', path);
      expect(records).toMatchObject([{ title: 'Second' }, { title: 'First' }]);
      expect(records[0]).toEqual(await callAs(app, ngo, 'GET', `/profile/${part}/${records[0].id}`));
      expect(await callAs(app, reader, 'GET', `/marketplace/profiles/${other.id}/${part}`)).toEqual([]);
    }
  });
});

test('the detail is the profile with its newest twenty projects and services', async () => {
  const ngo = await createMember(app);
  for (let n = 1; n <= 21; n += 1) {
    await callAs(app, ngo, 'POST', '/profile/projects', projectBody({ title: `Project ${n}` }));
    await callAs(app, ngo, 'POST', '/profile/services', serviceBody({ title: `Service ${n}` }));
  }
  const path = `/marketplace/profiles/${ngo.id}`;
  const whole = await callAs(app, reader, 'GET', `${path}/detail`);
  expect(whole).toEqual({
    profile: await callAs(app, reader, 'GET', path),
    projects: await callAs(app, reader, 'GET', `${path}/projects?pageSize=20`),
    services: await callAs(app, reader, 'GET', `${path}/services?pageSize=20`),
    answer_minutes: null,
  });
  expect(whole.projects).toHaveLength(20);
  expect(whole.services[0].title).toBe('Service 21');
});

test('no answer about other members contains a sign-in email', async () => {
  const [ngo = corporate] = ngos;
  await sendRequest(app, corporate, ngo);
  const answers = [
    await list('?pageSize=100', ngo),
    await list('?search=NGO', ngo),
    await detail(corporate.id),
    await callAs(app, ngo, 'GET', '/collaboration-requests/received'),
    await callAs(app, corporate, 'GET', '/collaboration-requests/sent'),
  ];
  const accounts = await app.sql<{ email: string }>('select email from accounts');
  for (const answer of answers) {
    const text = JSON.stringify(answer);
    expect(text.length).toBeGreaterThan(100);
    for (const { email } of accounts) expect(text).not.toContain(email);
  }
});
