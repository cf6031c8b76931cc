import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayAfter, dayInIndia } from '#platform/contract/dates.ts';
import {
  expenseBody,
  fundPeople,
  grantBody,
  initiatedRelease,
  lastMonth,
  paidGrant,
  releaseBody,
} from '#platform/testing/calls/fund-records.ts';
import { askForGroup } from '#platform/testing/demo/demo-samples.ts';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import {
  callAs,
  caseStudyBody,
  documentForm,
  guestRequestBody,
  sendRequest,
  startCollaboration,
  storeKeyDocuments,
  testimonialBody,
  ticketBody,
  topicBody,
} from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const NONE = { total: 0, first: [] };
const today = dayInIndia(new Date());
const inDays = (days: number) => dayAfter(today, days);

const deskOf = (member: TestMember) => callAs(app, member, 'GET', '/desk');
const addMilestone = (by: TestMember, id: string, title: string, fields: object = {}) =>
  callAs(app, by, 'POST', `/collaborations/${id}/milestones`, { title, ...fields });

/** What waits for partners: kind, task and whether they can be reminded. */
const turnsOf = async (member: TestMember) =>
  (await callAs(app, member, 'GET', '/desk/partners')).groups.flatMap(
    ({ first }: { first: { kind: string; task: string | null; can_remind: boolean }[] }) =>
      first.map(({ kind, task, can_remind }) => [kind, task, can_remind]),
  );

