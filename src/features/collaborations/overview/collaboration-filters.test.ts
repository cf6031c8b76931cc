import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectWrongField } from '#platform/testing/failures.ts';
import { callAs, initiativeBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  member = await createMember(app, { name: 'Jal Trust' });
  const create = (body: object) => callAs(app, member, 'POST', '/collaborations', initiativeBody(body));
  const wells = { description: 'Water for all.', category: 'Environment', participants: ['Gram Panchayat'] };
  await create({ title: 'Wells of Bhor', ...wells, end_date: '2027-12-31' });
  const school = await create({
    title: 'a school at Mulshi',
    description: 'One hundred % of girls.',
    category: 'Education',
    participants: ['Zilla Parishad'],
    end_date: '2027-01-31',
  });
  await create({
    title: 'Clinics_on wheels',
    description: 'Nurses.',
    category: 'Healthcare',
    participants: ['Zilla Parishad'],
    end_date: null,
  });
  await callAs(app, member, 'PATCH', `/collaborations/${school.id}`, {
    status: 'active',
    progress_percentage: 40,
  });
});
afterAll(() => app.stop());

const list = async (query: string, by = member) =>
  (await callAs(app, by, 'GET', `/collaborations?${query}`)).map(({ title }: { title: string }) => title);

const WELLS = 'Wells of Bhor';
const SCHOOL = 'a school at Mulshi';
const CLINICS = 'Clinics_on wheels';

describe('GET /service/api/collaborations', () => {
  test.each([
    ['', [CLINICS, SCHOOL, WELLS]],
    ['search=WATER', [WELLS]],
    ['search=%25', [SCHOOL]],
    ['search=s_o', [CLINICS]],
    ['partner=zilla', [CLINICS, SCHOOL]],
    ['partner=zilla&category=Education', [SCHOOL]],
    ['partner=jal', []],
    ['status=active', [SCHOOL]],
    ['status=cancelled', []],
    ['category=Environment', [WELLS]],
    ['sort=title', [SCHOOL, CLINICS, WELLS]],
    ['sort=end', [SCHOOL, WELLS, CLINICS]],
    ['sort=activity&pageSize=1', [SCHOOL]],
    ['sort=title&pageSize=2&page=2', [WELLS]],
  ])('with %s answers what it asks for, in its order', async (query, titles) => {
    expect(await list(query)).toEqual(titles);
    expect(await list(query, await createMember(app))).toEqual([]);
  });

  test('counts by status what passes the other filters', async () => {
    const counts = (query: string, by = member) => callAs(app, by, 'GET', `/collaborations/counts?${query}`);
    const none = { planning: 0, active: 0, pending: 0, completed: 0, cancelled: 0 };
    expect(await counts('')).toEqual({ ...none, planning: 2, active: 1 });
    expect(await counts('partner=zilla')).toEqual({ ...none, planning: 1, active: 1 });
    expect(await counts('category=Environment&search=water')).toEqual({ ...none, planning: 1 });
    expect(await counts('state=archived')).toEqual(none);
    expect(await counts('', await createMember(app))).toEqual(none);
    const answer = await app.request('GET', '/collaborations/counts?status=active', { token: member.token });
    expectWrongField(answer, 'status', 'Unknown field');
  });

  test('refuses what is not in its lists', async () => {
    const answer = await app.request('GET', '/collaborations?sort=random', { token: member.token });
    expectWrongField(answer, 'sort', 'Please select an order from the list');
  });
});
