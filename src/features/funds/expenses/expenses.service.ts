import { recordChange } from '#features/collaborations/changes/changes.service.ts';
import { SHOWING_STATES } from '#features/funds/grants/grant-moves.rules.ts';
import { findHeadForUpdate } from '#features/funds/grants/grants.repository.ts';
import {
  type GrantOfCaller,
  notPossible,
  readGrant,
  shareGrant,
} from '#features/funds/parties/standing.service.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { paginationOf } from '#platform/contract/paging.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import { areLikelySame } from './bill-likeness.rules.ts';
import { type SentBill, withBill } from './bills.service.ts';
import {
  EXPENSES_MAX,
  type Expense,
  type ExpenseInput,
  type ExpensesQuery,
  type ExpenseUpdate,
} from './expenses.contract.ts';
import * as expenses from './expenses.repository.ts';

interface ExpensePath {
  id: string;
  expenseId: string;
}

/** Hundredths of a per cent in one per cent, and in the whole. */
const BP = 100;
const WHOLE_BP = 10_000;

const asRead = ({
  share_bp,
  elsewhere_bp,
  bill_id,
  bill_name,
  media_type,
  byte_size,
  ...row
}: expenses.ExpenseRow): Expense => ({
  ...row,
  share_percent: share_bp / BP,
  charged_elsewhere_percent: elsewhere_bp / BP,
  bill: bill_id && bill_name && media_type && byte_size ? { name: bill_name, media_type, byte_size } : null,
});

const viewerOf = (grant: GrantOfCaller) => ({
  grantId: grant.id,
  onlySent: grant.own_side === 'funder',
});

/** @throws AppError GRANT_NOT_FOUND. */
export async function listExpenses(ctx: MemberContext, grantId: string, query: ExpensesQuery) {
  const grant = await readGrant(ctx, grantId);
  const { records, total } = await expenses.findExpenses(ctx.db, viewerOf(grant), query);
  return { records: records.map(asRead), pagination: paginationOf(query, total) };
}

/** Whole rupees that a grant pays of a bill; part of a rupee is not charged. */
const chargedOf = (amount: number, shareBp: number) =>
  Number((BigInt(amount) * BigInt(shareBp)) / BigInt(WHOLE_BP));

/** Locks the head and says how much it has left. @throws AppError VALIDATION_FAILED naming `head_id`, BEYOND_BUDGET. */
async function requireHead(ctx: MemberContext, grantId: string, headId: string, more: number): Promise<void> {
  const head = await findHeadForUpdate(ctx.db, grantId, headId);
  if (!head) throw validationError({ head_id: 'Please select a head of this grant' });
  const left = head.amount + head.reallocated - head.charged;
  if (more <= left) return;
  throw new AppError('BEYOND_BUDGET', {
    message: `The head “${head.name}” has ${formatRupees(left)} left.`,
    details: { left },
  });
}

/** @throws AppError BILL_CHARGED_ELSEWHERE, with the share that is left. */
function requireShare(charged: number, share: number, isLikely: boolean): void {
  if (charged + share <= WHOLE_BP) return;
  const left = (WHOLE_BP - charged) / BP;
  const taken =
    left === 0
      ? 'is charged in full already.'
      : `is charged for ${charged / BP} % already: ${left} % is left.`;
  throw new AppError('BILL_CHARGED_ELSEWHERE', {
    message: isLikely
      ? `This looks like a bill that ${taken} If it is another one, say why.`
      : `This bill ${taken}`,
    details: { share_left: left, ...(isLikely && { is_likely: true }) },
  });
}

function requireCharge(charged: number): void {
  if (charged === 0) throw validationError({ share_percent: 'This share of the bill is less than ₹1' });
}

function requirePast(ctx: MemberContext, day: string): void {
  if (day > dayInIndia(ctx.now)) throw validationError({ spent_on: 'This day is still to come' });
}

const needs = { side: 'agency', right: 'spend' } as const;

/** @throws AppError as `shareGrant`, MOVE_NOT_POSSIBLE. */
async function openGrant(ctx: MemberContext, id: string): Promise<GrantOfCaller> {
  const grant = await shareGrant(ctx, id, needs);
  if (!SHOWING_STATES.includes(grant.state)) throw notPossible('grant', grant.state);
  return grant;
}

interface Charge {
  /** Hundredths of a per cent that the expense charges. */
  share: number;
  facts: { spent_on: string; payee: string; amount: number };
  /** Why it is another bill than one that looks the same. */
  otherBill: string | null | undefined;
  /** The expense as it is now, for a change. */
  own?: { id: string; bill_id: string | null; share_bp: number };
}

