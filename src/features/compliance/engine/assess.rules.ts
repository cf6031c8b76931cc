import { applicability, needsCommittee } from './applicability.rules.ts';
import type { AssessFacts } from './facts.contract.ts';
import { csr2Due } from './filing.rules.ts';
import { type Law, type LawRow, NOT_LAW, openLaw, SCENARIO_NAMES, sourcesOf } from './law.rules.ts';
import { sayTwoPercent, type TwoPercent, twoPercentOf } from './obligation.rules.ts';
import { otherReading, readQuestions } from './readings.rules.ts';
import { excessOf, setOff } from './set-off.rules.ts';
import { leftOfOngoing, saySpending, spending } from './spending.rules.ts';
import { atLeastZero, inRupees, total } from './sums.rules.ts';
import { unspentOf } from './unspent.rules.ts';

const RULES_OF_AVERAGE = ['amt.pretax', 'amt.excl.branch', 'amt.excl.div', 'app.profitdef'];

/**
 * Computes what the law asks of a company in a year: whether it applies, what is due, what is set off, what counts as spent, and what
 * has to move where by when. It reads nothing but the facts and the rows.
 */
export function assess(facts: AssessFacts, rows: readonly LawRow[]) {
  const law = openLaw(rows, facts.scenario, facts.law_on);
  const year = facts.financial_year;
  if (law.scenario !== 'law') law.say('scenario', `${NOT_LAW}: ${SCENARIO_NAMES[law.scenario]}.`);
  const { answer, criteria, missing } = applicability(facts, law);
  const isDue = answer !== 'does-not-apply';
  const duty = twoPercentOf(facts, law);
  const spent = facts.spent ? spending({ ...facts, spent: facts.spent }, law) : null;
  const surplus = total(facts.surplus);
  const need = duty ? atLeastZero(duty.twoPercent + surplus - (spent?.counted ?? 0n)) : 0n;
  if (duty) sayDuty(duty, law, year);
  const off = setOff(facts, law, isDue ? need : 0n);
  const due = duty ? atLeastZero(duty.twoPercent + surplus - off.used) : null;
  if (due !== null) sayTotal(law, year, { due, surplus, setOff: off.used, isDue });
  const committee = needsCommittee(facts, law, {
    answer,
    twoPercent: duty?.twoPercent ?? null,
    setOff: off.used,
  });
  if (facts.spent && spent) saySpending(spent, facts.spent, law, year);
  const excess = duty && spent && isDue ? excessOf(spent.counted, duty.twoPercent, surplus) : 0n;
  if (excess > 0n) sayExcess(law, year, excess);
  const unspent =
    spent && due !== null
      ? unspentOf(year, law, {
          unspent: isDue ? atLeastZero(due - spent.counted) : 0n,
          ofOngoing: leftOfOngoing(facts),
        })
      : null;
  const csr2_by = csr2Due(year, law, facts.agm_on);
  return {
    applicability: { answer, criteria, missing, committee },
    obligation:
      duty && due !== null
        ? {
            base_years: duty.baseYears,
            average_net_profit: Number(duty.average),
            two_percent: Number(duty.twoPercent),
            surplus: Number(surplus),
            set_off: Number(off.used),
            total: Number(due),
            is_due: answer === 'cannot-tell' ? null : isDue,
          }
        : null,
    set_off:
      facts.excess && duty
        ? off.pots.map(({ available, used, left, ...pot }) => ({
            ...pot,
            available: Number(available),
            used: Number(used),
            left: Number(left),
          }))
        : null,
    spending: spent && {
      total: Number(spent.total),
      counted: Number(spent.counted),
      overheads_cap: spent.overheadsCap === null ? null : Number(spent.overheadsCap),
      overheads_over: Number(spent.overheadsOver),
      zczp_counted: Number(spent.zczpCounted),
      zczp_over: Number(spent.zczpOver),
      excess: duty ? Number(excess) : null,
    },
    unspent: unspent && {
      ...unspent,
      total: Number(unspent.total),
      ongoing: Number(unspent.ongoing),
      other: Number(unspent.other),
    },
    impact_assessment:
      spent && spent.assessmentCap !== null
        ? { cost_cap: Number(spent.assessmentCap), over: Number(spent.assessmentOver) }
        : null,
    filing: { csr2_by },
    readings: readQuestions(facts.settings, otherResults(facts, rows, { answer, setOff: off.used })),
    ...sourcesOf(law),
  };
}

function sayDuty(duty: TwoPercent, law: Law, year: string): void {
  for (const rule of RULES_OF_AVERAGE) law.find(rule, { year });
  sayTwoPercent(duty, law, law.find('amt.rate', { year })?.value ?? '');
}

function sayTotal(
  law: Law,
  year: string,
  { due, surplus, setOff, isDue }: { due: bigint; surplus: bigint; setOff: bigint; isDue: boolean },
): void {
  law.find('amt.total', { year });
  law.find('amt.surplus', { year });
  law.say(
    'total',
    isDue
      ? `The total obligation is ${inRupees(due)}: the share of the average, plus a surplus of ${inRupees(surplus)}, less ${inRupees(setOff)} set off.`
      : `Nothing is due. If the company had to do CSR, it would be ${inRupees(due)}.`,
    'amt.total',
    'amt.surplus',
  );
}

function sayExcess(law: Law, year: string, excess: bigint): void {
  for (const rule of ['set.formula', 'set.years', 'set.surplus']) law.find(rule, { year });
  law.say(
    'excess',
    `${inRupees(excess)} above the duty can be set off in later years, if the Board resolves it.`,
    'set.formula',
    'set.years',
    'set.resolution',
  );
}

/** What the figures would be with the other reading of each open question that touches them. */
function otherResults(
  facts: AssessFacts,
  rows: readonly LawRow[],
  { answer, setOff }: { answer: ReturnType<typeof applicability>['answer']; setOff: bigint },
) {
  // Another law, so that what it reads and says stays out of the answer.
  const law = openLaw(rows, facts.scenario, facts.law_on);
  const lossYears = otherReading('loss_years', facts.settings) === 'zero' ? 'zero' : 'negative';
  const duty = twoPercentOf(facts, law, lossYears);
  const capBase = otherReading('cap_base', facts.settings) === 'with' ? 'with' : 'without';
  const fiftyLakhBase = otherReading('fifty_lakh_base', facts.settings) === 'after' ? 'after' : 'before';
  const cap = facts.spent ? spending({ ...facts, spent: facts.spent }, law, capBase).overheadsCap : null;
  const committee = needsCommittee(
    { ...facts, settings: { ...facts.settings, fifty_lakh_base: fiftyLakhBase } },
    law,
    { answer, twoPercent: twoPercentOf(facts, law)?.twoPercent ?? null, setOff },
  );
  return {
    loss_years: duty ? `The share of the average would be ${inRupees(duty.twoPercent)}.` : null,
    cap_base: cap === null ? null : `Overheads could be ${inRupees(cap)} at most.`,
    fifty_lakh_base: committee === null ? null : `A committee would ${committee ? '' : 'not '}be needed.`,
  };
}
