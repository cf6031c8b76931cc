import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { ProfileId } from '#platform/contract/people/ids.ts';
import { columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import { contains } from '#platform/server/database/containing.ts';
import { hasAsMany } from '#platform/server/database/member-counts.ts';
import type { ExpenseBills, GrantExpenses } from '#platform/server/database/schema.generated.ts';
import type { ExpensesQuery } from './expenses.contract.ts';

const COLUMNS = columnsOf(
  'e',
  `
  id grant_id head_id spent_on payee amount share_bp charged bill_id utilisation_id asset_owner other_bill_reason
  created_at updated_at
`,
);
const IS_CHANGEABLE = sql<boolean>`(u.state is null or u.state not in ('sent', 'accepted'))`.as(
  'is_changeable',
);

const expenses = (db: Db, grantId: string) =>
  db
    .selectFrom('grant_expenses as e')
    .innerJoin('grant_heads as h', 'h.id', 'e.head_id')
    .innerJoin('grants as g', 'g.id', 'e.grant_id')
    .leftJoin('utilisations as u', 'u.id', 'e.utilisation_id')
    .leftJoin('expense_bills as b', 'b.id', 'e.bill_id')
    .leftJoin('files as f', 'f.name', 'b.file_name')
    .select(COLUMNS)
    .select(['h.name as head_name', 'b.original_name as bill_name', 'f.media_type', 'f.byte_size'])
    .select(sql<number>`coalesce(b.charged_bp - e.share_bp, 0)`.as('elsewhere_bp'))
    .select([IS_CHANGEABLE, sql<string | null>`acting_name(e.entered_by, g.agency_id)`.as('entered_by_name')])
    .where('e.grant_id', '=', grantId);
export type ExpenseRow = NonNullable<Awaited<ReturnType<typeof findExpense>>>;

/** The company reads what was shown to it: expenses in statements that were sent. */
const WAS_SENT = sql<SqlBool>`exists (select from utilisation_rounds sent where sent.utilisation_id = e.utilisation_id)`;

interface Viewer {
  grantId: string;
  /** Only those that were shown to the company. */
  onlySent: boolean;
}

export const findExpense = (db: Db, { grantId, onlySent }: Viewer, id: string) =>
  expenses(db, grantId)
    .$if(onlySent, (some) => some.where(WAS_SENT))
    .where('e.id', '=', id)
    .executeTakeFirst();

/** Finds an expense and locks it. */
export const findExpenseForUpdate = (db: Db, grantId: string, id: string) =>
  expenses(db, grantId).where('e.id', '=', id).forUpdate('e').executeTakeFirst();

/** Finds one page of the expenses that pass the filters, newest first; `total` counts all. */
export async function findExpenses(
  db: Db,
  { grantId, onlySent }: Viewer,
  { page, pageSize, head_id, from, to, search }: ExpensesQuery,
) {
  const conditions = [
    sql<SqlBool>`e.grant_id = ${grantId}`,
    ...(onlySent ? [WAS_SENT] : []),
    ...(head_id ? [sql<SqlBool>`e.head_id = ${head_id}`] : []),
    ...(from ? [sql<SqlBool>`e.spent_on >= ${from}`] : []),
    ...(to ? [sql<SqlBool>`e.spent_on <= ${to}`] : []),
    ...(search ? [contains(sql.ref('e.payee'), search)] : []),
  ];
  const [records, { total }] = await Promise.all([
    expenses(db, grantId)
      .where((eb) => eb.and(conditions))
      .orderBy('e.spent_on', 'desc')
      .orderBy('e.id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    db
      .selectFrom('grant_expenses as e')
      .select(sql<number>`count(*)::int`.as('total'))
      .where((eb) => eb.and(conditions))
      .executeTakeFirstOrThrow(),
  ]);
  return { records, total };
}

/** Returns true if the grant already has `max` expenses. */
export const hasExpenses = (db: Db, grantId: string, max: number) =>
  hasAsMany(db, { table: 'grant_expenses', column: 'grant_id' }, grantId, max);

const MEANINGS = {
  grant_heads_within_budget: 'BEYOND_BUDGET',
  expense_bills_charged_once: 'BILL_CHARGED_ELSEWHERE',
  grant_expenses_reported: 'EXPENSE_REPORTED',
} as const;

/** @throws AppError BEYOND_BUDGET, BILL_CHARGED_ELSEWHERE. */
export async function insertExpense(db: Db, expense: Insertable<GrantExpenses>): Promise<void> {
  await mapConstraints(MEANINGS, () => db.insertInto('grant_expenses').values(expense).execute());
}

/** @throws AppError BEYOND_BUDGET, BILL_CHARGED_ELSEWHERE, EXPENSE_REPORTED. */
export async function updateExpense(db: Db, id: string, changes: Updateable<GrantExpenses>): Promise<void> {
  await mapConstraints(MEANINGS, () =>
    db.updateTable('grant_expenses').set(changes).where('id', '=', id).execute(),
  );
}

/** @throws AppError EXPENSE_REPORTED. */
export async function deleteExpense(db: Db, id: string): Promise<void> {
  await mapConstraints(MEANINGS, () => db.deleteFrom('grant_expenses').where('id', '=', id).execute());
}

/** Finds the bill of an NGO with this fingerprint, and locks it against other expenses. */
export const findBillForUpdate = (db: Db, agencyId: ProfileId, fingerprint: Buffer) =>
  db
    .selectFrom('expense_bills')
    .select(['id', 'charged_bp'])
    .where('agency_id', '=', agencyId)
    .where('fingerprint', '=', fingerprint)
    .forUpdate()
    .executeTakeFirst();

/** What is typed of a bill. */
interface TypedFacts {
  spent_on: string;
  payee: string;
  amount: number;
}

/** Most bills that are compared with a new one. */
const ALIKE_MAX = 500;

/**
 * Finds the bills of an NGO, over all its grants, of expenses with the same amount, or the same day and payee, and how the database
 * compares the payee. Holds others that look for the same NGO, until the transaction ends: of two at once one sees the other.
 */
export async function findAlike(
  db: Db,
  agencyId: ProfileId,
  { spent_on, payee, amount }: TypedFacts,
  besides: string | null,
) {
  await sql`select pg_advisory_xact_lock(hashtextextended('bills ' || ${agencyId}, 0))`.execute(db);
  const {
    rows: [key],
  } = await sql<{ payee_key: string }>`select payee_key(${payee}) as payee_key`.execute(db);
  const { rows } = await sql<{
    bill_id: string;
    spent_on: string;
    payee_key: string;
    amount: number;
    picture: Buffer | null;
  }>`
    select e.bill_id, e.spent_on::text, e.payee_key, e.amount, b.picture
    from grant_expenses e
    join grants g on g.id = e.grant_id
    join expense_bills b on b.id = e.bill_id
    where g.agency_id = ${agencyId} and e.id is distinct from ${besides}::uuid
      and (e.amount = ${amount} or (e.spent_on = ${spent_on}::date and e.payee_key = payee_key(${payee})))
    order by e.created_at desc limit ${ALIKE_MAX}`.execute(db);
  return { payee_key: key?.payee_key ?? '', alike: rows };
}

/** Locks a bill, and finds the hundredths of a per cent that expenses charge of it. */
export const lockBill = (db: Db, id: string) =>
  db
    .selectFrom('expense_bills')
    .select(['id', 'charged_bp'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Finds the picture of a bill; null of another file. */
export const findPicture = async (db: Db, id: string): Promise<Buffer | null> =>
  (await db.selectFrom('expense_bills').select('picture').where('id', '=', id).executeTakeFirst())?.picture ??
  null;

/** Stores a bill unless another request has stored the same one meanwhile. @returns true if it did. */
export async function insertBill(db: Db, bill: Insertable<ExpenseBills>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('expense_bills')
    .values(bill)
    .onConflict((conflict) => conflict.columns(['agency_id', 'fingerprint']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Finds the stored bill of an expense. */
export const findBillFile = (db: Db, id: string) =>
  db
    .selectFrom('expense_bills as b')
    .innerJoin('files as f', 'f.name', 'b.file_name')
    .select(['f.name as file_name', 'b.original_name', 'f.media_type', 'f.byte_size'])
    .where('b.id', '=', id)
    .executeTakeFirst();

/** Finds the newest version of a file of a collaboration. */
export const findWorkspaceFile = (db: Db, collaborationId: string, fileId: string) =>
  db
    .selectFrom('collaboration_files as w')
    .innerJoin('collaboration_file_versions as v', (join) =>
      join.onRef('v.file_id', '=', 'w.id').onRef('v.number', '=', 'w.versions'),
    )
    .innerJoin('files as f', 'f.name', 'v.stored_name')
    .select(['v.stored_name', 'v.original_name', 'f.media_type', 'f.byte_size'])
    .where('w.collaboration_id', '=', collaborationId)
    .where('w.id', '=', fileId)
    .executeTakeFirst();
