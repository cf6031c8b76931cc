import { describe, expect, test } from 'vitest';
import { projectErrors, projectValues, toProjectInput } from './project.form.ts';
import type { Project } from './projects.contract.ts';

const valid = { ...projectValues(null), title: 'Wells for Gumla' };

describe('the form of a project', () => {
  test('starts as active, and needs a title', () => {
    expect(projectValues(null).status).toBe('Active');
    expect(projectErrors(projectValues(null))).toEqual({ title: 'Title is required' });
    expect(projectErrors(valid)).toEqual({});
  });

  test.each([
    [{ rating: 0 }, {}],
    [{ rating: 5 }, {}],
    [{ rating: 5.1 }, { rating: 'Rating must be from 0 to 5' }],
    [{ start_date: '2026-11-21', end_date: '2026-11-21' }, {}],
    [
      { start_date: '2026-11-21', end_date: '2026-11-20' },
      { end_date: 'The end date must not be before the start date' },
    ],
    [
      { beneficiaries_reached: 1.5 },
      { beneficiaries_reached: 'Beneficiaries reached must be a whole number' },
    ],
    [
      { beneficiaries_planned: 1_500_000_001 },
      { beneficiaries_planned: 'Beneficiaries planned must be at most 150 crore' },
    ],
    [{ title: 'x'.repeat(201) }, { title: 'Title must be 200 characters or less' }],
    [{ description: 'x'.repeat(3001) }, { description: 'Description must be 3000 characters or less' }],
    [{ schedule_vii_item: 'xii' }, {}],
    [{ budget: '35 lakh' }, {}],
    [{ budget: '-5' }, { budget: 'Amount must not be negative' }],
    [
      { budget: '3,5 Cr', rating: 9 },
      {
        budget: 'Budget must be an amount such as 35 lakh, 3.5 Cr or 35,00,000',
        rating: 'Rating must be from 0 to 5',
      },
    ],
  ])('%j: %j', (fields, errors) => {
    expect(projectErrors({ ...valid, ...fields })).toEqual(errors);
  });

  test('sends an amount in words as rupees, and shows stored rupees grouped', () => {
    expect(toProjectInput({ ...valid, budget: '3.5 Cr' }).budget).toBe(3_50_00_000);
    expect(projectValues({ budget: 35_00_000 } as Project).budget).toBe('35,00,000');
  });

  test('sends null for what is empty', () => {
    expect(toProjectInput(valid)).toEqual({
      ...valid,
      start_date: null,
      end_date: null,
      budget: null,
      rating: null,
      schedule_vii_item: null,
      beneficiaries_planned: null,
      beneficiaries_reached: null,
    });
  });
});
