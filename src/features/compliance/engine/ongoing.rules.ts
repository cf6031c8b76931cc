import { financialYearOf } from '#features/funds/moves/money-fields.rules.ts';
import { dayAfter, formatDay } from '#platform/contract/dates.ts';
import { type Law, type LawRow, openLaw, sourcesOf } from './law.rules.ts';
import type { OngoingFacts } from './questions.contract.ts';
import { atLeastZero, inRupees, total } from './sums.rules.ts';
import { unspentDays } from './unspent.rules.ts';
import { firstDayOf, lastDayOf, yearAfter } from './years.rules.ts';

type Parcel = OngoingFacts['parcels'][number];

/** The last day of an ongoing project: the end of the years that it may run besides the one in which it began. */
function lastDayOfProject(beganOn: string, law: Law, rows: readonly LawRow[]): string | null {
  const began = financialYearOf(beganOn);
  // A project that began before the law knew ongoing projects is held to the first rule about them.
  const first = rows.find(
    ({ rule_id, valid_from }) => rule_id === 'ong.max' && valid_from !== null,
  )?.valid_from;
  const on = first && first > lastDayOf(began) ? first : lastDayOf(began);
  const years = law.number('ong.max', { year: began, on });
  return years === undefined ? null : lastDayOf(yearAfter(began, years));
}

/** Until when the money of a parcel can be spent, by the reading of the law that was chosen. */
function accountUntil(
  { financial_year, moved_on }: Parcel,
  law: Law,
  from: string | undefined,
): string | null {
  const until = unspentDays(financial_year, law).account_spend_by;
  const years = law.number('uns.spend', { year: financial_year });
  if (until === null || from !== 'transfer' || !moved_on || years === undefined) return until;
  return lastDayOf(yearAfter(financialYearOf(moved_on), years - 1));
}

/** Computes both clocks of an ongoing project: how long it may run, and how long each parcel in the account can be spent. */
export function ongoing(facts: OngoingFacts, rows: readonly LawRow[]) {
  const law = openLaw(rows, facts.scenario);
  const last_day = lastDayOfProject(facts.began_on, law, rows);
  if (last_day) {
    law.say(
      'last_day',
      `The project can run until ${formatDay(last_day)}: three years besides the one in which it began.`,
      'ong.max',
    );
  }
  const parcels = facts.parcels.map((parcel) => {
    const { financial_year: year } = parcel;
    const days = unspentDays(year, law);
    const until = accountUntil(parcel, law, facts.settings?.three_fy_from);
    const rest = law.number('uns.last', { year });
    const moved = atLeastZero(total(parcel.allotted) - total(parcel.used));
    const inTime = parcel.used_later.filter(
      ({ financial_year }) => until === null || firstDayOf(financial_year) <= until,
    );
    const used = total(...inTime.map(({ amount }) => amount));
    const left = atLeastZero(moved - used);
    const fund_by = until && rest !== undefined ? dayAfter(until, rest) : null;
    const warnings = [
      ...transferWarnings(parcel, moved, days.account_by),
      ...useWarnings(parcel, {
        moved,
        used,
        until,
        last_day,
        isLate: inTime.length < parcel.used_later.length,
      }),
      ...clockWarnings({ left, until, last_day }),
    ];
    if (until && fund_by) {
      law.say(
        'parcel',
        `Of FY ${year}, ${inRupees(left)} is left. It can be spent until ${formatDay(until)}; what is left then goes to a Schedule VII fund by ${formatDay(fund_by)}.`,
        'uns.spend',
        'uns.last',
      );
    }
    return {
      financial_year: year,
      moved: Number(moved),
      left: Number(left),
      account_by: days.account_by,
      account_until: until,
      fund_by,
      warnings,
    };
  });
  return { last_day, parcels, ...sourcesOf(law) };
}

function transferWarnings(
  { financial_year, moved_on }: Parcel,
  moved: bigint,
  accountBy: string | null,
): string[] {
  if (moved === 0n || accountBy === null) return [];
  if (!moved_on) return [`Move ${inRupees(moved)} to the Unspent CSR Account by ${formatDay(accountBy)}.`];
  if (moved_on > accountBy) return [`The money was moved after ${formatDay(accountBy)}: this is late.`];
  return moved_on <= lastDayOf(financial_year)
    ? ['The money was moved before the year ended. Some count the three years from that year.']
    : [];
}

interface Clocks {
  until: string | null;
  last_day: string | null;
}

function useWarnings(
  { used_later }: Parcel,
  { moved, used, until, last_day, isLate }: Clocks & { moved: bigint; used: bigint; isLate: boolean },
): string[] {
  const warnings: string[] = [];
  if (used > moved) warnings.push(`More was used later than the ${inRupees(moved)} that was left.`);
  if (isLate && until)
    warnings.push(`What was used after ${formatDay(until)} does not count: it belongs to a fund.`);
  if (last_day && used_later.some(({ financial_year }) => firstDayOf(financial_year) > last_day))
    warnings.push(
      `Money was used after the project ended on ${formatDay(last_day)}: that is a new project in form CSR-2.`,
    );
  return warnings;
}

/** The clock of the project can end before that of the account. */
const clockWarnings = ({ left, until, last_day }: Clocks & { left: bigint }): string[] =>
  left > 0n && until && last_day && last_day < until
    ? [
        `The project ends on ${formatDay(last_day)}, before the account on ${formatDay(until)}. After that the money goes to a new project (its own table in form CSR-2) or to a Schedule VII fund.`,
      ]
    : [];
