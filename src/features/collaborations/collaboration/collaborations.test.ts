import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLLABORATION_RIGHTS } from '#features/collaborations/collaboration/collaboration-roles.rules.ts';
import { databaseState, expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { expectRefused, long, type RefusedValue, withField } from '#platform/testing/field-limits.ts';
import { callAs, initiativeBody, startCollaboration } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let corporate: TestMember;
let ngo: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  corporate = await createMember(app, { type: 'corporate', name: 'Sahyadri Steel' });
  ngo = await createMember(app, { name: 'Jal Trust' });
});
afterAll(() => app.stop());

const call = (method: string, path = '', body?: object, by = corporate) =>
  callAs(app, by, method, `/collaborations${path}`, body);
const send = (method: string, path = '', body?: object, by = corporate) =>
  app.request(method, `/collaborations${path}`, { token: by.token, body });

const DAY = 'Please enter a date as YYYY-MM-DD';
const ORDER = 'The end date must not be before the start date';
const full = {
  title: long(160),
  description: long(3000),
  type: 'Program',
  category: 'Healthcare',
  priority: 'high',
  budget: 1_000_000_000_000,
  duration_months: 120,
  start_date: '2026-12-01',
  end_date: '2036-11-30',
  impact_metrics: { expectedImpact: long(1000), beneficiaries: 2_000_000_000, communities: 10_000_000 },
};

const refused: RefusedValue[] = [
  ['title', '', 'Please enter a project title'],
  ['title', '  ', 'Please enter a project title'],
  ['title', long(161), 'Title must be 160 characters or less'],
  ['description', '', 'Please enter a project description'],
  ['description', long(3001), 'Description must be 3000 characters or less'],
  ['type', 'Charity', 'Please select a project type'],
  ['category', 'Sports', 'Please select a category from the list'],
  ['priority', 'urgent', 'Please select a priority from the list'],
  ['budget', -1, 'Amount must not be negative'],
  ['budget', 0.5, 'Amount must be whole rupees'],
  ['budget', '5 Cr', 'Amount must be a number'],
  ['budget', 1_000_000_000_001, 'Amount must be at most ₹1,00,000 Cr'],
  ['duration_months', 0, 'Duration must be at least 1 month'],
  ['duration_months', 121, 'Duration must be at most 120 months'],
  ['duration_months', 1.5, 'Duration must be a whole number of months'],
  ['start_date', '01-12-2026', DAY],
  ['end_date', '2026-02-30', DAY],
  ['end_date', '0000-01-01', DAY],
  ['impact_metrics', 'Water', 'Impact metrics must be an object'],
  ['impact_metrics', { expectedImpact: long(1001) }, 'Expected impact must be 1000 characters or less'],
  ['impact_metrics', { beneficiaries: -1 }, 'Beneficiaries must not be negative'],
  ['impact_metrics', { beneficiaries: 2_000_000_001 }, 'Beneficiaries must be at most 2,00,00,00,000'],
  ['impact_metrics', { communities: 1.5 }, 'Communities must be a whole number'],
  ['impact_metrics', { communities: 10_000_001 }, 'Communities must be at most 1,00,00,000'],
  ['impact_metrics', { trees: 1 }, 'Unknown field'],
  ['created_by', '00000000-0000-7000-8000-000000000000', 'Unknown field'],
];
/** Returns the field with the message: for a nested object, the field inside. */
const placeOf = (field: string, value: unknown) =>
  field === 'impact_metrics' && typeof value === 'object' ? `${field}.${Object.keys(value ?? {})[0]}` : field;

