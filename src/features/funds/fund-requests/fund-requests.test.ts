import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SIDES, type Side } from '#features/funds/moves/moves.rules.ts';
import { remindersJob } from '#features/funds/overview/reminders.job.ts';
import {
  RELEASE_MOVES,
  RELEASE_STATES,
  RELEASE_TABLE,
} from '#features/funds/releases/release-moves.rules.ts';
import {
  agreedGrant,
  approvedRequest,
  fundPeople,
  type GrantPeople,
  giveBankAccount,
  giveValidPapers,
  grantBody,
  initiatedRelease,
  newUtr,
  paidGrant,
  releaseBody,
  someDay,
} from '#platform/testing/calls/fund-records.ts';
import { databaseState, expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { queuedMails } from '#platform/testing/queued-mails.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { runJob, startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { FUND_REQUEST_MOVES, FUND_REQUEST_STATES, FUND_REQUEST_TABLE } from './fund-request-moves.rules.ts';
import { overdueJob } from './overdue.job.ts';

let app: TestApp;
let people: GrantPeople & { id: string };
let everybody: Record<string, TestMember>;
beforeAll(async () => {
  app = await startTestApp();
  people = await fundPeople(app);
  everybody = {
    'funder owner': people.funder,
    'funder manager': people.funder2,
    'funder finance': await addColleague(app, people.funder, 'finance'),
    'funder member': await addColleague(app, people.funder, 'member'),
    'funder viewer': await addColleague(app, people.funder, 'viewer'),
    'agency owner': people.agency,
    'agency finance': people.agency2,
    'agency member': await addColleague(app, people.agency, 'member'),
    'agency viewer': await addColleague(app, people.agency, 'viewer'),
    stranger: await createMember(app, { type: 'corporate' }),
  };
});
afterAll(() => app.stop());

const send = (by: TestMember, path: string, body?: object) =>
  app.request('POST', path, { token: by.token, body });
const ledger = (id: string, by = people.funder) => callAs(app, by, 'GET', `/grants/${id}/ledger`);
const draft = async (fields: object = {}) => {
  const grant = await agreedGrant(app, people, fields);
  const body = { tranche_ids: [grant.tranches[0].id], amount: grant.tranches[0].amount };
  return {
    grant,
    request: await callAs(app, people.agency, 'POST', `/grants/${grant.id}/fund-requests`, body),
  };
};

describe('a request', () => {
  test('is made by the NGO, checked by one person and approved by another', async () => {
    const { grant, request } = await draft();
    expect(request).toMatchObject({
      state: 'draft',
      number: 1,
      amount: 400_000,
      moves: ['send', 'withdraw'],
    });
    expectFailure(
      await app.request('GET', `/fund-requests/${request.id}`, { token: people.funder.token }),
      'FUND_REQUEST_NOT_FOUND',
    );
    await callAs(app, people.agency, 'POST', `/fund-requests/${request.id}/send`);
    expect((await callAs(app, people.funder, 'POST', `/fund-requests/${request.id}/check`)).state).toBe(
      'checked',
    );
    expectFailure(await send(people.funder, `/fund-requests/${request.id}/approve`), 'SAME_PERSON');
    const approved = await callAs(app, people.funder2, 'POST', `/fund-requests/${request.id}/approve`);
    expect(approved).toMatchObject({ state: 'approved', expires_on: expect.any(String) });
    expect(await ledger(grant.id)).toMatchObject({
      approved: 400_000,
      released: 0,
      tranches: [{ state: 'requested' }, {}],
    });
  });

  test('waits for its conditions, in words', async () => {
    const conditions = [
      { kind: 'manual', text: 'Our engineer has seen the wells' },
      { kind: 'utilisation_pct', percent: 60 },
      { kind: 'date', on: someDay(40) },
      { kind: 'report_accepted', from: '2026-04-01', to: '2026-06-30' },
    ];
    const [first, second] = grantBody().tranches;
    const grant = await agreedGrant(app, people, { tranches: [first, { ...second, conditions }] });
    const body = { tranche_ids: [grant.tranches[1].id], amount: 600_000 };
    const answer = await send(people.agency, `/grants/${grant.id}/fund-requests`, body);
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'CONDITIONS_NOT_MET' } } });
    expect(answer.body.error.details.blocked_by).toEqual([
      'Tranche 1 is not paid in full yet',
      'Our engineer has seen the wells: the company has to say that this is so',
      '60 % of the money received has to be used and accepted, so far it is 0 %',
      expect.stringMatching(/^Not before /),
      'The report for April to June 2026 is not accepted yet',
    ]);
    expect((await ledger(grant.id)).tranches[1].blocked_by).toEqual(answer.body.error.details.blocked_by);
    await callAs(app, people.funder, 'POST', `/grants/${grant.id}/tranches/${grant.tranches[1].id}/waiver`, {
      reason: 'The wells cannot wait.',
    });
    await callAs(app, people.agency, 'POST', `/grants/${grant.id}/fund-requests`, body);
  });

  test('is for no more than its tranches have left, also of two at once', async () => {
    const { grant, request } = await draft();
    const body = { tranche_ids: [grant.tranches[0].id], amount: 400_001 };
    expectFailure(
      await send(people.agency, `/grants/${grant.id}/fund-requests`, body),
      'BEYOND_BUDGET',
      'These tranches have ₹4,00,000 left to ask for.',
    );
    const other = await callAs(app, people.agency, 'POST', `/grants/${grant.id}/fund-requests`, {
      ...body,
      amount: 400_000,
    });
    const answers = await Promise.all(
      [request, other].map(({ id }) => send(people.agency, `/fund-requests/${id}/send`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is returned and declined with a remark', async () => {
    const { request } = await draft();
    await callAs(app, people.agency, 'POST', `/fund-requests/${request.id}/send`);
    expectWrongField(
      await send(people.funder, `/fund-requests/${request.id}/return`),
      'remark',
      'Please say why',
    );
    expect(
      await callAs(app, people.funder, 'POST', `/fund-requests/${request.id}/return`, {
        remark: 'Which wells?',
      }),
    ).toMatchObject({ state: 'returned', remark: 'Which wells?' });
    await callAs(app, people.agency, 'POST', `/fund-requests/${request.id}/send`);
    expect(
      (
        await callAs(app, people.funder2, 'POST', `/fund-requests/${request.id}/decline`, {
          remark: 'Not now.',
        })
      ).state,
    ).toBe('declined');
  });

  test('approved at the same moment by two is approved once', async () => {
    const { grant, request } = await draft();
    await callAs(app, people.agency, 'POST', `/fund-requests/${request.id}/send`);
    await callAs(app, people.funder, 'POST', `/fund-requests/${request.id}/check`);
    const both = [people.funder2, everybody['funder finance'] as TestMember];
    const answers = await Promise.all(both.map((by) => send(by, `/fund-requests/${request.id}/approve`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await ledger(grant.id)).toMatchObject({ approved: 400_000 });
  });
});

describe('a payment', () => {
  test('is prepared, authorised, sent and confirmed, and only then counts', async () => {
    const { grant } = await draft();
    const request = await approvedRequest(app, people, grant);
    const path = `/fund-requests/${request.id}/releases`;
    const release = await callAs(app, people.funder, 'POST', path, releaseBody(400_000));
    expect(release).toMatchObject({
      state: 'prepared',
      method: 'neft',
      account: { ifsc: 'SBIN0000691' },
      receipt: null,
    });
    expectFailure(
      await send(people.funder, path, releaseBody(1)),
      'BEYOND_BUDGET',
      'This request has ₹0 left to pay.',
    );
    expectFailure(await send(people.funder, `/releases/${release.id}/authorise`), 'SAME_PERSON');
    await callAs(app, people.funder2, 'POST', `/releases/${release.id}/authorise`);
    const sent = { utr: newUtr(), initiated_on: someDay(-4) };
    await callAs(app, people.funder, 'POST', `/releases/${release.id}/initiate`, sent);
    expect(await ledger(grant.id)).toMatchObject({ approved: 400_000, released: 0, received: 0 });
    expectWrongField(
      await send(people.agency, `/releases/${release.id}/confirm`, { received_on: someDay(-5) }),
      'received_on',
      'The money cannot be there before it was sent',
    );
    const confirmed = await callAs(app, people.agency, 'POST', `/releases/${release.id}/confirm`, {
      received_on: someDay(-3),
    });
    expect(confirmed).toMatchObject({
      state: 'confirmed',
      receipt: expect.stringMatching(/^20\d\d-\d\d\/\d{4}$/),
    });
    expect(await ledger(grant.id)).toMatchObject({
      released: 400_000,
      received: 400_000,
      balance_with_agency: 400_000,
      tranches: [{ state: 'released' }, {}],
    });
    expect(await callAs(app, people.agency, 'GET', `/grants/${grant.id}`)).toMatchObject({ state: 'active' });
    expect((await callAs(app, people.agency, 'GET', `/fund-requests/${request.id}`)).state).toBe(
      'acknowledged',
    );
  });

  test('that bounced frees its amount; its UTR is used for good', async () => {
    const grant = await agreedGrant(app, people);
    const request = await approvedRequest(app, people, grant);
    const release = await initiatedRelease(app, people, request);
    expect((await callAs(app, people.funder, 'GET', `/fund-requests/${request.id}`)).state).toBe('paid');
    await callAs(app, people.funder, 'POST', `/releases/${release.id}/bounce`, { reason: 'Wrong number.' });
    expect(await callAs(app, people.funder, 'GET', `/fund-requests/${request.id}`)).toMatchObject({
      state: 'approved',
      released: 0,
    });
    const again = await callAs(
      app,
      people.funder,
      'POST',
      `/fund-requests/${request.id}/releases`,
      releaseBody(400_000),
    );
    await callAs(app, people.funder2, 'POST', `/releases/${again.id}/authorise`);
    expectFailure(
      await send(people.funder, `/releases/${again.id}/initiate`, {
        utr: release.utr.toLowerCase(),
        initiated_on: someDay(),
      }),
      'UTR_ALREADY_USED',
    );
  });

  test('confirmed and bounced at the same moment is one of the two', async () => {
    const grant = await agreedGrant(app, people);
    const { id } = await initiatedRelease(app, people, await approvedRequest(app, people, grant));
    const answers = await Promise.all([
      send(people.agency, `/releases/${id}/confirm`, { received_on: someDay() }),
      send(people.funder, `/releases/${id}/bounce`, { reason: 'Wrong number.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { state } = await callAs(app, people.funder, 'GET', `/releases/${id}`);
    expect((await ledger(grant.id)).received).toBe(state === 'confirmed' ? 400_000 : 0);
  });

  test('needs papers in date and an account of the right kind that is old enough', async () => {
    const others = await fundPeople(app);
    const grant = await agreedGrant(app, others);
    const request = await approvedRequest(app, others, grant);
    const path = `/fund-requests/${request.id}/releases`;
    const prepare = () => send(others.funder, path, releaseBody(1000));
    await app.sql("update documents set expires_on = '2026-03-31' where owner_id = $1 and kind = '80g'", [
      others.agency.id,
    ]);
    expectFailure(
      await prepare(),
      'PAPER_NOT_VALID',
      'The 80G approval (section 354) of the NGO ended on 31 Mar 2026.',
    );
    await app.sql('delete from documents where owner_id = $1', [others.agency.id]);
    await giveValidPapers(app, others.agency);
    await app.sql(
      "update bank_accounts set confirmed_at = now() - interval '47 hours' where profile_id = $1",
      [others.agency.id],
    );
    expectFailure(await prepare(), 'ACCOUNT_TOO_NEW');
    await app.sql("update bank_accounts set kind = 'fcra' where profile_id = $1", [others.agency.id]);
    expectFailure(await prepare(), 'ACCOUNT_WRONG_KIND');
    await app.sql('update bank_accounts set ended_at = now() where profile_id = $1', [others.agency.id]);
    expectFailure(await prepare(), 'ACCOUNT_MISSING');
    await giveBankAccount(app, others.agency);
    expect((await prepare()).status).toBe(201);
  });

  test('of foreign money goes to the FCRA account', async () => {
    const grant = await agreedGrant(app, people, { money: 'foreign' });
    const request = await approvedRequest(app, people, grant);
    const path = `/fund-requests/${request.id}/releases`;
    expectFailure(await send(people.funder, path, releaseBody(1000)), 'ACCOUNT_WRONG_KIND');
    const account = await giveBankAccount(app, people.agency, 'fcra');
    expect((await callAs(app, people.funder, 'POST', path, releaseBody(1000))).account.id).toBe(account);
  });
});

/** Who may do with money what the table says, written down a second time: owners, managers and finance of the side. */
const maySide = (name: string): Side | null =>
  /owner|manager|finance/.test(name) ? (name.split(' ')[0] as Side) : null;

describe('every actor, state and move', () => {
  /** Puts a record into a state behind the back of the services, so that each move is tried from each state. */
  const force = (table: 'fund_requests' | 'fund_releases', id: string, state: string) =>
    app.sql(
      table === 'fund_requests'
        ? `update fund_requests set state = $2, released = 0, received = 0, checked_by = null, approved_by = null where id = $1`
        : `update fund_releases set state = $2, prepared_by = null, authorised_by = null, utr = 'UTR' || upper(left(replace($1::text, '-', ''), 20)),
            initiated_on = current_date, received_on = case when $2 = 'confirmed' then current_date end where id = $1::uuid`,
      [id, state],
    );

  test('of a request', async () => {
    const { request } = await draft();
    const wrong: string[] = [];
    for (const state of FUND_REQUEST_STATES) {
      await force('fund_requests', request.id, state);
      for (const move of FUND_REQUEST_MOVES) {
        for (const [name, by] of Object.entries(everybody)) {
          const side = maySide(name);
          const isListed = FUND_REQUEST_TABLE.some(
            (one) => one.from === state && one.move === move && one.by === side,
          );
          if (isListed) continue;
          const before = await databaseState(app);
          const { status } = await send(by, `/fund-requests/${request.id}/${move}`, { remark: 'Why.' });
          if (status !== 403 && status !== 404 && status !== 409)
            wrong.push(`${name} ${move} ${state}: ${status}`);
          const sideMoves = FUND_REQUEST_TABLE.some((one) => one.move === move && one.by === side);
          if (side && !sideMoves && status !== 403 && !(state === 'draft' && side === 'funder'))
            wrong.push(`${name} ${move} ${state}: ${status} and not 403`);
          if (JSON.stringify(await databaseState(app)) !== JSON.stringify(before))
            wrong.push(`${name} ${move} ${state} changed something`);
        }
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  test.each(SIDES)('of a request that the table lists for the %s goes where it says', async (side) => {
    for (const { from, move, to } of FUND_REQUEST_TABLE.filter((one) => one.by === side)) {
      const { request } = await draft();
      if (from !== 'draft') await force('fund_requests', request.id, from);
      const by = side === 'funder' ? people.funder : people.agency;
      const { body } = await send(by, `/fund-requests/${request.id}/${move}`, { remark: 'Why.' });
      expect(body.data?.state, `${move} from ${from}: ${JSON.stringify(body)}`).toBe(to);
    }
  });

  test('of a payment', async () => {
    const grant = await agreedGrant(app, people);
    const { id } = await initiatedRelease(app, people, await approvedRequest(app, people, grant));
    const bodies = {
      authorise: undefined,
      initiate: { utr: newUtr(), initiated_on: someDay() },
      confirm: { received_on: someDay() },
      bounce: { reason: 'Why.' },
    };
    const wrong: string[] = [];
    for (const state of RELEASE_STATES.filter((one) => one !== 'bounced')) {
      await app.sql('alter table fund_releases disable trigger fund_releases_moved');
      await force('fund_releases', id, state);
      await app.sql('alter table fund_releases enable trigger fund_releases_moved');
      for (const move of RELEASE_MOVES) {
        for (const [name, by] of Object.entries(everybody)) {
          const side = maySide(name);
          if (RELEASE_TABLE.some((one) => one.from === state && one.move === move && one.by === side))
            continue;
          const { status } = await send(by, `/releases/${id}/${move}`, bodies[move]);
          if (status !== 403 && status !== 404 && status !== 409)
            wrong.push(`${name} ${move} ${state}: ${status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  }, 60_000);
});

test('who has to do something is told, in the bell, by mail and by webhook, and by the audit log', async () => {
  const others = await fundPeople(app);
  await callAs(app, others.funder, 'POST', '/account/webhooks', {
    url: 'https://programs.invalid/hook',
    events: ['grant.changed'],
  });
  const told = async (who: TestMember) => {
    const { records } = await callAs(app, who, 'GET', '/notifications?pageSize=100');
    return records
      .filter(({ kind }: { kind: string }) => kind === 'funds')
      .map(({ title }: { title: string }) => title)
      .reverse();
  };
  const grant = await agreedGrant(app, others);
  const release = await initiatedRelease(app, others, await approvedRequest(app, others, grant));
  await callAs(app, others.funder, 'POST', `/releases/${release.id}/bounce`, { reason: 'Account closed' });
  expect(await told(others.agency)).toEqual([
    'A partner has drafted a grant',
    'A grant waits for your agreement',
    'Your fund request is approved',
    'A payment is on its way to you',
    'A payment has bounced',
  ]);
  expect(await told(others.funder2)).toEqual([
    'A grant is agreed',
    'A partner asks for money of a grant',
    'A fund request waits for your approval',
    'A payment waits to be authorised',
  ]);
  // Who did it is not told; finance of the NGO reads all of it, too.
  expect(await told(others.funder)).not.toContain('A fund request waits for your approval');
  expect(await told(others.agency2)).toContain('A payment is on its way to you');
  const [mail] = await queuedMails(app, { to: others.agency.email, subject: 'A payment has bounced' });
  expect(mail?.text).toContain('Account closed');
  expect(mail?.text).toContain(`/collaborations/${others.id}/funds?grant=${grant.id}`);
  const events = await app.sql<{ body: string }>(
    `select d.body from webhook_deliveries d join webhooks w on w.id = d.webhook_id
      where w.account_id = $1 order by d.event_id`,
    [others.funder.id],
  );
  expect(JSON.parse(events.at(-1)?.body ?? '{}')).toMatchObject({
    type: 'grant.changed',
    data: {
      grant_id: grant.id,
      noun: 'release',
      subject_id: release.id,
      change: 'bounced',
      state: 'bounced',
    },
  });
  expect(events.map(({ body }) => body).join()).not.toMatch(/Gumla|Account closed/);

  await app.sql(`update fund_requests set sent_at = now() - interval '32 days' where grant_id = $1`, [
    grant.id,
  ]);
  for (const _ of [1, 2]) await runJob(app, overdueJob.queue);
  for (const who of [others.agency, others.funder])
    expect((await told(who)).filter((title: string) => title === 'A payment is overdue')).toHaveLength(1);
  const [late] = (await callAs(app, others.funder, 'GET', `/grants/${grant.id}/fund-requests`)).records;
  expect(late).toMatchObject({ is_late: true, pay_by: someDay(-2) });
});

describe('all grants of an organisation', () => {
  test('are added up, with what waits, what comes and the days to keep', async () => {
    const others = await fundPeople(app);
    const get = (by: TestMember, path: string) => callAs(app, by, 'GET', path);
    const grant = await agreedGrant(app, others);
    await callAs(app, others.agency, 'POST', `/collaborations/${others.id}/grants`, grantBody());
    const request = await approvedRequest(app, others, grant);
    await app.sql(`update fund_requests set sent_at = now() - interval '33 days' where id = $1`, [
      request.id,
    ]);
    const figures = await get(others.funder, '/funds/figures?side=funder&by=head');
    expect(figures).toMatchObject({
      grants: 1,
      agreed: 1_000_000,
      approved: 400_000,
      received: 0,
      late: 400_000,
    });
    expect(figures.rows).toHaveLength(3);
    for (const by of ['project', 'partner', 'state', 'year'])
      expect((await get(others.agency, `/funds/figures?side=agency&by=${by}`)).rows).toMatchObject([
        { agreed: 1_000_000, approved: 400_000, used: 0 },
      ]);
    expect(await get(others.agency, '/funds/figures?side=funder')).toMatchObject({ grants: 0, rows: [] });
    const [wait] = await get(others.funder2, '/funds/waits');
    expect(wait).toMatchObject({ kind: 'prepare-payment', is_own: true, is_late: true, amount: 400_000 });
    expect(await get(others.agency, '/funds/waits')).toMatchObject([
      { kind: 'prepare-payment', is_own: false },
    ]);
    const forecast = await get(others.agency, '/funds/forecast');
    expect(forecast.expected).toMatchObject([
      { tranche: 1, amount: 400_000, because: 'overdue' },
      { tranche: 2, amount: 600_000, because: 'planned' },
    ]);
    expect(forecast.ends).toMatchObject([{ balance: 0, ends_on: null }]);
    expect((await get(others.funder, '/funds/forecast')).expected).toEqual([]);
    expect(await get(others.agency, '/funds/calendar')).toMatchObject([
      { kind: 'payment', is_own: false, is_late: true },
      { kind: 'tranche', is_own: true, is_late: false },
    ]);
    const file = await app.request('GET', '/funds/export?side=funder&format=csv', {
      token: others.funder.token,
    });
    expect(file.body).toContain('Wells for Gumla');
    const stranger = await createMember(app, { type: 'corporate' });
    expect(await get(stranger, '/funds/waits')).toEqual([]);
    expect(await get(stranger, '/funds/figures?side=funder')).toMatchObject({ grants: 0, agreed: 0 });
  });

  test('reminders go once, and to owners and managers after two weeks', async () => {
    const others = await fundPeople(app);
    const grant = await paidGrant(app, others);
    const told = async (who: TestMember) =>
      (await callAs(app, who, 'GET', '/notifications?pageSize=100')).records.map(
        ({ title }: { title: string }) => title,
      );
    const before = await told(others.agency2);
    await app.sql(
      `update fund_releases set received_on = '2026-05-02', initiated_on = '2026-05-01' where grant_id = $1`,
      [grant.id],
    );
    for (const _ of [1, 2]) await runJob(app, remindersJob.queue);
    const late = 'A utilisation statement is late';
    expect((await told(others.agency)).filter((title: string) => title === late).length).toBeGreaterThan(0);
    const [row] = await app.sql<{ count: number }>(
      `select count(*)::int as count from grant_reminders where grant_id = $1 and step = 'very-late'`,
      [grant.id],
    );
    const ofFinance = (await told(others.agency2)).length - before.length;
    expect((await told(others.agency)).filter((title: string) => title === late).length - ofFinance).toBe(
      row?.count,
    );
  });
});
