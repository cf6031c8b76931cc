import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawBoardReport } from '#features/programme/portfolio-exports/board-drawing.service.ts';
import { PROGRAMME_VIEWS_MAX } from '#features/programme/programme-views/programme-views.contract.ts';
import { dayAfter, dayInIndia } from '#platform/contract/dates.ts';
import { API_BASE } from '#platform/contract/route.ts';
import { agreedGrant, fundPeople, type GrantPeople } from '#platform/testing/calls/fund-records.ts';
import { expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { callAs, initiativeBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import type { ProgrammeRow } from './portfolio.contract.ts';
import { figuresOf } from './portfolio.rules.ts';

const inDays = (days: number) => dayAfter(dayInIndia(new Date()), days);

let app: TestApp;
let people: GrantPeople & { id: string };
let funder: TestMember;
let late: string;
beforeAll(async () => {
  app = await startTestApp();
  people = await fundPeople(app);
  ({ funder } = people);
  await agreedGrant(app, people);
  // Four collaborations: with a grant; late; without a budget; over, with an open milestone that nobody waits for.
  const create = async (body: object) =>
    (await callAs(app, funder, 'POST', '/collaborations', initiativeBody(body))).id as string;
  late = await create({ title: 'Late wells', participants: ['Gram Panchayat'], budget: 5_000_000 });
  const over = await create({ title: 'Over', participants: [], budget: null });
  await create({
    title: 'Without',
    participants: [],
    budget: null,
    start_date: '2031-05-01',
    end_date: '2031-06-01',
  });
  const add = (id: string, body: object) =>
    callAs(app, funder, 'POST', `/collaborations/${id}/milestones`, body);
  await add(late, { title: 'First', due_date: inDays(-40), status: 'completed' });
  await add(late, { title: 'Second', due_date: inDays(-12) });
  await add(late, { title: 'Third', due_date: inDays(12) });
  await add(over, { title: 'Forgotten', due_date: inDays(-90) });
  for (const status of ['active', 'completed'])
    await callAs(app, funder, 'PATCH', `/collaborations/${over}`, { status });
});
afterAll(() => app.stop());

const get = (path: string, by = funder) => callAs(app, by, 'GET', `/programme${path}`);
const titles = async (query: string, by = funder) =>
  (await get(`/collaborations?${query}`, by)).records.map(({ title }: { title: string }) => title);

describe('GET /service/api/programme/collaborations', () => {
  test('says of each who, where, what is late and what is known of the money', async () => {
    const { records, pagination } = await get('/collaborations');
    expect(pagination).toMatchObject({ total: 4, page: 1 });
    expect(records[0]).toMatchObject({
      id: late,
      partners: ['Gram Panchayat'],
      next_milestone: { title: 'Second', due_date: inDays(-12) },
      late_milestones: 1,
      completed_milestones: 1,
      milestones: 3,
      grants: 0,
      budget: 5_000_000,
      released: null,
      used: null,
      report_due: null,
      schedule_vii_items: [],
    });
    expect(records[0].days_late).toBe(12);
    const granted = records.find(({ id }: { id: string }) => id === people.id);
    expect(granted).toMatchObject({
      grants: 1,
      budget: 1_000_000,
      released: 0,
      used: 0,
      schedule_vii_items: ['i'],
    });
    expect(records.find(({ title }: { title: string }) => title === 'Over')).toMatchObject({
      next_milestone: null,
      days_late: 0,
      budget: null,
    });
  });

  test.each([
    ['late=true', ['Late wells']],
    ['partner=Gram+Panchayat', ['Late wells']],
    ['status=completed', ['Over']],
    ['year=2031-32&search=with', ['Without']],
    ['year=2029-30&search=without', []],
    ['search=e&sort=title&status=planning', ['Late wells']],
    ['sort=budget&search=e&pageSize=1', ['Late wells']],
  ])('with %s answers what it asks for', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  test('the other side sees the same grant, a person on the outside nothing', async () => {
    expect((await get('/collaborations', people.agency)).records).toMatchObject([
      { id: people.id, grants: 1, budget: 1_000_000, partners: [expect.any(String)] },
    ]);
    expect((await get('/collaborations', await createMember(app))).records).toEqual([]);
  });

  test('a page after the last one says how many there are', async () => {
    expect(await get('/collaborations?page=9')).toMatchObject({ records: [], pagination: { total: 4 } });
  });
});

test('GET /service/api/programme/milestones lists open ones, late ones first; all on request', async () => {
  const list = async (query: string) =>
    (await get(`/milestones?${query}`)).records.map(
      ({ title, days_late }: { title: string; days_late: number }) => [title, days_late],
    );
  expect(await list('')).toEqual([
    ['Second', 12],
    ['Third', 0],
  ]);
  expect(await list('late=true')).toEqual([['Second', 12]]);
  // Completed after its day: it stays late.
  expect(await list('all=true&search=late')).toEqual([
    ['First', 40],
    ['Second', 12],
    ['Third', 0],
  ]);
  const { participants } = {
    participants: await callAs(app, funder, 'GET', `/collaborations/${late}/participants`),
  };
  const own = participants.find(({ profile_id }: { profile_id: string }) => profile_id === funder.id);
  const [, second] = (await callAs(app, funder, 'GET', `/collaborations/${late}/milestones`)) as {
    id: string;
  }[];
  await callAs(app, funder, 'PATCH', `/collaborations/${late}/milestones/${second?.id}`, {
    owner: { participant_id: own.id },
  });
  expect(await list('mine=true')).toEqual([['Second', 12]]);
  expect(await titles('mine=true')).toEqual(['Late wells']);
});

test('GET /service/api/programme/figures adds up what passes the filters', async () => {
  expect(await get('/figures')).toMatchObject({
    collaborations: 4,
    budget: 6_000_000,
    without_budget: 2,
    agreed: 1_000_000,
    released: 0,
    used: 0,
    late: 1,
    late_milestones: 1,
    by_item: [{ collaborations: 1, budget: 1_000_000 }],
  });
  expect(await get('/figures?status=completed')).toMatchObject({ collaborations: 1, budget: 0, by_item: [] });
  const { partners, years } = await get('/choices');
  expect(partners).toContain('Gram Panchayat');
  expect(years[0]).toBe('2031-32');
});

test('GET /service/api/programme/exports/:list and the board report write what passes the filters', async () => {
  const save = async (path: string) => {
    const answer = await fetch(`${app.url}${API_BASE}/programme${path}`, {
      headers: { authorization: `Bearer ${funder.token}` },
    });
    return Buffer.from(await answer.arrayBuffer()).toString('latin1');
  };
  const csv = await save('/exports/collaborations?format=csv&late=true');
  expect(csv.split('\r\n')).toHaveLength(3);
  expect(csv).toContain('Late wells');
  expect(await save('/exports/milestones?format=csv')).toContain('Second');
  expect((await save('/exports/milestones?format=xlsx')).startsWith('PK')).toBe(true);
  const pagesIn = (pdf: string) => pdf.match(/\/Type \/Page\b(?!s)/g)?.length;
  expect(pagesIn(await save('/board-report'))).toBe(2);
  // Long names and many rows take no third page.
  const [row] = (await get('/collaborations')).records as ProgrammeRow[];
  if (!row) throw new Error('no row');
  const long = 'Reading rooms for girls of Satara and Sangli with ';
  const rows = Array.from({ length: 40 }, (_, at): ProgrammeRow => {
    const title = `${at} ${long.repeat(4)}`;
    return {
      ...row,
      grants: 1,
      title,
      partners: [title],
      places: [title],
      schedule_vii_items: ['i', 'ii', 'iii', 'iv', 'v', 'vi'],
    };
  });
  const board = {
    name: long.repeat(4),
    filters: { search: long },
    rows,
    figures: figuresOf(rows, inDays(0)),
  };
  const drawn = await drawBoardReport({ now: new Date() }, board);
  expect(pagesIn(drawn.toString('latin1'))).toBe(2);
});

describe('/service/api/programme/views', () => {
  const send = (method: string, path: string, by: TestMember, body?: object) =>
    app.request(method, `/programme/views${path}`, { token: by.token, body });

  test('a person keeps views, renames and deletes them; colleagues see none', async () => {
    const query = 'late=true&place=Bihar&sort=budget';
    const view = await callAs(app, funder, 'POST', '/programme/views', { name: 'Late in Bihar', query });
    expect(view).toMatchObject({ name: 'Late in Bihar', query });
    const milestones = { name: 'Mine', query: 'list=milestones&mine=true&all=true' };
    await callAs(app, funder, 'POST', '/programme/views', milestones);
    expectFailure(
      await send('POST', '', funder, milestones),
      'VALIDATION_FAILED',
      'You already have a view with this name',
    );
    expectWrongField(
      await send('POST', '', funder, { name: 'New', query: 'color=red' }),
      'query',
      'The programme does not know this view',
    );
    const viewer = await addColleague(app, funder, 'viewer');
    expect(await get('/views', viewer)).toEqual([]);
    expectFailure(await send('PUT', `/${view.id}`, viewer, { name: 'Theirs' }), 'VIEW_NOT_FOUND');
    expect(await callAs(app, funder, 'PUT', `/programme/views/${view.id}`, { name: 'Bihar' })).toEqual({
      ...view,
      name: 'Bihar',
    });
    await callAs(app, funder, 'DELETE', `/programme/views/${view.id}`);
    expect(await get('/views')).toMatchObject([milestones]);
  });

  test('are twenty at most', async () => {
    const member = await createMember(app);
    for (let at = 0; at < PROGRAMME_VIEWS_MAX; at += 1)
      await callAs(app, member, 'POST', '/programme/views', { name: `View ${at}`, query: '' });
    expectFailure(
      await send('POST', '', member, { name: 'One more', query: '' }),
      'LIMIT_REACHED',
      'You have 20 views, the maximum. Please delete one first.',
    );
  });
});
