import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseState, expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { callAs, startCollaboration } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { COLLABORATION_STATUSES } from './collaborations.contract.ts';

let app: TestApp;
let lead: TestMember;
let partner: TestMember;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
  lead = await createMember(app, { type: 'corporate', name: 'Sahyadri Steel' });
  partner = await createMember(app, { name: 'Jal Trust' });
  ({ id } = await startCollaboration(app, lead, partner));
});
afterAll(() => app.stop());

const send = (body: object, by: TestMember, path = '') =>
  app.request('PATCH', `/collaborations/${id}${path}`, { token: by.token, body });
const change = (body: object, by = lead) => callAs(app, by, 'PATCH', `/collaborations/${id}`, body);
const history = (by = lead, query = '') => callAs(app, by, 'GET', `/collaborations/${id}/changes${query}`);
const moveTo = (status: string, by: TestMember) => send({ status, status_reason: 'The school moves.' }, by);

/** Statuses to which each side can move from each one, as docs/decisions/0058-states-of-a-collaboration.md says. */
const ALLOWED: Record<string, { lead: string[]; partner: string[] }> = {
  planning: {
    lead: ['active', 'pending', 'completed', 'cancelled'],
    partner: ['active', 'pending', 'completed'],
  },
  active: {
    lead: ['planning', 'pending', 'completed', 'cancelled'],
    partner: ['planning', 'pending', 'completed'],
  },
  pending: {
    lead: ['planning', 'active', 'completed', 'cancelled'],
    partner: ['planning', 'active', 'completed'],
  },
  completed: { lead: ['planning', 'active'], partner: [] },
  cancelled: { lead: ['planning'], partner: [] },
};

describe('the status of a collaboration', () => {
  test.each(
    COLLABORATION_STATUSES.flatMap((from) =>
      (['lead', 'partner'] as const).map((side) => [from, side] as const),
    ),
  )('from %s, the %s moves it as the table says', async (from, side) => {
    const by = side === 'lead' ? lead : partner;
    for (const to of COLLABORATION_STATUSES.filter((one) => one !== from)) {
      await app.sql(
        `update collaborations set status = $2, status_reason = case when $2 = 'cancelled' then 'Why' end where id = $1`,
        [id, from],
      );
      const answer = await moveTo(to, by);
      if (ALLOWED[from]?.[side].includes(to)) expect(answer.body.data).toMatchObject({ status: to });
      else expectFailure(answer, 'STATUS_NOT_ALLOWED');
    }
  });

  test('is cancelled for a reason only, counts no longer, and shows the reason until it is planned again', async () => {
    await app.sql(`update collaborations set status = 'active', status_reason = null where id = $1`, [id]);
    await callAs(app, lead, 'POST', `/collaborations/${id}/milestones`, {
      title: 'Late',
      due_date: '2020-01-01',
    });
    const stats = () => callAs(app, lead, 'GET', '/collaborations/stats');
    expect(await stats()).toMatchObject({ active_initiatives: 1, total_partners: 1, success_rate: 0 });
    for (const reason of [undefined, '', '  ', null]) {
      const answer = await send({ status: 'cancelled', status_reason: reason }, lead);
      expectWrongField(answer, 'status_reason', 'Please say why');
    }
    await change({ status: 'cancelled', status_reason: 'The school moves.' });
    expect(await callAs(app, partner, 'GET', `/collaborations/${id}`)).toMatchObject({
      status: 'cancelled',
      status_reason: 'The school moves.',
    });
    expect(await stats()).toMatchObject({ active_initiatives: 0, total_partners: 0, success_rate: null });
    expect(await change({ status: 'planning' })).toMatchObject({ status_reason: null });
  });
});

