import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  agreedGrant,
  fundPeople,
  type GrantPeople,
  grantBody,
  someDay,
} from '#platform/testing/calls/fund-records.ts';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, type RefusedValue, withField } from '#platform/testing/field-limits.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let people: GrantPeople & { id: string };
beforeAll(async () => {
  app = await startTestApp();
  people = await fundPeople(app);
});
afterAll(() => app.stop());

const create = (by: TestMember, fields: object = {}) =>
  app.request('POST', `/collaborations/${people.id}/grants`, { token: by.token, body: grantBody(fields) });
const send = (by: TestMember, method: string, path: string, body?: object) =>
  app.request(method, path, { token: by.token, body });
const ledger = (by: TestMember, id: string) => callAs(app, by, 'GET', `/grants/${id}/ledger`);

describe('POST /service/api/collaborations/:id/grants', () => {
  test('drafts a grant for either side, with ids, and posts nothing', async () => {
    for (const by of [people.funder, people.agency]) {
      const { status, body } = await create(by);
      expect(status, JSON.stringify(body)).toBe(201);
      expect(body.data).toMatchObject({
        state: 'draft',
        version: 1,
        agreed_version: null,
        amount: 1_000_000,
        funder: { id: people.funder.id },
        agency: { id: people.agency.id },
        own_side: by === people.funder ? 'funder' : 'agency',
        heads: [{ name: 'Wells' }, { name: 'Staff' }, { name: 'Office' }],
        tranches: [
          { number: 1, state: 'planned', blocked_by: ['The grant is not agreed yet'] },
          { number: 2, state: 'planned' },
        ],
        moves: ['agree'],
      });
      expect(await ledger(by, body.data.id)).toMatchObject({
        agreed: 0,
        received: 0,
        entries: { records: [], pagination: { total: 0 } },
      });
    }
  });

  test('needs a company and an NGO', async () => {
    const [one, other] = [await createMember(app), await createMember(app)];
    const { id } = await callAs(app, one, 'POST', '/collaborations', {
      title: 'Two NGOs',
      description: 'They work together.',
      type: 'Project',
    });
    expect(other.id).not.toBe(one.id);
    expectFailure(
      await send(one, 'POST', `/collaborations/${id}/grants`, grantBody()),
      'GRANT_NEEDS_PARTIES',
    );
  });

  const refused: RefusedValue[] = [
    ['title', '', 'Please enter a title'],
    ['schedule_vii_item', 'xx', 'Please select an item of Schedule VII'],
    ['money', 'black', 'Please select domestic or foreign money'],
    [
      'years',
      [{ financial_year: '2026-27', amount: 1 }],
      'The financial years must add up to the budget by head',
    ],
    ['tranches', [{ amount: 1, planned_on: '2026-07-01' }], 'The tranches must add up to the budget by head'],
    ['heads', [], 'Please enter at least one head'],
  ];
  test.each(refused)('refuses %s %j: %s', async (field, value, message) => {
    const body = withField(grantBody(), field, value);
    await expectRefused(
      app,
      () => send(people.funder, 'POST', `/collaborations/${people.id}/grants`, body),
      field,
      message,
    );
  });

  test('names the field inside of a list', async () => {
    const tranches = [
      {
        amount: 1_000_000,
        planned_on: someDay(),
        conditions: [{ kind: 'milestone', milestone_id: crypto.randomUUID() }],
      },
    ];
    const { status, body } = await create(people.funder, { tranches });
    expect(status).toBe(400);
    expect(body.error.fields).toEqual({
      'tranches.0.conditions.0.milestone_id': 'This milestone is not in the collaboration',
    });
  });
});

