import type { AssessFacts, Spent } from './facts.contract.ts';
import type { Law } from './law.rules.ts';
import { atLeastZero, inRupees, limited, lower, share, total } from './sums.rules.ts';
import { lastDayOf } from './years.rules.ts';

interface Spending {
  /** All that was spent, and what of it counts under the caps. */
  total: bigint;
  counted: bigint;
  /** Null where the law of the year has no such cap. */
  overheadsCap: bigint | null;
  overheadsOver: bigint;
  zczpCounted: bigint;
  zczpOver: bigint;
  assessmentCap: bigint | null;
  assessmentOver: bigint;
}

/** Money of ongoing projects that is not used, and stays theirs: a project that the Board extended too late is none. */
export function leftOfOngoing({ spent, financial_year: year }: AssessFacts): bigint {
  const { allotted, used, extended_on } = spent?.ongoing ?? { allotted: 0, used: 0 };
  return (extended_on ?? '') > lastDayOf(year) ? 0n : atLeastZero(total(allotted) - total(used));
}

const projectsOf = ({ projects, ongoing, other }: Spent) =>
  projects === null || projects === undefined ? total(ongoing?.used, other?.used) : total(projects);

/** Adds what was spent, and holds overheads, instruments and impact assessment against their caps. */
export function spending(
  facts: AssessFacts & { spent: Spent },
  law: Law,
  capBase = facts.settings?.cap_base,
): Spending {
  const { spent, financial_year: year } = facts;
  const all = projectsOf(spent) + total(spent.overheads) + total(spent.impact_assessment) + total(spent.zczp);
  const base = capBase === 'with' ? all + leftOfOngoing(facts) : all;
  const part = (rule: string) => {
    const row = law.find(rule, { year });
    return row ? share(row.value, base, 'down') : null;
  };
  const over = (sum: number | null | undefined, cap: bigint | null) =>
    cap === null ? 0n : atLeastZero(total(sum) - cap);
  const overheadsCap = part('adm.cap');
  // Before rule 4A such an instrument was no CSR.
  const zczpCap = part('zczp.cap') ?? 0n;
  const assessmentCap = assessmentCapOf(facts, law, base);
  const overheadsOver = over(spent.overheads, overheadsCap);
  const zczpOver = over(spent.zczp, zczpCap);
  const assessmentOver = over(spent.impact_assessment, assessmentCap);
  return {
    total: all,
    counted: all - overheadsOver - zczpOver - assessmentOver,
    overheadsCap,
    overheadsOver,
    zczpCounted: lower(total(spent.zczp), zczpCap),
    zczpOver,
    assessmentCap,
    assessmentOver,
  };
}

/** The most that may be booked for impact assessment: by the day of booking, or the last day of the year. */
function assessmentCapOf(
  { spent, financial_year: year, settings }: AssessFacts,
  law: Law,
  base: bigint,
): bigint | null {
  const booked = settings?.mid_year_ia_cap === 'year-end' ? undefined : spent?.impact_assessment_booked_on;
  const row = law.find('ia.cap', { year, on: booked ?? lastDayOf(year) });
  return row ? limited(row.value, base, 'down') : null;
}

/** Says each figure of the spending in a sentence. */
export function saySpending(spending: Spending, spent: Spent, law: Law, year: string): void {
  law.find('amt.use', { year });
  law.say(
    'spent',
    `The company spent ${inRupees(spending.total)}, of which ${inRupees(spending.counted)} counts. Money counts when it is used, not when an agency is paid.`,
    'amt.use',
  );
  if (spending.overheadsCap !== null) {
    law.say(
      'overheads_cap',
      `Overheads may be ${inRupees(spending.overheadsCap)} at most, rounded down${spending.overheadsOver > 0n ? `: ${inRupees(spending.overheadsOver)} is too much` : ''}.`,
      'adm.cap',
    );
  }
  if (total(spent.zczp) > 0n) {
    law.say(
      'zczp_counted',
      `Of the subscription to zero coupon zero principal instruments ${inRupees(spending.zczpCounted)} counts, and ${inRupees(spending.zczpOver)} does not.`,
      'zczp.cap',
    );
  }
  if (spending.assessmentCap !== null) {
    law.say(
      'cost_cap',
      `At most ${inRupees(spending.assessmentCap)} may be booked for impact assessment.`,
      'ia.cap',
    );
  }
}
