import { monthsInWords, readMonths } from '#platform/contract/months.ts';
import { UnderstoodField, type UnderstoodFieldProps } from './understood-field.tsx';

interface DurationFieldProps extends UnderstoodFieldProps {
  /** Most months. */
  max: number;
}

/**
 * Field for a duration in whole months, typed as people write it, `18` or `1.5 years`; `readMonths` reads it. Shows below what
 * it understood; what it cannot read is an error when the field is left.
 */
export function DurationField({ max, ...field }: DurationFieldProps) {
  const read = readMonths(field.value ?? '', max);
  return (
    <UnderstoodField
      {...field}
      meaning={'months' in read && read.months !== null ? monthsInWords(read.months) : ''}
      problem={'error' in read ? read.error : undefined}
    />
  );
}
