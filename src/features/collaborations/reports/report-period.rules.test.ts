import { expect, test } from 'vitest';
import { nextPeriod, quartersBefore } from './report-period.rules.ts';

test('periods of reports follow one another, to the end of a quarter of the financial year', () => {
  expect(nextPeriod(null, '2026-11-27')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
  expect(nextPeriod('2026-09-30', '2026-11-27')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
  expect(nextPeriod('2026-11-16', '2026-11-27')).toEqual({ from: '2026-11-17', to: '2026-12-31' });
  expect(nextPeriod('2026-03-31', '2026-11-27')).toEqual({ from: '2026-04-01', to: '2026-06-30' });
});

test('the quarters to choose from begin with the present one', () => {
  expect(quartersBefore('2026-02-03', 3)).toEqual([
    { from: '2026-01-01', to: '2026-03-31' },
    { from: '2025-10-01', to: '2025-12-31' },
    { from: '2025-07-01', to: '2025-09-30' },
  ]);
});
