import { expect, test } from 'vitest';
import { formatDecimal, toUnits } from './decimals.rules.ts';
import { plannedOn, shareReached, stateOf } from './indicator-progress.rules.ts';
import { plannedText } from './indicator-words.rules.ts';

const MORE = {
  baseline_value: '100',
  baseline_date: '2026-01-01',
  target_value: '200',
  target_date: '2026-01-11',
};
const LESS = { ...MORE, baseline_value: '40', target_value: '10' };

test('the plan is a straight line between its two days', () => {
  expect(plannedOn(MORE, '2025-12-01')).toBe(100);
  expect(plannedOn(MORE, '2026-01-06')).toBe(150);
  expect(plannedOn(MORE, '2027-01-01')).toBe(200);
  expect(plannedOn(LESS, '2026-01-06')).toBe(25);
});

test.each([
  [MORE, null, 'unread'],
  [MORE, '150', 'on-track'],
  [MORE, '149.9999', 'behind'],
  [MORE, '200', 'reached'],
  [MORE, '90', 'behind'],
  [LESS, '25', 'on-track'],
  [LESS, '26', 'behind'],
  [LESS, '9', 'reached'],
])('%o at %s in the middle is %s', (plan, actual_value, state) => {
  const actual_date = actual_value === null ? null : '2026-01-06';
  expect(stateOf({ ...plan, actual_value, actual_date })).toBe(state);
});

test('a share goes below the baseline and beyond the target', () => {
  expect(shareReached(MORE, 90)).toBeCloseTo(-0.1);
  expect(shareReached(LESS, 4)).toBeCloseTo(1.2);
});

test('decimals keep all their digits', () => {
  expect(toUnits('999999999999.9999')).toBe(9_999_999_999_999_999n);
  expect(toUnits('-0.5')).toBe(-5000n);
  expect(formatDecimal('-125000.05')).toBe('-1,25,000.05');
});

test('the plan has parts of a unit only where the way to the target is short', () => {
  expect(plannedText({ ...MORE, target_value: '1600' }, '2026-01-02')).toBe('250');
  expect(plannedText({ ...MORE, target_value: '1605' }, '2026-01-02')).toBe('251');
  expect(plannedText({ ...LESS, target_value: '9' }, '2026-01-02')).toBe('36.9');
});
