import { expect, test } from 'vitest';
import { quartersOf } from './quarters.rules.ts';

test('quarters follow the financial year, from April to March', () => {
  const quarters = quartersOf('2026-03-31', '2026-04-01');
  expect(quarters.map(({ from, to }) => [from, to])).toEqual([
    ['2025-04-01', '2025-06-30'],
    ['2025-07-01', '2025-09-30'],
    ['2025-10-01', '2025-12-31'],
    ['2026-01-01', '2026-03-31'],
    ['2026-04-01', '2026-06-30'],
    ['2026-07-01', '2026-09-30'],
    ['2026-10-01', '2026-12-31'],
    ['2027-01-01', '2027-03-31'],
  ]);
  expect(quarters[3]?.label).toBe('1 Jan 2026 to 31 Mar 2026');
});
