import { formatDay } from '#platform/contract/dates.ts';
import { type LawRow, openLaw, sourcesOf } from './law.rules.ts';
import type { AssessmentFacts } from './questions.contract.ts';
import { inRupees, total } from './sums.rules.ts';
import { monthsAfter } from './years.rules.ts';

type Duty = 'yes' | 'not-yet' | 'no';

/** Says whether a company has to have an impact assessment, of which projects, and from which day. */
export function assessmentDuty(facts: AssessmentFacts, rows: readonly LawRow[]) {
  const law = openLaw(rows, facts.scenario);
  const when = { year: facts.financial_year, on: facts.study_starts_on };
  const least = law.find('ia.company', when);
  // The average is compared, not rounded: three times the threshold against the sum.
  const company =
    least !== undefined &&
    total(...facts.obligations) >= BigInt(least.value) * BigInt(facts.obligations.length);
  if (least) {
    law.say(
      'company',
      `The average obligation of the three years before is ${company ? '' : 'not '}${inRupees(BigInt(least.value))} or more.`,
      'ia.company',
    );
  }
  const outlayLeast = law.find('ia.project', when);
  const years = law.number('ia.age', when);
  const firstDay = law.find('ia.from', when)?.value;
  if (company) law.find('ia.who', when);
  const projects = facts.projects.map(
    ({ name, outlay, completed_on, zczp }): { name: string; duty: Duty; from: string | null } => {
      const isExempt = zczp === true && law.find('zczp.ia', when) !== undefined;
      const isLarge = outlayLeast !== undefined && total(outlay) >= BigInt(outlayLeast.value);
      if (!company || isExempt || !isLarge || years === undefined || firstDay === undefined)
        return { name, duty: 'no', from: null };
      if (!completed_on) return { name, duty: 'not-yet', from: null };
      if (completed_on < firstDay) return { name, duty: 'no', from: null };
      const from = monthsAfter(completed_on, 12 * years);
      return { name, duty: from <= facts.study_starts_on ? 'yes' : 'not-yet', from };
    },
  );
  for (const { name, duty, from } of projects) {
    const words =
      duty === 'no' ? 'needs no study' : from ? `can be studied from ${formatDay(from)}` : 'is not completed';
    law.say('project', `${name}: ${words}.`, 'ia.project', 'ia.age', 'ia.from');
  }
  return { company, projects, ...sourcesOf(law) };
}
