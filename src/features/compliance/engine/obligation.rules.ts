import { adjustedProfit } from './applicability.rules.ts';
import type { AssessFacts } from './facts.contract.ts';
import type { Law } from './law.rules.ts';
import { atLeastZero, divided, inRupees, share } from './sums.rules.ts';
import { firstYearOf, yearAfter } from './years.rules.ts';

export interface TwoPercent {
  baseYears: string[];
  /** Whole rupees, to the nearest; the duty is computed from the exact average. */
  average: bigint;
  twoPercent: bigint;
}

/** The years whose profits count, oldest first; undefined where the law says nothing of a company as young as this. */
function baseYearsOf({ financial_year: year, incorporated_on }: AssessFacts, law: Law): string[] | undefined {
  const count = law.number('amt.years', { year }) ?? 0;
  const all = Array.from({ length: count }, (_, index) => yearAfter(year, index - count));
  const first = incorporated_on ? firstYearOf(incorporated_on) : '';
  const own = all.filter((base) => base >= first);
  if (own.length === all.length) return all;
  if (law.find('amt.young', { year })) return own;
  law.say(
    'obligation',
    'The law of that time does not say how a company with fewer than three financial years takes the average.',
  );
  return undefined;
}

/** The duty of a company by its profits; undefined where a figure is missing, which is said. */
export function twoPercentOf(
  facts: AssessFacts,
  law: Law,
  lossYears: 'negative' | 'zero' = facts.settings?.loss_years ?? 'negative',
): TwoPercent | undefined {
  const when = { year: facts.financial_year };
  const rate = law.find('amt.rate', when);
  const baseYears = baseYearsOf(facts, law);
  if (!rate || !baseYears) return undefined;
  const profits = baseYears.map((base) =>
    adjustedProfit(facts.years.find(({ financial_year }) => financial_year === base)),
  );
  const unknown = baseYears.filter((_, index) => profits[index] === undefined);
  if (unknown.length > 0) {
    law.say(
      'obligation',
      `The amount cannot be told: net profit of FY ${unknown.join(', ')} is missing.`,
      'amt.years',
    );
    return undefined;
  }
  const sum = profits.reduce<bigint>(
    (all, profit = 0n) => all + (lossYears === 'zero' ? atLeastZero(profit) : profit),
    0n,
  );
  const count = Math.max(baseYears.length, 1);
  return {
    baseYears,
    average: divided(sum, BigInt(count), 'half up'),
    twoPercent: atLeastZero(share(rate.value, sum, 'up', count)),
  };
}

/** Says how the duty comes about. */
export function sayTwoPercent({ baseYears, average, twoPercent }: TwoPercent, law: Law, rate: string): void {
  if (baseYears.length === 0) {
    law.say('two_percent', 'The company had no financial year before, so nothing is due.', 'amt.young');
    return;
  }
  const years = baseYears.join(', ');
  law.say(
    'average_net_profit',
    `The average net profit of FY ${years} is ${inRupees(average)}, before tax, without overseas branches and dividends of covered companies.`,
    'amt.years',
    'amt.young',
    'amt.pretax',
    'amt.excl.branch',
    'amt.excl.div',
  );
  law.say(
    'two_percent',
    twoPercent === 0n
      ? 'An average below zero makes no amount due.'
      : `${rate}% of the average is ${inRupees(twoPercent)}, rounded up to the next rupee.`,
    'amt.rate',
  );
}
