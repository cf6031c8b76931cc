import { formatDay } from '#platform/contract/dates.ts';
import type { AssessFacts } from './facts.contract.ts';
import type { Law } from './law.rules.ts';
import { atLeastZero, inRupees, lower, total } from './sums.rules.ts';
import { lastDayOf, yearAfter } from './years.rules.ts';

/** What was spent above the duty of a year, and can be set off later. */
interface ExcessPot {
  financial_year: string;
  available: bigint;
  used: bigint;
  left: bigint;
  lapses_on: string;
}

/** Returns the last financial year in which the excess of a year can be set off; null where it never can. */
export function lastYearOfExcess(year: string, law: Law): string | null {
  const first = law.find('set.first', { year });
  const years = law.number('set.years', { year });
  if (!law.find('set.allowed', { year }) || !first || years === undefined || year < first.value) return null;
  return yearAfter(year, years);
}

/** Returns the excess of a year that can be set off: what was spent above the duty, without the surplus in it. */
export const excessOf = (spent: bigint, twoPercent: bigint, surplus: bigint): bigint =>
  atLeastZero(atLeastZero(spent - twoPercent) - surplus);

/** Takes a sum out of the pots, the oldest first. @returns what was taken. */
export function takeOldestFirst(
  pots: Pick<ExcessPot, 'financial_year' | 'used' | 'left'>[],
  sum: bigint,
): bigint {
  let open = sum;
  for (const pot of [...pots].sort((one, other) => one.financial_year.localeCompare(other.financial_year))) {
    const taken = lower(pot.left, open);
    pot.used += taken;
    pot.left -= taken;
    open -= taken;
  }
  return sum - open;
}

/** Sets the excess of earlier years off against what is still needed, the oldest first. */
export function setOff(facts: AssessFacts, law: Law, need: bigint): { pots: ExcessPot[]; used: bigint } {
  const year = facts.financial_year;
  const usable: ExcessPot[] = [];
  const pots = (facts.excess ?? []).map(({ financial_year, amount, surplus, resolution }) => {
    const last = lastYearOfExcess(financial_year, law);
    const isInTime = last !== null && financial_year < year && year <= last;
    const available = isInTime ? atLeastZero(total(amount) - total(surplus)) : 0n;
    const lapses_on = lastDayOf(last ?? financial_year);
    const pot: ExcessPot = { financial_year, available, used: 0n, left: available, lapses_on };
    const isResolved = resolution || law.find('set.resolution', { year })?.value !== 'yes';
    if (isInTime && isResolved) usable.push(pot);
    else sayWhyNot(law, { financial_year, year, last, lapses_on });
    return pot;
  });
  for (const rule of ['set.order', 'set.need', 'set.surplus']) law.find(rule, { year });
  const used = takeOldestFirst(usable, need);
  for (const pot of usable) {
    law.say(
      'set_off',
      `Of the excess of FY ${pot.financial_year}, ${inRupees(pot.used)} is set off and ${inRupees(pot.left)} is left. It lapses on ${formatDay(pot.lapses_on)}.`,
      'set.years',
      'set.order',
      'set.need',
      'set.surplus',
      'set.resolution',
    );
  }
  return { pots, used };
}

function sayWhyNot(
  law: Law,
  {
    financial_year,
    year,
    last,
    lapses_on,
  }: { financial_year: string; year: string; last: string | null; lapses_on: string },
): void {
  const of = `The excess of FY ${financial_year}`;
  if (last === null)
    law.say('set_off', `${of} cannot be set off: the first excess that counts is later.`, 'set.first');
  else if (financial_year >= year)
    law.say('set_off', `${of} can be set off in later years only.`, 'set.years');
  else if (year > last) law.say('set_off', `${of} lapsed on ${formatDay(lapses_on)}.`, 'set.years');
  else law.say('set_off', `${of} is not set off: the Board has not resolved it.`, 'set.resolution');
}