describe('POST /service/api/grants/:id/agreement', () => {
  test('counts once both sides have agreed, and posts the budget', async () => {
    const { id } = (await create(people.funder)).body.data;
    expect(await callAs(app, people.funder, 'POST', `/grants/${id}/agreement`, { version: 1 })).toMatchObject(
      {
        state: 'draft',
        agreement: { funder_agreed_at: expect.any(String), agency_agreed_at: null },
      },
    );
    expectFailure(await send(people.funder, 'POST', `/grants/${id}/agreement`), 'ALREADY_AGREED');
    expectFailure(
      await send(people.agency, 'POST', `/grants/${id}/agreement`, { version: 2 }),
      'GRANT_CHANGED',
    );
    expect(await callAs(app, people.agency, 'POST', `/grants/${id}/agreement`)).toMatchObject({
      state: 'agreed',
      agreed_version: 1,
      tranches: [
        { state: 'requestable', blocked_by: [] },
        { state: 'planned', blocked_by: ['Tranche 1 is not paid in full yet'] },
      ],
    });
    expect(await ledger(people.agency, id)).toMatchObject({
      agreed: 1_000_000,
      approved: 0,
      balance_with_agency: 0,
      heads: [{ budget: 700_000, utilised: 0, left: 700_000 }, {}, {}],
      entries: { records: [{ kind: 'agreed', amount: 1_000_000, source_id: id }] },
    });
  });

  test('a draft that is changed has to be agreed to again', async () => {
    const { id } = (await create(people.funder)).body.data;
    await callAs(app, people.funder, 'POST', `/grants/${id}/agreement`);
    const changed = await callAs(app, people.agency, 'PATCH', `/grants/${id}`, { title: 'Pumps for Gumla' });
    expect(changed).toMatchObject({
      title: 'Pumps for Gumla',
      version: 2,
      agreement: { funder_agreed_at: null },
    });
    expect((await callAs(app, people.agency, 'POST', `/grants/${id}/agreement`)).state).toBe('draft');
  });

  test('a change after it is a new version, old beside new, until both agree', async () => {
    const grant = await agreedGrant(app, people);
    const [wells, ...others] = grant.heads;
    const fields = {
      version: 1,
      heads: [{ id: wells.id, name: 'Deep wells', kind: 'programme', amount: 900_000 }, ...others],
      years: [{ financial_year: '2026-27', amount: 1_200_000 }],
      tranches: [
        { id: grant.tranches[0].id, amount: 400_000, planned_on: someDay(-20) },
        { id: grant.tranches[1].id, amount: 800_000, planned_on: someDay(60) },
      ],
    };
    const proposed = await callAs(app, people.agency, 'PATCH', `/grants/${grant.id}`, fields);
    expect(proposed).toMatchObject({
      state: 'agreed',
      version: 2,
      agreed_version: 1,
      amount: 1_000_000,
      heads: [{ name: 'Wells', amount: 700_000 }, {}, {}],
      proposed: { heads: [{ id: wells.id, name: 'Deep wells', amount: 900_000 }, {}, {}] },
    });
    await callAs(app, people.agency, 'POST', `/grants/${grant.id}/agreement`);
    expect(await callAs(app, people.funder, 'POST', `/grants/${grant.id}/agreement`)).toMatchObject({
      version: 2,
      agreed_version: 2,
      amount: 1_200_000,
      heads: [{ id: wells.id, name: 'Deep wells' }, {}, {}],
      proposed: null,
    });
    expect(await ledger(people.funder, grant.id)).toMatchObject({ agreed: 1_200_000 });
    const { records } = await callAs(app, people.funder, 'GET', `/grants/${grant.id}/versions`);
    expect(records).toMatchObject([
      { number: 2, terms: { heads: [{ name: 'Deep wells' }, {}, {}] } },
      { number: 1, terms: { heads: [{ name: 'Wells' }, {}, {}] }, agency_agreed_at: expect.any(String) },
    ]);
  });

  test('of both sides at once both count', async () => {
    const { id } = (await create(people.funder)).body.data;
    const answers = await Promise.all(
      [people.funder, people.agency].map((by) => send(by, 'POST', `/grants/${id}/agreement`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await ledger(people.funder, id)).toMatchObject({ agreed: 1_000_000 });
  });

  test('is for owners and managers', async () => {
    const { id } = (await create(people.funder)).body.data;
    expectFailure(await send(people.agency2, 'POST', `/grants/${id}/agreement`), 'FUNDS_ROLE_FORBIDS');
  });
});

test('a grant is for the people of its two sides', async () => {
  const { id } = await agreedGrant(app, people);
  const strangers = [await createMember(app), await createMember(app, { admin: true })];
  const before = await databaseState(app);
  for (const by of strangers) {
    for (const path of ['', '/ledger', '/versions', '/acts'])
      expectFailure(await send(by, 'GET', `/grants/${id}${path}`), 'GRANT_NOT_FOUND');
    expectFailure(await send(by, 'PATCH', `/grants/${id}`, { title: 'Ours' }), 'GRANT_NOT_FOUND');
  }
  expect(await databaseState(app)).toEqual(before);
  const viewer = await addColleague(app, people.funder, 'viewer');
  expect((await send(viewer, 'GET', `/grants/${id}`)).status).toBe(200);
  expectFailure(await send(viewer, 'PATCH', `/grants/${id}`, { title: 'Ours' }), 'ROLE_FORBIDS');
});

test('a collaboration with an agreed grant is not deleted, one with a draft is', async () => {
  const others = await fundPeople(app);
  const path = `/collaborations/${others.id}`;
  await callAs(app, others.funder, 'POST', `${path}/grants`, grantBody());
  expect(await callAs(app, others.funder, 'GET', `${path}/removal`)).toMatchObject({ can_remove: true });
  await agreedGrant(app, others);
  const before = await databaseState(app);
  expectFailure(
    await send(others.funder, 'DELETE', path),
    'COLLABORATION_HAS_GRANT',
    'A grant was agreed in this collaboration, so it cannot be deleted: the record of its money stays. You can archive it.',
  );
  expect(await databaseState(app)).toEqual(before);
  expect(await callAs(app, others.funder, 'GET', `${path}/removal`)).toMatchObject({ can_remove: false });
});

test('nothing posted is changed or deleted', async () => {
  const { id } = await agreedGrant(app, people);
  for (const statement of [
    `update grant_entries set amount = 1 where grant_id = '${id}'`,
    `delete from grant_entries where grant_id = '${id}'`,
    `update grant_acts set amount = 1 where grant_id = '${id}'`,
    'truncate grant_entries',
  ])
    await expect(app.sql(statement), statement).rejects.toThrow('never changed or deleted');
});
