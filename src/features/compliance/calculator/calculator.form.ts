import { type AssessFacts, Figure } from '#features/compliance/engine/facts.contract.ts';
import { SCENARIOS } from '#features/compliance/engine/law.rules.ts';
import { yearAfter } from '#features/compliance/engine/years.rules.ts';
import { financialYearOf } from '#features/funds/moves/money-fields.rules.ts';
import { readRupees } from '#platform/contract/money-reading.ts';

/** The years that can be chosen, newest first, and the one at the start. */
const LAST_YEAR = '2028-29';
export const DUTY_YEARS = Array.from({ length: 9 }, (_, ago) => yearAfter(LAST_YEAR, -ago));

/** Amounts of one year, as typed; `1` is the year before the duty. */
const OF_YEARS = [
  'profit1',
  'profit2',
  'profit3',
  'branch1',
  'branch2',
  'branch3',
  'dividends1',
  'dividends2',
  'dividends3',
] as const;
const EXCESSES = ['excess1', 'excess2', 'excess3'] as const;
const SPENDING = ['projects', 'ongoingAllotted', 'ongoingUsed', 'overheads', 'assessment', 'zczp'] as const;
const AMOUNTS = [
  'netWorth',
  'turnover',
  'surplus',
  'balance',
  ...OF_YEARS,
  ...EXCESSES,
  ...SPENDING,
] as const;
export type AmountName = (typeof AMOUNTS)[number];
const OTHERS = ['year', 'scenario', 'lawOn', 'incorporatedOn', 'resolved'] as const;

/** What a visitor typed, all as text. */
export type CalculatorValues = Record<AmountName | (typeof OTHERS)[number], string>;

const NAMES = [...AMOUNTS, ...OTHERS];
const TYPED_MAX = 40;

/** An empty form; the year is that of an ISO day. */
export function emptyValues(today: string): CalculatorValues {
  const empty = Object.fromEntries(NAMES.map((name) => [name, ''])) as CalculatorValues;
  return { ...empty, year: financialYearOf(today), scenario: 'law', resolved: 'yes' };
}

/** Writes what was typed after the `#` of an address: that part never reaches a server. */
export function valuesAsHash(values: CalculatorValues): string {
  const kept = NAMES.filter((name) => values[name] !== '');
  return `#${new URLSearchParams(kept.map((name) => [name, values[name]]))}`;
}

/** Reads what `valuesAsHash` wrote; what is missing or unknown stays as in the empty form. */
export function valuesFromHash(hash: string, empty: CalculatorValues): CalculatorValues {
  const params = new URLSearchParams(hash.slice(1));
  const values = { ...empty };
  for (const name of NAMES) values[name] = params.get(name)?.slice(0, TYPED_MAX) ?? values[name];
  if (!DUTY_YEARS.includes(values.year)) values.year = empty.year;
  if (!SCENARIOS.some((scenario) => scenario === values.scenario)) values.scenario = 'law';
  return values;
}

/** Returns the facts to send; null while a figure cannot be read, or none is there. */
export function factsOf(values: CalculatorValues): AssessFacts | null {
  const sums = {} as Record<AmountName, number | null>;
  for (const name of AMOUNTS) {
    const read = readRupees(values[name], name, 'rupee', Figure);
    if ('error' in read) return null;
    sums[name] = read.rupees;
  }
  if (AMOUNTS.every((name) => sums[name] === null)) return null;
  const yearBefore = (ago: 1 | 2 | 3) => ({
    financial_year: yearAfter(values.year, -ago),
    net_profit: sums[`profit${ago}`],
    overseas_branch_profit: sums[`branch${ago}`],
    dividends_from_covered_companies: sums[`dividends${ago}`],
    ...(ago === 1 && { net_worth: sums.netWorth, turnover: sums.turnover }),
  });
  const excess = ([3, 2, 1] as const).flatMap((ago) => {
    const amount = sums[`excess${ago}`];
    if (amount === null) return [];
    return [{ financial_year: yearAfter(values.year, -ago), amount, resolution: values.resolved === 'yes' }];
  });
  const ongoing =
    sums.ongoingAllotted === null && sums.ongoingUsed === null
      ? null
      : {
          allotted: sums.ongoingAllotted ?? 0,
          used: sums.ongoingUsed ?? 0,
        };
  return {
    financial_year: values.year,
    scenario: SCENARIOS.find((scenario) => scenario === values.scenario) ?? 'law',
    law_on: values.lawOn || null,
    incorporated_on: values.incorporatedOn || null,
    unspent_account_balance: sums.balance,
    surplus: sums.surplus,
    years: [yearBefore(3), yearBefore(2), yearBefore(1)],
    excess: excess.length > 0 ? excess : null,
    spent: SPENDING.every((name) => sums[name] === null)
      ? null
      : {
          projects: sums.projects,
          ongoing,
          overheads: sums.overheads,
          impact_assessment: sums.assessment,
          zczp: sums.zczp,
        },
  };
}
