import { describe, expect, test } from 'vitest';
import { budgetFromCroreText, readBudget } from './budget.rules.ts';

describe('budget in crore', () => {
  test.each([
    ['2.5', 25_000_000],
    ['₹ 95.1 Cr', 951_000_000],
    ['1,200', 12_000_000_000],
    ['0', 0],
    ['', null],
    ['to be agreed', null],
    ['.', null],
  ])('%j is %j rupees', (typed, rupees) => {
    expect(budgetFromCroreText(typed)).toBe(rupees);
  });
});

describe('budget of a workspace', () => {
  test.each([
    ['2,40,00,000', 24_000_000],
    ['₹2,40,00,000', 24_000_000],
    ['₹ 2.4 Cr', 24_000_000],
    ['2.4crore', 24_000_000],
    ['Rs. 18 Lakh', 1_800_000],
    ['18 L', 1_800_000],
    ['1.1 cr', 11_000_000],
    ['0', 0],
    ['  ', null],
  ])('%j is %j rupees', (typed, rupees) => {
    expect(readBudget(typed)).toEqual({ rupees });
  });

  test.each(['about two', '1.2.3', '-5', '2 Cr 4 L', '1e9', 'Cr'])('%j cannot be read', (typed) => {
    expect(readBudget(typed)).toEqual({ error: 'Please write an amount such as 2,40,00,000 or 2.4 Cr' });
  });

  test('an amount beyond the ceiling is refused', () => {
    expect(readBudget('1,00,000 Cr')).toEqual({ rupees: 1_000_000_000_000 });
    expect(readBudget('1,00,001 Cr')).toEqual({ error: 'Amount must be at most ₹1,00,000 Cr' });
  });
});
