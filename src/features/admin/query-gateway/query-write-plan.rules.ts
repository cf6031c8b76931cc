import type { Condition, Name, WriteStatement } from './query-grammar.rules.ts';
import { planColumns, planWhere, type RowTest, sentValue, tableNamed } from './query-plan.rules.ts';
import { refusal } from './query-refusal.rules.ts';
import { REACHABLE_TABLES, type TableName } from './reachable-tables.data.ts';

/** A value for a column on which the server decides. */
interface GivenValue {
  column: string;
  at: number;
  value: unknown;
}

/** A statement that writes, with names that exist. The service of the typed route checks the values. */
export interface WritePlan {
  kind: WriteStatement['kind'];
  table: TableName;
  /** By column, as the body of the typed route has them. */
  values: Record<string, unknown>;
  /** Values that must be the id of the caller. */
  ofCaller: GivenValue[];
  /** Values that must be those of the row. */
  kept: GivenValue[];
  where: RowTest | undefined;
  /** Undefined if the answer has no rows. */
  returning: string[] | undefined;
}

const VERBS = { insert: 'inserted', update: 'changed', delete: 'deleted' };

function writableColumns({ kind, at }: WriteStatement, table: TableName): readonly string[] {
  const { writes } = REACHABLE_TABLES[table];
  const columns = kind === 'delete' ? [] : writes[kind];
  if (kind === 'delete' ? !writes.delete : columns.length === 0) {
    throw refusal(at, `Rows of ${table} cannot be ${VERBS[kind]} here.`);
  }
  return columns;
}

/** True if every row that the condition lets through has this one id. */
function namesOneRow(condition: Condition | undefined): boolean {
  if (!condition) return false;
  if (condition.kind === 'and') return condition.parts.some(namesOneRow);
  return condition.kind === 'equals' && condition.column.name === 'id';
}

function addGiven(plan: WritePlan, { name, at }: Name, value: unknown): void {
  const given: Record<string, 'caller' | 'kept' | 'server' | { constant: string | number }> =
    REACHABLE_TABLES[plan.table].writes.given;
  const rule = Object.hasOwn(given, name) ? given[name] : undefined;
  if (!rule) throw refusal(at, `The column ${name} of ${plan.table} cannot be written here.`);
  const one = { column: name, at, value };
  if (rule === 'caller') plan.ofCaller.push(one);
  else if (rule === 'kept' && plan.kind === 'update') plan.kept.push(one);
  else if (typeof rule === 'object' && value !== rule.constant) {
    throw refusal(at, `A new row has the ${name} ${rule.constant}.`);
  }
}

/**
 * Checks a statement that writes: the table, its columns, and that it names one row.
 * @throws AppError VALIDATION_FAILED with the place.
 */
export function planWrite(statement: WriteStatement, params: unknown[]): WritePlan {
  const { kind, at } = statement;
  const table = tableNamed(statement.table);
  const columns = writableColumns(statement, table);
  if (kind !== 'insert' && !namesOneRow(statement.where)) {
    throw refusal(at, `A statement that writes names its row: "where id = $1".`);
  }
  const plan: WritePlan = {
    kind,
    table,
    values: {},
    ofCaller: [],
    kept: [],
    where: planWhere(table, statement.where, params),
    returning: statement.returning && planColumns(table, statement.returning),
  };
  for (const { column, value } of statement.values) {
    const sent = sentValue(value, params);
    if (columns.includes(column.name)) plan.values[column.name] = sent;
    else addGiven(plan, column, sent);
  }
  return plan;
}