describe('POST /service/api/collaborations', () => {
  test('keeps every field at its limit, and starts in planning without progress', async () => {
    const created = await call('POST', '', full);
    expect(created).toEqual({
      ...full,
      id: expect.stringMatching(/^collab_\d{13}_[0-9a-f]{12}$/),
      status: 'planning',
      status_reason: null,
      participants: ['Sahyadri Steel'],
      budget_band: null,
      timeframe: null,
      progress_percentage: 0,
      progress_reason: null,
      created_by: corporate.id,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      archived_at: null,
      archived_by_name: null,
      restored_at: null,
      restored_by_name: null,
      version: 1,
      last_change: expect.any(Number),
      own_role: 'lead',
      rights: COLLABORATION_RIGHTS,
      visibility: 'organisations',
    });
    expect(await call('GET', `/${created.id}`)).toEqual(created);
  });

  test('fills in what was left out', async () => {
    expect(await call('POST', '', initiativeBody())).toMatchObject({
      category: 'General',
      priority: 'medium',
      budget: null,
      duration_months: null,
      start_date: null,
      end_date: null,
      impact_metrics: {},
    });
  });

  test('names each participant once, the creator first, and drops blanks', async () => {
    const participants = [' Asha ', 'asha', '', '  ', 'Sahyadri STEEL', 'Jal Trust', 'ASHA'];
    const created = await call('POST', '', initiativeBody({ participants }));
    expect(created.participants).toEqual(['Sahyadri Steel', 'ASHA', 'Jal Trust']);
    expect(await call('GET', '', undefined, ngo), 'a name is no member').toEqual([]);
  });

  test('names participants once whose capitals differ only to the database', async () => {
    const created = await call('POST', '', initiativeBody({ participants: ['İzmir', 'izmir'] }));
    expect(created.participants).toEqual(['Sahyadri Steel', 'İzmir']);
  });

  test('takes 50 participants of 160 characters', async () => {
    const participants = Array.from({ length: 50 }, (_, at) => `${String(at).padStart(2, '0')}${long(158)}`);
    expect((await call('POST', '', initiativeBody({ participants }))).participants).toHaveLength(51);
  });

  test.each<RefusedValue>([
    ['title', undefined, 'Please enter a project title'],
    ['description', undefined, 'Please enter a project description'],
    ['type', undefined, 'Please select a project type'],
    ...refused,
    ['status', 'completed', 'Unknown field'],
    ['progress_percentage', 50, 'Unknown field'],
    ['participants', 'Asha', 'Participants must be a list'],
    ['participants', Array(51).fill('Asha'), 'At most 50 participants'],
  ])('refuses %s %j: %s', (field, value, message) => {
    const body = withField(initiativeBody(), field, value);
    return expectRefused(app, () => send('POST', '', body), placeOf(field, value), message);
  });

  test('refuses an end before the start, and a participant with too long a name', async () => {
    const dates = initiativeBody({ start_date: '2026-12-02', end_date: '2026-12-01' });
    await expectRefused(app, () => send('POST', '', dates), 'end_date', ORDER);
    const names = initiativeBody({ participants: ['Asha', long(161)] });
    const message = 'Participant must be 160 characters or less';
    await expectRefused(app, () => send('POST', '', names), 'participants.1', message);
  });
});

