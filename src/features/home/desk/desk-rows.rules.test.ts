import { expect, test } from 'vitest';
import type { Desk } from './desk.contract.ts';
import { deskRows } from './desk-rows.rules.ts';

const TODAY = '2026-11-22';
const NONE = { total: 0, first: [] };
const EMPTY: Desk = {
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
  next_step: null,
  maintenance: null,
};

const milestone = (id: string, due_date: string) => ({
  id,
  title: `Milestone ${id}`,
  due_date,
  partner: 'Jal Trust',
  collaboration_id: 'collab_1',
  collaboration_title: 'Wells',
});

test('what is late comes first, each with its day in words and a link to the thing', () => {
  const rows = deskRows(
    {
      ...EMPTY,
      requests: {
        total: 1,
        first: [{ id: 'r1', name: 'Jal Trust', objective: 'Wells', created_at: '2026-11-20T20:00:00.000Z' }],
      },
      budgets: {
        total: 1,
        first: [
          {
            id: 'b1',
            name: 'Jal Trust',
            amount: 40_00_000,
            created_at: '2026-11-21T20:00:00.000Z',
            collaboration_id: 'collab_1',
            collaboration_title: 'Wells',
          },
        ],
      },
      milestones: { total: 2, first: [milestone('m1', '2026-11-19'), milestone('m2', '2026-11-23')] },
      ratings: {
        total: 1,
        first: [
          { profile_id: 'p1', name: 'Jal', collaboration_id: 'collab_1', collaboration_title: 'Wells' },
        ],
      },
      documents: { total: 1, first: [{ id: 'd1', name: '80G approval', expires_on: '2026-11-21' }] },
      verification: { level: 2, cause: 'ending', day: '2026-12-02' },
    },
    TODAY,
  );
  expect(rows.map(({ to, when, state }) => [to, when, state])).toEqual([
    ['/collaborations/collab_1/timeline?milestone=m1', 'Overdue by 3 days', 'late'],
    ['/documents?document=d1', 'Expired on 21 Nov 2026', 'late'],
    ['/profile?tab=connections&request=r1', 'Waiting since 21 Nov 2026', 'open'],
    ['/collaborations/collab_1/timeline', 'Waiting since 22 Nov 2026', 'open'],
    ['/collaborations/collab_1/timeline?milestone=m2', 'Due in 1 day', 'soon'],
    ['/collaborations/collab_1/timeline', 'Not rated yet', 'open'],
    ['/verification', 'Ends in 10 days', 'soon'],
  ]);
});

test.each([
  ['refused', '2026-11-20', 'Refused on 20 Nov 2026', 'late'],
  ['ended', TODAY, 'Ended on 22 Nov 2026', 'late'],
  ['ending', TODAY, 'Ends today', 'soon'],
] as const)('a verification that is %s', (cause, day, when, state) => {
  expect(deskRows({ ...EMPTY, verification: { level: 1, cause, day } }, TODAY)).toMatchObject([
    { what: 'Verification level 1: documents checked', when, state },
  ]);
});

test('the last row of a kind says how many more there are, and the count of an admin ends at 99', () => {
  const first = [milestone('m1', '2026-11-19'), milestone('m2', TODAY)];
  const rows = deskRows(
    {
      ...EMPTY,
      milestones: { total: 3, first },
      review: {
        verifications: { total: 100, oldest: '2026-11-01T00:00:00.000Z' },
        stories: { total: 1, oldest: '2026-11-02T00:00:00.000Z' },
        case_studies: { total: 0, oldest: null },
        resources: { total: 0, oldest: null },
        courses: { total: 0, oldest: null },
        reports: { total: 0, oldest: null },
        tickets: { total: 0, oldest: null },
        late_tickets: { total: 2, oldest: '2026-11-20T00:00:00.000Z' },
        grievances: { total: 0, oldest: null },
        late_grievances: { total: 0, oldest: null },
        requests: { total: 0, oldest: null },
        demos: { total: 0, oldest: null },
      },
    },
    TODAY,
  );
  expect(rows.map(({ what, when, more }) => [what, when, more?.text])).toEqual([
    ['Milestone m1', 'Overdue by 3 days', undefined],
    ['2 late support tickets', 'Oldest of 20 Nov 2026', undefined],
    ['Milestone m2', 'Due today', 'and 1 more milestone'],
    ['99+ verification requests', 'Oldest of 1 Nov 2026', undefined],
    ['1 story', 'Since 2 Nov 2026', undefined],
  ]);
});
