import { formatDay } from '#platform/contract/dates.ts';
import { type Law, type LawRow, openLaw, sourcesOf } from './law.rules.ts';
import type { SetOffFacts } from './questions.contract.ts';
import { excessOf, lastYearOfExcess, takeOldestFirst } from './set-off.rules.ts';
import { atLeastZero, inRupees, lower, total } from './sums.rules.ts';
import { lastDayOf } from './years.rules.ts';

type YearFacts = SetOffFacts['years'][number];

interface Pot {
  /** '' for an excess of an unknown year: it counts as the oldest, and nobody can tell when it lapses. */
  financial_year: string;
  last: string | null;
  used: bigint;
  left: bigint;
}

/** Computes how the excess of each year is set off in the next ones, oldest first, and what lapses. Years are taken in their order. */
export function setOffYears(facts: SetOffFacts, rows: readonly LawRow[]) {
  const law = openLaw(rows, facts.scenario);
  const pots: Pot[] = (facts.opening ?? []).map(({ financial_year, amount }) => ({
    financial_year: financial_year ?? '',
    last: financial_year ? lastYearOfExcess(financial_year, law) : null,
    used: 0n,
    left: total(amount),
  }));
  const years = [...facts.years]
    .sort((one, other) => one.financial_year.localeCompare(other.financial_year))
    .map((year) => setOffYear(year, pots, law));
  return { years, ...sourcesOf(law) };
}

function setOffYear(facts: YearFacts, pots: Pot[], law: Law) {
  const { financial_year: year, board_uses } = facts;
  const [duty, spent, surplus] = [total(facts.two_percent), total(facts.spent), total(facts.surplus)];
  for (const rule of ['set.formula', 'set.surplus', 'set.order', 'set.need']) law.find(rule, { year });
  const warnings: string[] = [];
  const usable = pots.filter(
    ({ financial_year, last, left }) =>
      left > 0n && financial_year < year && (last === null ? financial_year === '' : year <= last),
  );
  if (usable.some(({ financial_year }) => financial_year === ''))
    warnings.push('Of which year is the opening excess? It may have lapsed.');
  const available = usable.reduce((all, { left }) => all + left, 0n);
  const need = atLeastZero(duty + surplus - spent);
  const wanted = board_uses === undefined || board_uses === null ? need : total(board_uses);
  if (wanted > need)
    warnings.push(`${inRupees(need)} is enough: the rest of the excess is kept for later years.`);
  if (lower(wanted, need) > available)
    warnings.push(`Only ${inRupees(available)} of earlier excess can be set off.`);
  const used = takeOldestFirst(usable, lower(wanted, need));
  const made = excessOf(spent, duty, surplus);
  const last = lastYearOfExcess(year, law);
  const excess = last === null ? 0n : made;
  if (made > 0n && last === null)
    warnings.push('This excess cannot be carried: the first excess that counts is of a later year.');
  if (excess > 0n) pots.push({ financial_year: year, last, used: 0n, left: excess });
  if (
    facts.two_percent_elsewhere !== undefined &&
    facts.two_percent_elsewhere !== null &&
    facts.two_percent_elsewhere !== facts.two_percent
  ) {
    warnings.push(
      `The duty is stated twice: ${inRupees(duty)} and ${inRupees(total(facts.two_percent_elsewhere))}. Please check which is right.`,
    );
  }
  const lapsed = lapse(pots, year);
  if (lapsed > 0n) warnings.push(`${inRupees(lapsed)} lapses on ${formatDay(lastDayOf(year))}.`);
  const obligation = duty + surplus - used;
  law.say(
    year,
    `FY ${year}: ${inRupees(used)} of earlier excess is set off, ${inRupees(excess)} of excess is made, ${inRupees(lapsed)} lapses.`,
    'set.years',
    'set.order',
    'set.need',
    'set.formula',
  );
  return {
    financial_year: year,
    excess: Number(excess),
    used: Number(used),
    lapsed: Number(lapsed),
    obligation: Number(obligation),
    /** What can still be set off after the year. */
    closing: Number(pots.reduce((all, { left }) => all + left, 0n)),
    warnings,
  };
}

/** Empties the pots whose last year this is, or was. @returns what they held. */
function lapse(pots: Pot[], year: string): bigint {
  let lapsed = 0n;
  for (const pot of pots) {
    if (pot.financial_year === '' || (pot.last !== null && pot.last > year)) continue;
    lapsed += pot.left;
    pot.left = 0n;
  }
  return lapsed;
}
