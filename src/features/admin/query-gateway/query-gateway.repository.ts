import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { planEachTime } from '#platform/server/database/prepared/statement-options.ts';
import type { ReadPlan, RowTest } from './query-plan.rules.ts';
import type { ColumnType } from './reachable-tables.data.ts';

/** Rows of a table that the caller may read, as a select. */
export interface ReadableRows {
  rows: Expression<unknown>;
  /** Rows count only if `user_id` is the caller or one of these members. */
  ownedBy?: { caller: string; members: Expression<unknown> };
}

const SQL_TYPES: Partial<Record<ColumnType, RawBuilder<unknown>>> = {
  uuid: sql`uuid`,
  text: sql`text`,
  integer: sql`bigint`,
  decimal: sql`numeric`,
  boolean: sql`boolean`,
  instant: sql`timestamptz`,
  day: sql`date`,
};

const refOf = (column: string) => sql.ref(`t.${column}`);

function compare(test: RowTest): RawBuilder<unknown> {
  if ('parts' in test) {
    const word = test.kind === 'and' ? sql` and ` : sql` or `;
    return sql`(${sql.join(test.parts.map(compare), word)})`;
  }
  const { kind, column, type, value } = test;
  if (kind === 'matches') return sql`${refOf(column)} ilike ${value}::text`;
  // The wire has milliseconds, the database has microseconds.
  const stored = type === 'instant' ? sql`date_trunc('milliseconds', ${refOf(column)})` : refOf(column);
  return sql`${stored} = ${value}::${SQL_TYPES[type]}`;
}

/** Reads rows of a plan. Equal rows in its order are ordered by id, so that an answer is the same each time. */
export async function findRows(
  db: Db,
  { rows: source, ownedBy }: ReadableRows,
  { columns, where, order, limit }: Omit<ReadPlan, 'table'>,
): Promise<Record<string, unknown>[]> {
  const conditions = [
    ...(ownedBy
      ? [sql`(${refOf('user_id')} = ${ownedBy.caller}::uuid or ${refOf('user_id')} in (${ownedBy.members}))`]
      : []),
    ...(where ? [compare(where)] : []),
  ];
  const orders = [
    ...order.map(({ column, descending }) => sql`${refOf(column)} ${descending ? sql`desc` : sql`asc`}`),
    sql`${refOf('id')}`,
  ];
  const query = sql<Record<string, unknown>>`
    select ${sql.join(columns.map(refOf))} from (${source}) t
    where ${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}
    order by ${sql.join(orders)} limit ${limit}::int`;
  return (await planEachTime(db, query)).rows;
}
