import { financialYearOf } from '#features/funds/moves/money-fields.rules.ts';
import { dayAfter, formatDay } from '#platform/contract/dates.ts';
import { type LawRow, NOT_LAW, openLaw, sourcesOf } from './law.rules.ts';
import type { PenaltyFacts } from './questions.contract.ts';
import { inRupees, limited, total } from './sums.rules.ts';
import { daysBetween, lastDayOf, yearAfter } from './years.rules.ts';

/**
 * The last day of a transfer in a scenario: the day that the law sets for the Unspent CSR Account becomes the scenario's, any other
 * day stays.
 */
function dueOn({ due_on, kind = 'ongoing', scenario }: PenaltyFacts, rows: readonly LawRow[]): string {
  const year = yearAfter(financialYearOf(due_on), -1);
  const daysOf = (law: ReturnType<typeof openLaw>) => law.number('uns.ongoing.days', { year });
  const [now, then] = [daysOf(openLaw(rows)), daysOf(openLaw(rows, scenario))];
  const isAccountDay = kind === 'ongoing' && now !== undefined && due_on === dayAfter(lastDayOf(year), now);
  return isAccountDay && then !== undefined ? dayAfter(lastDayOf(year), then) : due_on;
}

/**
 * Computes what the company and its officers owe for money that was not transferred in time.
 * @param today ISO day, for money that is not paid yet.
 */
export function penalty(facts: PenaltyFacts, rows: readonly LawRow[], today: string) {
  const law = openLaw(rows, facts.scenario);
  const due = dueOn(facts, rows);
  const when = { year: financialYearOf(due), on: due };
  if (law.scenario !== 'law') law.say('scenario', `${NOT_LAW}.`);
  const [ofCompany, ofOfficer] = [law.find('pen.company', when), law.find('pen.officer', when)];
  const days = daysBetween(due, facts.paid_on ?? today);
  if (!ofCompany || !ofOfficer) {
    law.say('late', 'The law of that day asked for no transfer, so there is no penalty.');
    return {
      late: false,
      days_late: 0,
      company: 0,
      officer_each: 0,
      total: 0,
      due_on: due,
      ...sourcesOf(law),
    };
  }
  const late = days > 0;
  const amount = total(facts.amount);
  const company = late ? limited(ofCompany.value, amount, 'half up') : 0n;
  const officer = late ? limited(ofOfficer.value, amount, 'half up') : 0n;
  const all = company + officer * BigInt(facts.officers);
  law.find('pen.base', when);
  law.find('pen.appeal', when);
  if (late) {
    law.say(
      'late',
      `The last day was ${formatDay(due)}: ${days} ${days === 1 ? 'day' : 'days'} late.`,
      'pen.base',
    );
    law.say('company', `The company owes up to ${inRupees(company)}.`, 'pen.company', 'pen.base');
    law.say('officer_each', `Each officer in default owes up to ${inRupees(officer)}.`, 'pen.officer');
    law.say(
      'total',
      `Together ${inRupees(all)}. An appeal can lower it; that cannot be told ahead.`,
      'pen.appeal',
    );
  } else law.say('late', `The last day is ${formatDay(due)}. There is no penalty.`, 'pen.base');
  return {
    late,
    days_late: late ? days : 0,
    company: Number(company),
    officer_each: Number(officer),
    total: Number(all),
    due_on: due,
    ...sourcesOf(law),
  };
}