describe('PATCH /service/api/collaborations/:id', () => {
  test('changes only what is sent, for every participant', async () => {
    const partner = await createMember(app);
    const before = await startCollaboration(app, corporate, partner);
    const { impact_metrics, start_date } = full;
    const changes = { status: 'active', start_date, impact_metrics };
    const after = await call('PATCH', `/${before.id}`, changes, partner);
    expect(after).toEqual({
      ...before,
      ...changes,
      version: 2,
      last_change: expect.any(Number),
      updated_at: expect.any(String),
    });
    expect(await call('PATCH', `/${before.id}`, {}, partner)).toEqual(after);
    expect(await call('PATCH', `/${before.id}`, { start_date: null })).toMatchObject({
      start_date: null,
      status: 'active',
    });
  });

  test('sets the budget of a member alone; where another member takes part, that one has to agree', async () => {
    const { id } = await call('POST', '', initiativeBody({ participants: ['Asha Foundation'] }));
    expect(await call('PATCH', `/${id}`, { budget: 5_000_000 })).toMatchObject({ budget: 5_000_000 });
    expect(await call('PATCH', `/${id}`, { budget: null })).toMatchObject({ budget: null });
    const shared = await startCollaboration(app, corporate, await createMember(app));
    const before = await databaseState(app);
    expectFailure(
      await send('PATCH', `/${shared.id}`, { budget: 5_000_000, title: 'Ours' }),
      'BUDGET_NEEDS_AGREEMENT',
    );
    expect(await databaseState(app)).toEqual(before);
    expect(await call('PATCH', `/${shared.id}`, { budget: null, title: 'Ours' })).toMatchObject({
      title: 'Ours',
    });
  });

  test('merges different fields of two saves, and refuses the same field', async () => {
    const partner = await createMember(app);
    const { id, version } = await startCollaboration(app, corporate, partner);
    await call('PATCH', `/${id}`, { title: 'Wells for Gumla', version });
    const merged = await call('PATCH', `/${id}`, { priority: 'high', version }, partner);
    expect(merged).toMatchObject({ title: 'Wells for Gumla', priority: 'high', version: version + 2 });
    const before = await databaseState(app);
    const late = { title: 'Pumps for Gumla', category: 'Environment', version };
    const answer = await send('PATCH', `/${id}`, late, partner);
    expectFailure(answer, 'COLLABORATION_CHANGED');
    expect(answer.body.error.fields).toEqual({ title: 'This was changed elsewhere' });
    expect(await databaseState(app)).toEqual(before);
    const again = await call('PATCH', `/${id}`, { ...late, version: merged.version }, partner);
    expect(again).toMatchObject({ title: 'Pumps for Gumla', category: 'Environment' });
  });

  test('is open to the partner who accepted', async () => {
    const partner = await createMember(app);
    const { id } = await startCollaboration(app, corporate, partner);
    await call('PATCH', `/${id}`, { title: 'Our title', progress_percentage: 40 }, partner);
    expect(await call('GET', `/${id}`)).toMatchObject({ title: 'Our title', progress_percentage: 40 });
  });

  test.each<RefusedValue>([
    ...refused,
    ['status', 'done', 'Please select a status from the list'],
    ['progress_percentage', -1, 'Progress must be from 0 to 100'],
    ['progress_percentage', 101, 'Progress must be from 0 to 100'],
    ['progress_percentage', 0.5, 'Progress must be a whole number'],
  ])('refuses %s %j: %s', async (field, value, message) => {
    const { id } = await call('POST', '', initiativeBody());
    await expectRefused(
      app,
      () => send('PATCH', `/${id}`, { [field]: value }),
      placeOf(field, value),
      message,
    );
  });

  test('refuses one date that falls out of order with the other, which stays', async () => {
    const { id } = await call(
      'POST',
      '',
      initiativeBody({ start_date: '2026-12-10', end_date: '2026-12-20' }),
    );
    for (const body of [{ start_date: '2026-12-21' }, { end_date: '2026-12-09' }]) {
      await expectRefused(app, () => send('PATCH', `/${id}`, body), 'end_date', ORDER);
    }
    const moved = { start_date: '2027-01-01', end_date: '2027-01-01' };
    expect(await call('PATCH', `/${id}`, moved)).toMatchObject(moved);
    expect(await call('PATCH', `/${id}`, { end_date: null })).toMatchObject({ end_date: null });
  });

  test('leaves progress to the milestones once there are any', async () => {
    const { id } = await call('POST', '', initiativeBody());
    await call('PATCH', `/${id}`, { progress_percentage: 100 });
    await call('POST', `/${id}/milestones`, { title: 'First pump' });
    const before = await databaseState(app);
    const answer = await send('PATCH', `/${id}`, { progress_percentage: 50, title: 'Changed' });
    expectFailure(answer, 'PROGRESS_FOLLOWS_MILESTONES');
    expect(await databaseState(app)).toEqual(before);
  });
});

