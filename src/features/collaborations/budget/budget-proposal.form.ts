import type { z } from 'zod';
import { moneyErrors, rupeesFromText } from '#platform/contract/money-reading.ts';
import { inputErrors } from '#platform/web/form-errors.ts';
import { BudgetProposalInput } from './budget-proposals.contract.ts';

/** Values of the dialog that proposes a budget. */
export interface ProposalValues {
  /** As typed; `readRupees` reads it. */
  amount: string;
  note: string;
}

export const AMOUNT_LABEL = 'Budget';

/** Builds the request body; `counters` is the id of the open proposal that it answers. */
export const toProposalInput = (
  values: ProposalValues,
  counters: string | undefined,
): z.input<typeof BudgetProposalInput> => ({
  // An empty field is refused by `proposalErrors`.
  amount: rupeesFromText(values.amount) ?? 0,
  note: values.note,
  counters,
});

/** Returns the messages by field; empty if the proposal can be sent. */
export function proposalErrors(values: ProposalValues): Record<string, string> {
  const empty = values.amount.trim() === '' ? { amount: 'Please enter the budget' } : {};
  return {
    ...empty,
    ...inputErrors(BudgetProposalInput, toProposalInput(values, undefined)),
    ...moneyErrors(values, { amount: AMOUNT_LABEL }),
    ...empty,
  };
}
