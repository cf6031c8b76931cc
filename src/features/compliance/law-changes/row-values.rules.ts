import type { LawRow } from '#features/compliance/engine/law.rules.ts';
import { LIMIT } from '#features/compliance/engine/sums.rules.ts';

type Unit = LawRow['unit'];

const COUNT: [pattern: RegExp, words: string] = [/^\d{1,4}$/, 'a whole number'];

/** How a value of each unit is written; what is not here is free text. */
const FORMS: Partial<Record<Unit, [pattern: RegExp, words: string]>> = {
  rupees: [/^\d{1,15}$/, 'whole rupees, digits only'],
  percent: [/^\d{1,3}(?:\.\d{1,4})?$/, 'a number such as 2 or 2.5'],
  limit: [LIMIT, 'a limit such as max(2%, 5000000)'],
  count: COUNT,
  days: COUNT,
  months: COUNT,
  years: COUNT,
  'financial year': [/^20\d{2}-\d{2}$/, 'a financial year as 2026-27'],
  date: [/^20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'a date as YYYY-MM-DD'],
  bool: [/^(?:yes|no)$/, 'yes or no'],
};

/** Returns why a value is not of its unit; undefined if it is. */
export function valueProblem(unit: Unit, value: string): string | undefined {
  const form = FORMS[unit];
  return form && !form[0].test(value) ? `Please enter ${form[1]}` : undefined;
}

/**
 * Returns, by field, why a new row does not fit the rows that its rule has: the engine reads a rule in the form that it knows.
 * @param rows of the same rule; a rule without any is new, and no figure is computed from it.
 */
export function misfits(
  row: Pick<LawRow, 'unit' | 'value' | 'basis'>,
  rows: readonly LawRow[],
): Partial<Record<'unit' | 'value' | 'basis', string>> {
  if (rows.length === 0) return {};
  const units = [...new Set(rows.map(({ unit }) => unit))];
  const words = [...new Set(rows.filter(({ unit }) => unit === 'word').map(({ value }) => value))];
  const [first] = rows;
  return {
    ...(!units.includes(row.unit) && { unit: `This rule is in: ${units.join(', ')}` }),
    ...(row.unit === 'word' &&
      !words.includes(row.value) && { value: `The product knows: ${words.join(', ')}` }),
    ...(first && first.basis !== row.basis && { basis: `This rule is chosen by: ${first.basis}` }),
  };
}
