import { describe, expect, test } from 'vitest';
import { projectPeriod, projectReach } from './project-facts.tsx';

describe('the period of a project', () => {
  test.each([
    ['2025-04-01', '2026-03-31', '1 Apr 2025 to 31 Mar 2026'],
    ['2025-04-01', null, 'From 1 Apr 2025'],
    [null, '2026-03-31', 'Until 31 Mar 2026'],
    [null, null, null],
  ])('from %s to %s: %s', (start_date, end_date, text) => {
    expect(projectPeriod({ start_date, end_date })).toBe(text);
  });
});

describe('the people whom a project reaches', () => {
  test.each([
    [200000, 132000, '1,32,000 of 2,00,000 people reached'],
    [5, 0, '0 of 5 people reached'],
    [null, 1, '1 person reached'],
    [1200, null, '1,200 people planned'],
    [null, null, null],
  ])('planned %s, reached %s: %s', (beneficiaries_planned, beneficiaries_reached, text) => {
    expect(projectReach({ beneficiaries_planned, beneficiaries_reached })).toBe(text);
  });
});
