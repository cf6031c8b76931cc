import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, long, type RefusedValue, withField } from '#platform/testing/field-limits.ts';
import { callAs, requestBody, sendRequest } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let corporate: TestMember;
let ngo: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  corporate = await createMember(app, {
    type: 'corporate',
    name: 'Sahyadri Steel',
    location: 'Pune, Maharashtra',
  });
  ngo = await createMember(app, { name: 'Jal Trust' });
});
afterAll(() => app.stop());

const PATH = '/collaboration-requests';
const send = (body: object, by = corporate) => app.request('POST', PATH, { token: by.token, body });
const received = (by: TestMember) => callAs(app, by, 'GET', `${PATH}/received`);
const sent = (by: TestMember) => callAs(app, by, 'GET', `${PATH}/sent`);

test('GET /service/api/collaboration-requests/states says who has asked whom and waits, for a whole list', async () => {
  const [asked, asking, answered, other] = await Promise.all([1, 2, 3, 4].map(() => createMember(app)));
  if (!asked || !asking || !answered || !other) throw new Error('no members');
  await sendRequest(app, corporate, asked);
  await sendRequest(app, asking, corporate);
  const { id } = await sendRequest(app, corporate, answered);
  await callAs(app, answered, 'PATCH', `${PATH}/${id}`, { status: 'declined' });
  await sendRequest(app, other, asked);
  const ids = [asked, asking, answered, other].map((member) => member.id);
  const states = await callAs(app, corporate, 'GET', `${PATH}/states?ids=${ids.join()}`);
  expect(states).toHaveLength(2);
  expect(states).toEqual(
    expect.arrayContaining([
      { profile_id: asked.id, direction: 'sent', created_at: expect.any(String) },
      { profile_id: asking.id, direction: 'received', created_at: expect.any(String) },
    ]),
  );
  expect(await callAs(app, corporate, 'GET', `${PATH}/states?ids=`)).toEqual([]);
});

