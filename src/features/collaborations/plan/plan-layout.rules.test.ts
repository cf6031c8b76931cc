import { describe, expect, test } from 'vitest';
import type { Milestone } from '#features/collaborations/milestones/milestones.contract.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { DAY_WIDTH, layOut, placeToOpen } from './plan-layout.rules.ts';

const TODAY = '2026-11-21';

const milestone = (id: string, fields: Partial<Milestone>): Milestone => ({
  id,
  title: id,
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
  created_at: '2026-10-31T19:00:00.000Z',
  version: 1,
  ...fields,
});

describe('the picture of a plan', () => {
  test('begins with the first month and ends after the last one', () => {
    const { start, width, months, today } = layOut(
      [milestone('a', { start_date: '2026-10-15', due_date: '2026-12-31' })],
      TODAY,
    );
    expect(start).toBe('2026-10-01');
    expect(months.map(({ label }) => label)).toEqual(['Oct 2026', 'Nov 2026', 'Dec 2026']);
    expect(width).toBe((31 + 30 + 31) * DAY_WIDTH);
    expect(today).toBe((31 + 20 + 0.5) * DAY_WIDTH);
  });

  test.each([
    ['its start', { start_date: '2026-11-05', due_date: '2026-12-10' }, '2026-11-05'],
    ['the day on which it was added, in India', { due_date: '2026-12-10' }, '2026-11-01'],
    ['its due day at the latest', { due_date: '2026-09-10' }, '2026-09-10'],
  ])('begins a bar at %s', (_, fields, from) => {
    const { rows, start } = layOut([milestone('a', fields)], TODAY);
    const [row] = rows;
    expect(row?.from).toBe(from);
    const right = (row?.bar?.left ?? 0) + (row?.bar?.width ?? 0);
    const dueDays = (Date.parse(fields.due_date) - Date.parse(start)) / DAY_MS + 1;
    expect(right, 'the due day belongs to it').toBeGreaterThanOrEqual(dueDays * DAY_WIDTH);
  });

  test('opens at today, at what is overdue before, or at the linked milestone', () => {
    const layout = layOut(
      [
        milestone('overdue', { start_date: '2026-06-01', due_date: '2026-07-31' }),
        milestone('now', { start_date: '2026-10-01', due_date: '2027-03-31' }),
        milestone('later', { start_date: '2027-10-01', due_date: '2027-12-31' }),
        milestone('undated', {}),
      ],
      TODAY,
    );
    const places = [0, 1, 2, 3, -1].map((row) => placeToOpen(layout, { row, isLinked: false }));
    const { today } = layout;
    expect(places).toEqual([61 * DAY_WIDTH, today, today, today, today]);
    expect(placeToOpen(layout, { row: 2, isLinked: true })).toBe(layout.rows[2]?.bar?.left);
  });

  test.each(['early', 'late'])('says nothing of days once the %s one is completed', (done) => {
    const status = (id: string) => (id === done ? ('completed' as const) : ('active' as const));
    const { lines } = layOut(
      [
        milestone('early', { status: status('early'), due_date: '2026-12-01', depends_on: ['late'] }),
        milestone('late', { status: status('late'), due_date: '2026-12-31' }),
      ],
      TODAY,
    );
    expect(lines.map(({ isConflict }) => isConflict)).toEqual([false]);
  });

  test('has lines from what a milestone depends on, and marks days that do not fit', () => {
    const { lines, rows } = layOut(
      [
        milestone('early', { due_date: '2026-12-01', depends_on: ['late'] }),
        milestone('late', { due_date: '2026-12-31', depends_on: ['undated', 'gone'] }),
        milestone('last', { due_date: '2027-01-31', depends_on: ['late'] }),
        milestone('undated', {}),
      ],
      TODAY,
    );
    expect(lines.map(({ isConflict }) => isConflict)).toEqual([true, false]);
    expect(lines.map(({ rows }) => rows)).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(rows[3]).toMatchObject({ from: null, bar: null });
  });
});