describe('DELETE /service/api/collaborations/:id', () => {
  test('is for the participant who leads it, and takes it from all', async () => {
    const partner = await createMember(app);
    const { id } = await startCollaboration(app, corporate, partner);
    await call('POST', `/${id}/milestones`, { title: 'First pump' });
    const { id: proposalId } = await call('POST', `/${id}/budget-proposals`, { amount: 5 });
    await call('PATCH', `/${id}/budget-proposals/${proposalId}`, { status: 'withdrawn' });
    const before = await databaseState(app);
    expectFailure(
      await send('DELETE', `/${id}`, undefined, partner),
      'COLLABORATION_ROLE_FORBIDS',
      'The role of your organisation in this collaboration does not allow this. The lead can change it.',
    );
    expect(await databaseState(app)).toEqual(before);

    expect(await call('DELETE', `/${id}`)).toEqual({ id });
    for (const by of [corporate, partner]) {
      expectFailure(await send('GET', `/${id}`, undefined, by), 'COLLABORATION_NOT_FOUND');
    }
    const [request] = await callAs(app, partner, 'GET', '/collaboration-requests/received');
    expect(request).toMatchObject({ status: 'accepted', collaboration_id: null });
  });

  const agreeOnBudget = async (id: string, partner: TestMember) => {
    const proposal = await call('POST', `/${id}/budget-proposals`, { amount: 5 });
    await call('PATCH', `/${id}/budget-proposals/${proposal.id}`, { status: 'agreed' }, partner);
  };
  test.each<[work: string, work: (id: string, partner: TestMember) => Promise<unknown>]>([
    ['a milestone was begun', (id) => call('POST', `/${id}/milestones`, { title: 'Pump', status: 'active' })],
    [
      'a milestone was completed',
      (id) => call('POST', `/${id}/milestones`, { title: 'Pump', status: 'completed' }),
    ],
    ['there is progress', (id) => call('PATCH', `/${id}`, { progress_percentage: 10 })],
    ['it is active', (id) => call('PATCH', `/${id}`, { status: 'active' })],
    ['it is completed', (id) => call('PATCH', `/${id}`, { status: 'completed' })],
    ['a budget was agreed', agreeOnBudget],
    [
      'a partner was rated',
      async (id, partner) => {
        await call('PATCH', `/${id}`, { status: 'completed' });
        await call('POST', `/${id}/ratings`, { rated_profile_id: partner.id, score: 4 });
        await call('PATCH', `/${id}`, { status: 'planning' });
      },
    ],
  ])('is refused once %s', async (_, work) => {
    const partner = await createMember(app);
    const { id } = await startCollaboration(app, corporate, partner);
    await work(id, partner);
    const before = await databaseState(app);
    expectFailure(await send('DELETE', `/${id}`), 'COLLABORATION_HAS_WORK');
    expect(await databaseState(app)).toEqual(before);
  });

  test('is open to the planned budget of a member alone', async () => {
    const { id } = await call('POST', '', initiativeBody({ budget: 7 }));
    expect(await call('DELETE', `/${id}`)).toEqual({ id });
  });
});

