import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLLABORATION_RIGHTS } from '#features/collaborations/collaboration/collaboration-roles.rules.ts';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, long, type RefusedValue } from '#platform/testing/field-limits.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { callAs, sendRequest } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let corporate: TestMember;
let ngo: TestMember;
/** Creates a pending request from a new corporate to a new NGO. */
let id: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function ask(fields: object = {}): Promise<void> {
  corporate = await createMember(app, { type: 'corporate', name: 'Sahyadri Steel' });
  ngo = await createMember(app, { name: 'Jal Trust' });
  ({ id } = await sendRequest(app, corporate, ngo, fields));
}

const answer = (by: TestMember, body: object) =>
  app.request('PATCH', `/collaboration-requests/${id}`, { token: by.token, body });
const collaborations = (of: TestMember) => callAs(app, of, 'GET', '/collaborations');
const requestOf = async (of: TestMember, list: 'received' | 'sent') =>
  (await callAs(app, of, 'GET', `/collaboration-requests/${list}`))[0];

const unreadOf = async (of: TestMember): Promise<string[]> =>
  (await callAs(app, of, 'GET', '/notifications?only=unread')).records.map(
    ({ title }: { title: string }) => title,
  );

describe('PATCH /service/api/collaboration-requests/:id', () => {
  test.each(['accepted', 'declined', 'withdrawn'])('%s, it is news no more', async (status) => {
    await ask();
    const colleague = await addColleague(app, ngo, 'manager');
    const { id: other } = await sendRequest(app, await createMember(app, { type: 'corporate' }), ngo);
    const asked = ['A collaboration request for you', 'A collaboration request for you'];
    expect(await unreadOf(ngo)).toEqual(asked);
    await answer(status === 'withdrawn' ? corporate : ngo, { status });
    expect((await Promise.all([ngo, colleague].map(unreadOf))).map((titles) => titles.length)).toEqual([
      1, 1,
    ]);
    await callAs(app, ngo, 'PATCH', `/collaboration-requests/${other}`, { status: 'declined' });
    expect(await unreadOf(ngo)).toEqual([]);
  });

  test('accepted by the target starts a collaboration that carries the request over, for both', async () => {
    await ask({
      collaboration_objective: 'Drinking water for sixty villages. We bring the pumps; you bring the people.',
      budget_band: '₹1-5 Crore',
      timeframe: '6-12 months',
    });
    const { status, body } = await answer(ngo, { status: 'accepted' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'accepted',
      collaboration_id: expect.stringMatching(/^collab_\d{13}_[0-9a-f]{12}$/),
      answered_at: expect.any(String),
      profile_id: corporate.id,
    });
    const [collaboration] = await collaborations(ngo);
    expect(collaboration).toEqual({
      id: body.data.collaboration_id,
      title: 'Drinking water for sixty villages',
      description: 'Drinking water for sixty villages. We bring the pumps; you bring the people.',
      status: 'planning',
      status_reason: null,
      type: 'Partnership',
      category: 'General',
      priority: 'medium',
      participants: ['Sahyadri Steel', 'Jal Trust'],
      budget: null,
      budget_band: '₹1-5 Crore',
      timeframe: '6-12 months',
      duration_months: null,
      start_date: null,
      end_date: null,
      progress_percentage: 0,
      progress_reason: null,
      impact_metrics: {},
      created_by: corporate.id,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      archived_at: null,
      archived_by_name: null,
      visibility: 'organisations',
      restored_at: null,
      restored_by_name: null,
      version: 1,
      last_change: expect.any(Number),
      own_role: 'implementer',
      rights: expect.arrayContaining(['settings', 'milestones', 'budget', 'archive']),
    });
    const rights = [...COLLABORATION_RIGHTS];
    expect(await collaborations(corporate)).toEqual([{ ...collaboration, own_role: 'lead', rights }]);
    expect(await requestOf(corporate, 'sent')).toMatchObject({
      status: 'accepted',
      collaboration_id: collaboration.id,
    });

    const mail = await app.mail(corporate.email, 'Your collaboration request was accepted');
    expect(mail).toContain('“Jal Trust” has accepted your collaboration request.');
    expect(mail).toContain(`/collaborations/${collaboration.id}/timeline`);
  });

  test('declined by the target keeps the reason for the sender, also by mail, and starts nothing', async () => {
    await ask();
    const { body } = await answer(ngo, { status: 'declined', reason: 'We work in Odisha only.' });
    expect(body.data).toMatchObject({
      status: 'declined',
      reason: 'We work in Odisha only.',
      collaboration_id: null,
    });
    expect(await requestOf(corporate, 'sent')).toMatchObject({
      status: 'declined',
      reason: 'We work in Odisha only.',
    });
    expect(await collaborations(ngo)).toEqual([]);
    const mail = await app.mail(corporate.email, 'Your collaboration request was declined');
    expect(mail).toContain('We work in Odisha only.');
  });

  test('withdrawn by the sender', async () => {
    await ask();
    const { body } = await answer(corporate, { status: 'withdrawn', reason: 'We found another partner.' });
    expect(body.data).toMatchObject({ status: 'withdrawn', profile_id: ngo.id });
    expect(await requestOf(ngo, 'received')).toMatchObject({
      status: 'withdrawn',
      reason: 'We found another partner.',
    });
    expect(await collaborations(corporate)).toEqual([]);
  });

  test('is for the target to accept or decline, and for the sender to withdraw', async () => {
    await ask();
    const before = await databaseState(app);
    for (const status of ['accepted', 'declined'])
      expectFailure(await answer(corporate, { status }), 'FORBIDDEN');
    expectFailure(await answer(ngo, { status: 'withdrawn' }), 'FORBIDDEN');
    expect(await databaseState(app)).toEqual(before);
  });

  test('is not found for anyone else, admins included', async () => {
    await ask();
    const others = [await createMember(app), await createMember(app, { admin: true })];
    const before = await databaseState(app);
    for (const other of others) {
      for (const status of ['accepted', 'declined', 'withdrawn']) {
        const message = 'Collaboration request not found';
        expectFailure(await answer(other, { status }), 'COLLABORATION_REQUEST_NOT_FOUND', message);
      }
    }
    expect(await databaseState(app)).toEqual(before);
  });

  test.each(['accepted', 'declined', 'withdrawn'] as const)('is a conflict once it was %s', async (first) => {
    await ask();
    expect((await answer(first === 'withdrawn' ? corporate : ngo, { status: first })).status).toBe(200);
    const before = await databaseState(app);
    const message = 'This collaboration request has already been answered.';
    for (const [by, status] of [
      [ngo, 'accepted'],
      [ngo, 'declined'],
      [corporate, 'withdrawn'],
    ] as const) {
      expectFailure(await answer(by, { status }), 'REQUEST_ALREADY_ANSWERED', message);
    }
    expect(await databaseState(app)).toEqual(before);
  });

  test('accepts one of several answers at the same time, and starts one collaboration', async () => {
    await ask();
    const answers = await Promise.all(Array.from({ length: 6 }, () => answer(ngo, { status: 'accepted' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await collaborations(ngo)).toHaveLength(1);
    const mails = await app.sql(
      "select 1 from pgboss.job where name = 'mail' and data->>'to' = $1 and data->>'subject' like '%accepted'",
      [corporate.email],
    );
    expect(mails).toHaveLength(1);
  });

  test('accepted and withdrawn at the same time is one of the two', async () => {
    await ask();
    const answers = await Promise.all([
      answer(ngo, { status: 'accepted' }),
      answer(corporate, { status: 'withdrawn' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { status } = await requestOf(ngo, 'received');
    expect(await collaborations(ngo)).toHaveLength(status === 'accepted' ? 1 : 0);
  });

  test('takes a reason of 500 characters', async () => {
    await ask();
    const { body } = await answer(ngo, { status: 'declined', reason: long(500) });
    expect(body.data.reason).toHaveLength(500);
  });

  const choose = 'Please choose accepted, declined, withdrawn or closed.';
  const refused: RefusedValue[] = [
    ['status', undefined, choose],
    ['status', 'pending', choose],
    ['status', 'held', choose],
    ['reason', long(501), 'Reason must be 500 characters or less'],
    ['title', ' ', 'Please enter a short title'],
    ['title', long(81), 'Title must be 80 characters or less'],
    ['collaboration_id', 'collab_1', 'Unknown field'],
  ];
  test.each(refused)('refuses %s %j: %s', async (field, value, message) => {
    await ask();
    await expectRefused(app, () => answer(ngo, { status: 'accepted', [field]: value }), field, message);
  });
});

describe('the title of the collaboration', () => {
  const villages = 'Wells, tanks and pumps for the villages of the dry belt, ';
  test.each([
    ['is the first sentence', 'Wells for Gumla! And then some more.', 'Wells for Gumla'],
    [
      'is the whole text when it has one sentence',
      'wells for the district of Gumla',
      'wells for the district of Gumla',
    ],
    [
      'does not end at an abbreviation',
      'Dr. Rao asks for two teachers. Soon.',
      'Dr. Rao asks for two teachers',
    ],
    ['is one line', 'Wells for\n\n  Gumla district', 'Wells for Gumla district'],
    [
      'keeps dots within words',
      'Version 2.5 of the asha.example portal. More.',
      'Version 2.5 of the asha.example portal',
    ],
    [
      'is cut at a word, without a comma at its end',
      villages.repeat(4),
      'Wells, tanks and pumps for the villages of the dry belt, Wells, tanks and pumps',
    ],
    [
      'is cut at a word, and does not end with one that promises more',
      'Restore one hundred and twenty village tanks in Raichur and Yadgir together with the people who use them',
      'Restore one hundred and twenty village tanks in Raichur and Yadgir together',
    ],
    [
      'is cut at its limit when a word ends there',
      `${'Wells and tanks '.repeat(4)}and pumps in dry Gumla and beyond`,
      `${'Wells and tanks '.repeat(4)}and pumps in dry`,
    ],
  ])('%s', async (_, collaboration_objective, title) => {
    await ask({ collaboration_objective });
    await answer(ngo, { status: 'accepted' });
    expect((await collaborations(ngo))[0].title).toBe(title);
  });

  test('is the one that the target chose, on one line; the description keeps the whole objective', async () => {
    const collaboration_objective = 'Wells for Gumla. Sixty villages, each with a trained mechanic.';
    await ask({ collaboration_objective });
    await answer(ngo, { status: 'accepted', title: ` Wells of\n${long(71)} ` });
    const title = `Wells of ${long(71)}`;
    const started = { title, description: collaboration_objective };
    expect(await collaborations(ngo)).toMatchObject([started]);
    expect(await collaborations(corporate)).toMatchObject([started]);
  });

  test('is never cut within a character', async () => {
    await ask({ collaboration_objective: '😀'.repeat(100) });
    await answer(ngo, { status: 'accepted' });
    expect((await collaborations(ngo))[0].title).toBe('😀'.repeat(40));
  });
});
