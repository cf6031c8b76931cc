import { Readable } from 'node:stream';
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
import type { FileToSend } from '#platform/server/files/files.ts';
import { renderer } from '#platform/server/threads/rendering.ts';
import type { drawAssessment } from './calculator-pdf.service.ts';

const renderAssessment = renderer<typeof drawAssessment>(
  new URL('./calculator-pdf.service.ts', import.meta.url),
  'drawAssessment',
);

// The rows are read, the rest is computed; nothing of what is asked is stored.
export const assessCompany = async (ctx: Context, facts: AssessFacts) => assess(facts, await readLaw(ctx));

/**
 * The answer as a PDF, rendered in a thread.
 * @param address of the caller: one file of each at a time.
 * @throws AppError UNAVAILABLE, TOO_MANY_REQUESTS.
 */
export async function assessCompanyPdf(
  ctx: Context,
  facts: AssessFacts,
  address: string,
): Promise<FileToSend> {
  const answer = await assessCompany(ctx, facts);
  const bytes = await renderAssessment(address, { now: ctx.now }, facts, answer);
  return {
    content: Readable.from([bytes]),
    mediaType: 'application/pdf',
    byteSize: bytes.length,
    name: `CSR calculation ${facts.financial_year}.pdf`,
  };
}

export const assessAssessmentDuty = async (ctx: Context, facts: AssessmentFacts) =>
  assessmentDuty(facts, await readLaw(ctx));

export const assessPenalty = async (ctx: Context, facts: PenaltyFacts) =>
  penalty(facts, await readLaw(ctx), dayInIndia(ctx.now));

export const assessOngoing = async (ctx: Context, facts: OngoingFacts) => ongoing(facts, await readLaw(ctx));

export const assessSetOff = async (ctx: Context, facts: SetOffFacts) =>
  setOffYears(facts, await readLaw(ctx));