describe('the progress of a collaboration', () => {
  test('is set by hand for a reason, stays so, and follows the milestones again', async () => {
    const milestone = await callAs(app, partner, 'POST', `/collaborations/${id}/milestones`, {
      title: 'Walls',
    });
    expectFailure(await send({ progress_percentage: 70 }, lead), 'PROGRESS_FOLLOWS_MILESTONES');
    const byHand = { progress_percentage: 70, progress_reason: 'Most of the money is spent.' };
    expect(await change(byHand)).toMatchObject(byHand);
    await callAs(app, partner, 'PATCH', `/collaborations/${id}/milestones/${milestone.id}`, {
      status: 'completed',
    });
    expect(await change({})).toMatchObject(byHand);
    expect(await change({ progress_reason: null })).toMatchObject({
      progress_percentage: 50,
      progress_reason: null,
    });
  });
});

describe('GET /service/api/collaborations/:id/changes', () => {
  test('says who changed what, from what to what, newest first and page by page', async () => {
    await change({ title: 'Forty springs', end_date: '2027-03-31' });
    await callAs(app, partner, 'POST', `/collaborations/${id}/budget-proposals`, {
      amount: 5,
      note: 'Two tranches',
    });
    const [budget, ...fields] = await history(partner, '?pageSize=3');
    expect(budget).toMatchObject({
      noun: 'budget',
      what: 'proposed',
      new_value: '5',
      reason: 'Two tranches',
      person_name: expect.stringContaining('Jal Trust'),
    });
    expect(fields).toHaveLength(2);
    expect(fields).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          what: 'end_date',
          old_value: null,
          new_value: '2027-03-31',
          person_name: expect.stringContaining('Sahyadri Steel'),
        }),
        expect.objectContaining({ noun: 'collaboration', what: 'title', new_value: 'Forty springs' }),
      ]),
    );
    const all = await history();
    expect(all.map(({ what }: { what: string }) => what)).toEqual(
      expect.arrayContaining(['started', 'status', 'progress_percentage', 'added']),
    );
    expect(all).toContainEqual(
      expect.objectContaining({ noun: 'milestone', label: 'Walls', what: 'status', new_value: 'completed' }),
    );
  });

  test('goes with a change: a refused one leaves nothing', async () => {
    const stranger = await createMember(app);
    const before = await databaseState(app);
    expectFailure(await moveTo('completed', stranger), 'COLLABORATION_NOT_FOUND');
    const answer = await send({ title: 'Other', end_date: '2020-01-01', start_date: '2026-01-01' }, lead);
    expectWrongField(answer, 'end_date', 'The end date must not be before the start date');
    expect(await databaseState(app)).toEqual(before);
  });

  test('is part of the audit log where it decides on the whole work', async () => {
    const entries = await app.sql<{ facts: object }>(
      `select facts from audit_entries where subject_id = $1 and kind = 'collaboration-changed'`,
      [id],
    );
    const facts = entries.map((entry) => entry.facts);
    expect(facts).toContainEqual({ noun: 'collaboration', what: 'status', status: 'cancelled' });
    expect(facts).not.toContainEqual(expect.objectContaining({ noun: 'milestone' }));
  });
});

describe('PUT /service/api/collaborations/:id/closing-notes/own', () => {
  test('keeps one note of each organisation, once the collaboration is completed', async () => {
    const path = `/collaborations/${id}/closing-notes`;
    const write = (by: TestMember, note: string) => callAs(app, by, 'PUT', `${path}/own`, { note });
    const early = await app.request('PUT', `${path}/own`, { token: lead.token, body: { note: 'Early' } });
    expectFailure(early, 'COLLABORATION_NOT_COMPLETED');
    await change({ status: 'completed' });
    await write(lead, 'Forty springs give water.');
    await write(partner, 'Two people of each village keep them.');
    await write(lead, 'All forty springs give water.');
    expect(await callAs(app, partner, 'GET', path)).toMatchObject([
      { name: 'Jal Trust', note: 'Two people of each village keep them.' },
      { name: 'Sahyadri Steel', note: 'All forty springs give water.' },
    ]);
    const empty = await app.request('PUT', `${path}/own`, { token: lead.token, body: { note: ' ' } });
    expectWrongField(empty, 'note', 'Please write a closing note');
  });
});
