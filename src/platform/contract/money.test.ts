import { describe, expect, test } from 'vitest';
import { formatCrore, formatRupees, formatRupeesInWords, formatRupeesShort } from './money.ts';

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

test.each([
  [0, '₹0'],
  [999, '₹999'],
  [12_345, '₹12,345'],
  [99_999, '₹99,999'],
  [1_00_000, '₹1,00,000 (₹1 lakh)'],
  [35_00_000, '₹35,00,000 (₹35 lakh)'],
  [35_12_345, '₹35,12,345 (about ₹35.12 lakh)'],
  [99_99_499, '₹99,99,499 (about ₹99.99 lakh)'],
  [99_99_999, '₹99,99,999 (about ₹1 crore)'],
  [1_00_00_000, '₹1,00,00,000 (₹1 crore)'],
  [3_50_00_000, '₹3,50,00,000 (₹3.5 crore)'],
  [1_000_000_000_000, '₹10,00,00,00,00,000 (₹1,00,000 crore)'],
])('%d in words is %s', (rupees, text) => expect(formatRupeesInWords(rupees)).toBe(text));
