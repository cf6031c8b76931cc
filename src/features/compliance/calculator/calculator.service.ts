import { assess } from '#features/compliance/engine/assess.rules.ts';
import { assessmentDuty } from '#features/compliance/engine/assessment-duty.rules.ts';
import type { AssessFacts } from '#features/compliance/engine/facts.contract.ts';
import { ongoing } from '#features/compliance/engine/ongoing.rules.ts';
import { penalty } from '#features/compliance/engine/penalty.rules.ts';
import type {
  AssessmentFacts,
  OngoingFacts,
  PenaltyFacts,
  SetOffFacts,
} from '#features/compliance/engine/questions.contract.ts';
import { setOffYears } from '#features/compliance/engine/set-off-years.rules.ts';
import { readLaw } from '#features/compliance/law/law.service.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';

// The rows are read, the rest is computed; nothing of what is asked is stored.
export const assessCompany = async (ctx: Context, facts: AssessFacts) => assess(facts, await readLaw(ctx));

export const assessAssessmentDuty = async (ctx: Context, facts: AssessmentFacts) =>
  assessmentDuty(facts, await readLaw(ctx));

export const assessPenalty = async (ctx: Context, facts: PenaltyFacts) =>
  penalty(facts, await readLaw(ctx), dayInIndia(ctx.now));

export const assessOngoing = async (ctx: Context, facts: OngoingFacts) => ongoing(facts, await readLaw(ctx));

export const assessSetOff = async (ctx: Context, facts: SetOffFacts) =>
  setOffYears(facts, await readLaw(ctx));
