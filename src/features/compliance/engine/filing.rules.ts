import { dayAfter, formatDay } from '#platform/contract/dates.ts';
import type { Law } from './law.rules.ts';

/** Returns the last day to file CSR-2 for a year: that of the law, or that of AOC-4 after the annual general meeting; null where it cannot be told. */
export function csr2Due(year: string, law: Law, agmOn?: string | null): string | null {
  const row = law.find('csr2.due', { year });
  if (!row) return null;
  if (row.unit === 'date') {
    law.say('csr2_by', `Form CSR-2 for FY ${year} was due by ${formatDay(row.value)}.`, 'csr2.due');
    return row.value;
  }
  const days = law.number('aoc4.days', { year });
  const due = agmOn && days !== undefined ? dayAfter(agmOn, days) : null;
  law.say(
    'csr2_by',
    due
      ? `Form CSR-2 for FY ${year} goes with AOC-4, by ${formatDay(due)}. No separate day was found; please check.`
      : `Form CSR-2 for FY ${year} goes with AOC-4, ${days} days after the annual general meeting. No separate day was found; please check.`,
    'csr2.due',
    'aoc4.days',
  );
  return due;
}
