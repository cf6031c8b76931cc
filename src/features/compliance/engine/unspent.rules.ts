import { dayAfter, formatDay } from '#platform/contract/dates.ts';
import type { Law } from './law.rules.ts';
import { inRupees, lower } from './sums.rules.ts';
import { lastDayOf, monthsAfter, yearAfter } from './years.rules.ts';

/** The days of unspent money of a year; null where the law of the year asks for no transfer. */
interface UnspentDays {
  account_by: string | null;
  fund_by: string | null;
  account_spend_by: string | null;
  rest_to_fund_by: string | null;
}

/** Returns when unspent money of a year has to be where. */
export function unspentDays(year: string, law: Law): UnspentDays {
  const when = { year };
  const mustMove = law.find('uns.regime', when)?.value === 'transfer';
  const end = lastDayOf(year);
  const days = law.number('uns.ongoing.days', when);
  const months = law.number('uns.other.days', when);
  const years = law.number('uns.spend', when);
  const last = law.number('uns.last', when);
  if (!mustMove || days === undefined || months === undefined || years === undefined || last === undefined)
    return { account_by: null, fund_by: null, account_spend_by: null, rest_to_fund_by: null };
  const spendBy = lastDayOf(yearAfter(year, years));
  return {
    account_by: dayAfter(end, days),
    fund_by: monthsAfter(end, months),
    account_spend_by: spendBy,
    rest_to_fund_by: dayAfter(spendBy, last),
  };
}

/** What is not spent of a duty, in its two parts. */
interface Unspent extends UnspentDays {
  total: bigint;
  ongoing: bigint;
  other: bigint;
}

/** Splits what is not spent: first what ongoing projects keep, then the rest, which goes to a fund. */
export function unspentOf(
  year: string,
  law: Law,
  { unspent, ofOngoing }: { unspent: bigint; ofOngoing: bigint },
): Unspent {
  const ongoing = lower(unspent, ofOngoing);
  const days = unspentDays(year, law);
  const parts = { total: unspent, ongoing, other: unspent - ongoing, ...days };
  if (days.account_by === null || days.fund_by === null) {
    law.say(
      'unspent',
      `${inRupees(unspent)} is not spent. The Board says why in its report; nothing has to be transferred.`,
      'uns.regime',
    );
    return parts;
  }
  law.say('unspent', `${inRupees(unspent)} of the obligation is not spent.`, 'uns.regime', 'amt.use');
  if (ongoing > 0n && days.account_spend_by && days.rest_to_fund_by) {
    law.find('uns.account', { year });
    law.say(
      'ongoing',
      `${inRupees(ongoing)} of ongoing projects goes to the Unspent CSR Account of FY ${year} by ${formatDay(days.account_by)}. It can be spent until ${formatDay(days.account_spend_by)}; what is left then goes to a Schedule VII fund by ${formatDay(days.rest_to_fund_by)}.`,
      'uns.ongoing.days',
      'uns.account',
      'uns.spend',
      'uns.last',
    );
  }
  if (parts.other > 0n) {
    law.find('uns.funds', { year });
    law.say(
      'other',
      `${inRupees(parts.other)} goes to a Schedule VII fund by ${formatDay(days.fund_by)}.`,
      'uns.other.days',
      'uns.funds',
    );
  }
  return parts;
}