describe('GET /service/api/desk/partners and POST /service/api/desk/reminders', () => {
  test('what waits for partners, who are reminded once in three days', async () => {
    const [corporate, ngo, other] = [
      await createMember(app, { type: 'corporate', name: 'Sahyadri Steel' }),
      await createMember(app, { name: 'Jal Trust' }),
      await createMember(app, { name: 'Vidya Trust' }),
    ];
    const { id } = await startCollaboration(app, corporate, ngo);
    const participants = await callAs(app, corporate, 'GET', `/collaborations/${id}/participants`);
    const owner = participants.find((one: { profile_id: string }) => one.profile_id === ngo.id);
    await addMilestone(corporate, id, 'Wells dug', {
      due_date: inDays(-2),
      owner: { participant_id: owner.id },
    });
    await callAs(app, corporate, 'POST', `/collaborations/${id}/budget-proposals`, { amount: 40_00_000 });
    const request = await sendRequest(app, corporate, other);
    expect((await deskOf(corporate)).milestones, 'the partner sees to it').toEqual(NONE);
    expect((await deskOf(ngo)).milestones.total).toBe(1);
    expect(await turnsOf(corporate)).toEqual([
      ['milestone', null, true],
      ['budget', null, true],
      ['request', null, true],
    ]);
    expect(await turnsOf(ngo)).toEqual([]);

    const remind = (by: TestMember, body: object) =>
      app.request('POST', '/desk/reminders', { token: by.token, body });
    const about = { kind: 'request', id: request.id };
    expectFailure(await remind(ngo, about), 'NOTHING_TO_REMIND');
    expectFailure(await remind(corporate, { ...about, kind: 'report' }), 'NOTHING_TO_REMIND');
    const statuses = await Promise.all([remind(corporate, about), remind(corporate, about)]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expectFailure(await remind(corporate, about), 'REMINDED_ALREADY');
    const { groups } = await callAs(app, corporate, 'GET', '/desk/partners');
    const [line] = groups.at(-1).first;
    expect(line).toMatchObject({ name: 'Vidya Trust', can_remind: false, reminded_at: expect.any(String) });
    const { records } = await callAs(app, other, 'GET', '/notifications');
    expect(records[0].title).toBe('A reminder: a collaboration request waits for your answer');
    await app.sql("update reminders set sent_at = now() - interval '73 hours'");
    expect((await remind(corporate, about)).status).toBe(200);

    const milestone = groups[0].first[0];
    expect((await remind(corporate, { kind: 'milestone', id: milestone.id })).status).toBe(200);
    expect((await callAs(app, ngo, 'GET', '/notifications')).records[0]).toMatchObject({
      title: 'A reminder from your partner',
      path: `/collaborations/${id}/timeline?milestone=${milestone.id}`,
    });
  });
});

describe('GET /service/api/desk', () => {
  test('asks for a session', async () => {
    expectFailure(await app.request('GET', '/desk'), 'SIGN_IN_REQUIRED');
  });

  test('is empty for a new member, but for the next step of the profile, which is not counted', async () => {
    expect(await deskOf(await createMember(app))).toEqual({
      total: 0,
      requests: NONE,
      invitations: NONE,
      reports: NONE,
      budgets: NONE,
      funds: NONE,
      mentions: NONE,
      tickets: NONE,
      joins: NONE,
      milestones: NONE,
      ratings: NONE,
      documents: NONE,
      verification: null,
      review: null,
      next_step: {
        label: 'Add your CSR registration number',
        reason: expect.any(String),
        path: '/profile?edit=csr_registration_number',
      },
      maintenance: null,
    });
    const unconfirmed = await deskOf(await createMember(app, { confirmed: false }));
    expect(unconfirmed).toMatchObject({ total: 0, next_step: { path: '/verify-email' } });
  });

  test('announces the maintenance that is under way or begins within 24 hours', async () => {
    const member = await createMember(app);
    const plan = (title: string, begins: string, ends: string) =>
      app.sql(
        `insert into status_maintenance (id, title, body, services, starts_at, ends_at)
          values (gen_random_uuid(), $1, '', '{files}', now() + $2::interval, now() + $3::interval)`,
        [title, begins, ends],
      );
    await plan('Over', '-3 hours', '-2 hours');
    await plan('Far away', '25 hours', '26 hours');
    expect((await deskOf(member)).maintenance).toBeNull();
    await plan('New disks', '23 hours', '24 hours');
    expect(await deskOf(member)).toMatchObject({ total: 0, maintenance: { title: 'New disks' } });
    await app.sql('delete from status_maintenance');
  });

  test('has the requests that wait for the member, the oldest first, five of them and the number of all', async () => {
    const ngo = await createMember(app, { name: 'Jal Trust' });
    const senders = [];
    for (let at = 1; at <= 6; at += 1) {
      const sender = await createMember(app, { type: 'corporate', name: `Company ${at}` });
      senders.push(sender);
      await sendRequest(app, sender, ngo, { collaboration_objective: `Wells ${at}. ${'x'.repeat(300)}` });
    }
    const { total, requests } = await deskOf(ngo);
    expect([total, requests.total]).toEqual([6, 6]);
    expect(requests.first.map(({ name }: { name: string }) => name)).toEqual(
      [1, 2, 3, 4, 5].map((at) => `Company ${at}`),
    );
    const [first] = requests.first;
    expect(first).toEqual({
      id: expect.any(String),
      name: 'Company 1',
      objective: expect.stringMatching(/^Wells 1\. x{151}$/),
      created_at: expect.any(String),
    });
    // A sent request waits for the other side.
    expect((await deskOf(senders[0] as TestMember)).total).toBe(0);

    await callAs(app, ngo, 'PATCH', `/collaboration-requests/${first.id}`, { status: 'declined' });
    expect((await deskOf(ngo)).requests.total).toBe(5);
  });

  test('has budgets that a partner proposes, until one is answered or the collaboration is archived', async () => {
    const corporate = await createMember(app, { type: 'corporate', name: 'Sahyadri Steel' });
    const [ngo, stranger] = [await createMember(app), await createMember(app)];
    const { id, title } = await startCollaboration(app, corporate, ngo);
    const propose = (amount: number) =>
      callAs(app, corporate, 'POST', `/collaborations/${id}/budget-proposals`, { amount });
    const first = await propose(40_00_000);
    const waiting = {
      id: first.id,
      name: 'Sahyadri Steel',
      amount: 40_00_000,
      created_at: expect.any(String),
      collaboration_id: id,
      collaboration_title: title,
    };
    expect(await deskOf(ngo)).toMatchObject({ total: 1, budgets: { total: 1, first: [waiting] } });
    for (const member of [corporate, stranger]) expect((await deskOf(member)).budgets).toEqual(NONE);

    await callAs(app, ngo, 'PATCH', `/collaborations/${id}/budget-proposals/${first.id}`, {
      status: 'agreed',
    });
    expect((await deskOf(ngo)).budgets).toEqual(NONE);
    await propose(50_00_000);
    await app.sql('update collaborations set archived_at = now() where id = $1', [id]);
    expect((await deskOf(ngo)).budgets).toEqual(NONE);
  });

  test('has invitations to answer and reports of partners to accept, until they are answered', async () => {
    const [corporate, ngo, adviser] = [
      await createMember(app, { type: 'corporate', name: 'Sahyadri Steel' }),
      await createMember(app, { name: 'Jal Trust' }),
      await createMember(app, { name: 'Maati Advisers' }),
    ];
    const { id, title } = await startCollaboration(app, corporate, ngo);
    const invited = await callAs(app, corporate, 'POST', `/collaborations/${id}/invitations`, {
      profile_id: adviser.id,
      role: 'reviewer',
    });
    expect(await deskOf(adviser)).toMatchObject({
      total: 1,
      invitations: {
        total: 1,
        first: [{ id: invited.id, name: 'Sahyadri Steel', collaboration_title: title }],
      },
    });
    await callAs(app, adviser, 'PATCH', `/collaboration-invitations/${invited.id}`, { status: 'accepted' });
    expect((await deskOf(adviser)).invitations).toEqual(NONE);

    const period = { period_from: inDays(-90), period_to: today };
    const report = await callAs(app, ngo, 'POST', `/collaborations/${id}/reports`, {
      title: 'First quarter',
      ...period,
    });
    expect((await deskOf(corporate)).reports).toEqual(NONE);
    await callAs(app, ngo, 'POST', `/collaborations/${id}/reports/${report.id}/send`);
    for (const reader of [corporate, adviser]) {
      const { total, reports } = await deskOf(reader);
      expect([total, reports.total]).toEqual([1, 1]);
      expect(reports.first).toMatchObject([
        { id: report.id, title: 'First quarter', name: 'Jal Trust', collaboration_title: title },
      ]);
    }
    expect((await deskOf(ngo)).total).toBe(0);
    await callAs(app, corporate, 'POST', `/collaborations/${id}/reports/${report.id}/answer`, {
      status: 'accepted',
      round: 1,
    });
    expect((await deskOf(adviser)).reports).toEqual(NONE);
  });

  test('has open milestones that are overdue or due within 14 days, for every partner', async () => {
    const [corporate, ngo, stranger] = [
      await createMember(app, { type: 'corporate' }),
      await createMember(app),
      await createMember(app),
    ];
    const { id, title } = await startCollaboration(app, corporate, ngo);
    await addMilestone(ngo, id, 'Due soon', { due_date: inDays(14) });
    await addMilestone(ngo, id, 'Late', { due_date: inDays(-3), status: 'active' });
    await addMilestone(ngo, id, 'Due today', { due_date: today });
    await addMilestone(ngo, id, 'Later', { due_date: inDays(15) });
    await addMilestone(ngo, id, 'Some day');
    await addMilestone(ngo, id, 'Done', { due_date: inDays(-3), status: 'completed' });
    for (const member of [corporate, ngo]) {
      const { total, milestones } = await deskOf(member);
      expect([total, milestones.total]).toEqual([3, 3]);
      expect(milestones.first.map((one: { title: string }) => one.title)).toEqual([
        'Late',
        'Due today',
        'Due soon',
      ]);
      expect(milestones.first[0]).toEqual({
        id: expect.any(String),
        title: 'Late',
        due_date: inDays(-3),
        partner: expect.any(String),
        collaboration_id: id,
        collaboration_title: title,
      });
    }
    expect((await deskOf(stranger)).milestones).toEqual(NONE);

    await callAs(app, ngo, 'PATCH', `/collaborations/${id}`, { status: 'completed' });
    expect((await deskOf(ngo)).milestones).toEqual(NONE);
  });

  test('asks each partner of a completed collaboration for a rating, until it is given or three months old', async () => {
    const corporate = await createMember(app, { type: 'corporate', name: 'Sahyadri Steel' });
    const ngo = await createMember(app, { name: 'Jal Trust' });
    const { id, title } = await startCollaboration(app, corporate, ngo);
    expect((await deskOf(corporate)).ratings).toEqual(NONE);
    await callAs(app, ngo, 'PATCH', `/collaborations/${id}`, { status: 'completed' });
    const rated = { profile_id: ngo.id, name: 'Jal Trust', collaboration_id: id, collaboration_title: title };
    expect(await deskOf(corporate)).toMatchObject({ total: 1, ratings: { total: 1, first: [rated] } });
    await callAs(app, corporate, 'POST', `/collaborations/${id}/ratings`, {
      rated_profile_id: ngo.id,
      score: 5,
    });
    expect(await deskOf(corporate)).toMatchObject({ total: 0, ratings: NONE });
    expect((await deskOf(ngo)).ratings.first).toMatchObject([{ name: 'Sahyadri Steel' }]);
    await app.sql("update collaborations set updated_at = now() - interval '91 days' where id = $1", [id]);
    expect((await deskOf(ngo)).ratings).toEqual(NONE);
  });

  test('has documents that expire or expired within 90 days, unless a later one replaces them', async () => {
    const ngo = await createMember(app);
    const add = (fields: Record<string, string>) =>
      callAs(app, ngo, 'POST', '/documents', documentForm(fields));
    await add({ kind: '80g', expires_on: inDays(90) });
    await add({ kind: '12a', expires_on: inDays(-90) });
    await add({ kind: 'fcra', expires_on: inDays(91) });
    await add({ kind: 'registration', expires_on: inDays(-91) });
    await add({ kind: 'csr-1', expires_on: inDays(10) });
    await add({ kind: 'csr-1', expires_on: inDays(800) });
    await add({ kind: 'policy', title: 'Child protection', expires_on: inDays(20) });
    await add({ kind: 'policy', title: 'Gender', expires_on: inDays(800) });
    const { total, documents } = await deskOf(ngo);
    expect([total, documents.total]).toEqual([3, 3]);
    expect(documents.first).toEqual([
      { id: expect.any(String), name: '12A registration (section 332)', expires_on: inDays(-90) },
      { id: expect.any(String), name: 'Child protection', expires_on: inDays(20) },
      { id: expect.any(String), name: '80G approval (section 354)', expires_on: inDays(90) },
    ]);
    expect((await deskOf(await createMember(app))).documents).toEqual(NONE);
  });

  test('has a refused verification until it is asked for again, and for admins what any admin can do', async () => {
    const [ngo, admin] = [await createMember(app), await createMember(app, { admin: true })];
    const before = await deskOf(admin);
    expect(before.next_step).toBeNull();
    await storeKeyDocuments(app, ngo);
    const request = await callAs(app, ngo, 'POST', '/verification/requests', { level: 1 });
    expect(await deskOf(ngo)).toMatchObject({ total: 0, verification: null, review: null });
    await callAs(app, ngo, 'POST', '/testimonials', testimonialBody());
    await callAs(app, ngo, 'POST', '/support/tickets', ticketBody());
    const story = await callAs(app, ngo, 'POST', '/profile/case-studies', caseStudyBody());
    await callAs(app, ngo, 'POST', `/profile/case-studies/${story.id}/submission`, { version: 1 });
    expect(
      (await app.request('POST', '/collaboration-requests', { body: guestRequestBody(ngo.id) })).status,
    ).toBe(201);
    expect((await deskOf(ngo)).requests, 'a held request is not shown to its target').toEqual(NONE);
    // A file and a verified author would be needed to send these.
    await app.sql(
      `insert into resources (id, author_id, title, description, category, type, audience, author_name, organization)
        values (gen_random_uuid(), $1, 'A checklist', 'Ten points', 'Tools', 'document', 'NGOs', 'Asha', 'Jal Trust')`,
      [ngo.id],
    );
    await app.sql(
      `insert into course_proposals (id, author_id, content, status, submitted_at, created_at, updated_at)
        values (gen_random_uuid(), $1, '{}', 'submitted', now(), now(), now())`,
      [ngo.id],
    );
    const topic = await callAs(app, ngo, 'POST', '/community/circles/gender-equality/topics', topicBody());
    for (const reporter of [admin, await createMember(app)])
      await callAs(app, reporter, 'POST', `/community/posts/${topic.id}/reports`, { reason: 'Not true' });
    await askForGroup(app);
    const { total, review } = await deskOf(admin);
    const one = { total: 1, oldest: expect.any(String) };
    const none = { total: 0, oldest: null };
    expect(review).toEqual({
      verifications: one,
      stories: one,
      case_studies: one,
      resources: one,
      courses: one,
      reports: one,
      tickets: one,
      late_tickets: none,
      grievances: none,
      late_grievances: none,
      requests: one,
      demos: one,
    });
    expect(total).toBe(9);

    const { papers_seen } = await callAs(app, admin, 'GET', `/admin/verifications/${request.id}`);
    const decision = { decision: 'refuse', reason: 'The PAN is unreadable.', papers_seen };
    await callAs(app, admin, 'PUT', `/admin/verifications/${request.id}/decision`, decision);
    expect(await deskOf(ngo)).toMatchObject({
      total: 1,
      verification: { level: 1, cause: 'refused', day: today },
    });
    expect((await deskOf(admin)).review.verifications).toEqual({ total: 0, oldest: null });
    await callAs(app, ngo, 'POST', '/verification/requests', { level: 1, note: 'A new scan.' });
    expect(await deskOf(ngo)).toMatchObject({ total: 0, verification: null });
  });

  test('has each step with the money of a grant for who takes it, and nobody else', async () => {
    const people = await fundPeople(app);
    const { funder, funder2, agency, agency2 } = people;
    const steps = async (member: TestMember) =>
      (await deskOf(member)).funds.first.map(({ noun, task, amount }: Record<string, unknown>) => [
        noun,
        task,
        amount,
      ]);
    const expectSteps = async (expected: Record<'funder' | 'funder2' | 'agency', unknown[]>) =>
      expect({
        funder: await steps(funder),
        funder2: await steps(funder2),
        agency: await steps(agency),
      }).toEqual(expected);
    const draft = await callAs(app, funder, 'POST', `/collaborations/${people.id}/grants`, grantBody());
    const agree = [['grant', 'agree', draft.amount]];
    await expectSteps({ funder: agree, funder2: agree, agency: agree });
    await callAs(app, funder, 'POST', `/grants/${draft.id}/agreement`);
    await expectSteps({ funder: [], funder2: [], agency: agree });
    expect(await steps(agency2), 'finance agrees to no terms').toEqual([]);
    expect(await turnsOf(funder)).toEqual([['grant', 'agree', true]]);
    const grant = await callAs(app, agency, 'POST', `/grants/${draft.id}/agreement`);

    const amount = grant.tranches[0].amount;
    const body = { tranche_ids: [grant.tranches[0].id], amount, note: 'For the wells.' };
    const { id } = await callAs(app, agency, 'POST', `/grants/${grant.id}/fund-requests`, body);
    await expectSteps({ funder: [], funder2: [], agency: [['fund-request', 'send', amount]] });
    await callAs(app, agency, 'POST', `/fund-requests/${id}/send`);
    const check = [['fund-request', 'check', amount]];
    await expectSteps({ funder: check, funder2: check, agency: [] });
    await callAs(app, funder, 'POST', `/fund-requests/${id}/return`, { remark: 'Name the villages.' });
    await expectSteps({ funder: [], funder2: [], agency: [['fund-request', 'send-again', amount]] });
    await callAs(app, agency, 'POST', `/fund-requests/${id}/send`);
    await callAs(app, funder, 'POST', `/fund-requests/${id}/check`);
    await expectSteps({ funder: [], funder2: [['fund-request', 'approve', amount]], agency: [] });
    await callAs(app, funder2, 'POST', `/fund-requests/${id}/approve`);
    const pay = [['fund-request', 'pay', amount]];
    await expectSteps({ funder: pay, funder2: pay, agency: [] });

    const release = await callAs(app, funder, 'POST', `/fund-requests/${id}/releases`, releaseBody(amount));
    await expectSteps({ funder: [], funder2: [['release', 'authorise', amount]], agency: [] });
    await callAs(app, funder2, 'POST', `/releases/${release.id}/authorise`);
    const initiate = [['release', 'initiate', amount]];
    await expectSteps({ funder: initiate, funder2: initiate, agency: [] });
    await callAs(app, funder, 'POST', `/releases/${release.id}/bounce`, { reason: 'Wrong IFSC.' });
    const again = [['fund-request', 'pay-again', amount]];
    await expectSteps({ funder: again, funder2: again, agency: [] });
    const request = await callAs(app, funder, 'GET', `/fund-requests/${id}`);
    await initiatedRelease(app, people, request);
    await expectSteps({ funder: [], funder2: [], agency: [['release', 'confirm', amount]] });
    expect(await turnsOf(funder)).toEqual([['release', 'confirm', true]]);
    const stranger = await createMember(app);
    expect([(await deskOf(stranger)).funds, await turnsOf(stranger)]).toEqual([NONE, []]);
  });

  test('has statements of what was used, a refund and the end of a grant', async () => {
    const people = await fundPeople(app);
    const { funder, funder2, agency } = people;
    const grant = await paidGrant(app, people);
    await callAs(app, agency, 'POST', `/grants/${grant.id}/expenses`, expenseBody(grant.heads[0].id));
    const path = `/grants/${grant.id}/utilisations`;
    const { id } = await callAs(app, agency, 'POST', path, lastMonth());
    const tasks = async (member: TestMember) =>
      (await deskOf(member)).funds.first.map(
        ({ noun, task }: { noun: string; task: string }) => `${task} ${noun}`,
      );
    expect([await tasks(funder), await tasks(agency)]).toEqual([[], ['send utilisation']]);
    await callAs(app, agency, 'POST', `/utilisations/${id}/send`);
    expect([await tasks(funder), await tasks(agency)]).toEqual([['accept utilisation'], []]);
    await callAs(app, funder, 'POST', `/utilisations/${id}/accept`);
    expect([await tasks(funder), await tasks(funder2)]).toEqual([[], ['accept utilisation']]);
    await callAs(app, agency, 'POST', `/grants/${grant.id}/refunds`, { amount: 1000 });
    expect(await tasks(funder)).toEqual(['confirm refund']);
    expect((await callAs(app, funder, 'GET', '/desk/work')).figures).toMatchObject({
      active_collaborations: expect.any(Number),
      all_collaborations: 1,
      partners: 1,
      money: { agreed: grant.amount, received: grant.received, utilised: 0 },
    });
  });

  test('has unread mentions and tickets that support answered, and people who ask to join', async () => {
    const [corporate, ngo, admin] = [
      await createMember(app, { type: 'corporate' }),
      await createMember(app, { name: 'Jal Trust' }),
      await createMember(app, { admin: true }),
    ];
    const { id } = await startCollaboration(app, corporate, ngo);
    const mentioned = { body: '@Jal Trust, please look.', mentions: [ngo.id] };
    await callAs(app, corporate, 'POST', `/collaborations/${id}/comments`, mentioned);
    const ticket = await callAs(app, ngo, 'POST', '/support/tickets', ticketBody());
    expect((await deskOf(ngo)).tickets).toEqual(NONE);
    await callAs(app, admin, 'PUT', `/support/tickets/${ticket.id}`, { version: 1, reply: 'Which browser?' });
    const { total, mentions, tickets } = await deskOf(ngo);
    expect([total, mentions.total, tickets.total]).toEqual([2, 1, 1]);
    expect(tickets.first).toMatchObject([{ number: ticket.number, subject: ticket.subject }]);
    const [{ id: mention, path }] = mentions.first;
    expect(path).toContain(`/collaborations/${id}/comments`);
    await callAs(app, ngo, 'PUT', `/notifications/${mention}/read`);
    expect((await deskOf(ngo)).mentions).toEqual(NONE);
    expect((await deskOf(corporate)).mentions).toEqual(NONE);
  });

  test('changes nothing', async () => {
    const member = await createMember(app);
    const before = await databaseState(app);
    await deskOf(member);
    expect(await databaseState(app)).toEqual(before);
  });
});

describe('GET /service/api/desk/work', () => {
  test('has the five steps of a new member with their state, until the first collaboration', async () => {
    const ngo = await createMember(app, { name: 'Jal Trust' });
    const states = async () => {
      const { first_steps } = await callAs(app, ngo, 'GET', '/desk/work');
      return first_steps?.map(({ step, state }: { step: string; state: string }) => `${step}: ${state}`);
    };
    const before = (await states()) as string[];
    expect(before.slice(2)).toEqual(['papers: open', 'verification: open', 'request: open']);
    await callAs(app, ngo, 'PUT', '/profile/profile', {
      focus_areas: ['Education'],
      operating_regions: ['Bihar'],
    });
    await storeKeyDocuments(app, ngo);
    await callAs(app, ngo, 'POST', '/verification/requests', { level: 1 });
    const corporate = await createMember(app, { type: 'corporate' });
    await sendRequest(app, ngo, corporate);
    expect(await states()).toEqual([
      'focus-areas: done',
      'places: done',
      'papers: done',
      'verification: waiting',
      'request: done',
    ]);
    expect(await callAs(app, ngo, 'GET', '/desk/work')).toMatchObject({
      figures: { active_collaborations: 0, all_collaborations: 0, partners: 0, money: null },
    });
    await startCollaboration(app, await createMember(app, { type: 'corporate' }), ngo);
    expect(await states()).toBeUndefined();
  });
});
