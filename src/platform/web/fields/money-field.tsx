import type { z } from 'zod';
import { formatRupeesInWords } from '#platform/contract/money.ts';
import { type MoneyUnit, readRupees, rupeesText, unitOf } from '#platform/contract/money-reading.ts';
import classes from './money-field.module.css';
import { UnderstoodField, type UnderstoodFieldProps } from './understood-field.tsx';

const SYMBOL_WIDTH = 32;
const UNIT_WIDTH = 64;

interface MoneyFieldProps extends UnderstoodFieldProps {
  /** Unit of a figure without a word; rupees by default. */
  unit?: MoneyUnit;
  /** Which amounts it takes; none below zero by default. */
  amounts?: z.ZodType<number>;
}

const hasLetters = (typed: string) => /[a-z]/i.test(typed);

/**
 * Field for an amount of whole rupees, typed as people write it, `35 lakh` or `35,00,000`; `readRupees` reads it. Shows below
 * what it understood; what it cannot read is an error when the field is left.
 */
export function MoneyField({ unit = 'rupee', amounts, onBlur, ...field }: MoneyFieldProps) {
  const { label, value = '', onChange } = field;
  const read = readRupees(value, label, unit, amounts);
  const isInCrore = unitOf(value, unit) === 'crore' && !hasLetters(value);
  return (
    <UnderstoodField
      {...field}
      meaning={'rupees' in read && read.rupees !== null ? formatRupeesInWords(read.rupees) : ''}
      problem={'error' in read ? read.error : undefined}
      leftSection={<span aria-hidden>₹</span>}
      leftSectionWidth={SYMBOL_WIDTH}
      rightSection={isInCrore && <span className={classes.unit}>crore</span>}
      rightSectionWidth={UNIT_WIDTH}
      onBlur={(event) => {
        // A figure in rupees gets its grouping; words stay as they were typed.
        const isFigure = unit === 'rupee' && 'rupees' in read && !hasLetters(value);
        const grouped = isFigure ? rupeesText(read.rupees) : value;
        if (grouped !== value) onChange(grouped);
        onBlur?.(event);
      }}
    />
  );
}
