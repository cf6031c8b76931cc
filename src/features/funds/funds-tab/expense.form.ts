import type { z } from 'zod';
import { type Expense, ExpenseInput } from '#features/funds/expenses/expenses.contract.ts';
import { readRupees, rupeesFromText, rupeesText } from '#platform/contract/money-reading.ts';
import { inputErrors } from '#platform/web/form-errors.ts';

/** Values of the form of an expense; the amount as it is typed. */
export interface ExpenseValues {
  bill: File | null;
  amount: string;
  payee: string;
  spent_on: string;
  head_id: string;
  share_percent: string;
  other_bill_reason: string;
}

/** Returns the form's values for an expense, or a new one of a day (ISO) and a head. */
export function expenseValues(expense: Expense | null, today: string, headId: string): ExpenseValues {
  return {
    bill: null,
    amount: rupeesText(expense?.amount),
    payee: expense?.payee ?? '',
    spent_on: expense?.spent_on ?? today,
    head_id: expense?.head_id ?? headId,
    share_percent: String(expense?.share_percent ?? 100),
    other_bill_reason: expense?.other_bill_reason ?? '',
  };
}

/** Builds the request body; the bill follows once it has arrived. */
export const toExpenseInput = ({
  bill,
  amount,
  share_percent,
  other_bill_reason,
  ...rest
}: ExpenseValues): z.input<typeof ExpenseInput> => ({
  ...rest,
  amount: rupeesFromText(amount) ?? 0,
  other_bill_reason: other_bill_reason.trim() || null,
  share_percent: share_percent.trim() === '' ? Number.NaN : Number(share_percent),
});

/** Returns what is wrong, by field. An amount that cannot be read says how it can be written. */
export function expenseErrors(values: ExpenseValues): Record<string, string> {
  const read = readRupees(values.amount, 'Amount');
  return {
    ...inputErrors(ExpenseInput, toExpenseInput(values)),
    ...('error' in read && { amount: read.error }),
  };
}
