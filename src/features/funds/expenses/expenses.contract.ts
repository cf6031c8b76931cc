import { z } from 'zod';
import { Amount, PastDay } from '#features/funds/moves/money-fields.rules.ts';
import { IdParams, Instant, IsoDate, requiredLine, text, Uuid } from '#platform/contract/fields.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { megabytes } from '#platform/contract/files.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** The most expenses of one grant. */
export const EXPENSES_MAX = 20_000;
export const BILL_FILE = { maxBytes: megabytes(20), kinds: ['pdf', 'image'] } as const;

export const Expense = z.object({
  id: z.uuid(),
  grant_id: z.uuid(),
  head_id: z.uuid(),
  head_name: z.string(),
  spent_on: z.string(),
  payee: z.string(),
  /** Whole rupees of the whole bill. */
  amount: z.int(),
  /** Per cent of the bill that this grant pays, with two decimals at most. */
  share_percent: z.number(),
  /** Whole rupees that this grant pays. */
  charged: z.int(),
  /** The bill, to open at `/grants/{id}/expenses/{expenseId}/bill`; null without one. */
  bill: z.object({ name: z.string(), media_type: z.string(), byte_size: z.int() }).nullable(),
  /** Per cent of its bill that other expenses charge, of whichever grant; never of which. */
  charged_elsewhere_percent: z.number(),
  /** Why it is another bill than one that looks the same, in words of the NGO. */
  other_bill_reason: z.string().nullable(),
  /** The statement that shows it. */
  utilisation_id: z.uuid().nullable(),
  /** False once it is in a statement that was sent. */
  is_changeable: z.boolean(),
  /** Who owns what was bought, at the end of the grant; of capital heads. */
  asset_owner: z.string().nullable(),
  entered_by_name: z.string().nullable(),
  created_at: Instant,
  updated_at: Instant,
});
export type Expense = z.output<typeof Expense>;

const SHARE_WRONG = 'Share must be from 0.01 to 100 per cent, with two decimals at most';
const fields = {
  head_id: Uuid,
  spent_on: PastDay,
  payee: requiredLine(160, 'Payee', 'Please enter who was paid'),
  amount: Amount,
  share_percent: z
    .number(SHARE_WRONG)
    .min(0.01, SHARE_WRONG)
    .max(100, SHARE_WRONG)
    .refine((share) => Math.abs(share * 100 - Math.round(share * 100)) < 1e-9, SHARE_WRONG),
  /** A file of the collaboration, or an upload of the caller that has arrived. */
  bill_file_id: Uuid.nullish(),
  /** For a bill that looks like one that is charged already and is another one: why. The company reads it. */
  other_bill_reason: text(500, 'Reason').nullish(),
};

export const ExpenseInput = z.strictObject({ ...fields, share_percent: fields.share_percent.default(100) });
export type ExpenseInput = z.output<typeof ExpenseInput>;

/** Changes only the fields that are sent. */
export const ExpenseUpdate = z.strictObject(fields).partial();
export type ExpenseUpdate = z.output<typeof ExpenseUpdate>;

export const ExpensesQuery = PageQuery.extend({
  head_id: Uuid.optional(),
  from: IsoDate.optional(),
  to: IsoDate.optional(),
  search: text(100, 'Search').optional(),
});
export type ExpensesQuery = z.output<typeof ExpensesQuery>;

const ExpenseParams = z.strictObject({ id: Uuid, expenseId: Uuid });

export const createExpense = defineRoute({
  name: 'createExpense',
  method: 'POST',
  path: '/grants/:id/expenses',
  access: 'confirmed',
  act: 'spend',
  scope: 'collaborations:write',
  summary: 'The NGO enters what it paid, with the bill and the share that the grant pays',
  params: IdParams,
  body: ExpenseInput,
  response: Expense,
  status: 201,
});

export const listExpenses = defineRoute({
  name: 'listExpenses',
  method: 'GET',
  path: '/grants/:id/expenses',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  summary:
    'The expenses of a grant, newest first: all for the NGO, those in statements that were sent for the company',
  params: IdParams,
  query: ExpensesQuery,
  response: paged(Expense),
});

export const updateExpense = defineRoute({
  name: 'updateExpense',
  method: 'PATCH',
  path: '/grants/:id/expenses/:expenseId',
  access: 'confirmed',
  act: 'spend',
  scope: 'collaborations:write',
  summary: 'Changes an expense that is in no statement that was sent',
  params: ExpenseParams,
  body: ExpenseUpdate,
  response: Expense,
});

export const removeExpense = defineRoute({
  name: 'removeExpense',
  method: 'DELETE',
  path: '/grants/:id/expenses/:expenseId',
  access: 'confirmed',
  act: 'spend',
  scope: 'collaborations:write',
  summary: 'Deletes an expense that is in no statement that was sent',
  params: ExpenseParams,
  response: z.object({ id: Uuid }),
});

export const downloadBill = defineRoute({
  name: 'downloadBill',
  method: 'GET',
  path: '/grants/:id/expenses/:expenseId/bill',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  summary: 'The bill of an expense that the caller can read',
  params: ExpenseParams,
  response: FileResponse,
});
