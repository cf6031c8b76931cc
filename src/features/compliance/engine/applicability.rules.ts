import type { AssessFacts, YearFigures } from './facts.contract.ts';
import type { Law } from './law.rules.ts';
import { inRupees, total } from './sums.rules.ts';
import { firstYearOf, yearAfter } from './years.rules.ts';

export const CRITERIA = ['net-worth', 'turnover', 'net-profit'] as const;
type Criterion = (typeof CRITERIA)[number];

export const ANSWERS = ['applies', 'does-not-apply', 'cannot-tell'] as const;

/** A figure that nobody gave. */
interface MissingFigure {
  financial_year: string;
  figure: Criterion;
}

interface Applicability {
  answer: (typeof ANSWERS)[number];
  criteria: Criterion[];
  missing: MissingFigure[];
}

/** Net profit under section 198 without what rule 2(1)(h) leaves out; undefined where nobody gave it. */
export function adjustedProfit(figures: YearFigures | undefined): bigint | undefined {
  const { net_profit, overseas_branch_profit, dividends_from_covered_companies } = figures ?? {};
  if (net_profit === undefined || net_profit === null) return undefined;
  return total(net_profit) - total(overseas_branch_profit, dividends_from_covered_companies);
}

const sumOf = (sum: number | null | undefined) =>
  sum === undefined || sum === null ? undefined : BigInt(sum);

const TESTS = [
  {
    criterion: 'net-worth',
    rule: 'app.networth',
    name: 'Net worth',
    of: (year?: YearFigures) => sumOf(year?.net_worth),
  },
  {
    criterion: 'turnover',
    rule: 'app.turnover',
    name: 'Turnover',
    of: (year?: YearFigures) => sumOf(year?.turnover),
  },
  { criterion: 'net-profit', rule: 'app.netprofit', name: 'Net profit', of: adjustedProfit },
] as const;

/** The years whose figures decide, newest first: the one before, or each of the three before; none before the company was there. */
function testedYears({ financial_year: year, incorporated_on }: AssessFacts, law: Law): string[] {
  const anyOfThree = law.find('app.year', { year })?.value === 'any-of-three-preceding-fy';
  const first = incorporated_on ? firstYearOf(incorporated_on) : '';
  if (first > yearAfter(year, -3)) law.find('app.young', { year });
  return (anyOfThree ? [-1, -2, -3] : [-1])
    .map((years) => yearAfter(year, years))
    .filter((tested) => tested >= first);
}

/** Says whether a company has to do CSR in a year, by which tests, or which figures are missing to tell. */
export function applicability(facts: AssessFacts, law: Law): Applicability {
  const when = { year: facts.financial_year };
  const tested = testedYears(facts, law);
  const criteria: Criterion[] = [];
  const missing: MissingFigure[] = [];
  const rules: string[] = [];
  for (const { criterion, rule, name, of } of TESTS) {
    const threshold = law.find(rule, when);
    if (!threshold) continue;
    rules.push(rule);
    const met = tested.find((year) => {
      const figure = of(facts.years.find(({ financial_year }) => financial_year === year));
      if (figure === undefined) missing.push({ financial_year: year, figure: criterion });
      return figure !== undefined && figure >= BigInt(threshold.value);
    });
    if (met === undefined) continue;
    criteria.push(criterion);
    law.say(
      criterion,
      `${name} of FY ${met} is ${inRupees(BigInt(threshold.value))} or more.`,
      rule,
      'app.year',
    );
  }
  const needed = law.number('app.anyone', when) ?? 1;
  const open = missing.filter(({ figure }) => !criteria.includes(figure));
  const possible = criteria.length + new Set(open.map(({ figure }) => figure)).size;
  const answer =
    criteria.length >= needed ? 'applies' : possible >= needed ? 'cannot-tell' : 'does-not-apply';
  sayAnswer(answer, facts, law, { tested, open, rules });
  return { answer, criteria, missing: answer === 'cannot-tell' ? open : [] };
}

const words = (figure: Criterion) => figure.replace('-', ' ');

function sayAnswer(
  answer: Applicability['answer'],
  { financial_year: year }: AssessFacts,
  law: Law,
  { tested, open, rules }: { tested: string[]; open: MissingFigure[]; rules: string[] },
): void {
  const cited = ['app.year', 'app.anyone', ...rules];
  if (answer === 'applies') {
    law.say(
      'applicability',
      `The company has to do CSR in FY ${year}: it meets a test of section 135(1).`,
      ...cited,
    );
  } else if (answer === 'cannot-tell') {
    const list = open
      .map(({ financial_year, figure }) => `${words(figure)} of FY ${financial_year}`)
      .join(', ');
    law.say(
      'applicability',
      `It cannot be told whether the company has to do CSR: ${list} is missing.`,
      ...cited,
    );
  } else {
    const why =
      tested.length === 0 ? 'it had no financial year before' : `it meets no test in FY ${tested.join(', ')}`;
    law.say('applicability', `The company does not have to do CSR in FY ${year}: ${why}.`, ...cited);
    if (law.find('app.cease', { year })?.value === 'three-years-below') {
      law.say(
        'leaving',
        'Under rule 3(2), as it was, a company that was covered before left CSR only after three years below all tests. Please check the years before.',
        'app.cease',
      );
    }
  }
}

/** Says whether the company needs a CSR committee; null where that cannot be told. */
export function needsCommittee(
  facts: AssessFacts,
  law: Law,
  {
    answer,
    twoPercent,
    setOff,
  }: { answer: Applicability['answer']; twoPercent: bigint | null; setOff: bigint },
): boolean | null {
  const when = { year: facts.financial_year };
  if ((facts.unspent_account_balance ?? 0) > 0 && law.find('com.tail', when)) {
    law.find('app.tail', when);
    law.say(
      'committee',
      'A CSR committee is needed, and sub-sections (2) to (6) apply, because there is money in the Unspent CSR Account.',
      'com.tail',
      'app.tail',
    );
    return true;
  }
  if (answer === 'does-not-apply') {
    law.say('committee', 'No CSR committee is needed.', 'com.tail');
    return false;
  }
  const small = law.find('com.small', when);
  const limit = small && BigInt(small.value);
  const amount =
    facts.settings?.fifty_lakh_base === 'after' && twoPercent !== null ? twoPercent - setOff : twoPercent;
  if (limit !== undefined && amount !== null && amount <= limit) {
    law.say(
      'committee',
      `No CSR committee is needed: the amount to spend is not above ${inRupees(limit)}. The Board does its work.`,
      'com.small',
    );
    return false;
  }
  if (answer === 'cannot-tell' || (limit !== undefined && amount === null)) return null;
  law.say(
    'committee',
    limit === undefined
      ? 'A CSR committee is needed.'
      : `A CSR committee is needed: the amount to spend is above ${inRupees(limit)}.`,
    'com.small',
    'com.size',
  );
  law.find('com.size', when);
  return true;
}