/** Refuses a share that a bill has no more. @throws AppError BILL_CHARGED_ELSEWHERE, with the share that is left. */
function requireLeft(
  { id, charged_bp }: { id: string; charged_bp: number },
  { share, own }: Charge,
  isLikely: boolean,
): void {
  requireShare(charged_bp - (own?.bill_id === id ? own.share_bp : 0), share, isLikely);
}

/** Finds a bill with other bytes that is likely the same as this one: by its picture, and by day, payee and amount. */
async function findLikelySame(
  ctx: MemberContext,
  agencyId: NonNullable<GrantOfCaller['agency_id']>,
  picture: Buffer | null,
  { facts, own }: Charge,
): Promise<string | undefined> {
  const { payee_key, alike } = await expenses.findAlike(ctx.db, agencyId, facts, own?.id ?? null);
  const { spent_on, amount } = facts;
  return alike
    .filter((one) => one.bill_id !== own?.bill_id)
    .find((one) => areLikelySame({ spent_on, amount, payee_key, picture }, one))?.bill_id;
}

/**
 * Says which bill an expense charges: one with the same bytes, one that is likely the same, or the one that was sent; and checks that
 * its share is left. @throws AppError BILL_CHARGED_ELSEWHERE.
 */
async function chargeBill(
  ctx: MemberContext,
  { agency_id }: GrantOfCaller,
  bill: SentBill | null,
  charge: Charge,
): Promise<string | null> {
  if (!bill || !agency_id) return null;
  const known = await bill.find(ctx, agency_id);
  if (known) {
    requireLeft(known, charge, false);
    await bill.drop(ctx);
    return known.id;
  }
  const likely = charge.otherBill ? undefined : await findLikelySame(ctx, agency_id, bill.picture, charge);
  if (!likely) return (await bill.keep(ctx, agency_id)).id;
  requireLeft(await expenses.lockBill(ctx.db, likely), charge, true);
  await bill.drop(ctx);
  return likely;
}

/** The same for an expense whose bill stays, and of which something else changes. */
async function chargeSameBill(
  ctx: MemberContext,
  { agency_id }: GrantOfCaller,
  charge: Charge,
): Promise<string | null> {
  const billId = charge.own?.bill_id ?? null;
  if (billId === null || !agency_id || charge.otherBill) return billId;
  const picture = await expenses.findPicture(ctx.db, billId);
  const likely = await findLikelySame(ctx, agency_id, picture, charge);
  if (!likely) return billId;
  requireLeft(await expenses.lockBill(ctx.db, likely), charge, true);
  return likely;
}

const tell = (
  ctx: MemberContext,
  grant: GrantOfCaller,
  { id, payee, charged }: Pick<Expense, 'id' | 'payee' | 'charged'>,
  what: 'added' | 'changed' | 'removed',
) =>
  recordChange(ctx, {
    collaborationId: grant.collaboration_id,
    noun: 'expense',
    subject: { id, label: payee },
    what,
    to: charged,
  });

/**
 * Enters what the NGO paid. A bill is charged once over all its grants.
 * @throws AppError GRANT_NOT_FOUND, FUNDS_ROLE_FORBIDS, OTHER_SIDE, COLLABORATION_ARCHIVED, MOVE_NOT_POSSIBLE, BEYOND_BUDGET,
 *   BILL_CHARGED_ELSEWHERE, LIMIT_REACHED; VALIDATION_FAILED naming the field; those of a file that is no bill.
 */
export async function createExpense(
  ctx: MemberContext,
  grantId: string,
  { share_percent, bill_file_id, other_bill_reason, ...input }: ExpenseInput,
): Promise<Expense> {
  const { collaboration_id } = await readGrant(ctx, grantId);
  requirePast(ctx, input.spent_on);
  const share_bp = Math.round(share_percent * BP);
  const charged = chargedOf(input.amount, share_bp);
  requireCharge(charged);
  return withBill(ctx, collaboration_id, bill_file_id, (bill) =>
    transact(ctx, async (ctx) => {
      const grant = await openGrant(ctx, grantId);
      if (await expenses.hasExpenses(ctx.db, grantId, EXPENSES_MAX)) {
        throw new AppError('LIMIT_REACHED', {
          message: `This grant has ${EXPENSES_MAX.toLocaleString('en-IN')} expenses, the maximum.`,
        });
      }
      await requireHead(ctx, grantId, input.head_id, charged);
      const charge = { share: share_bp, facts: input, otherBill: other_bill_reason };
      const bill_id = await chargeBill(ctx, grant, bill, charge);
      const id = newId();
      await expenses.insertExpense(ctx.db, {
        ...input,
        id,
        grant_id: grantId,
        share_bp,
        bill_id,
        other_bill_reason: other_bill_reason || null,
        entered_by: ctx.actor.accountId,
        created_at: ctx.now,
        updated_at: ctx.now,
      });
      const expense = await findOne(ctx, grant, id);
      await tell(ctx, grant, expense, 'added');
      return expense;
    }),
  );
}

