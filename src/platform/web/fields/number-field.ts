import type { NumberInputProps } from '@mantine/core';

/** Value of a number field: '' while it is empty, text while it is not an exact number. */
export type NumberField = number | string;

/**
 * The number of a field, or null for an empty one. Text that is no number becomes NaN, and a number too long to be
 * exact the largest that is, so that the schema says the right thing of both.
 */
export function amountFromField(value: NumberField): number | null {
  return value === '' ? null : Math.min(Number(value), Number.MAX_SAFE_INTEGER);
}

/** Format of a number of people: `2,40,000`. The schema checks the number. */
export const PEOPLE_FIELD = {
  thousandSeparator: ',',
  thousandsGroupStyle: 'lakh',
  allowedDecimalSeparators: ['.'],
  clampBehavior: 'none',
  hideControls: true,
  inputMode: 'numeric',
} satisfies NumberInputProps;

/** Format of a decimal number: `-1,25,000.5`, with four decimals at most. The schema checks the number. */
export const DECIMAL_FIELD = {
  ...PEOPLE_FIELD,
  inputMode: 'decimal',
  decimalScale: 4,
} satisfies NumberInputProps;
