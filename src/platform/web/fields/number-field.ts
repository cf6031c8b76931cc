import type { NumberInputProps } from '@mantine/core';

/** What a number field holds: '' while it is empty, text while it is no number that a computer holds exactly. */
export type NumberField = number | string;

/**
 * The number of a field, or null for an empty one. Text that is no number becomes NaN, and a number too long to be
 * exact the largest that is, so that the schema says the right thing of both.
 */
export function amountFromField(value: NumberField): number | null {
  return value === '' ? null : Math.min(Number(value), Number.MAX_SAFE_INTEGER);
}

/** How a field of whole rupees is typed: `₹2,40,000`. What is wrong with the amount, the schema says. */
export const RUPEE_FIELD = {
  prefix: '₹',
  thousandSeparator: ',',
  thousandsGroupStyle: 'lakh',
  allowedDecimalSeparators: ['.'],
  clampBehavior: 'none',
  hideControls: true,
  inputMode: 'numeric',
} satisfies NumberInputProps;

/** How a number of people is typed: `2,40,000`. */
export const PEOPLE_FIELD = { ...RUPEE_FIELD, prefix: '' } satisfies NumberInputProps;
