import { describe, expect, test } from 'vitest';
import { milestoneErrors, milestoneValues, summariseTimeline, toMilestoneInput } from './milestone.form.ts';
import type { Milestone } from './milestones.contract.ts';
import { daysCompletedLate, daysOverdue } from './overdue.rules.ts';

const TODAY = '2026-11-21';

const milestone = (fields: Partial<Milestone>): Milestone => ({
  id: '019376a0-0000-7000-8000-000000000001',
  title: 'Baseline survey',
  description: null,
  status: 'pending',
  start_date: null,
  due_date: null,
  owner: null,
  depends_on: [],
  completed_at: null,
  completed_by_name: null,
  evidence: [],
  evidence_note: null,
  created_at: '2026-01-01T00:00:00.000Z',
  version: 1,
  ...fields,
});

test.each([
  ['2026-11-20', 'pending', 1],
  ['2026-10-21', 'active', 31],
  ['2026-11-20', 'completed', 0],
  ['2026-11-21', 'pending', 0],
  ['2026-12-01', 'active', 0],
  [null, 'pending', 0],
] as const)('due %s and %s: %s days overdue', (due_date, status, days) => {
  expect(daysOverdue(milestone({ due_date, status }), TODAY)).toBe(days);
});

test('the summary counts and names what comes next', () => {
  const next = milestone({ due_date: '2026-11-01' });
  const milestones = [
    milestone({ due_date: '2026-10-01', status: 'completed' }),
    next,
    milestone({ due_date: '2026-12-01', status: 'active' }),
    milestone({}),
  ];
  expect(summariseTimeline(milestones, TODAY)).toEqual({ total: 4, completed: 1, overdue: 1, next });
  expect(summariseTimeline([], TODAY)).toEqual({ total: 0, completed: 0, overdue: 0, next: undefined });
});

describe('the form', () => {
  test('an emptied day is sent as none', () => {
    const values = milestoneValues(milestone({ due_date: TODAY, description: 'All forty villages' }));
    expect(toMilestoneInput({ ...values, due_date: '' })).toEqual({
      title: 'Baseline survey',
      description: 'All forty villages',
      status: 'pending',
      start_date: null,
      due_date: null,
      owner: null,
      depends_on: [],
      evidence: [],
      evidence_note: '',
    });
  });

  test('a new milestone needs a title', () => {
    expect(milestoneErrors(milestoneValues())).toEqual({ title: 'Please enter a milestone title' });
    expect(milestoneErrors({ ...milestoneValues(), title: 'Handover' })).toEqual({});
  });
});

test('a completed milestone keeps its lateness, by the day in India', () => {
  const due_date = '2026-11-21';
  expect(daysCompletedLate({ due_date, completed_at: '2026-11-25T06:00:00.000Z' })).toBe(4);
  expect(daysCompletedLate({ due_date, completed_at: '2026-11-21T19:00:00.000Z' })).toBe(1);
  expect(daysCompletedLate({ due_date, completed_at: '2026-11-20T06:00:00.000Z' })).toBe(0);
  expect(daysCompletedLate({ due_date: null, completed_at: '2026-11-20T06:00:00.000Z' })).toBe(0);
});