describe('PUT and DELETE /service/api/collaborations/:id/archive', () => {
  const idsOf = async (query: string, by: TestMember) =>
    (await call('GET', query, undefined, by)).map(({ id }: { id: string }) => id);

  test('takes it out of the list of all participants, and brings it back', async () => {
    const [partner, stranger] = [await createMember(app, { name: 'Jal Trust' }), await createMember(app)];
    const { id } = await startCollaboration(app, corporate, partner);
    const archived = await call('PUT', `/${id}/archive`, undefined, partner);
    expect(archived).toMatchObject({ id, status: 'planning', archived_at: expect.any(String) });
    expect(await call('PUT', `/${id}/archive`, undefined, partner)).toEqual(archived);
    expect(await idsOf('', partner)).toEqual([]);
    expect(await idsOf('?state=archived', partner)).toEqual([id]);
    expect(await idsOf('', corporate)).not.toContain(id);
    expect(await call('GET', '/stats', undefined, partner)).toMatchObject({
      active_initiatives: 0,
      total_partners: 1,
    });
    const mail = await app.mail(corporate.email, 'A collaboration was archived');
    expect(mail).toContain('“Jal Trust” has archived the collaboration “Digital classrooms');
    const mails = await app.sql("select 1 from pgboss.job where name = 'mail' and data->>'to' = $1", [
      partner.email,
    ]);
    expect(mails, 'the request; nothing of the own archive').toHaveLength(1);

    expectFailure(await send('DELETE', `/${id}/archive`, undefined, stranger), 'COLLABORATION_NOT_FOUND');
    expect(await call('DELETE', `/${id}/archive`)).toMatchObject({ archived_at: null });
    expect(await idsOf('', partner)).toEqual([id]);
    await app.mail(partner.email, 'A collaboration was restored');
  });

  test('makes it read-only, except for ratings, leaving and deleting', async () => {
    const partner = await createMember(app);
    const { id } = await startCollaboration(app, corporate, partner);
    const milestone = await call('POST', `/${id}/milestones`, { title: 'First pump' });
    const proposal = await call('POST', `/${id}/budget-proposals`, { amount: 5 }, partner);
    const named = await call('POST', `/${id}/participants`, { name: 'Asha Foundation' });
    await call('PATCH', `/${id}`, { status: 'completed' });
    await call('PUT', `/${id}/archive`);
    const before = await databaseState(app);
    const refused: [method: string, path: string, body?: object][] = [
      ['PATCH', '', { title: 'Ours' }],
      ['POST', '/milestones', { title: 'Second pump' }],
      ['PATCH', `/milestones/${milestone.id}`, { status: 'completed' }],
      ['DELETE', `/milestones/${milestone.id}`],
      ['POST', '/participants', { name: 'Jal Trust' }],
      ['PATCH', `/participants/${named.id}`, { responsibility: 'Pumps' }],
      ['DELETE', `/participants/${named.id}`],
      ['POST', '/budget-proposals', { amount: 7, counters: proposal.id }],
      ['PATCH', `/budget-proposals/${proposal.id}`, { status: 'agreed' }],
    ];
    for (const [method, path, body] of refused) {
      expectFailure(await send(method, `/${id}${path}`, body), 'COLLABORATION_ARCHIVED');
    }
    expect(await databaseState(app)).toEqual(before);
    await call('POST', `/${id}/ratings`, { rated_profile_id: partner.id, score: 4 });
    await call('POST', `/${id}/leave`, undefined, partner);
  });
});

describe('GET /service/api/collaborations', () => {
  test('lists what the member takes part in, newest first', async () => {
    const partner = await createMember(app);
    expect(await call('GET', '', undefined, partner)).toEqual([]);
    const first = await startCollaboration(app, corporate, partner);
    const second = await call('POST', '', initiativeBody(), partner);
    const { id } = await startCollaboration(app, partner, ngo);
    const third = await call('GET', `/${id}`, undefined, partner);
    expect(await call('GET', '', undefined, partner)).toEqual([third, second, first]);
    const idsOfNgo = (await call('GET', '', undefined, ngo)).map(({ id }: { id: string }) => id);
    expect(idsOfNgo).toContain(third.id);
    expect(idsOfNgo).not.toContain(second.id);
  });

  test('answers one page at a time, and no record is on two pages', async () => {
    const member = await createMember(app);
    const ids: string[] = [];
    for (let at = 0; at < 5; at += 1) ids.unshift((await call('POST', '', initiativeBody(), member)).id);
    const page = async (query: string) =>
      (await call('GET', query, undefined, member)).map(({ id }: { id: string }) => id);
    expect(await page('?pageSize=2')).toEqual(ids.slice(0, 2));
    expect(await page('?page=2&pageSize=2')).toEqual(ids.slice(2, 4));
    expect(await page('?page=3&pageSize=2')).toEqual(ids.slice(4));
    expect(await page('?page=4&pageSize=2')).toEqual([]);
    expect(await page('')).toEqual(ids);
  });

  test.each([
    ['page', 0, 'Page must be at least 1'],
    ['pageSize', 101, 'Page size must be at most 100'],
    ['pageSize', 'all', 'Page size must be a number'],
    ['state', 'deleted', 'Unknown state'],
  ])('refuses the query %s=%s', async (field, value, message) => {
    expectWrongField(await send('GET', `?${field}=${value}`), field, message);
  });
});
