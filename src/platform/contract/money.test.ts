import { describe, expect, test } from 'vitest';
import { formatCrore, formatRupees, formatRupeesShort, rupeesFromCrore } from './money.ts';

describe('formatRupeesShort', () => {
  test.each([
    [0, '₹0'],
    [999, '₹999'],
    [1_000, '₹1 K'],
    [25_400, '₹25.4 K'],
    [99_949, '₹99.9 K'],
    [99_950, '₹1 L'],
    [18_00_000, '₹18 L'],
    [99_94_999, '₹99.9 L'],
    [99_99_999, '₹1 Cr'],
    [2_40_00_000, '₹2.4 Cr'],
    [1_234_56_00_000, '₹1,234.6 Cr'],
  ])('%d is %s', (rupees, text) => {
    expect(formatRupeesShort(rupees)).toBe(text);
  });
});

test('full amounts use Indian grouping', () => {
  expect(formatRupees(2_40_00_000)).toBe('₹2,40,00,000');
});

test('crore of the stat tiles have one decimal', () => {
  expect(formatCrore(95_10_00_000)).toBe('₹95.1Cr');
});

test('what is typed in crore becomes whole rupees', () => {
  expect(rupeesFromCrore(2.4)).toBe(2_40_00_000);
});
