import { expect, test } from 'vitest';
import { dueQuarters, expectedOf, moneyEnd, monthsOf } from './forecast.rules.ts';

const GRANT = {
  pay_by_days: 30,
  balance: 300_000,
  spent: 90_000,
  tranches: [
    { number: 2, amount: 500, planned_on: '2026-10-01' },
    { number: 3, amount: 700, planned_on: '2027-04-05' },
  ],
  requests: [
    { state: 'approved', amount: 100, number: 1, sent_on: '2026-11-10' },
    { state: 'sent', amount: 50, number: 1, sent_on: '2026-10-01' },
  ],
};

test('a tranche that is asked for comes within the days to pay, another on its day or after them', () => {
  expect(expectedOf(GRANT, '2026-11-27')).toEqual([
    { tranche: 1, amount: 100, on: '2026-12-10', because: 'approved' },
    { tranche: 1, amount: 50, on: '2026-11-27', because: 'overdue' },
    { tranche: 2, amount: 500, on: '2026-12-27', because: 'planned' },
    { tranche: 3, amount: 700, on: '2027-04-05', because: 'planned' },
  ]);
  const months = monthsOf(expectedOf(GRANT, '2026-11-27'), '2026-11-27');
  expect(months).toHaveLength(12);
  expect(months.filter(({ amount }) => amount > 0)).toEqual([
    { month: '2026-11', amount: 50 },
    { month: '2026-12', amount: 600 },
    { month: '2027-04', amount: 700 },
  ]);
});

test('the money ends at the pace of the last three months, and without a pace nobody knows', () => {
  expect(moneyEnd(GRANT, '2026-11-27')).toEqual({ spent_a_month: 30_000, ends_on: '2027-09-23' });
  expect(moneyEnd({ balance: 5, spent: 0 }, '2026-11-27')).toEqual({ spent_a_month: null, ends_on: null });
});

test('a quarter is due thirty days after its end, from the first receipt until it is shown', () => {
  const quarters = (shown_until: string | null, first_receipt: string | null = '2026-05-02') =>
    dueQuarters({ first_receipt, shown_until }, '2026-11-27').map(({ to, due_on }) => [to, due_on]);
  expect(quarters(null)).toEqual([
    ['2026-06-30', '2026-07-30'],
    ['2026-09-30', '2026-10-30'],
    ['2026-12-31', '2027-01-30'],
  ]);
  expect(quarters('2026-09-30')).toEqual([['2026-12-31', '2027-01-30']]);
  expect(quarters(null, null)).toEqual([]);
});