describe('POST /service/api/collaboration-requests', () => {
  test('reaches the other member, as each side sees it, and by mail', async () => {
    const target = await createMember(app, { name: 'Asha Foundation' });
    const fields = {
      sdg_focus_areas: ['Quality Education'],
      geographic_scope: ['Jharkhand', 'Pan India'],
      attachment_url: 'https://files.example/plan.pdf',
      additional_notes: 'Shall we meet?',
    };
    const request = await sendRequest(app, corporate, target, fields);
    const common = {
      ...requestBody(target.id),
      ...fields,
      id: expect.any(String),
      status: 'pending',
      reason: null,
      target_profile_name: 'Asha Foundation',
      collaboration_id: null,
      created_at: expect.any(String),
      answered_at: null,
      sent_by_name: null,
      answered_by_name: null,
    };
    const asSent = {
      ...common,
      profile_id: target.id,
      profile_full_name: 'Asha Foundation',
      profile_organization_name: 'Asha Foundation',
      profile_organization_type: 'ngo',
      profile_location: 'Ranchi, Jharkhand',
      profile_avatar_url: null,
      guest: null,
    };
    expect(request).toEqual(asSent);
    expect(await sent(corporate)).toContainEqual(asSent);
    const asReceived = {
      ...common,
      profile_id: corporate.id,
      profile_full_name: 'Sahyadri Steel',
      profile_organization_name: 'Sahyadri Steel',
      profile_organization_type: 'corporate',
      profile_location: 'Pune, Maharashtra',
      profile_avatar_url: null,
      guest: null,
    };
    expect(await received(target)).toEqual([asReceived]);
    expect(await sent(target)).toEqual([]);

    const mail = await app.mail(target.email, 'A collaboration request for you');
    expect(mail).toContain('“Sahyadri Steel” has asked you to collaborate.');
    expect(mail).toContain('Digital classrooms in forty schools');
    expect(mail).toContain('/profile?tab=connections');
  });

  test('fills in what was left out', async () => {
    expect(await sendRequest(app, corporate, await createMember(app))).toMatchObject({
      sdg_focus_areas: [],
      geographic_scope: [],
      attachment_url: null,
      additional_notes: null,
    });
  });

  test('shows the name that the profile has, not one that was sent along', async () => {
    const request = await sendRequest(app, corporate, await createMember(app, { name: 'True Name' }), {
      target_profile_name: 'Invented Name',
    });
    expect(request.target_profile_name).toBe('True Name');
  });

  test.each([
    'Less than ₹10 Lakh',
    '₹10-50 Lakh',
    '₹50 Lakh - ₹1 Crore',
    '₹1-5 Crore',
    'More than ₹5 Crore',
    'Not Applicable',
  ])('takes the budget band %s', async (budget_band) => {
    const request = await sendRequest(app, corporate, await createMember(app), { budget_band });
    expect(request).toMatchObject({ budget_band });
  });

  test.each(['Immediate', '0-3 months', '3-6 months', '6-12 months'])(
    'takes the timeframe %s',
    async (timeframe) => {
      expect(await sendRequest(app, corporate, await createMember(app), { timeframe })).toMatchObject({
        timeframe,
      });
    },
  );

  test.each([20, 600])('takes an objective of %i characters', async (length) => {
    const fields = {
      collaboration_objective: long(length),
      additional_notes: long(2000),
      target_profile_name: long(160),
    };
    const request = await sendRequest(app, corporate, await createMember(app), fields);
    expect(request.collaboration_objective).toHaveLength(length);
    expect(request.additional_notes).toHaveLength(2000);
  });

  const short = 'Collaboration objective must be at least 20 characters.';
  const refused: RefusedValue[] = [
    ['target_profile_id', undefined, 'This is not a valid id'],
    ['target_profile_id', 'nobody', 'This is not a valid id'],
    ['target_profile_name', long(161), 'Name must be 160 characters or less'],
    ['collaboration_objective', undefined, short],
    ['collaboration_objective', long(19), short],
    ['collaboration_objective', `  ${long(19)}   `, short],
    ['collaboration_objective', '\u200B'.repeat(20), short],
    ['collaboration_objective', long(601), 'Collaboration objective must not exceed 600 characters.'],
    ['sdg_focus_areas', 'No Poverty', 'SDG focus areas must be a list'],
    ['sdg_focus_areas', ['No Poverty', 'No Poverty'], 'SDG focus areas has a duplicate entry'],
    ['geographic_scope', ['Goa', 'Goa'], 'Geographic scope has a duplicate entry'],
    ['timeframe', undefined, 'Please select a timeframe.'],
    ['timeframe', '', 'Please select a timeframe.'],
    ['timeframe', '12-24 months', 'Please select a timeframe.'],
    ['budget_band', undefined, 'Please select a budget band.'],
    ['budget_band', '₹10-50 lakh', 'Please select a budget band.'],
    ['attachment_url', 'plan.pdf', 'Attachment must be a valid URL'],
    ['attachment_url', 'javascript:alert(1)', 'Attachment must be a valid URL'],
    ['attachment_url', long(501, 'https://x.example/a'), 'Attachment must be 500 characters or less'],
    ['additional_notes', long(2001), 'Notes must be 2000 characters or less'],
    ['status', 'accepted', 'Unknown field'],
    ['sender_profile_id', '00000000-0000-7000-8000-000000000000', 'Unknown field'],
  ];
  test.each(refused)('refuses %s %j: %s', (field, value, message) =>
    expectRefused(app, () => send(withField(requestBody(ngo.id), field, value)), field, message),
  );

  test('to oneself is a conflict', async () => {
    const before = await databaseState(app);
    const message = 'You cannot send a collaboration request to yourself.';
    expectFailure(await send(requestBody(corporate.id)), 'REQUEST_TO_YOURSELF', message);
    expect(await databaseState(app)).toEqual(before);
  });

  test('does not find unconfirmed members, admins or unknown ids', async () => {
    const hidden = await createMember(app, { confirmed: false });
    const admin = await createMember(app, { admin: true });
    const before = await databaseState(app);
    for (const id of [hidden.id, admin.id, '00000000-0000-7000-8000-000000000000']) {
      expectFailure(await send(requestBody(id)), 'PROFILE_NOT_FOUND');
    }
    expect(await databaseState(app)).toEqual(before);
  });

  test('is open once between two members, whoever asked, until it is answered or withdrawn', async () => {
    const [one, two] = [await createMember(app), await createMember(app)];
    const message = 'You already have an open request with this partner.';
    for (const [by, status] of [
      [two, 'declined'],
      [one, 'withdrawn'],
      [two, 'accepted'],
    ] as const) {
      const { id } = await sendRequest(app, one, two);
      const before = await databaseState(app);
      expectFailure(await send(requestBody(two.id), one), 'REQUEST_ALREADY_OPEN', message);
      expectFailure(await send(requestBody(one.id), two), 'REQUEST_WAITS_FOR_YOU');
      expect(await databaseState(app)).toEqual(before);
      await callAs(app, by, 'PATCH', `${PATH}/${id}`, { status });
    }
    await sendRequest(app, one, two);
    expect((await received(two)).map(({ status }: { status: string }) => status)).toEqual([
      'pending',
      'accepted',
      'withdrawn',
      'declined',
    ]);
  });

  test('cannot mail a member again and again by asking and withdrawing in turn', async () => {
    const [one, two] = [await createMember(app), await createMember(app)];
    for (let turn = 1; turn <= 3; turn += 1) {
      const { id } = await sendRequest(app, one, two);
      await callAs(app, one, 'PATCH', `${PATH}/${id}`, { status: 'withdrawn' });
    }
    expectFailure(await send(requestBody(two.id), one), 'REQUEST_WITHDRAWN_TOO_OFTEN');
    const { id } = await sendRequest(app, two, one);
    await callAs(app, two, 'PATCH', `${PATH}/${id}`, { status: 'withdrawn' });
    await app.sql(`update collaboration_requests set created_at = created_at - interval '1 day'
      where sender_profile_id = '${one.id}'`);
    await sendRequest(app, one, two);
  });

  test('stores one of several requests to the same member at the same time', async () => {
    const target = await createMember(app);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(requestBody(target.id))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await received(target)).toHaveLength(1);
  });

  test('stores one of two requests of members to each other at the same time', async () => {
    const [one, two] = [await createMember(app), await createMember(app)];
    const answers = await Promise.all([send(requestBody(two.id), one), send(requestBody(one.id), two)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const asked = [await received(one), await received(two)].flat();
    expect(asked).toHaveLength(1);
    const [asks, answering] = asked[0].target_profile_id === two.id ? [one, two] : [two, one];
    const found = await callAs(
      app,
      answering,
      'GET',
      `${PATH}/received?state=waiting&sender_profile_id=${asks.id}`,
    );
    expect(found).toEqual(asked);
    expect(await callAs(app, answering, 'GET', `${PATH}/received?sender_profile_id=${corporate.id}`)).toEqual(
      [],
    );
    // Whoever comes second accepts what is there: one collaboration.
    await callAs(app, answering, 'PATCH', `${PATH}/${asked[0].id}`, { status: 'accepted' });
    expect(await callAs(app, one, 'GET', '/collaborations')).toHaveLength(1);
  });

  test('keeps the text of a script as text', async () => {
    const collaboration_objective = '<script>alert("1")</script> & more of that, please';
    const target = await createMember(app);
    const request = await sendRequest(app, corporate, target, { collaboration_objective });
    expect(request).toMatchObject({ collaboration_objective });
  });
});

describe('GET /service/api/collaboration-requests/received and /sent', () => {
  test("do not show other members' requests", async () => {
    const outsider = await createMember(app);
    await sendRequest(app, corporate, ngo);
    expect(await received(outsider)).toEqual([]);
    expect(await sent(outsider)).toEqual([]);
  });
});
