import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#platform/contract/durations.ts';
import { callAs, initiativeBody, startCollaboration } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const stats = (of: TestMember) => callAs(app, of, 'GET', '/collaborations/stats');
const change = (by: TestMember, id: string, body: object) =>
  callAs(app, by, 'PATCH', `/collaborations/${id}`, body);
const milestone = (by: TestMember, id: string, body: object) =>
  callAs(app, by, 'POST', `/collaborations/${id}/milestones`, { title: 'Pump', ...body });

const agreeOnBudget = async (id: string, amount: number, by: TestMember, partner: TestMember) => {
  const path = `/collaborations/${id}/budget-proposals`;
  const proposal = await callAs(app, by, 'POST', path, { amount });
  await callAs(app, partner, 'PATCH', `${path}/${proposal.id}`, { status: 'agreed' });
};

/** The ISO day in India, `days` from now. */
const day = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + days * DAY_MS);

describe('GET /service/api/collaborations/stats', () => {
  test('is empty, without a rate, for a member who takes part in nothing', async () => {
    const nothing = {
      active_initiatives: 0,
      all_initiatives: 0,
      total_partners: 0,
      total_budget: 0,
      success_rate: null,
    };
    expect(await stats(await createMember(app))).toEqual(nothing);
  });

  test('counts active collaborations and all, each partner once, and adds the budgets up', async () => {
    const [corporate, ngo, other] = [
      await createMember(app),
      await createMember(app),
      await createMember(app),
    ];
    const first = await startCollaboration(app, corporate, ngo);
    const second = await startCollaboration(app, ngo, corporate);
    const third = await startCollaboration(app, corporate, other);
    const participants = ['Asha Foundation', 'Jal Trust'];
    await callAs(app, corporate, 'POST', '/collaborations', initiativeBody({ budget: 7, participants }));
    const asha = { name: 'ASHA foundation' };
    await callAs(app, corporate, 'POST', `/collaborations/${first.id}/participants`, asha);
    await agreeOnBudget(first.id, 1_000_000_000_000, corporate, ngo);
    await agreeOnBudget(second.id, 50, ngo, corporate);
    await change(ngo, second.id, { status: 'completed' });
    await change(ngo, first.id, { status: 'active' });

    expect(await stats(corporate)).toMatchObject({
      active_initiatives: 1,
      all_initiatives: 4,
      total_partners: 4,
      total_budget: 1_000_000_000_057,
    });
    expect(await stats(ngo)).toMatchObject({
      active_initiatives: 1,
      all_initiatives: 2,
      total_partners: 2,
      total_budget: 1_000_000_000_050,
    });
    expect(await stats(other)).toMatchObject({ all_initiatives: 1, total_partners: 1, total_budget: 0 });
    await callAs(app, corporate, 'DELETE', `/collaborations/${third.id}`);
    expect(await stats(other)).toMatchObject({ all_initiatives: 0, total_partners: 0 });
  });

  test('takes as success rate the share of completed milestones among those completed or overdue', async () => {
    const member = await createMember(app);
    const { id } = await callAs(app, member, 'POST', '/collaborations', initiativeBody());
    await milestone(member, id, { due_date: day(1) });
    await milestone(member, id, { due_date: day(0) });
    await milestone(member, id, {});
    expect(await stats(member)).toMatchObject({ success_rate: null });
    const overdue = await milestone(member, id, { due_date: day(-1) });
    expect(await stats(member)).toMatchObject({ success_rate: 0 });
    await milestone(member, id, { status: 'completed' });
    await milestone(member, id, { status: 'completed', due_date: day(30) });
    expect(await stats(member)).toMatchObject({ success_rate: 67 });
    const path = `/collaborations/${id}/milestones/${overdue.id}`;
    await callAs(app, member, 'PATCH', path, { status: 'completed' });
    expect(await stats(member)).toMatchObject({ success_rate: 100 });
  });
});
