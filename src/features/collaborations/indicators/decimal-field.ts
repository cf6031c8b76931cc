import type { NumberInputProps } from '@mantine/core';
import { PEOPLE_FIELD } from '#platform/web/fields/number-field.ts';

/** Format of a decimal number: `-1,25,000.5`, with four decimals at most. The schema checks the number. */
export const DECIMAL_FIELD = {
  ...PEOPLE_FIELD,
  inputMode: 'decimal',
  decimalScale: 4,
} satisfies NumberInputProps;
