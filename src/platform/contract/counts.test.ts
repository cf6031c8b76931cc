import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount, formatIndian, groupDigits } from './counts.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [2_40_000, '2,40,000'],
  [10_40_99_452, '10,40,99,452'],
  [-2_40_000, '-2,40,000'],
  [1.5, '1.5'],
])('%d is %s', (number, text) => expect(formatCount(number)).toBe(text));

test('zeros at the end stay', () => expect(groupDigits('10409.50')).toBe('10,409.50'));

test('numbers look as Intl writes them', () => {
  const numbers = fc.oneof(
    fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    fc.double({ min: 1, max: 1e9, noNaN: true }),
  );
  fc.assert(
    fc.property(numbers, fc.boolean(), fc.integer({ min: 0, max: 3 }), (size, isNegative, decimals) => {
      const number = isNegative ? -size : size;
      const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: decimals });
      expect(formatIndian(number, decimals)).toBe(format.format(number));
    }),
  );
});
