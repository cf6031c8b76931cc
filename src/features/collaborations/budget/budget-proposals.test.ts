import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, long, type RefusedValue, withField } from '#platform/testing/field-limits.ts';
import { callAs, initiativeBody, startCollaboration } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let corporate: TestMember;
let ngo: TestMember;
/** The collaboration of both, new for each use of `start`. */
let id: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function start(): Promise<void> {
  corporate = await createMember(app, { type: 'corporate', name: 'Sahyadri Steel' });
  ngo = await createMember(app, { name: 'Jal Trust' });
  ({ id } = await startCollaboration(app, corporate, ngo));
}

const path = (proposal = '') => `/collaborations/${id}/budget-proposals${proposal && `/${proposal}`}`;
const propose = (by: TestMember, body: object) => callAs(app, by, 'POST', path(), body);
const sendProposal = (by: TestMember, body: object) => app.request('POST', path(), { token: by.token, body });
const answer = (by: TestMember, proposal: string, body: object) =>
  app.request('PATCH', path(proposal), { token: by.token, body });
const listed = (by: TestMember) => callAs(app, by, 'GET', path());
const budget = async (by: TestMember) => (await callAs(app, by, 'GET', `/collaborations/${id}`)).budget;
const subjectsTo = async ({ email }: TestMember) =>
  (
    await app.sql<{ subject: string }>(
      `select data->>'subject' as subject from pgboss.job where name = 'mail' and data->>'to' = $1
        order by created_on`,
      [email],
    )
  ).map(({ subject }) => subject);

