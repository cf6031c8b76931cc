import { type Insertable, sql, type Updateable } from 'kysely';
import type { LawRow, Scenario } from '#features/compliance/engine/law.rules.ts';
import { columns, columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import type { CsrLawChanges, CsrLawRules } from '#platform/server/database/schema.generated.ts';

const ROW = columns('id rule_id name value unit valid_from valid_to basis source url mark scenario');
const CHANGE = columnsOf(
  'c',
  'id kind new_row row_id last_day reason state proposed_by proposed_at decided_by decided_at',
);

interface Page {
  page: number;
  pageSize: number;
}

/** Finds one page of all rows; `total` counts all. */
export async function findRowsPage(db: Db, { page, pageSize }: Page) {
  const [records, { total }] = await Promise.all([
    db
      .selectFrom('csr_law_rules')
      .select(ROW)
      .orderBy('rule_id')
      .orderBy('scenario')
      .orderBy('valid_from')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    db.selectFrom('csr_law_rules').select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { records, total };
}

export const findRow = (db: Db, id: string) =>
  db.selectFrom('csr_law_rules').select(ROW).where('id', '=', id).executeTakeFirst();

/** Finds the rows of one rule in a scenario and holds them, so that of two changes at once one comes after the other. */
export const lockRowsOf = (db: Db, ruleId: string, scenario: Scenario) =>
  db
    .selectFrom('csr_law_rules')
    .select(ROW)
    .where('rule_id', '=', ruleId)
    .where('scenario', '=', scenario)
    .orderBy('valid_from')
    .forUpdate()
    .execute();

/** Finds the rows of one rule, of the law and of Bills. */
export const findRowsOf = (db: Db, ruleId: string) =>
  db.selectFrom('csr_law_rules').select(ROW).where('rule_id', '=', ruleId).execute();

/** @throws AppError LAW_ROWS_OVERLAP for a row that begins on the same day. */
export async function insertRow(db: Db, row: Insertable<CsrLawRules>): Promise<void> {
  await mapConstraints({ csr_law_rules_one_row: 'LAW_ROWS_OVERLAP' }, () =>
    db.insertInto('csr_law_rules').values(row).execute(),
  );
}

/** Sets the last day of a row. */
export async function endRow(db: Db, id: string, lastDay: string): Promise<void> {
  await db.updateTable('csr_law_rules').set({ valid_to: lastDay }).where('id', '=', id).execute();
}

const changes = (db: Db) =>
  db
    .selectFrom('csr_law_changes as c')
    .leftJoin('accounts as p', 'p.id', 'c.proposed_by')
    .leftJoin('accounts as d', 'd.id', 'c.decided_by')
    .leftJoin('csr_law_rules as r', 'r.id', 'c.row_id')
    .select(CHANGE)
    .select(sql<string | null>`coalesce(p.person_name, p.email)`.as('proposer_name'))
    .select(sql<string | null>`coalesce(d.person_name, d.email)`.as('decider_name'))
    .select(
      sql<LawRow | null>`case when r.id is not null then to_jsonb(r) - 'id' - 'created_at' end`.as(
        'ended_row',
      ),
    );
export type LawChangeRow = Awaited<ReturnType<ReturnType<typeof changes>['execute']>>[number];

/** Finds one page of the changes, newest first; `total` counts all. */
export async function findChangesPage(db: Db, { page, pageSize }: Page) {
  const [records, { total }] = await Promise.all([
    changes(db)
      .orderBy('c.proposed_at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    db.selectFrom('csr_law_changes').select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { records, total };
}

export const findChange = (db: Db, id: string) => changes(db).where('c.id', '=', id).executeTakeFirst();

/** Finds a change and holds it, so that one decision counts. */
export const lockChange = (db: Db, id: string) =>
  db.selectFrom('csr_law_changes as c').select(CHANGE).where('c.id', '=', id).forUpdate().executeTakeFirst();

export async function insertChange(db: Db, change: Insertable<CsrLawChanges>): Promise<void> {
  await db.insertInto('csr_law_changes').values(change).execute();
}

export async function updateChange(db: Db, id: string, values: Updateable<CsrLawChanges>): Promise<void> {
  await db.updateTable('csr_law_changes').set(values).where('id', '=', id).execute();
}