/** @throws AppError EXPENSE_NOT_FOUND. */
async function findOne(ctx: MemberContext, grant: GrantOfCaller, id: string): Promise<Expense> {
  const row = await expenses.findExpense(ctx.db, viewerOf(grant), id);
  if (!row) throw new AppError('EXPENSE_NOT_FOUND');
  return asRead(row);
}

/** Locks an expense that can be changed. @throws AppError EXPENSE_NOT_FOUND, EXPENSE_REPORTED. */
async function lockExpense(ctx: MemberContext, { id, expenseId }: ExpensePath) {
  const row = await expenses.findExpenseForUpdate(ctx.db, id, expenseId);
  if (!row) throw new AppError('EXPENSE_NOT_FOUND');
  if (!row.is_changeable) throw new AppError('EXPENSE_REPORTED');
  return row;
}

/**
 * Changes an expense that is in no statement that was sent.
 * @throws AppError as `createExpense`; EXPENSE_NOT_FOUND, EXPENSE_REPORTED.
 */
export async function updateExpense(
  ctx: MemberContext,
  path: ExpensePath,
  { share_percent, bill_file_id, other_bill_reason, ...sent }: ExpenseUpdate,
): Promise<Expense> {
  const { collaboration_id } = await readGrant(ctx, path.id);
  if (sent.spent_on) requirePast(ctx, sent.spent_on);
  return withBill(ctx, collaboration_id, bill_file_id, (bill) =>
    transact(ctx, async (ctx) => {
      const grant = await openGrant(ctx, path.id);
      const row = await lockExpense(ctx, path);
      const next = {
        head_id: sent.head_id ?? row.head_id,
        spent_on: sent.spent_on ?? row.spent_on,
        payee: sent.payee ?? row.payee,
        amount: sent.amount ?? row.amount,
        share_bp: share_percent === undefined ? row.share_bp : Math.round(share_percent * BP),
      };
      const charged = chargedOf(next.amount, next.share_bp);
      requireCharge(charged);
      const stays = next.head_id === row.head_id ? row.charged : 0;
      await requireHead(ctx, path.id, next.head_id, charged - stays);
      const otherBill = other_bill_reason === undefined ? row.other_bill_reason : other_bill_reason || null;
      const charge = { share: next.share_bp, facts: next, otherBill, own: row };
      const bill_id =
        bill_file_id === undefined
          ? await chargeSameBill(ctx, grant, charge)
          : await chargeBill(ctx, grant, bill, charge);
      const stored = { ...next, bill_id, other_bill_reason: otherBill, updated_at: ctx.now };
      await expenses.updateExpense(ctx.db, row.id, stored);
      const expense = await findOne(ctx, grant, row.id);
      await tell(ctx, grant, expense, 'changed');
      return expense;
    }),
  );
}

/**
 * Deletes an expense that is in no statement that was sent.
 * @throws AppError GRANT_NOT_FOUND, FUNDS_ROLE_FORBIDS, OTHER_SIDE, COLLABORATION_ARCHIVED, EXPENSE_NOT_FOUND, EXPENSE_REPORTED.
 */
export function removeExpense(ctx: MemberContext, path: ExpensePath): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    const grant = await openGrant(ctx, path.id);
    const row = await lockExpense(ctx, path);
    await expenses.deleteExpense(ctx.db, row.id);
    await tell(ctx, grant, row, 'removed');
    return { id: row.id };
  });
}

/** @throws AppError GRANT_NOT_FOUND, EXPENSE_NOT_FOUND, FILE_NOT_FOUND. */
export async function downloadBill(ctx: MemberContext, { id, expenseId }: ExpensePath): Promise<FileToSend> {
  const grant = await readGrant(ctx, id);
  const row = await expenses.findExpense(ctx.db, viewerOf(grant), expenseId);
  if (!row) throw new AppError('EXPENSE_NOT_FOUND');
  const file = row.bill_id ? await expenses.findBillFile(ctx.db, row.bill_id) : undefined;
  const content = file && (await ctx.files.read(file.file_name));
  if (!file || !content) throw new AppError('FILE_NOT_FOUND');
  return {
    content,
    mediaType: file.media_type,
    byteSize: file.byte_size,
    name: file.original_name,
  };
}
