import { useForm } from '@mantine/form';
import type { z } from 'zod';
import { inputErrors } from '#platform/web/form-errors.ts';
import { auditDayError } from './audit-day.rules.ts';
import { type ReviewedVerificationRequest, VerificationDecision } from './verification-review.contract.ts';

/** Values of the decision form; the day is an ISO day or ''. */
export interface DecisionValues {
  decision: 'grant' | 'refuse' | '';
  audited_on: string;
  reason: string;
  internal_note: string;
}

type Decided = Pick<ReviewedVerificationRequest, 'level' | 'papers_seen'>;

/** Returns the request body for the form's values; only a grant has the day of an audit. */
export const toDecision = (
  { decision, audited_on, reason, internal_note }: DecisionValues,
  { papers_seen, level }: Decided,
): z.input<typeof VerificationDecision> => ({
  decision: decision as 'grant',
  audited_on: decision === 'grant' && level > 1 ? audited_on : null,
  reason,
  internal_note,
  papers_seen,
});

/** Returns an error message per field; empty when the decision can be sent. */
function decisionErrors(values: DecisionValues, decided: Decided, now: Date): Record<string, string> {
  const errors = inputErrors(VerificationDecision, toDecision(values, decided));
  const day = values.decision === 'grant' ? auditDayError(decided.level, values.audited_on, now) : null;
  return { ...errors, ...(day && { audited_on: day }) };
}

export const useDecisionForm = (request: Decided) =>
  useForm<DecisionValues>({
    initialValues: { decision: '', audited_on: '', reason: '', internal_note: '' },
    validate: (values) => decisionErrors(values, request, new Date()),
  });