describe('POST /service/api/collaborations/:id/budget-proposals', () => {
  test('waits for the other side, who is mailed; the agreed budget stays', async () => {
    await start();
    const made = await propose(corporate, { amount: 4_000_000, note: 'In two tranches.' });
    expect(made).toEqual({
      id: expect.any(String),
      status: 'open',
      amount: 4_000_000,
      note: 'In two tranches.',
      answer_note: null,
      proposed_by: corporate.id,
      proposer_name: 'Sahyadri Steel',
      answered_by: null,
      answerer_name: null,
      proposed_by_name: null,
      answered_by_name: null,
      created_at: expect.any(String),
      answered_at: null,
    });
    expect(await listed(ngo)).toEqual([made]);
    expect(await budget(ngo)).toBeNull();
    const mail = await app.mail(ngo.email, 'A partner proposes a budget');
    expect(mail).toContain('“Sahyadri Steel” proposes a budget of ₹40,00,000 (₹40 lakh)');
    expect(mail).toContain('In two tranches.');
    expect(mail).toContain(`/collaborations/${id}/timeline`);
    expect(await subjectsTo(corporate)).not.toContain('A partner proposes a budget');
  });

  test('is one at a time: another amount counters the open proposal of the other side', async () => {
    await start();
    const first = await propose(corporate, { amount: 4_000_000 });
    const before = await databaseState(app);
    for (const by of [corporate, ngo]) {
      expectFailure(await sendProposal(by, { amount: 5_000_000 }), 'BUDGET_PROPOSAL_OPEN');
    }
    expectFailure(
      await sendProposal(corporate, { amount: 5_000_000, counters: first.id }),
      'BUDGET_PROPOSAL_OPEN',
    );
    expect(await databaseState(app)).toEqual(before);
    const second = await propose(ngo, { amount: 5_000_000, counters: first.id });
    expect(await listed(corporate)).toMatchObject([
      { id: second.id, status: 'open', proposed_by: ngo.id },
      { id: first.id, status: 'countered', answered_by: ngo.id, answerer_name: 'Jal Trust' },
    ]);
    await app.mail(corporate.email, 'A partner proposes another budget');
    await answer(ngo, second.id, { status: 'withdrawn' });
    expectFailure(
      await sendProposal(corporate, { amount: 6_000_000, counters: second.id }),
      'BUDGET_PROPOSAL_ANSWERED',
    );
  });

  test('is one at a time also for two at the same moment', async () => {
    await start();
    const answers = await Promise.all([
      sendProposal(corporate, { amount: 4_000_000 }),
      sendProposal(ngo, { amount: 5_000_000 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await listed(ngo)).toHaveLength(1);
  });

  test('needs another member, and is not found for anyone else', async () => {
    await start();
    const [outsider, admin] = [await createMember(app), await createMember(app, { admin: true })];
    const before = await databaseState(app);
    for (const by of [outsider, admin]) {
      expectFailure(await sendProposal(by, { amount: 1 }), 'COLLABORATION_NOT_FOUND');
      expectFailure(await app.request('GET', path(), { token: by.token }), 'COLLABORATION_NOT_FOUND');
    }
    expect(await databaseState(app)).toEqual(before);
    const alone = await callAs(app, outsider, 'POST', '/collaborations', initiativeBody());
    const own = `/collaborations/${alone.id}/budget-proposals`;
    expectFailure(
      await app.request('POST', own, { token: outsider.token, body: { amount: 1 } }),
      'NO_OTHER_MEMBER',
    );
  });

  test('takes no more than 200 in a collaboration', async () => {
    await start();
    await app.sql(
      `insert into collaboration_budget_proposals (id, collaboration_id, amount, status, answered_at)
        select gen_random_uuid(), $1, n, 'withdrawn', now() from generate_series(1, 199) n`,
      [id],
    );
    const last = await propose(corporate, { amount: 1 });
    await answer(corporate, last.id, { status: 'withdrawn' });
    expectFailure(
      await sendProposal(corporate, { amount: 2 }),
      'LIMIT_REACHED',
      'This collaboration has 200 budget proposals, the maximum.',
    );
    expect(await callAs(app, ngo, 'GET', `${path()}?pageSize=50&page=4`)).toHaveLength(50);
  });

  const refused: RefusedValue[] = [
    ['amount', undefined, 'Amount must be a number'],
    ['amount', -1, 'Amount must not be negative'],
    ['amount', 0.5, 'Amount must be whole rupees'],
    ['amount', 1_000_000_000_001, 'Amount must be at most ₹1,00,000 Cr'],
    ['note', long(501), 'Note must be 500 characters or less'],
    ['counters', 'first', 'This is not a valid id'],
    ['status', 'agreed', 'Unknown field'],
  ];
  test.each(refused)('refuses %s %j: %s', async (field, value, message) => {
    await start();
    const body = withField({ amount: 1 }, field, value);
    await expectRefused(app, () => sendProposal(corporate, body), field, message);
  });
});

describe('PATCH /service/api/collaborations/:id/budget-proposals/:proposalId', () => {
  test('agreed by the other side sets the budget, and mails the proposer', async () => {
    await start();
    const { id: proposal } = await propose(corporate, { amount: 4_000_000 });
    const { body } = await answer(ngo, proposal, { status: 'agreed' });
    expect(body.data).toMatchObject({ status: 'agreed', answered_by: ngo.id, answerer_name: 'Jal Trust' });
    expect(await budget(corporate)).toBe(4_000_000);
    expect(await app.mail(corporate.email, 'Your budget is agreed')).toContain('“Jal Trust” has agreed');
    expect(await subjectsTo(ngo)).not.toContain('Your budget is agreed');

    const { id: next } = await propose(ngo, { amount: 3_000_000 });
    expect(await budget(ngo), 'until it is agreed').toBe(4_000_000);
    await answer(corporate, next, { status: 'agreed' });
    expect(await budget(ngo)).toBe(3_000_000);
  });

  test('declined by the other side gives a reason, and leaves the budget', async () => {
    await start();
    const { id: proposal } = await propose(corporate, { amount: 4_000_000 });
    for (const answer_note of [undefined, '  ']) {
      const body = { status: 'declined', answer_note };
      await expectRefused(
        app,
        () => answer(ngo, proposal, body),
        'answer_note',
        'Please say why you decline',
      );
    }
    const { body } = await answer(ngo, proposal, {
      status: 'declined',
      answer_note: 'Too little for pumps.',
    });
    expect(body.data).toMatchObject({ status: 'declined', answer_note: 'Too little for pumps.' });
    expect(await budget(corporate)).toBeNull();
    expect(await app.mail(corporate.email, 'Your budget proposal was declined')).toContain(
      'Too little for pumps.',
    );
  });

  test('is for the other side to agree or decline, for the proposer to withdraw, and once', async () => {
    await start();
    const { id: proposal } = await propose(corporate, { amount: 4_000_000 });
    const [outsider, declined] = [await createMember(app), { status: 'declined', answer_note: 'No.' }];
    const before = await databaseState(app);
    for (const body of [{ status: 'agreed' }, declined]) {
      expectFailure(await answer(corporate, proposal, body), 'FORBIDDEN');
      expectFailure(await answer(outsider, proposal, body), 'COLLABORATION_NOT_FOUND');
    }
    expectFailure(await answer(ngo, proposal, { status: 'withdrawn' }), 'FORBIDDEN');
    expectFailure(await answer(ngo, crypto.randomUUID(), { status: 'agreed' }), 'BUDGET_PROPOSAL_NOT_FOUND');
    expect(await databaseState(app)).toEqual(before);
    expect((await answer(corporate, proposal, { status: 'withdrawn' })).status).toBe(200);
    for (const [by, body] of [
      [ngo, { status: 'agreed' }],
      [corporate, { status: 'withdrawn' }],
    ] as const) {
      expectFailure(await answer(by, proposal, body), 'BUDGET_PROPOSAL_ANSWERED');
    }
    expect(await budget(ngo)).toBeNull();
  });

  test('agreed and withdrawn at the same moment is one of the two', async () => {
    await start();
    const { id: proposal } = await propose(corporate, { amount: 4_000_000 });
    const answers = await Promise.all([
      answer(ngo, proposal, { status: 'agreed' }),
      answer(corporate, proposal, { status: 'withdrawn' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [{ status }] = await listed(ngo);
    expect(await budget(ngo)).toBe(status === 'agreed' ? 4_000_000 : null);
  });

  test('is not found through another collaboration', async () => {
    await start();
    const { id: proposal } = await propose(corporate, { amount: 4_000_000 });
    const other = await startCollaboration(app, ngo, await createMember(app));
    id = other.id;
    expectFailure(await answer(ngo, proposal, { status: 'agreed' }), 'BUDGET_PROPOSAL_NOT_FOUND');
  });
});
